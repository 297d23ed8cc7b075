import { StreamScrubberError } from '../../stream-scrubber-error.js';
import { concatBytes } from './bytes.js';

/** The pieces of an event that is not complete yet, up to a limit. */
export class PieceBuffer {
  readonly #maxBytes: number;
  #parts: Uint8Array[] = [];
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Keeps a piece; a copy, because its source may fill the buffer again. */
  add(piece: Uint8Array): void {
    this.#grow(piece);
    this.#parts.push(piece.slice());
  }

  /** Gives the pieces and a last one as one, and starts anew. */
  take(last: Uint8Array): Uint8Array {
    this.#grow(last);
    const whole = concatBytes([...this.#parts, last]);
    this.#parts = [];
    this.#length = 0;
    return whole;
  }

  #grow(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#length > this.#maxBytes) {
      throw new StreamScrubberError('event-too-large', `an event is longer than ${this.#maxBytes} bytes`);
    }
  }
}
