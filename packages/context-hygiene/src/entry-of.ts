import type { MemoryEntry } from '@context-hygiene/memory-render';

/**
 * The entry of a record as `scrubMemory` gives it: properties beside the content are shown like those of the metadata,
 * when there is none.
 */
export function entryOf(record: MemoryEntry): MemoryEntry {
  if (!isPlain(record) || !('properties' in record)) return record;
  // The copy goes on in any case, so that each attribute is read once.
  const entry = { ...record };
  const { properties, metadata } = entry;
  const isDict = isPlain(properties) || properties instanceof Map;
  return isDict && (metadata ?? null) === null ? { ...entry, metadata: { properties } } : entry;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
