import { once } from 'node:events';

/** Thrown when the reader of our output went away (`| head`): the command ends quietly. */
export class BrokenPipeError extends Error {
  override readonly name = 'BrokenPipeError';
}

/** Writes to a stream no faster than it takes. */
export class Output {
  readonly #stream: NodeJS.WritableStream;
  #failure: Error | undefined;

  constructor(stream: NodeJS.WritableStream) {
    this.#stream = stream;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#failure ??=
        error.code === 'EPIPE' ? new BrokenPipeError('the reader of the output went away') : error;
    });
  }

  /** Resolves when there is room for more. */
  async write(data: Uint8Array | string): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (data.length === 0 || this.#stream.write(data)) return;
    // `close` comes instead of `drain` when the other side is gone.
    await Promise.race([once(this.#stream, 'drain'), once(this.#stream, 'close')]);
    if (this.#failure !== undefined) throw this.#failure;
  }
}
