import type { CredentialScrubberOptions } from './config.js';
import { CredentialScrubber } from './credential-scrubber.js';
import type { Finding } from './rule.js';

/**
 * Where the credentials of a text are, in its own offsets; never what they are.
 *
 * @throws TypeError with code `invalid-argument:text`
 * @example
 * findCredentials('the wifi password is Otter-49x'); // [{ rule: 'prose', label: 'PASSWORD', start: 21, end: 30 }]
 */
export function findCredentials(text: string, options?: CredentialScrubberOptions): readonly Finding[] {
  return new CredentialScrubber(options).find(text);
}
