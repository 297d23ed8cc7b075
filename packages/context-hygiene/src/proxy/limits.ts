import { pulled } from './bodies/pulled.js';

/** A body that ends with an error when it grows past `maxBytes`. */
export function limitBytes(maxBytes: number, tooLarge: () => Error): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge();
      controller.enqueue(chunk);
    },
  });
}

/**
 * A body that ends with an error when its source is silent for `idleTimeoutMs` while the reader waits. A slow reader
 * is no silence.
 */
export function limitSilence(
  body: ReadableStream<Uint8Array>,
  idleTimeoutMs: number,
  tooSilent: () => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return pulled({
    async next() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(tooSilent()), idleTimeoutMs);
      });
      try {
        return (await Promise.race([reader.read(), silence])).value;
      } catch (error) {
        reader.cancel(error).catch(() => undefined);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
