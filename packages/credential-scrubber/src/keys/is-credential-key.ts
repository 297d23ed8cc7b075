import { findCredentialPart } from './find-part.js';
import { BUILT_IN_PARTS } from './vocabulary.js';

/**
 * The built-in parts of credential names, frozen. Each decides by words: `token` is in `botToken`, not in
 * `tokenizer`, and not in `max_tokens`, whose other words rule it out.
 */
export const DEFAULT_CREDENTIAL_KEY_PARTS: readonly string[] = BUILT_IN_PARTS;

/**
 * Whether a key, field or header of this name holds a credential.
 *
 * The name is split into words (camelCase, acronyms, digits, separators, plurals, glued lower case; look-alike
 * letters and invisible characters are read as what they look like), then judged by the words.
 *
 * @example
 * isCredentialKey('x-api-key'); // true
 * isCredentialKey('monkey'); // false
 * isCredentialKey('api_key_id'); // false
 */
export function isCredentialKey(name: string): boolean {
  return findCredentialPart(name) !== undefined;
}
