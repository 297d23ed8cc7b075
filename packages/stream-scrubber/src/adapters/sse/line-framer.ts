import { encodeText } from './bytes.js';
import type { Framing } from './event-frame.js';
import { PieceBuffer } from './piece-buffer.js';

const LF = 10;
const CR = 13;
const RECORD_MARK = 30;

/** Cuts the bytes of a body of JSON lines into its lines, each with its line end. */
export class LineFramer {
  readonly #held: PieceBuffer;

  constructor(maxLineBytes: number) {
    this.#held = new PieceBuffer(maxLineBytes);
  }

  /** Reads a chunk and returns the lines that it completes. */
  push(chunk: Uint8Array): Uint8Array[] {
    const lines: Uint8Array[] = [];
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      lines.push(this.#held.take(chunk.subarray(start, end + 1)));
      start = end + 1;
    }
    if (start < chunk.length) this.#held.add(chunk.subarray(start));
    return lines;
  }

  /** The line that the end of the body cut off; empty when there is none. */
  end(): Uint8Array {
    return this.#held.take(new Uint8Array(0));
  }
}

/** A line as an event whose data it is: https://github.com/ndjson/ndjson-spec, and RFC 7464, which marks its records. */
export const lineFraming: Framing = {
  hasOneText: false,
  read(bytes, start) {
    const lineEnd = bytes.at(-1) !== LF ? 0 : bytes.at(-2) === CR ? 2 : 1;
    const end = bytes.length - lineEnd;
    const value = bytes[start] === RECORD_MARK ? start + 1 : start;
    const isEmpty = bytes.subarray(value, end).every((byte) => byte <= 32);
    return {
      bytes,
      lines: [{ start, value, end, next: bytes.length, field: isEmpty ? '' : 'data' }],
      data: isEmpty ? [] : [bytes.subarray(value, end)],
      name: undefined,
      newline: lineEnd === 2 ? '\r\n' : '\n',
    };
  },
  write: (_name, data, newline) => encodeText(data + newline),
};
