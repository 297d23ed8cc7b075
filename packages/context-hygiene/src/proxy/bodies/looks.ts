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

/** What a body looks like; undefined while its bytes do not say yet. */
export function looksOf(head: Uint8Array): Looks | undefined {
  let start = 0;
  while (start < BYTE_ORDER_MARK.length && head[start] === BYTE_ORDER_MARK[start]) start += 1;
  if (start > 0 && start < BYTE_ORDER_MARK.length) return start === head.length ? undefined : 'text';
  while (WHITE_SPACE.has(head[start] ?? -1)) start += 1;
  const first = head[start];
  if (first === undefined) return undefined;
  if (JSON_STARTS.has(first)) return 'json';
  if (first === COLON) return 'stream';
  if (first === RECORD_MARK) return 'records';
  const rest = head.subarray(start);
  for (const field of EVENT_STARTS) {
    const shared = rest.subarray(0, field.length);
    if (!shared.every((byte, index) => byte === field[index])) continue;
    const next = rest[field.length];
    if (next === undefined) return undefined;
    if (AFTER_FIELD.has(next)) return 'stream';
  }
  return 'text';
}
