import { isDigit, isHex, isLetter, isWideLetter } from './chars.js';

/**
 * How much a token looks like a secret, from its characters alone.
 * `none`: no token at all; `word`: letters only, could be language; `mixed`: letters with digits or symbols,
 * the shape of a password people choose; `opaque`: the shape of a generated password or token; `random`: a long one.
 */
export const STRENGTH = { none: 0, word: 1, mixed: 2, opaque: 3, random: 4 } as const;

/** What one look at a value tells. */
export interface Shape {
  readonly length: number;
  readonly strength: number;
  readonly digits: number;
  readonly letters: number;
  readonly symbols: number;
  readonly blanks: number;
  /** Digits and the punctuation of numbers only. */
  readonly numeric: boolean;
  /** Hexadecimal digits and separators only, at least 16 of them. */
  readonly hex: boolean;
  /** Words and numbers joined by `-`, `_`, `.` or `/`. */
  readonly slug: boolean;
}

/** How much of a long value is looked at. */
const LOOK = 160;

/**
 * For each letter, as bits, the letters that follow it in one of a thousand pairs or so of some European language:
 * counted on the messages that TypeScript ships in nine of them, and on English manuals.
 */
const FOLLOWERS: readonly number[] = [
  58654702, 18238227, 52326293, 53931289, 67108863, 1984817, 1997265, 18508049, 67108095, 811281, 18762005,
  20740573, 18143519, 54361597, 41877375, 2025909, 1048576, 58654079, 54386141, 58621333, 61800319, 18245905,
  50749713, 557329, 6225783, 56425817,
];

/** Whether a token is fewer than ten letters and nothing else: a word of no strength, whatever the letters are. */
export function isShortWord(text: string, start: number, end: number): boolean {
  if (end - start > 9) return false;
  for (let i = start; i < end; i++) if (!isLetter(text.charCodeAt(i))) return false;
  return true;
}

/** Reads the shape of `text` between two offsets; linear, and bounded by `LOOK`. */
export function shapeOf(text: string, start: number, end: number): Shape {
  const stop = Math.min(end, start + LOOK);
  let lower = 0;
  let upper = 0;
  let digits = 0;
  let hexes = 0;
  let joiners = 0;
  let symbols = 0;
  let wide = 0;
  let blanks = 0;
  let mixes = 0;
  let flips = 0;
  let consonants = 0;
  let opaqueSegment = false;
  let segment = newSegment();
  let previous = 0;
  for (let i = start; i < stop; i++) {
    const c = text.charCodeAt(i);
    let kind: number;
    if (isDigit(c)) {
      kind = 1;
      digits++;
    } else if (c >= 97 && c <= 122) {
      kind = 2;
      lower++;
    } else if (c >= 65 && c <= 90) {
      kind = 3;
      upper++;
    } else if (c === 45 || c === 95 || c === 46 || c === 47) {
      kind = 0;
      joiners++;
    } else if (c === 32 || c === 9) {
      kind = 0;
      blanks++;
    } else if (isWideLetter(c)) {
      kind = 2;
      wide++;
    } else {
      kind = 4;
      symbols++;
    }
    if (isHex(c)) hexes++;
    if (kind === 0) {
      if (isOpaqueSegment(segment)) opaqueSegment = true;
      segment = newSegment();
      consonants = 0;
    } else {
      segment.length++;
      if (kind === 1) segment.digits++;
      if ((kind === 1) !== (previous === 1) && previous !== 0 && kind !== 4 && previous !== 4) {
        mixes++;
        segment.mixes++;
      }
      if (previous === 2 && kind === 3) {
        flips++;
        segment.flips++;
      }
      if (kind === 3) segment.uppers++;
      if ((kind === 2 || kind === 3) && c < 128) {
        if ((previous === 2 || previous === 3) && (kind === 2 || previous === 3)) {
          segment.pairs++;
          const before = text.charCodeAt(i - 1);
          if (before < 128 && (((FOLLOWERS[(before | 32) - 97] ?? 0) >> ((c | 32) - 97)) & 1) === 0)
            segment.rare++;
        }
        if (isVowel(c)) consonants = 0;
        else if (++consonants > segment.consonants) segment.consonants = consonants;
      } else {
        consonants = 0;
      }
    }
    previous = kind;
  }
  if (isOpaqueSegment(segment)) opaqueSegment = true;
  const letters = lower + upper + wide;
  const length = end - start;
  const numeric = letters === 0 && digits > 0;
  const hex = hexes + joiners === stop - start && hexes >= 16;
  const slug = !opaqueSegment && symbols === 0 && blanks === 0;
  const strength = strengthOf({
    length,
    letters,
    lower,
    upper,
    digits,
    symbols,
    mixes,
    flips,
    hex,
    opaqueSegment,
  });
  return { length, strength, digits, letters, symbols, blanks, numeric, hex, slug };
}

