import { markerFor } from './engine/marker.js';
import { invalidArgument } from './errors.js';
import { learnValue, maskValue } from './record/mask.js';
import { labelOfNamed, namedValue } from './record/named-value.js';
import { readObject, type Snapshot } from './record/read-object.js';
import { freeName, labelOfKey, type RecordScrubber } from './record/record.js';
import type { Label } from './rule.js';

/** The properties of a memory: a plain object or a `Map`. */
export type Properties = Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;

/** Properties without their credentials. */
export interface PropertiesScrubResult<T extends Properties = Properties> {
  /** A new object or `Map`, in the given order. */
  readonly properties: T;
  /** The credential-named keys that are not in it any more. */
  readonly dropped: readonly string[];
}

/** A function from properties to properties, as `@context-hygiene/memory-render` takes it. */
export type PropertiesScrubber = <T extends Properties>(properties: T) => T;

/** Drops the credential-named keys of properties and scrubs the strings that remain, one level deep. */
export function scrubProperties<T extends Properties>(
  properties: T,
  record: RecordScrubber,
): PropertiesScrubResult<T> {
  const snapshot = readProperties(properties);
  const pass = record.startPass();
  const dropped: string[] = [];
  const kept: Entry[] = [];
  for (const [at, entry] of entriesOf(snapshot).entries()) {
    const label = typeof entry.key === 'string' ? labelOfKey(entry.key, record.keys) : undefined;
    if (typeof entry.value === 'string') {
      pass.collect(entry.value);
      if (label !== undefined) learnValue(pass, entry.value, label);
    }
    if (label === undefined) {
      const named = typeof entry.value === 'string' ? namedValue(snapshot, at) : undefined;
      kept.push({ ...entry, mask: named && labelOfNamed(named, record.keys, pass) });
    } else dropped.push(String(entry.key));
  }
  const scrub = (text: string, mask?: Label): string =>
    mask === undefined ? pass.scrub(text).text : maskValue(text, mask, pass, () => {});
  const names = renamed(kept, (name) => scrub(name));
  const scrubbed = kept.map((entry, at) => ({
    ...entry,
    key: names[at],
    value: typeof entry.value === 'string' ? scrub(entry.value, entry.mask) : entry.value,
  }));
  // The result is what was given, less the dropped keys; which ones a type cannot say.
  return { properties: build(scrubbed, snapshot) as T, dropped: dropped.map((name) => scrub(name)) };
}

/**
 * The bare function of a scrubber's `scrubProperties`.
 *
 * @throws TypeError with code `invalid-argument:scrubber`
 * @example
 * renderForPrompt(entry, propertiesScrubber(new CredentialScrubber()));
 */
export function propertiesScrubber(scrubber: {
  scrubProperties<T extends Properties>(properties: T): PropertiesScrubResult<T>;
}): PropertiesScrubber {
  const given: { readonly scrubProperties?: unknown } | null | undefined = scrubber;
  if (typeof given?.scrubProperties !== 'function') {
    throw invalidArgument('scrubber', 'a CredentialScrubber');
  }
  return (properties) => scrubber.scrubProperties(properties).properties;
}

interface Entry {
  readonly key: unknown;
  readonly value: unknown;
  readonly enumerable: boolean;
  /** Set when the value is a credential by what stands beside it. */
  readonly mask?: Label | undefined;
}

function readProperties(properties: unknown): Snapshot {
  const snapshot = typeof properties === 'object' && properties !== null ? readObject(properties) : undefined;
  if (snapshot === undefined || (snapshot.kind !== 'object' && snapshot.kind !== 'map')) {
    throw invalidArgument('properties', 'a plain object or a Map');
  }
  return snapshot;
}

function entriesOf(snapshot: Snapshot): readonly Entry[] {
  if (snapshot.kind === 'map') return snapshot.items.map((item) => ({ ...item, enumerable: true }));
  return snapshot.properties.map(({ key, value, enumerable, unreadable }) => ({
    key,
    value: unreadable ? markerFor('UNREADABLE') : value,
    enumerable,
  }));
}

/** The keys as they are written; one that is a secret itself gets a marker, and a number where two are equal. */
function renamed(entries: readonly Entry[], scrub: (text: string) => string): readonly unknown[] {
  const names = entries.map(({ key }) => (typeof key === 'string' ? scrub(key) : key));
  const taken = new Set(names.filter((name, at) => name === entries[at]?.key));
  return names.map((name, at) =>
    typeof name !== 'string' || name === entries[at]?.key ? name : freeName(name, taken),
  );
}

function build(entries: readonly Entry[], snapshot: Snapshot): unknown {
  if (snapshot.kind === 'map') return new Map(entries.map(({ key, value }) => [key, value]));
  const properties: object = Object.create(snapshot.prototype);
  for (const { key, value, enumerable } of entries) {
    if (typeof key !== 'string' && typeof key !== 'symbol') continue;
    Object.defineProperty(properties, key, { value, enumerable, writable: true, configurable: true });
  }
  return properties;
}
