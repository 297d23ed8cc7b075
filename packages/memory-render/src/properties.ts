import { MemoryRenderError, misuse } from './errors.js';

/** What Python calls a dict: a plain object (own enumerable string keys) or a `Map` (insertion order kept). */
export type Properties = Readonly<Record<string, unknown>> | ReadonlyMap<unknown, unknown>;

/**
 * Takes credentials out of properties before they are formatted: a plain object or a `Map` in, the same
 * kind out. It is given a copy, so that it may change what it gets. One that handles plain objects only is
 * accepted by the types; whoever stores `Map`s must handle them.
 */
export type PropertiesScrubber = { scrub(properties: Properties): Properties }['scrub'];

/** Whether `value` is a plain object (of any realm) or a `Map`. */
export function isDict(value: unknown): value is Properties {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Map) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return true;
  // Another realm's Object.prototype is known by what only that object has of its own.
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(Object(prototype), 'isPrototypeOf');
}

/** The pairs of a dict in its own order. */
export function pairsOf(dict: Properties): Iterable<readonly [unknown, unknown]> {
  return dict instanceof Map ? dict : Object.entries(dict);
}

/** `dict.get(key)`: no prototype is looked at. */
export function lookUp(dict: Properties, key: string): unknown {
  if (dict instanceof Map) return dict.get(key);
  return Object.prototype.propertyIsEnumerable.call(dict, key) ? Reflect.get(dict, key) : undefined;
}

/** The dict after the scrubber; an empty one is not worth asking about. */
export function scrubDict(dict: Properties, scrubber: PropertiesScrubber | undefined): Properties {
  if (scrubber === undefined || isEmpty(dict)) return dict;
  return checkedResult(scrubber(dict instanceof Map ? new Map(dict) : { ...dict }));
}

/** A string outside a dict goes through as `{ [field]: text }`; `undefined` when the scrubber dropped it. */
export function scrubText(
  field: string,
  text: string,
  scrubber: PropertiesScrubber | undefined,
): string | undefined {
  if (scrubber === undefined || text === '') return text;
  const value = lookUp(checkedResult(scrubber({ [field]: text })), field);
  return typeof value === 'string' ? value : undefined;
}

/** `undefined` and the reference's `None` both mean: no scrubber. */
export function parseScrubber(scrubber: unknown): PropertiesScrubber | undefined {
  if (scrubber === undefined || scrubber === null) return undefined;
  if (isScrubber(scrubber)) return scrubber;
  throw misuse(
    'TypeError',
    'invalid-argument:scrubber',
    'scrubber must be a function (properties) => properties, or left out.',
  );
}

function isScrubber(value: unknown): value is PropertiesScrubber {
  return typeof value === 'function';
}

function isEmpty(dict: Properties): boolean {
  return dict instanceof Map ? dict.size === 0 : Object.keys(dict).length === 0;
}

function checkedResult(result: unknown): Properties {
  if (isDict(result)) return result;
  throw new MemoryRenderError(
    'invalid-scrubber-result',
    'The scrubber must return a plain object or a Map (and not a promise of one).',
  );
}
