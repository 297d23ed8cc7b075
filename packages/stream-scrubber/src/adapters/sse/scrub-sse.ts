import { createBodyTransform } from './body-transform.js';
import { sseFraming } from './event-frame.js';
import { EventFramer } from './event-framer.js';
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
  return createBodyTransform(config, new EventFramer(config.maxEventBytes), sseFraming);
}
