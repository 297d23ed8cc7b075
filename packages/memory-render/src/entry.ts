/**
 * A recalled memory entry. Everything is optional and read defensively: a missing attribute degrades to a
 * sentinel. A class instance with getters will do, and so will a `Map` with these keys.
 */
export type MemoryEntry = MemoryEntryFields | (ReadonlyMap<string, unknown> & MemoryEntryFields);

/** The attributes that are read, each once. */
export interface MemoryEntryFields {
  /** The memory's text. */
  readonly content?: unknown;
  /** The memory layer's name, `semantic` for instance. @default 'unknown' */
  readonly layer?: unknown;
  /** A plain object or a `Map` with `description`, `name`, `role`, `properties`. */
  readonly metadata?: unknown;
  /** Names the entry in reports and orders it; `metadata.id` stands in. */
  readonly id?: unknown;
}

/** The attributes of an entry, taken once, so that getters and proxies see one read each. */
export interface EntryView {
  readonly source: MemoryEntry;
  readonly content: unknown;
  readonly layer: unknown;
  readonly metadata: unknown;
}

/** Reads content, layer and metadata, in the reference's order. */
export function viewOf(source: MemoryEntry): EntryView {
  return {
    source,
    content: readAttribute(source, 'content'),
    layer: readAttribute(source, 'layer'),
    metadata: readAttribute(source, 'metadata'),
  };
}

/** An attribute of an entry, own or inherited; `undefined` is an absent one. */
export function readAttribute(entry: unknown, name: string): unknown {
  if (entry instanceof Map) return entry.get(name);
  return Reflect.get(Object(entry), name);
}
