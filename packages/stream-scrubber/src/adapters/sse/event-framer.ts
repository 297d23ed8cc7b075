import { PieceBuffer } from './piece-buffer.js';

const LF = 10;
const CR = 13;

/**
 * Cuts the bytes of a Server-Sent-Events body into events, each with the blank line that ends it
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream).
 *
 * Every byte comes out again, in order. That is why no parser library stands here: the kept ones
 * (eventsource-parser, the parsers inside the vendors' clients) hand out decoded fields and drop comments,
 * line endings, the BOM, unknown fields and malformed UTF-8, which an adapter for proxies has to pass on.
 */
export class EventFramer {
  readonly #held: PieceBuffer;
  #isLineEmpty = true;
  #wasCR = false;

  constructor(maxEventBytes: number) {
    this.#held = new PieceBuffer(maxEventBytes);
  }

  /** Reads a chunk and returns the events that it completes. */
  push(chunk: Uint8Array): Uint8Array[] {
    const events: Uint8Array[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === LF && this.#wasCR) {
        this.#wasCR = false;
        // The second half of the line end that ended an event; the event did not wait for it.
        if (at === start && this.#held.isEmpty) {
          events.push(chunk.subarray(at, at + 1));
          start = at + 1;
        }
        continue;
      }
      this.#wasCR = byte === CR;
      if (byte !== LF && byte !== CR) {
        this.#isLineEmpty = false;
      } else if (this.#isLineEmpty) {
        if (byte === CR && chunk[at + 1] === LF) {
          this.#wasCR = false;
          at += 1;
        }
        events.push(this.#take(chunk.subarray(start, at + 1)));
        start = at + 1;
      } else {
        this.#isLineEmpty = true;
      }
    }
    if (start < chunk.length) this.#held.add(chunk.subarray(start));
    return events;
  }

  /** The event that the end of the body cut off; empty when there is none. */
  end(): Uint8Array {
    return this.#take(new Uint8Array(0));
  }

  #take(last: Uint8Array): Uint8Array {
    this.#isLineEmpty = true;
    return this.#held.take(last);
  }
}
