import { type ByteStream, concat } from './bytes.js';
import { continued } from './head-of-body.js';
import { pulled } from './pulled.js';

/** Where in a chunk something else begins, or may begin once more is seen. */
export interface Found {
  readonly at: number;
  readonly isSure: boolean;
}

/** A body as it is, at once, up to the place that `find` finds in a chunk; `readOn` reads on from there. */
export function switchOver(
  body: ByteStream,
  readOn: (rest: ByteStream) => ByteStream,
  find: (chunk: Uint8Array) => Found | undefined,
): ByteStream {
  const reader = body.getReader();
  let other: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let undecided: Uint8Array = new Uint8Array();

  /** The bytes that may go on; undefined at the end. */
  async function next(): Promise<Uint8Array | undefined> {
    if (other !== undefined) return (await other.read()).value;
    const { done, value } = await reader.read();
    const chunk = done ? undecided : concat([undecided, value]);
    undecided = new Uint8Array();
    if (done) return chunk.length > 0 ? chunk : undefined;
    const found = find(chunk);
    if (found === undefined) return chunk;
    const rest = chunk.slice(found.at);
    if (found.isSure) other = readOn(continued([rest], reader)).getReader();
    else undecided = rest;
    return chunk.subarray(0, found.at);
  }

  return pulled({ next, cancel: (reason) => (other ?? reader).cancel(reason) });
}
