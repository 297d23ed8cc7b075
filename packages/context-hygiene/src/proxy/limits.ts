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
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const silence = new Promise<never>((_resolve, reject) => {
          timer = setTimeout(() => reject(tooSilent()), idleTimeoutMs);
        });
        try {
          const { done, value } = await Promise.race([reader.read(), silence]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
          await reader.cancel(error).catch(() => undefined);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
