import { isAlnum } from './chars.js';
import { MAX_MARKER, markerEnd } from './marker.js';

/**
 * The text under the scanners, read one code unit at a time.
 *
 * Every scanner reads ahead through `at`, so that `hitEnd` tells whether a decision could still change when
 * more text arrives: that is what makes the stream and the whole-text scan one engine.
 */
export class Source {
  /** Whether something was asked that lies behind the last code unit. */
  hitEnd = false;
  /** Whether no more text will come. */
  isFinal = false;
  /** No scanner looks left of this offset: the end of the last secret or marker. */
  floor = 0;

  /** The last answer of `nextDash`, and from where on it holds. */
  private dash = -1;
  private dashFrom = 0;

  constructor(
    public text: string,
    private readonly labels: ReadonlySet<string>,
    public seams: readonly number[],
  ) {}

  /** Begins with a text that may have changed; `isFinal` when no more of it will come. */
  begin(isFinal: boolean): void {
    this.isFinal = isFinal;
    this.dash = -1;
  }

  /** Where the next `-` stands, or infinity; looked for once for all the offsets before it. */
  nextDash(from: number): number {
    if (from < this.dashFrom || from > this.dash) {
      const at = this.text.indexOf('-', from);
      this.dash = at < 0 ? Number.POSITIVE_INFINITY : at;
      this.dashFrom = from;
    }
    return this.dash;
  }

  /** The code unit at an offset, or -1 outside the text. */
  at(offset: number): number {
    if (offset < this.text.length) return offset < 0 ? -1 : this.text.charCodeAt(offset);
    this.hitEnd = true;
    return -1;
  }

  /** The code unit before an offset, or -1 at the floor (a secret ends there, or the text begins). */
  before(offset: number): number {
    return offset > this.floor ? this.text.charCodeAt(offset - 1) : -1;
  }

  /** What stands before an offset, at most so many characters and not beyond the floor; on to `end`. */
  behind(offset: number, width: number, end: number = offset): string {
    return this.text.slice(Math.max(this.floor, offset - width), end);
  }

  /** What stands from an offset on, so many characters where there are as many. */
  ahead(offset: number, width: number): string {
    this.at(offset + width);
    return this.text.slice(offset, offset + width);
  }

  /** The text of a word, a value or a key. */
  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.text.slice(start, end);
  }

  /** Whether `literal` stands at an offset. */
  has(literal: string, offset: number): boolean {
    if (offset + literal.length > this.text.length) {
      this.hitEnd ||= literal.startsWith(this.text.slice(offset));
      return false;
    }
    return this.text.startsWith(literal, offset);
  }

  /** Whether `literal`, given in lower case, stands at an offset in any case. */
  hasFolded(literal: string, offset: number): boolean {
    for (let i = 0; i < literal.length; i++) {
      const c = this.at(offset + i);
      const wanted = literal.charCodeAt(i);
      if (c !== wanted && !(c < 91 && c >= 65 && c + 32 === wanted) && foldWide(c) !== wanted) return false;
    }
    return true;
  }

  /** Where the marker that starts at an offset ends, or -1. */
  marker(offset: number): number {
    const c = this.at(offset);
    if (c !== 91 && c !== 37) return -1;
    const end = markerEnd(this.text, offset, this.labels);
    if (end < 0 && offset + MAX_MARKER > this.text.length)
      this.hitEnd ||= couldBeMarker(this.text.slice(offset));
    return end;
  }

  /** Whether a token may start at an offset: nothing that reads as one word with it stands before. */
  isStart(offset: number): boolean {
    const c = this.before(offset);
    if (!isAlnum(c)) return true;
    return this.isSeam(offset) || isEscapeEnd(this, offset);
  }

  /** Whether colour codes were taken out at this offset. */
  isSeam(offset: number): boolean {
    return this.seams.length > 0 && this.seams.includes(offset);
  }
}

/** The letter of an escape (`\n`, `\t`, `\u0026`, `%3D`) is no part of the word that follows it. */
export function isEscapeEnd(source: Source, offset: number): boolean {
  const last = source.before(offset);
  if (source.before(offset - 1) === 92) return last === 110 || last === 114 || last === 116;
  if (source.before(offset - 2) === 37) return true;
  return source.before(offset - 5) === 92 && source.before(offset - 4) === 117;
}

function couldBeMarker(tail: string): boolean {
  return /^(?:\[|%5B)/.test(tail) ? PARTIAL.test(tail) : '%5B'.startsWith(tail);
}

const PARTIAL =
  /^(?:\[(?:R(?:E(?:D(?:A(?:C(?:T(?:E(?:D(?::[A-Z0-9_]*)?)?)?)?)?)?)?)?)?|%5B(?:R(?:E(?:D(?:A(?:C(?:T(?:E(?:D(?:%(?:3(?:A[A-Z0-9_]*(?:%(?:5D?)?)?)?)?)?)?)?)?)?)?)?)?)?)$/;

function foldWide(c: number): number {
  return c >= 0xc0 && c < 0x530 ? String.fromCharCode(c).toLowerCase().charCodeAt(0) : c;
}
