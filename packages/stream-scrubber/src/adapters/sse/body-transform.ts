import { assertBytes } from '../../errors.js';
import { concatBytes } from './bytes.js';
import type { Framing } from './event-frame.js';
import { EventScrubber } from './event-scrubber.js';
import type { SseConfig } from './sse-options.js';

/** Cuts a body into the events of its kind. */
interface Framer {
  /** Reads a chunk and returns the events that it completes. */
  push(chunk: Uint8Array): readonly Uint8Array[];
  /** The event that the end of the body cut off; empty when there is none. */
  end(): Uint8Array;
}

/** Makes the stream that scrubs a body event by event. */
export function createBodyTransform(
  config: SseConfig,
  framer: Framer,
  framing: Framing,
): TransformStream<Uint8Array, Uint8Array> {
  const scrubber = new EventScrubber(config, framing);
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
