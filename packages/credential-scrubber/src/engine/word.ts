import { bareEnd } from './bare.js';
import { isAlnum, isBlank, isBreak, isLetter } from './chars.js';
import { readLiteral } from './literal.js';
import { quoteWidth } from './quote.js';
import type { Source } from './source.js';
import type { Tail } from './tail.js';
import { WINDOW } from './window.js';

/** A word of a sentence, or something quoted in it. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly after: number;
  readonly quoted: boolean;
  /** Whether the sentence ends behind it. */
  readonly ends: boolean;
  /** Whether a colon stands behind it. */
  readonly colon: boolean;
  readonly tail?: Tail | undefined;
}

/** Words longer than this are no words; a walk through a sentence stops there. */
const LONGEST = 64;

/** Reads the word at an offset, quoted or not. */
export function readWord(source: Source, at: number): Word | undefined {
  const plain = plainEnd(source, at);
  if (plain > at)
    return { start: at, end: plain, after: plain, quoted: false, ends: false, colon: false, tail: undefined };
  if (quoteWidth(source, at) > 0 || isOpening(source.at(at))) {
    const literal = readLiteral(source, at, false);
    if (literal === undefined || literal.end - literal.start > 128 || !literal.quoted) return undefined;
    const colon = source.at(literal.after) === 58 && isBlank(source.at(literal.after + 1));
    return {
      ...literal,
      after: literal.after + Number(colon),
      ends: endsSentence(source, literal.after),
      colon,
    };
  }
  const { end, open } = bareEnd(source, at, false, WINDOW);
  if (open)
    return {
      start: at,
      end,
      after: end,
      quoted: false,
      ends: false,
      colon: false,
      tail: { kind: 'bare', encoded: false },
    };
  const c = source.at(end);
  if ((c === 39 || c === 0x2019) && isLetter(source.at(end + 1)) && end > at) {
    let after = end;
    while (
      after - at < LONGEST &&
      (isAlnum(source.at(after)) || source.at(after) === 39 || source.at(after) === 0x2019)
    )
      after++;
    const colon = source.at(after) === 58;
    return {
      start: at,
      end: after,
      after: after + Number(colon),
      quoted: false,
      ends: endsSentence(source, after),
      colon,
    };
  }
  if (end === at) return undefined;
  let after = end;
  while (
    after - end < 4 &&
    (source.at(after) === 46 || source.at(after) === 58 || source.at(after) === 41 || source.at(after) === 59)
  )
    after++;
  return {
    start: at,
    end,
    after,
    quoted: false,
    ends: endsSentence(source, end) || source.at(end) === 59,
    colon: source.at(end) === 58,
  };
}

/** Where a word ends that is a few letters with a blank behind, as most are; or -1. */
function plainEnd(source: Source, at: number): number {
  let i = at;
  while (i - at < 16 && isLetter(source.at(i))) i++;
  return source.at(i) === 32 ? i : -1;
}

/** A word read backwards: its bounds, and where the one before it ends. */
export interface WordBefore {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly quoted: boolean;
}

/** Reads the word that ends before an offset; `undefined` at the start of a sentence, line or behind a marker. */
export function readWordBefore(source: Source, at: number): WordBefore | undefined {
  let end = at;
  while (at - end < 8 && isBlank(source.before(end))) end--;
  if (end === at) return undefined;
  const last = source.before(end);
  const quote = quoteBefore(last);
  if (quote !== 0) {
    let start = end - 1;
    while (
      end - start < LONGEST &&
      source.before(start) >= 0 &&
      source.before(start) !== quote &&
      !isBreak(source.before(start))
    )
      start--;
    if (source.before(start) !== quote) return undefined;
    let last = end - 1;
    while (last > start && source.before(last) === 92) last--;
    const before = start - 1;
    // `« x »`
    while (start < last && isBlank(source.text.charCodeAt(start))) start++;
    while (last > start && isBlank(source.before(last))) last--;
    return { start, end: last, before, quoted: true };
  }
  if (last === 46 || last === 33 || last === 63 || last === 58 || last === 59) {
    // The end of the sentence before; only a secret at its end may still be meant.
    if (last !== 33 && last !== 63) return undefined;
  }
  let start = end;
  while (end - start < LONGEST && isWordChar(source.before(start))) start--;
  if (start === end || isWordChar(source.before(start))) return undefined;
  let stop = end;
  while (stop > start && source.text.charCodeAt(stop - 1) === 44) stop--;
  const before = start;
  while (start < stop && source.text.charCodeAt(start) === 42) start++;
  return { start, end: stop, before, quoted: false };
}

/** `x (API key)`: the word before the bracket. */
export function beforeBracket(source: Source, at: number): WordBefore | undefined {
  return source.before(at) === 40 && isBlank(source.before(at - 1))
    ? readWordBefore(source, at - 1)
    : undefined;
}

function isWordChar(c: number): boolean {
  return (
    c > 32 && !isBlank(c) && c !== 34 && c !== 96 && c !== 40 && c !== 91 && c !== 60 && c !== 62 && c !== 93
  );
}

function quoteBefore(c: number): number {
  if (c === 34 || c === 96 || c === 39) return c;
  if (c === 0x201d) return 0x201c;
  if (c === 0x2019) return 0x2018;
  if (c === 0xbb) return 0xab;
  if (c === 0xab) return 0xbb;
  return 0;
}

function isOpening(c: number): boolean {
  return (
    c === 0x201c || c === 0x201e || c === 0x2018 || c === 0xab || c === 0xbb || c === 0x300c || c === 0x300e
  );
}

function endsSentence(source: Source, at: number): boolean {
  const c = source.at(at);
  if (c !== 46 && c !== 33 && c !== 63) return false;
  const next = source.at(at + 1);
  return next < 0 || isBlank(next) || isBreak(next) || quoteWidth(source, at + 1) > 0;
}
