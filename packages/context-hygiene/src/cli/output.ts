import { systemReason } from './failures.js';
import { UsageError } from './usage-error.js';

/** Thrown when the reader of our output went away (`| head`): the command ends quietly. */
export class BrokenPipeError extends Error {
  override readonly name = 'BrokenPipeError';
}

const readerIsGone = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

/** Writes to a stream no faster than it takes. */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  readonly #signal: AbortSignal;

  /** @param signal ends a wait for a reader that does not read */
  constructor(stream: NodeJS.WritableStream, signal: AbortSignal) {
    this.#stream = stream;
    this.#signal = signal;
  }

  /**
   * Resolves when the stream has taken the data.
   *
   * @throws BrokenPipeError when nobody reads any more
   */
  async write(data: Uint8Array | string): Promise<void> {
    if (data.length === 0) return;
    this.#signal.throwIfAborted();
    let leave = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        leave = () => reject(this.#signal.reason);
        this.#signal.addEventListener('abort', leave, { once: true });
        this.#stream.write(data, (error) => (error ? reject(toFailure(error)) : resolve()));
      });
    } finally {
      this.#signal.removeEventListener('abort', leave);
    }
  }
}

function toFailure(cause: NodeJS.ErrnoException): Error {
  return readerIsGone.has(cause.code ?? '')
    ? new BrokenPipeError('the reader of the output went away')
    : new UsageError(`the output cannot be written: ${systemReason(cause) ?? 'the stream failed'}`, {
        cause,
      });
}
