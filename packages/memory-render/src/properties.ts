import { checkResult } from './errors.js';

/** What Python calls a dict: a plain object (own enumerable string keys) or a `Map` (insertion order kept). */
export type Properties = Readonly<Record<string, unknown>> | ReadonlyMap<unknown, unknown>;

/**
 * Takes credentials out of properties before they are formatted: a plain object or a `Map` in, the same
 * kind out. It is given a copy, so that it may change what it gets. One that handles plain objects only is
 * accepted by the types; whoever stores `Map`s must handle them.
 */
export type PropertiesScrubber = {
  /** Gives back the properties without their credentials. */
  scrub(properties: Properties): Properties;
}['scrub'];

/** Whether `value` is a plain object, of whatever realm, or a `Map`. */
export function isDict(value: unknown): value is Properties {
  if (Object(value) !== value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return value instanceof Map || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The pairs of a dict in its own order. */
export function pairsOf(dict: Properties): Iterable<readonly [unknown, unknown]> {
  return dict instanceof Map ? dict : Object.entries(dict);
}

/** `dict.get(key)` of what may be no dict; no prototype is looked at. */
export function lookUp(dict: unknown, key: string): unknown {
  if (dict instanceof Map) return dict.get(key);
  return isDict(dict) && Object.hasOwn(dict, key) ? Reflect.get(dict, key) : undefined;
}

/** The dict after the scrubber; an empty one is not worth asking about. */
export function scrubDict(dict: Properties, scrubber: PropertiesScrubber | undefined): Properties {
  if (scrubber === undefined) return dict;
  const pairs = [...pairsOf(dict)];
  if (pairs.length === 0) return dict;
  const scrubbed: unknown = scrubber(dict instanceof Map ? new Map(pairs) : Object.fromEntries(pairs));
  // What a method gives that reports what it did would leave every line out without a word.
  const isReport = lookUp(scrubbed, 'dropped') && !lookUp(dict, 'dropped');
  checkResult(isDict(scrubbed) && !isReport, 'scrubber', 'properties alone');
  return scrubbed;
}

/** A string outside a dict goes through as `{ [field]: text }`; `''` when the scrubber dropped it. */
export function scrubText(
  text: string,
  field: string | undefined,
  scrubber: PropertiesScrubber | undefined,
): string {
  if (scrubber === undefined || field === undefined || text === '') return text;
  const scrubbed = lookUp(scrubDict({ [field]: text }, scrubber), field);
  return typeof scrubbed === 'string' ? scrubbed : '';
}
