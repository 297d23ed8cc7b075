import { isLineEnd } from './ascii.js';
import { concat } from './bytes.js';

/** A line, and the byte that ends it; none where the body ends. */
export interface Line {
  readonly content: Uint8Array;
  readonly end: Uint8Array;
}

/** Cuts bytes into lines; a pair of CR and LF ends a line and an empty one. */
export class LineCutter {
  #held: Uint8Array[] = [];

  /** How many bytes wait for the end of their line. */
  get held(): number {
    return this.#held.reduce((length, part) => length + part.length, 0);
  }

  /** The lines that a chunk completes. */
  push(chunk: Uint8Array): readonly Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      if (!isLineEnd(chunk[at])) continue;
      lines.push({ content: this.#take(chunk.subarray(start, at)), end: chunk.subarray(at, at + 1) });
      start = at + 1;
    }
    // A copy, because the source may fill its buffer again.
    if (start < chunk.length) this.#held.push(chunk.slice(start));
    return lines;
  }

  /** The line that the end of the body cut off; undefined when there is none. */
  rest(): Line | undefined {
    const content = this.#take(new Uint8Array());
    return content.length > 0 ? { content, end: new Uint8Array() } : undefined;
  }

  #take(last: Uint8Array): Uint8Array {
    const line = concat([...this.#held, last]);
    this.#held = [];
    return line;
  }
}
