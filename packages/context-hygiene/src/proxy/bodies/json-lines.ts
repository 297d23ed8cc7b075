import { LINE_FEED } from './ascii.js';
import { concat } from './bytes.js';
import { withoutBlanks } from './looks.js';
import { isJson } from './values-in.js';

/** Tells whether a body that begins as JSON does is JSON lines; each of its bytes is looked at once. */
export class JsonLinesTell {
  #line: Uint8Array[] = [];
  #isLineOver = false;

  /** Takes the next bytes. True: a line that is JSON by itself is followed by more. Undefined: not seen yet. */
  push(chunk: Uint8Array): boolean | undefined {
    let rest = this.#line.length === 0 || this.#isLineOver ? withoutBlanks(chunk) : chunk;
    if (!this.#isLineOver) {
      const end = rest.indexOf(LINE_FEED);
      const part = end < 0 ? rest : rest.subarray(0, end);
      if (part.length > 0) this.#line.push(part);
      if (end < 0) return undefined;
      if (!isJson(concat(this.#line))) return false;
      this.#line = [];
      this.#isLineOver = true;
      rest = withoutBlanks(rest.subarray(end));
    }
    return rest.length > 0 ? true : undefined;
  }
}
