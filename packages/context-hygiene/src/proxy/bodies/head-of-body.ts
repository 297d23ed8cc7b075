import { type ByteStream, concat } from './bytes.js';
import { pulled } from './pulled.js';

/** The first bytes of a body, looked at before the rest is read. */
export class HeadOfBody {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #parts: Uint8Array[] = [];
  #length = 0;

  constructor(body: ByteStream) {
    this.#reader = body.getReader();
  }

  /** How many bytes have been read. */
  get length(): number {
    return this.#length;
  }

  /** Reads on; undefined at the end of the body. */
  async more(): Promise<Uint8Array | undefined> {
    const { done, value } = await this.#reader.read();
    if (done) return undefined;
    this.#parts.push(value);
    this.#length += value.length;
    return value;
  }

  /** All bytes read so far. */
  bytes(): Uint8Array {
    const bytes = concat(this.#parts);
    this.#parts = [bytes];
    return bytes;
  }

  /** The whole body: what was read, then what comes. */
  whole(): ByteStream {
    return continued(this.#parts, this.#reader);
  }

  cancel(reason: unknown): Promise<void> {
    return this.#reader.cancel(reason);
  }
}

/** Bytes that were read from a body already, then what comes of it. */
export function continued(
  read: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ByteStream {
  const first = read.filter(({ length }) => length > 0);
  return pulled({
    next: async () => first.shift() ?? (await reader.read()).value,
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A body that `choose` makes of another one once it has looked at the head; nothing is read before it is asked for. */
export function onceLookedAt(
  body: ByteStream,
  choose: (head: HeadOfBody) => Promise<ByteStream>,
): ByteStream {
  const head = new HeadOfBody(body);
  let chosen: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return pulled({
    async next() {
      try {
        chosen ??= (await choose(head)).getReader();
      } catch (error) {
        await head.cancel(error).catch(() => undefined);
        throw error;
      }
      return (await chosen.read()).value;
    },
    cancel: (reason) => (chosen ?? head).cancel(reason),
  });
}
