import { continued } from './head-of-body.js';
import { concat } from './lines.js';

type Bytes = ReadableStream<Uint8Array>;

const LINE_ENDS = new Set([0x0a, 0x0d]);
const BLANKS = new Set([0x20, 0x09]);
/** JSON, and the mark of a record. */
const LINE_STARTS = new Set([0x7b, 0x5b, 0x22, 0x1e]);
/** What begins a record in the middle of a line, too. */
const recordStarts: readonly Uint8Array[] = ['data:', '{"'].map((text) => new TextEncoder().encode(text));

/**
 * Text up to the first line that begins as JSON does, or the first place that begins an event's data or an object;
 * `asRecords` reads on from there. Servers put a line of their own, a warning for instance, before the stream that
 * clients look for.
 */
export function recordsInText(body: Bytes, asRecords: (rest: Bytes) => Bytes): Bytes {
  const reader = body.getReader();
  let records: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let undecided: Uint8Array = new Uint8Array();
  let isAtLineStart = true;

  /** The text that may go on; undefined at the end. */
  async function next(): Promise<Uint8Array | undefined> {
    if (records !== undefined) return (await records.read()).value;
    const { done, value } = await reader.read();
    if (done) {
      const rest = undecided;
      undecided = new Uint8Array();
      return rest.length > 0 ? rest : undefined;
    }
    const chunk = concat([undecided, value]);
    undecided = new Uint8Array();
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (BLANKS.has(byte)) continue;
      const verdict = isAtLineStart && LINE_STARTS.has(byte) ? true : beginsRecord(chunk, at);
      isAtLineStart = LINE_ENDS.has(byte);
      if (verdict === false) continue;
      if (verdict) records = asRecords(continued([chunk.slice(at)], reader)).getReader();
      else undecided = chunk.slice(at);
      return chunk.subarray(0, at);
    }
    return chunk;
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

/** Whether a record begins at a place; undefined while that is not seen yet. */
export function beginsRecord(bytes: Uint8Array, start: number): boolean | undefined {
  for (const record of recordStarts) {
    const shared = bytes.subarray(start, start + record.length);
    if (!shared.every((byte, index) => byte === record[index])) continue;
    return shared.length === record.length ? true : undefined;
  }
  return false;
}
