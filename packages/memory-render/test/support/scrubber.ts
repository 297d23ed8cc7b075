import type { Properties } from '../../src/index.js';

// ſ, K, ı and İ are what Python's (?i) folds and JavaScript's flags do not.
const KEY =
  /ap[i\u0131\u0130]_[k\u212a]ey|author[i\u0131\u0130]zation|pa[s\u017f][s\u017f]word|[s\u017f]ecret|to[k\u212a]en/i;
const BEARER = /bearer +[A-Za-z0-9._~+/=-]{8,}/gi;

/** A small scrubber: drops keys by name and masks bearer tokens in strings. */
export function scrub(properties: Properties): Properties {
  const pairs = properties instanceof Map ? [...properties] : Object.entries(properties);
  const kept = pairs
    .filter(([key]) => !KEY.test(String(key)))
    .map(([key, value]): [unknown, unknown] => [
      key,
      typeof value === 'string' ? value.replace(BEARER, '[REDACTED:TOKEN]') : value,
    ]);
  return new Map(kept);
}
