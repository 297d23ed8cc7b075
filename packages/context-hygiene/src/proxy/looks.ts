/** What the first bytes of a body show it to be, whatever its label says. */
export type Looks = 'stream' | 'json' | 'text';

const WHITE_SPACE = new Set([0x09, 0x0a, 0x0d, 0x20]);
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** How JSON with text in it begins: an object, a list or a string. */
const JSON_STARTS = new Set([0x7b, 0x5b, 0x22]);
/** How the first line of an event stream begins: a field, or a comment (WHATWG HTML, 9.2.6). */
const EVENT_STARTS: readonly Uint8Array[] = ['data', 'event', 'id', 'retry'].map((field) =>
  new TextEncoder().encode(field),
);
const AFTER_FIELD = new Set([0x3a, 0x0a, 0x0d]);
const COLON = 0x3a;

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

/** Whether bytes are UTF-16 or UTF-32, by a mark or by a zero beside the character that begins JSON or a tag. */
export function isWide(head: Uint8Array): boolean {
  const [first = -1, second = -1] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const starts = (byte: number): boolean => JSON_STARTS.has(byte) || byte === 0x3c || byte === 0x64;
  return (first === 0 && (starts(second) || second === 0)) || (second === 0 && starts(first));
}
