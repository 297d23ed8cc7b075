import type { Entry } from './compile.js';
import { inSet } from './format.js';

/**
 * The literals of one rule set, laid out for one pass over a text.
 *
 * Three characters, the low five bits of each, make a hash of 15 bits (the letters of both cases share one). `fourths` has for
 * each hash a bit for each character that may come fourth, so that one look-up for each character of a text passes over nearly
 * all of it. Behind it `heads` and `tails` compare the first eight characters as two numbers, which settles most of the rest.
 */
export interface Anchors {
  /** For each hash that begins a literal, one bit for each value that the low five bits of the fourth character may have. */
  readonly fourths: Int32Array;
  /** For each hash, the number of its bucket; 0 for none. */
  readonly buckets: Uint16Array;
  /** The entries of bucket `b` are those from `firsts[b]` to `firsts[b + 1]`, the one to ask first in front. */
  readonly firsts: Uint16Array;
  readonly entries: readonly Entry[];
  /** For each entry, its first four characters as one number. */
  readonly heads: Int32Array;
  /** For each entry, the bits of that number which count: not the case of a folded one, not what a short one lacks. */
  readonly masks: Int32Array;
  /** The same for the four characters that follow those. */
  readonly tails: Int32Array;
  readonly tailMasks: Int32Array;
  /** For the low ten bits of a character outside ASCII, whether a literal starts with such a one. */
  readonly wideTable: Uint8Array;
  /** The entries whose first character lies outside ASCII, by that character. */
  readonly wide: ReadonlyMap<number, readonly Entry[]>;
}

const HASHES = 1 << 15;

/** The hash of three characters of a text; those before its beginning count as none. */
export function trigram(text: string, start = 0): number {
  return (low(text, start) << 10) | (low(text, start + 1) << 5) | low(text, start + 2);
}

function low(text: string, at: number): number {
  return at < 0 ? 0 : text.charCodeAt(at) & 31;
}

/**
 * The first offset from `from` on at which the third character of a literal or of a learned value can stand, by the tables;
 * `to` when there is none. Looks at the character behind each, so `to` is at most the last one of the text.
 */
export function nextHit(
  text: string,
  from: number,
  to: number,
  { fourths, wideTable }: Anchors,
  { bits, mask }: HashBits,
): number {
  // Nearly all of the time goes by in this loop: it calls nothing, so that it stays a tight one.
  let hash = (low(text, from - 2) << 5) | low(text, from - 1);
  let c = text.charCodeAt(from);
  for (let i = from; i < to; i++) {
    const next = text.charCodeAt(i + 1);
    hash = ((hash << 5) | (c & 31)) & 0x7fff;
    if ((((fourths[hash] ?? 0) >>> (next & 31)) & 1) !== 0) return i;
    if (bits !== undefined && (((bits[(hash & mask) >> 5] ?? 0) >>> (hash & 31)) & 1) !== 0) return i;
    if (c > 127 && wideTable[c & 1023] !== 0) return i;
    c = next;
  }
  return to;
}

/** A set of hashes: one bit for each, of which only the bits in `mask` count; or none. */
export interface HashBits {
  readonly bits: Uint32Array | undefined;
  readonly mask: number;
}

/** Four characters of a text as one number, in the order that `heads` has them. */
export function headAt(text: string, start: number): number {
  return (
    ((text.charCodeAt(start) & 255) << 24) |
    ((text.charCodeAt(start + 1) & 255) << 16) |
    ((text.charCodeAt(start + 2) & 255) << 8) |
    (text.charCodeAt(start + 3) & 255)
  );
}

/** Stands for four characters that cannot be compared as one number. */
export const ANY_TAIL = -1;

/** The four characters behind those, or `ANY_TAIL` where the text ends before, or where one outside ASCII may be a capital. */
export function tailAt(text: string, start: number): number {
  if (start + 8 > text.length) return ANY_TAIL;
  const a = text.charCodeAt(start + 4);
  const b = text.charCodeAt(start + 5);
  const c = text.charCodeAt(start + 6);
  const d = text.charCodeAt(start + 7);
  return (a | b | c | d) < 128 ? (a << 24) | (b << 16) | (c << 8) | d : ANY_TAIL;
}

/** Lays out the entries; those of one bucket are asked exact ones first, then longer ones first. */
export function layOut(all: Iterable<Entry>): Anchors {
  const wideTable = new Uint8Array(1 << 10);
  const wide = new Map<number, Entry[]>();
  const byHash = new Map<number, Entry[]>();
  for (const entry of all) {
    const { literal } = entry;
    const first = literal.charCodeAt(0);
    if (first < 128) {
      for (const hash of hashesOf(entry)) push(byHash, hash, entry);
      continue;
    }
    for (const c of new Set([first, literal.toUpperCase().charCodeAt(0)])) {
      wideTable[c & 1023] = 1;
      push(wide, c, entry);
    }
  }
  const fourths = new Int32Array(HASHES);
  const buckets = new Uint16Array(HASHES);
  const firsts = new Uint16Array(byHash.size + 2);
  const entries: Entry[] = [];
  let bucket = 1;
  for (const [hash, list] of byHash) {
    for (const { literal } of list) fourths[hash] = (fourths[hash] ?? 0) | fourthBit(literal);
    buckets[hash] = bucket;
    list.sort((a, b) => Number(a.folded) - Number(b.folded) || b.literal.length - a.literal.length);
    entries.push(...list);
    firsts[++bucket] = entries.length;
  }
  const heads = Int32Array.from(entries, (entry) => packed(entry, 0, false));
  const masks = Int32Array.from(entries, (entry) => packed(entry, 0, true));
  const tails = Int32Array.from(entries, (entry) => packed(entry, 4, false));
  const tailMasks = Int32Array.from(entries, (entry) => packed(entry, 4, true));
  return { fourths, buckets, firsts, entries, heads, masks, tails, tailMasks, wideTable, wide };
}

function fourthBit(literal: string): number {
  return literal.length < 4 ? -1 : 1 << (literal.charCodeAt(3) & 31);
}

function push(map: Map<number, Entry[]>, key: number, entry: Entry): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [entry]);
  else list.push(entry);
}

/** A prefix of two letters is found with each letter or digit that may follow it. */
function hashesOf({ literal, format }: Entry): Iterable<number> {
  if (literal.length > 2) return [trigram(literal)];
  const [first] = format ?? [];
  const hashes = new Set<number>();
  if (first === undefined || typeof first === 'string') return hashes;
  for (let c = 45; c < 123; c++)
    if (isFollower(c) && inSet(first.set, c)) hashes.add(trigram(literal + String.fromCharCode(c)));
  return hashes;
}

/** `0-9A-Za-z_-` */
function isFollower(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || c >= 97 || c === 95 || c === 45;
}

/** Four characters of a literal as one number, or the mask of what of it counts. */
function packed({ literal, folded }: Entry, from: number, mask: boolean): number {
  let number = 0;
  for (let at = from; at < from + 4; at++) {
    const c = literal.charCodeAt(at);
    const isLetter = (c | 32) >= 97 && (c | 32) <= 122;
    const counts = !(c < 128) ? 0 : folded && isLetter ? 0xdf : 0xff;
    number = (number << 8) | (mask ? counts : c & counts);
  }
  return number;
}
