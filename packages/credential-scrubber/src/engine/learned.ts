import { trigram } from './anchors.js';
import { isAlnum } from './chars.js';
import type { Engine } from './engine.js';
import { isGivenName } from './public-value.js';
import type { Span } from './scanner.js';
import type { Source } from './source.js';
import { STRENGTH, shapeOf } from './value.js';
import { viewOf } from './view.js';

/** The most learned values kept in one pass. */
const MOST = 256;
const LONGEST = 512;
const SHORTEST = 8;
const STEM = 6;

interface Learned {
  readonly value: string;
  readonly label: string;
  /** A known secret is taken out wherever it stands, a learned value only as a whole token. */
  readonly anywhere: boolean;
}

const SMALL = 0x1ff;
const WHOLE = 0x7fff;
/** With more values than this, one pass over the text for all of them is cheaper than a search for each. */
const FEW = 16;

/** The values to take out wherever they stand again, found through the same table as the anchors. */
export class LearnedValues {
  /**
   * One bit for each hash of three characters that a value starts with; `undefined` while there is no value. Of a few values
   * only the low bits of the hash count: 64 bytes are made at once, while 4 KB cost more than the rest of a find.
   */
  bits: Uint32Array | undefined;
  /** The bits of a hash that count. */
  mask: number = SMALL;
  private readonly values = new Set<string>();
  /** The values by their first characters; made with the first one, since most texts have none. */
  private stems: Map<string, Learned[]> | undefined;
  private kept = 0;

  constructor(private readonly engine: Engine) {
    for (const value of engine.knownSecrets)
      this.insert({ value: viewOf(value).text, label: 'SECRET', anywhere: true });
  }

  /** Whether there is anything to look for. */
  get isEmpty(): boolean {
    return this.values.size === 0;
  }

  /** How many values there are. */
  get size(): number {
    return this.values.size;
  }

  /** Whether a value starts with three characters of this hash. */
  mayBegin(hash: number): boolean {
    return this.bits !== undefined && (((this.bits[(hash & this.mask) >> 5] ?? 0) >>> (hash & 31)) & 1) !== 0;
  }

  /** The places of learned values outside the spans found already. */
  sweep(source: Source, spans: readonly Span[]): readonly Span[] {
    const found: Span[] = [];
    const { text } = source;
    if (this.bits === undefined || !this.standsElsewhere(text, spans)) return found;
    source.floor = 0;
    let at = 0;
    let hash = 0;
    for (let i = 0; i < text.length; i++) {
      hash = ((hash << 5) | (text.charCodeAt(i) & 31)) & 0x7fff;
      if (!this.mayBegin(hash) || i < 2) continue;
      const start = i - 2;
      while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
      const next = spans[at];
      if (next !== undefined && next.start <= start) continue;
      const span = this.match(source, start);
      if (span === undefined || (next !== undefined && next.start < span.end)) continue;
      found.push(span);
      i = span.end - 1;
    }
    return found;
  }

  /** Whether one of a few values stands anywhere but where it was found. Most do not, and `indexOf` says so at once. */
  private standsElsewhere(text: string, spans: readonly Span[]): boolean {
    if (this.values.size > FEW) return true;
    for (const value of this.values) {
      let at = 0;
      for (let i = text.indexOf(value); i >= 0; i = text.indexOf(value, spans[at]?.end)) {
        while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= i) at++;
        if ((spans[at]?.start ?? Number.POSITIVE_INFINITY) > i) return true;
      }
    }
    return false;
  }

  /** Keeps a found value if it is long and odd enough to be that value wherever it stands again. */
  offer(text: string, span: Span): boolean {
    if (this.engine.learn === 'off' || span.tail !== undefined) return false;
    return span.end - span.start <= LONGEST && this.add(text.slice(span.start, span.end), span.label);
  }

  /** Keeps a value; true when it was new. */
  add(value: string, label: string): boolean {
    if (value.length < SHORTEST || value.length > LONGEST || this.kept >= MOST || this.values.has(value))
      return false;
    const shape = shapeOf(value, 0, value.length);
    if (shape.strength < STRENGTH.mixed || shape.blanks > 0 || /[\s()[\]{}<>]/.test(value)) return false;
    if (shape.digits === 0 && shape.strength < STRENGTH.opaque) return false;
    if (shape.strength < STRENGTH.opaque && isGivenName(value)) return false;
    this.kept++;
    this.insert({ value, label, anywhere: false });
    return true;
  }

  /** The learned value that starts at an offset, as a span. */
  match(source: Source, start: number): Span | undefined {
    const stem = source.text.slice(start, start + STEM);
    if (stem.length < STEM) source.hitEnd = true;
    for (const { value, label, anywhere } of this.stems?.get(stem) ?? []) {
      if (!source.has(value, start)) continue;
      const end = start + value.length;
      if (!anywhere && (isAlnum(source.before(start)) || isAlnum(source.at(end)))) continue;
      return { start, end, label, rule: anywhere ? 'known-secret' : 'learned-value' };
    }
    return undefined;
  }

  private insert(learned: Learned): void {
    const { value } = learned;
    this.values.add(value);
    if (this.mask === SMALL && this.values.size > FEW) {
      this.mask = WHOLE;
      this.bits = new Uint32Array((WHOLE + 1) >> 5);
      for (const each of this.values) mark(this.bits, trigram(each));
    } else {
      this.bits ??= new Uint32Array((SMALL + 1) >> 5);
      mark(this.bits, trigram(value) & this.mask);
    }
    const stem = value.slice(0, STEM);
    this.stems ??= new Map();
    const list = this.stems.get(stem);
    if (list === undefined) this.stems.set(stem, [learned]);
    else {
      list.push(learned);
      list.sort((a, b) => b.value.length - a.value.length);
    }
  }
}

function mark(bits: Uint32Array, hash: number): void {
  bits[hash >> 5] = (bits[hash >> 5] ?? 0) | (1 << (hash & 31));
}
