import type { CredentialScrubberOptions } from './config.js';
import { CredentialScrubber } from './credential-scrubber.js';
import type { ScrubStream } from './stream.js';

/**
 * A scrubber for text that arrives in chunks: by hand with `feed` and `flush`, or as a pair of web streams.
 *
 * @throws TypeError or RangeError with a `code` such as `invalid-option:valuePatterns`
 * @example
 * const stream = createScrubStream();
 * let out = stream.feed('the token is ghp_') + stream.feed('…') + stream.flush();
 */
export function createScrubStream(options?: CredentialScrubberOptions): ScrubStream {
  return new CredentialScrubber(options).stream();
}
