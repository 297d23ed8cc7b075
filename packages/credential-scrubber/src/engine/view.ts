import { type Escape, escapesOf, growingEscape } from './escapes.js';
import { growingLookAlike, withoutLookAlikes } from './look-alike.js';
import { OPEN } from './marker.js';

/** A text as the scanners see it: without colour codes, invisible characters and escapes. */
export interface View {
  readonly text: string;
  /** Offsets in the view at which colour codes were taken out: words end there. */
  readonly seams: readonly number[];
  /** The offset in the original of a secret's first character. */
  readonly rawStart: (offset: number) => number;
  /** The offset in the original behind a secret's last character. */
  readonly rawEnd: (offset: number) => number;
}

/** Escape, the joining and zero-width characters, bidi marks, soft hyphen, variation selectors, tags; full-width letters. */
const SPECIAL =
  /\u034f|[\ufe00-\ufe0f]|[\u001b\u009b\u00ad\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\udb40\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const FULLWIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
/** The longest colour or title code that is read as one. */
const LONGEST_CODE = 256;
const NONE: readonly number[] = [];
const same = (offset: number): number => offset;

/** A wide net of few ranges around those and all look-alikes: most texts have nothing in it, and one quick look says so. */
const ODD = /[\ufe00-\uff5a]|[\u0131-\u1d22]|[\u001b\u009b\u00ad\u200b-\u200f\u202a-\u206f\udb40]/;

const ESCAPE = '\u001b';
const NON_ASCII = /[^\0-\x7f]/;

/** Looks at a text the way the scanners do; a text without anything hidden is its own view. */
export function viewOf(original: string): View {
  const escapes = escapesOf(original);
  const plain = !original.includes(ESCAPE) && !(NON_ASCII.test(original) && ODD.test(original));
  if (plain && escapes.length === 0) return { text: original, seams: NONE, rawStart: same, rawEnd: same };
  const raw = plain ? original : withoutLookAlikes(original);
  const hidden = plain ? escapes : [...hiddenIn(raw), ...escapes].sort((a, b) => a.index - b.index);
  if (hidden.length === 0 && raw.search(FULLWIDTH) < 0)
    return { text: raw, seams: NONE, rawStart: same, rawEnd: same };
  const seams: number[] = [];
  const gaps: number[] = [];
  const removed: number[] = [];
  // Joined at once: a text that is added to piece by piece stays a chain of pieces, which is slow to read.
  const pieces: string[] = [];
  let from = 0;
  let total = 0;
  for (const { index, length, character } of hidden) {
    if (index < from) continue;
    pieces.push(raw.slice(from, index), character);
    from = index + length;
    total += length - character.length;
    const end = from - total;
    // What starts with a character starts with the group that it stands for, and what ends with it ends with that.
    gaps.push(end - character.length / 2);
    removed.push(total);
    const c = raw.charCodeAt(index);
    if (c === 0x1b || c === 0x9b || (c === 92 && character === '')) seams.push(end);
  }
  pieces.push(raw.slice(from));
  const joined = pieces.join('');
  // Full-width letters and digits read as the plain ones, one for one.
  const text = plain
    ? joined
    : joined.replace(FULLWIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  return {
    text,
    seams,
    rawStart: (offset) => offset + removedBefore(gaps, removed, offset, true),
    rawEnd: (offset) => offset + removedBefore(gaps, removed, offset, false),
  };
}

/** How much of a text that goes on can be looked at: not into a colour code or a character that is cut. */
export function completeLength(raw: string): number {
  const word = growingLookAlike(raw);
  // The letter that ends a colour code may be where the word seems to begin.
  const complete = completeCode(word < 0 ? raw : raw.slice(0, word));
  const whole = growingEscape(raw.slice(0, complete));
  // The backslash may be the last character of a code.
  return whole < complete ? completeCode(raw.slice(0, whole)) : complete;
}

function completeCode(raw: string): number {
  for (let at = Math.max(0, raw.length - LONGEST_CODE - 1); at < raw.length; at++) {
    const length = hiddenLength(raw, at);
    if (length < 0) return at;
    if (length > 0) at += length - 1;
  }
  return raw.length;
}

/** Colour codes and invisible characters. */
function* hiddenIn(raw: string): Iterable<Escape> {
  let from = 0;
  for (const { index } of raw.matchAll(SPECIAL)) {
    const length = index < from ? 0 : hiddenLength(raw, index);
    if (length <= 0) continue;
    from = index + length;
    yield { index, length, character: '' };
  }
}

/** How long the hidden thing at an offset is; 0 when nothing is hidden there, -1 when the text ends inside. */
function hiddenLength(raw: string, at: number): number {
  const c = raw.charCodeAt(at);
  if (c === 0x1b) return escapeLength(raw, at);
  if (c === 0x9b) return sequenceLength(raw, at, 1);
  if (c === 0xdb40) {
    const low = raw.charCodeAt(at + 1);
    return Number.isNaN(low) ? -1 : low >= 0xdc00 && low <= 0xdc7f ? 2 : 0;
  }
  const isHidden =
    c === 0xad ||
    c === 0x34f ||
    c === 0x115f ||
    c === 0x180e ||
    c === 0xfeff ||
    (c >= 0x200b && c <= 0x200f) ||
    (c >= 0x202a && c <= 0x202e) ||
    (c >= 0x2060 && c <= 0x2069 && c !== 0x2065) ||
    (c >= 0xfe00 && c <= 0xfe0f);
  return isHidden ? 1 : 0;
}

/** ECMA-48: `ESC [ … m`, `ESC ] … BEL`, `ESC ( B`. */
function escapeLength(raw: string, at: number): number {
  const next = raw.charAt(at + 1);
  if (next === '') return -1;
  if (next === '[') {
    // The bracket of a marker behind a lone escape begins no sequence.
    const bracket = raw.slice(at + 1, at + 1 + OPEN.length);
    if (bracket.length > 1 && OPEN.startsWith(bracket)) return bracket.length < OPEN.length ? -1 : 0;
    return sequenceLength(raw, at, 2);
  }
  if (next === '(' || next === ')') return at + 2 < raw.length ? 3 : -1;
  if (next !== ']') return 0;
  for (let i = at + 2; i - at < LONGEST_CODE; i++) {
    if (i >= raw.length) return -1;
    const c = raw.charCodeAt(i);
    if (c === 7) return i + 1 - at;
    if (c === 0x1b) {
      if (i + 1 >= raw.length) return -1;
      return raw.charAt(i + 1) === '\\' ? i + 2 - at : 0;
    }
  }
  return 0;
}

function sequenceLength(raw: string, at: number, from: number): number {
  for (let i = at + from; i - at < 52; i++) {
    const c = raw.charCodeAt(i);
    if (Number.isNaN(c)) return -1;
    if (c >= 64 && c <= 126) return i + 1 - at;
    if (c < 48 || c > 63) return 0;
  }
  return 0;
}

/** How much was taken out before an offset, or at it too. */
function removedBefore(
  gaps: readonly number[],
  removed: readonly number[],
  offset: number,
  atIt: boolean,
): number {
  let low = 0;
  let high = gaps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const gap = gaps[middle] ?? 0;
    if (gap < offset || (atIt && gap === offset)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (removed[low - 1] ?? 0);
}
