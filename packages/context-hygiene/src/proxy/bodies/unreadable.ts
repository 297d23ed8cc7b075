import { CARRIAGE_RETURN, LINE_FEED, RECORD_MARK, SPACE, TAB } from './ascii.js';
import { type ByteStream, concat } from './bytes.js';
import { pulled } from './pulled.js';

/** Tab, line feed, vertical tab, form feed, carriage return, escape, and the mark of a record. */
const TEXT_CONTROLS = new Set([TAB, LINE_FEED, 0x0b, 0x0c, CARRIAGE_RETURN, 0x1b, RECORD_MARK]);
/** Compressed bytes show by then that they are no text. */
const HEAD_BYTES = 512;
const NUL = 0;

/**
 * Whether tags could not be seen in bytes: UTF-16 and UTF-32, by a mark or by their zeros, and compressed or other
 * binary data, by control characters that no text has.
 */
export function isUnreadable(head: Uint8Array): boolean {
  return hasWideMark(head) || hasOddControl(head);
}

/** A body that ends with an error before the first byte that shows it to be no text, wherever that stands. */
export function refuseUnreadable(body: ByteStream, unreadable: () => Error): ByteStream {
  const reader = body.getReader();
  let read = 0;

  async function next(): Promise<Uint8Array | undefined> {
    let { value } = await reader.read();
    // Half a mark says nothing.
    while (read === 0 && value !== undefined && (value.length === 0 || isHalfMark(value))) {
      const more = (await reader.read()).value;
      if (more === undefined) break;
      value = concat([value, more]);
    }
    if (value === undefined) return undefined;
    const head = value.subarray(0, Math.max(0, HEAD_BYTES - read));
    // Each letter of a tag in UTF-16 or UTF-32 comes with a zero.
    if ((read === 0 && hasWideMark(value)) || hasOddControl(head) || value.includes(NUL)) throw unreadable();
    read += value.length;
    return value;
  }

  return pulled({
    next: () =>
      next().catch((error: unknown) => {
        reader.cancel(error).catch(() => undefined);
        throw error;
      }),
    cancel: (reason) => reader.cancel(reason),
  });
}

function hasWideMark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function isHalfMark({ 0: first, length }: Uint8Array): boolean {
  return length === 1 && (first === 0xff || first === 0xfe);
}

function hasOddControl(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte < SPACE && !TEXT_CONTROLS.has(byte));
}
