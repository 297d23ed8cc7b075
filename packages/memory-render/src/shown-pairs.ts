import { isDict, lookUp, type PropertiesScrubber, pairsOf, scrubDict } from './properties.js';
import { pyStr } from './python-text.js';

/** The metadata keys that a line shows, in its order. */
const SHOWN_KEYS: readonly string[] = ['description', 'name', 'role', 'properties'];

/**
 * The `k=v` pairs of a line: of each shown key its string, or the strings of its dict, which goes through the
 * scrubber as a whole. Values of any other type are skipped.
 *
 * @param clean what a string becomes: a shown key's own one (`''` leaves it out), a name or a value of a dict
 */
export function shownPairs(
  metadata: unknown,
  scrubber: PropertiesScrubber | undefined,
  clean: (text: string, key?: string) => string = (text) => text,
): string[] {
  const pairs: string[] = [];
  for (const key of SHOWN_KEYS) {
    const value = lookUp(metadata, key);
    if (typeof value === 'string') {
      const text = clean(value, key);
      if (text !== '') pairs.push(`${key}=${text}`);
    } else if (isDict(value)) {
      for (const [name, item] of pairsOf(scrubDict(value, scrubber))) {
        if (typeof item === 'string') pairs.push(`${clean(pyStr(name))}=${clean(item)}`);
      }
    }
  }
  return pairs;
}
