import {
  BYTE_ORDER_MARK,
  CARRIAGE_RETURN,
  COLON,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  RECORD_MARK,
  SPACE,
  TAB,
} from './ascii.js';

/** What the first bytes of a body show it to be, whatever its label says. */
export type Looks = 'stream' | 'records' | 'json' | 'text';

const WHITE_SPACE = new Set([TAB, LINE_FEED, CARRIAGE_RETURN, SPACE]);
/** How JSON with text in it begins: an object, a list or a string. */
const JSON_STARTS = new Set([OPEN_BRACE, OPEN_BRACKET, QUOTE]);
/** How the first line of an event stream begins: a field, or a comment (WHATWG HTML, 9.2.6). */
const EVENT_STARTS: readonly Uint8Array[] = ['data', 'event', 'id', 'retry'].map((field) =>
  new TextEncoder().encode(field),
);
const AFTER_FIELD = new Set([COLON, LINE_FEED, CARRIAGE_RETURN]);

/** Where the first byte stands that is no white space; -1 when there is none. */
export function placeOfText(bytes: Uint8Array): number {
  return bytes.findIndex((byte) => !WHITE_SPACE.has(byte));
}

/** Bytes without the mark of the byte order and the white space that they begin with. */
export function withoutBlanks(bytes: Uint8Array): Uint8Array {
  let start = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (WHITE_SPACE.has(bytes[start] ?? -1)) start += 1;
  return bytes.subarray(start);
}

/** What a body looks like that begins with these bytes, {@link withoutBlanks}; undefined while they do not say yet. */
export function looksOf(rest: Uint8Array): Looks | undefined {
  const [first] = rest;
  if (first === undefined) return undefined;
  const marked = BYTE_ORDER_MARK.findIndex((byte, index) => rest[index] !== byte);
  if (marked > 0) return marked === rest.length ? undefined : 'text';
  if (JSON_STARTS.has(first)) return 'json';
  if (first === COLON) return 'stream';
  if (first === RECORD_MARK) return 'records';
  for (const field of EVENT_STARTS) {
    const shared = rest.subarray(0, field.length);
    if (!shared.every((byte, index) => byte === field[index])) continue;
    const next = rest[field.length];
    if (next === undefined) return undefined;
    if (AFTER_FIELD.has(next)) return 'stream';
  }
  return 'text';
}
