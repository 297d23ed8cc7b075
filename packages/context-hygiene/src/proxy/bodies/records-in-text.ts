import {
  CARRIAGE_RETURN,
  isLineEnd,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  RECORD_MARK,
  SPACE,
  TAB,
} from './ascii.js';
import type { ByteStream } from './bytes.js';
import { switchOver } from './switch-over.js';

const BLANKS = new Set([SPACE, TAB]);
/** How a line of JSON begins, or a record behind its mark. */
const LINE_STARTS = new Set([OPEN_BRACE, OPEN_BRACKET, QUOTE, RECORD_MARK]);
/** What begins a record in the middle of a line, too. */
const recordStarts: readonly Uint8Array[] = ['data:', '{"'].map((text) => new TextEncoder().encode(text));

/**
 * Text up to the first line that begins as JSON does, or the first place that begins an event's data or an object;
 * `asRecords` reads on from there. Servers put a line of their own, a warning for instance, before the stream that
 * clients look for.
 */
export function recordsInText(body: ByteStream, asRecords: (rest: ByteStream) => ByteStream): ByteStream {
  let isAtLineStart = true;
  return switchOver(body, asRecords, (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (BLANKS.has(byte)) continue;
      const verdict = isAtLineStart && LINE_STARTS.has(byte) ? true : beginsRecord(chunk, at);
      if (verdict !== false) return { at, isSure: verdict === true };
      isAtLineStart = isLineEnd(byte);
    }
    return undefined;
  });
}

/** Events up to the first line that is none but begins as JSON does; `asRecords` reads on from there. */
export function recordsInEvents(body: ByteStream, asRecords: (rest: ByteStream) => ByteStream): ByteStream {
  let isAtLineStart = true;
  return switchOver(body, asRecords, (chunk) => {
    const hasReturns = chunk.includes(CARRIAGE_RETURN);
    for (let at = isAtLineStart ? 0 : nextLine(chunk, 0, hasReturns); at < chunk.length; ) {
      if (LINE_STARTS.has(chunk[at] ?? 0)) return { at, isSure: true };
      at = nextLine(chunk, at, hasReturns);
    }
    isAtLineStart = isLineEnd(chunk.at(-1));
    return undefined;
  });
}

/** Whether a record begins at a place; undefined while that is not seen yet. */
export function beginsRecord(bytes: Uint8Array, start: number): boolean | undefined {
  for (const record of recordStarts) {
    const shared = bytes.subarray(start, start + record.length);
    if (!shared.every((byte, index) => byte === record[index])) continue;
    return shared.length === record.length ? true : undefined;
  }
  return false;
}

/** The place behind the next line end; the length where there is none. */
function nextLine(chunk: Uint8Array, from: number, hasReturns: boolean): number {
  const feed = chunk.indexOf(LINE_FEED, from);
  const end = feed < 0 ? chunk.length : feed;
  const isReturn = hasReturns ? chunk.subarray(from, end).indexOf(CARRIAGE_RETURN) : -1;
  return isReturn < 0 ? end + 1 : from + isReturn + 1;
}
