/** What the first bytes of a body show it to be, whatever its label says. */
export type Looks = 'stream' | 'records' | 'json' | 'text';

const WHITE_SPACE = new Set([0x09, 0x0a, 0x0d, 0x20]);
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** How JSON with text in it begins: an object, a list or a string. */
const JSON_STARTS = new Set([0x7b, 0x5b, 0x22]);
/** Tab, line feed, vertical tab, form feed, carriage return, escape, and the mark of a record. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b, 0x1e]);
/** How the first line of an event stream begins: a field, or a comment (WHATWG HTML, 9.2.6). */
const EVENT_STARTS: readonly Uint8Array[] = ['data', 'event', 'id', 'retry'].map((field) =>
  new TextEncoder().encode(field),
);
const AFTER_FIELD = new Set([0x3a, 0x0a, 0x0d]);
const COLON = 0x3a;
/** Stands before each record of a JSON text sequence (RFC 7464). */
const RECORD_MARK = 0x1e;

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

/**
 * Whether tags could not be seen in bytes: UTF-16 and UTF-32, by a mark or by their zeros, and compressed or other
 * binary data, by control characters that no text has.
 */
export function isUnreadable(head: Uint8Array): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return head.some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte));
}
