import { findCredentialPart } from './credential-keys/find-part.js';
import { BUILT_IN_PARTS } from './credential-keys/vocabulary.js';
import { check } from './errors.js';
import { isDict, type Properties } from './properties.js';

/**
 * The parts of credential names, frozen: those of `@context-hygiene/credential-scrubber`, restated so that this
 * package stands alone. `@context-hygiene/contract-tests` pins both.
 */
export const CREDENTIAL_KEY_PARTS: readonly string[] = BUILT_IN_PARTS;

/**
 * Whether a key of this name holds a credential, judged by its words.
 *
 * @example
 * isCredentialKey('botToken'); // true
 * isCredentialKey('max_tokens'); // false
 */
export function isCredentialKey(name: string): boolean {
  return findCredentialPart(name) !== undefined;
}

/**
 * A copy of a plain object or `Map` without its credential-named keys, in the same order; usable as the scrubber
 * of every renderer. Values are not looked at: a secret in a text stays.
 *
 * @throws TypeError with code `invalid-argument:properties`
 *
 * @example
 * renderForPrompt(entry, dropCredentialKeys);
 */
export function dropCredentialKeys<T extends Properties>(properties: T): T {
  check(isDict(properties), 'invalid-argument', 'properties', 'a plain object or a Map');
  const isKept = (key: unknown): boolean => typeof key !== 'string' || !isCredentialKey(key);
  if (properties instanceof Map) return copyOf<T>(new Map([...properties].filter(([key]) => isKept(key))));
  const kept: object = Object.create(Object.getPrototypeOf(properties));
  for (const key of Reflect.ownKeys(properties)) {
    if (!isKept(key) || !Object.prototype.propertyIsEnumerable.call(properties, key)) continue;
    const value: unknown = Reflect.get(properties, key);
    Object.defineProperty(kept, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return copyOf<T>(kept);
}

/** What is left is of the type that was given, less keys that a type cannot tell. */
function copyOf<T extends Properties>(properties: object): T {
  return properties as T;
}
