import { bareEnd } from './bare.js';
import { isAlnum, isBlank, isBreak, isLetter } from './chars.js';
import { quoteWidth } from './quote.js';
import type { Source } from './source.js';
import { quoteEnd, type Tail } from './tail.js';
import { WINDOW } from './window.js';

/** A value as it stands in the text: its bounds without quotes, and how it was written. */
export interface Literal {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  /** The offset behind the closing quote. */
  readonly after: number;
  readonly tail?: Tail | undefined;
}

const PAIRS: ReadonlyMap<number, number> = new Map([
  [0x201c, 0x201d],
  [0x201e, 0x201c],
  [0x2018, 0x2019],
  [0xab, 0xbb],
  [0xbb, 0xab],
  [0x300c, 0x300d],
  [0x300e, 0x300f],
  [0x300a, 0x300b],
]);

/** Reads the value at an offset: quoted in any way, or bare. */
export function readLiteral(source: Source, from: number, encoded: boolean): Literal | undefined {
  const at = skipTag(source, from);
  if (source.at(at) === 60 && source.has('<![CDATA[', at)) return readUntil(source, at + 9, ']]>');
  const prefixed = skipStringPrefix(source, at);
  const width = quoteWidth(source, prefixed);
  if (width > 0) return readQuoted(source, prefixed, width);
  const pair = PAIRS.get(source.at(at));
  if (pair !== undefined) return readPair(source, at, pair);
  if (source.at(at) === 91 && source.at(at + 1) === 91) return readPair(source, at + 1, 93);
  let start = at;
  // Emphasis around a value: `**value**`.
  const stars = source.at(start) === 42 && source.at(start + 1) === 42 ? 2 : 0;
  start += stars;
  const { end, open } = bareEnd(source, start, encoded, WINDOW);
  let stop = end;
  if (stars > 0) while (stop > start && source.at(stop - 1) === 42) stop--;
  if (stop <= start) return undefined;
  return { start, end: stop, quoted: false, after: end, tail: open ? { kind: 'bare', encoded } : undefined };
}

/** `&anchor `, `!!str `: what YAML puts before a value. */
function skipTag(source: Source, from: number): number {
  const c = source.at(from);
  if ((c !== 38 && c !== 33) || (!isLetter(source.at(from + 1)) && source.at(from + 1) !== 33)) return from;
  let i = from + 1;
  while (
    i - from < 24 &&
    (isAlnum(source.at(i)) || source.at(i) === 33 || source.at(i) === 95 || source.at(i) === 45)
  )
    i++;
  return isBlank(source.at(i)) && !isBlank(source.at(i + 1)) ? i + 1 : from;
}

/** What stands before a closing sign on the same line. */
function readUntil(source: Source, start: number, close: string): Literal | undefined {
  let i = start;
  while (i - start < WINDOW) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || source.marker(i) > 0) return undefined;
    if (source.has(close, i)) return { start, end: i, quoted: true, after: i + close.length };
    i++;
  }
  return undefined;
}

/** `f"`, `b'`, `N'`, `@"`, `$"`, `#"`, `r#"`: what languages put before a quote. */
function skipStringPrefix(source: Source, at: number): number {
  let i = at;
  while (i - at < 3) {
    const c = source.at(i);
    if (!isLetter(c) && c !== 64 && c !== 36 && c !== 35) break;
    i++;
  }
  if (i === at) return at;
  const width = quoteWidth(source, i);
  return width > 0 && source.at(i + width - 1) !== 96 ? i : at;
}

function readQuoted(source: Source, at: number, width: number): Literal | undefined {
  const last = source.at(at + width - 1);
  const start = at + width;
  if (last !== 34 && last !== 39 && last !== 96) return readEntityQuoted(source, at, width);
  const depth = width - 1;
  // Two backticks open a literal of reStructuredText, or of Markdown.
  if (last === 96 && source.at(start) === 96 && source.at(start + 1) !== 96)
    return readUntil(source, start + 1, '``');
  const mark = source.text.slice(at, start);
  if (source.has(mark + mark, start)) return readTriple(source, start + 2 * width, mark);
  const { end, closed, open } = quoteEnd(source, start, last, depth, WINDOW);
  const tail: Tail | undefined = open ? { kind: 'quote', quote: last, depth } : undefined;
  return { start, end, quoted: closed || open, after: closed ? end + width : end, tail };
}

function readTriple(source: Source, from: number, mark: string): Literal {
  let start = from;
  if (isBreak(source.at(start))) start++;
  let i = start;
  while (i - start < WINDOW && source.at(i) >= 0) {
    if (source.has(mark + mark + mark, i)) break;
    i++;
  }
  let end = i;
  while (end > start && (isBlank(source.at(end - 1)) || isBreak(source.at(end - 1)))) end--;
  return { start, end, quoted: true, after: i + 3 * mark.length };
}

function readEntityQuoted(source: Source, at: number, width: number): Literal {
  const quote = source.text.slice(at, at + width);
  const start = at + width;
  let i = start;
  while (i - start < WINDOW) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || source.has(quote, i) || source.marker(i) > 0) break;
    i++;
  }
  return { start, end: i, quoted: true, after: i + width };
}

function readPair(source: Source, at: number, close: number): Literal | undefined {
  const start = at + 1;
  let i = start;
  while (i - start < WINDOW) {
    const c = source.at(i);
    if (c < 0 || isBreak(c)) return undefined;
    if (c === close || (close === 0x201c && c === 0x201d)) {
      // `« x »`: French puts blanks inside.
      let first = start;
      let last = i;
      while (first < last && isBlank(source.at(first))) first++;
      while (last > first && isBlank(source.before(last))) last--;
      return { start: first, end: last, quoted: true, after: i + 1 };
    }
    i++;
  }
  return undefined;
}
