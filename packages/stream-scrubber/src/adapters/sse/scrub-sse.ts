import { assertBytes } from '../../errors.js';
import { concatBytes } from './bytes.js';
import { EventFramer } from './event-framer.js';
import { EventScrubber } from './event-scrubber.js';
import { parseSseOptions, type SseOptions } from './sse-options.js';

/**
 * Removes internal blocks from the text in a Server-Sent-Events body; takes and gives bytes, cut anywhere. Every byte
 * of what is not changed stays: comments, ids, line ends, unknown fields.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option
 * @example
 * const body = upstream.body.pipeThrough(scrubSse());
 */
export function scrubSse(options?: SseOptions): TransformStream<Uint8Array, Uint8Array> {
  const config = parseSseOptions(options);
  const framer = new EventFramer(config.maxEventBytes);
  const scrubber = new EventScrubber(config);
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      assertBytes(chunk, 'chunk');
      const events = framer.push(chunk);
      // In one piece, because to a stream each piece costs more than its scrubbing.
      enqueue(controller, concatBytes(events.map((event) => scrubber.event(event))));
    },
    flush(controller) {
      enqueue(controller, scrubber.end(framer.end()));
    },
  });
}

function enqueue(controller: TransformStreamDefaultController<Uint8Array>, bytes: Uint8Array): void {
  if (bytes.length > 0) controller.enqueue(bytes);
}
