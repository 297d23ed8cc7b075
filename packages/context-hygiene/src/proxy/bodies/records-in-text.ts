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
import { type ByteStream, concat } from './bytes.js';
import { continued } from './head-of-body.js';

/** Where in a chunk a record begins, or may begin once more is seen. */
interface Found {
  readonly at: number;
  readonly isRecord: boolean;
}

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
      if (verdict !== false) return { at, isRecord: verdict === true };
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
      if (LINE_STARTS.has(chunk[at] ?? 0)) return { at, isRecord: true };
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

/** A body as it is up to the place that `find` finds in a chunk; `asRecords` reads on from there. */
function switchOver(
  body: ByteStream,
  asRecords: (rest: ByteStream) => ByteStream,
  find: (chunk: Uint8Array) => Found | undefined,
): ByteStream {
  const reader = body.getReader();
  let records: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let undecided: Uint8Array = new Uint8Array();

  /** The bytes that may go on; undefined at the end. */
  async function next(): Promise<Uint8Array | undefined> {
    if (records !== undefined) return (await records.read()).value;
    const { done, value } = await reader.read();
    const chunk = done ? undecided : concat([undecided, value]);
    undecided = new Uint8Array();
    if (done) return chunk.length > 0 ? chunk : undefined;
    const found = find(chunk);
    if (found === undefined) return chunk;
    const rest = chunk.slice(found.at);
    if (found.isRecord) records = asRecords(continued([rest], reader)).getReader();
    else undecided = rest;
    return chunk.subarray(0, found.at);
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let bytes = await next();
        while (bytes?.length === 0) bytes = await next();
        if (bytes === undefined) controller.close();
        else controller.enqueue(bytes);
      },
      cancel: (reason) => (records ?? reader).cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
