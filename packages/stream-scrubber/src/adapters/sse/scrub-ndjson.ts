import { createBodyTransform } from './body-transform.js';
import { LineFramer, lineFraming } from './line-framer.js';
import { parseSseOptions, type SseOptions } from './sse-options.js';

/**
 * Removes internal blocks from the text in a body of JSON lines, as Ollama streams its answers; takes and gives
 * bytes, cut anywhere. Every byte of what is not changed stays.
 *
 * @throws TypeError with a `code` that names a wrong or unknown option
 * @example
 * const body = upstream.body.pipeThrough(scrubNdjson());
 */
export function scrubNdjson(options?: SseOptions): TransformStream<Uint8Array, Uint8Array> {
  const config = parseSseOptions(options);
  return createBodyTransform(config, new LineFramer(config.maxEventBytes), lineFraming);
}
