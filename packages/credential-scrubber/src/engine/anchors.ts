import type { Entry } from './compile.js';
import { inSet } from './format.js';

/**
 * The literals of one rule set, laid out for one pass over a text.
 *
 * Three characters, the low five bits of each, make a hash of 15 bits (the letters of both cases share one). `fourths` has for
 * each hash a bit for each character that may come fourth, so that one look-up for each character of a text passes over nearly
 * all of it. Behind it `heads` compares the first four characters as one number, and `goesOn` the others one by one.
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
  /** For the low ten bits of a character outside ASCII, whether a literal starts with such a one. */
  readonly wideTable: Uint8Array;
  /** The entries whose first character lies outside ASCII, by that character. */
  readonly wide: ReadonlyMap<number, readonly Entry[]>;
}

const HASHES = 1 << 15;
/** Without the bit that small letters have; that a few signs have it too lets some more through, which the whole literal settles. */
const CAPITAL = 0xdf;

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

/**
 * Whether a text goes on like a literal behind the first four characters, as far as both can be told apart here: the end of the
 * text and letters outside ASCII, which may be capitals, are left to who compares all of it.
 */
export function goesOn(text: string, start: number, { literal, folded }: Entry): boolean {
  const to = Math.min(literal.length, text.length - start);
  for (let i = 4; i < to; i++) {
    const c = text.charCodeAt(start + i);
    const wanted = literal.charCodeAt(i);
    if (c !== wanted && (c | wanted) < 128 && !(folded && (c | 32) === wanted)) return false;
  }
  return true;
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
      if (literal.length > 2)
        for (const hash of new Set([trigram(literal), trigram(literal.toUpperCase())]))
          push(byHash, hash, entry);
      else for (const hash of hashesOf(entry)) push(byHash, hash, entry);
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
    for (const { literal } of list)
      fourths[hash] = (fourths[hash] ?? 0) | fourthBit(literal) | fourthBit(literal.toUpperCase());
    buckets[hash] = bucket;
    if (list.length > 1)
      list.sort((a, b) => Number(a.folded) - Number(b.folded) || b.literal.length - a.literal.length);
    entries.push(...list);
    firsts[++bucket] = entries.length;
  }
  const heads = new Int32Array(entries.length);
  const masks = new Int32Array(entries.length);
  for (const [at, { literal, folded }] of entries.entries()) {
    for (let i = 0; i < 4; i++) {
      const c = i < literal.length ? literal.charCodeAt(i) : 128;
      const counts = c > 127 ? 0 : folded ? CAPITAL : 0xff;
      heads[at] = ((heads[at] ?? 0) << 8) | (c & counts);
      masks[at] = ((masks[at] ?? 0) << 8) | counts;
    }
  }
  return { fourths, buckets, firsts, entries, heads, masks, wideTable, wide };
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
  const [first] = format?.() ?? [];
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
