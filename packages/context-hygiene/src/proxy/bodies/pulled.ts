import type { ByteStream } from './bytes.js';

/** Where the bytes of a body come from. */
export interface ByteSource {
  /** The next bytes; undefined at the end. What it throws ends the body. */
  next(): Promise<Uint8Array | undefined>;
  /** The reader leaves. */
  cancel(reason: unknown): Promise<void>;
}

/** A body that asks its source when it is asked itself, and never before. */
export function pulled({ next, cancel }: ByteSource): ByteStream {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let bytes = await next();
        while (bytes?.length === 0) bytes = await next();
        if (bytes === undefined) controller.close();
        else controller.enqueue(bytes);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}
