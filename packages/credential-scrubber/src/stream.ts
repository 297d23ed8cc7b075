import { CredentialScrubberError } from './credential-scrubber-error.js';
import type { Engine } from './engine/engine.js';
import { IncrementalScan } from './engine/incremental.js';
import { noText } from './errors.js';

/** A scrubber for text in chunks. Use either the two functions or the two streams. */
export interface ScrubStream {
  /** Takes a chunk and gives the text that is certain by now. */
  feed(chunk: string): string;
  /** Ends the text and gives the rest of it. */
  flush(): string;
  /** What comes out, for `pipeThrough`. */
  readonly readable: ReadableStream<string>;
  /** What goes in, for `pipeThrough`. */
  readonly writable: WritableStream<string>;
}

/** Builds the stream of one engine. */
export function createStream(engine: Engine): ScrubStream {
  const scan = new IncrementalScan(engine);
  let ended = false;
  let pair: TransformStream<string, string> | undefined;
  const feed = (chunk: string): string => {
    if (ended)
      throw new CredentialScrubberError('stream-closed', 'the stream was flushed; create another one');
    if (typeof chunk !== 'string') {
      throw noText('chunk', chunk);
    }
    return scan.feed(chunk);
  };
  const flush = (): string => {
    if (ended) return '';
    ended = true;
    return scan.flush();
  };
  const transform = (): TransformStream<string, string> => {
    pair ??= new TransformStream({
      transform(chunk, controller) {
        const text = feed(chunk);
        if (text !== '') controller.enqueue(text);
      },
      flush(controller) {
        const text = flush();
        if (text !== '') controller.enqueue(text);
      },
    });
    return pair;
  };
  return {
    feed,
    flush,
    get readable() {
      return transform().readable;
    },
    get writable() {
      return transform().writable;
    },
  };
}