interface Segment {
  length: number;
  digits: number;
  mixes: number;
  flips: number;
  uppers: number;
  consonants: number;
  /** Pairs of letters, and those of them that languages seldom have. */
  pairs: number;
  rare: number;
}

function newSegment(): Segment {
  return { length: 0, digits: 0, mixes: 0, flips: 0, uppers: 0, consonants: 0, pairs: 0, rare: 0 };
}

/** A stretch between joiners that no language and no programmer writes: short runs of digits and cases, no vowels. */
function isOpaqueSegment(segment: Segment): boolean {
  const { length, digits, mixes, flips, uppers, consonants, pairs, rare } = segment;
  if (length < 6) return false;
  const runs = 1 + mixes + flips;
  if (length >= 12 && rare >= 3 && rare * 5 >= pairs) return true;
  if (digits > 0 && digits < length) {
    if (mixes >= 3 && runs * 3 > length) return true;
    if (mixes >= 2 && length >= 8 && runs * 3.2 > length) return true;
    if (length >= 20 && mixes >= 4 && flips === 0) return true;
    if (consonants >= 5 || (flips >= 2 && uppers * 3 >= length - digits)) return true;
    return digits >= 5 && length >= 10 && digits < length - 2 && runs * 3 > length;
  }
  if (digits === length || length < 10) return false;
  return consonants >= 7 || (flips * 6 >= length && uppers * 10 >= length * 3);
}

interface Counts {
  readonly length: number;
  readonly letters: number;
  readonly lower: number;
  readonly upper: number;
  readonly digits: number;
  readonly symbols: number;
  readonly mixes: number;
  readonly flips: number;
  readonly hex: boolean;
  readonly opaqueSegment: boolean;
}

function strengthOf(n: Counts): number {
  if (n.length < 3 || n.letters + n.digits + n.symbols < 3) return STRENGTH.none;
  if (n.letters === 0) return n.digits > 0 && n.symbols > 0 && n.length >= 6 ? STRENGTH.mixed : STRENGTH.none;
  if (n.hex) return n.digits === 0 ? STRENGTH.word : n.length >= 24 ? STRENGTH.random : STRENGTH.opaque;
  if (n.digits === 0) {
    if (n.opaqueSegment)
      return n.length >= 20 ? STRENGTH.random : n.length >= 12 ? STRENGTH.opaque : STRENGTH.mixed;
    return n.symbols > 0 ? STRENGTH.mixed : STRENGTH.word;
  }
  if (!n.opaqueSegment) {
    return n.symbols >= 2 && n.mixes >= 1 && n.length >= 12 ? STRENGTH.opaque : STRENGTH.mixed;
  }
  if (n.length >= 20) return STRENGTH.random;
  return n.length >= 10 ? STRENGTH.opaque : STRENGTH.mixed;
}

function isVowel(c: number): boolean {
  const l = c | 32;
  return l === 97 || l === 101 || l === 105 || l === 111 || l === 117 || l === 121;
}
