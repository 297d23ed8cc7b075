import { isDict } from './properties.js';
import { hasOwnText, pyStr } from './python-text.js';

/**
 * A recalled memory entry. Everything is optional and read defensively: a missing attribute degrades to a
 * sentinel. A class instance with getters will do, and so will a `Map` with these keys.
 */
export type MemoryEntry = MemoryEntryFields | ReadonlyMap<string, unknown>;

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
export class EntryView {
  constructor(
    readonly source: MemoryEntry,
    readonly content: unknown,
    readonly layer: unknown,
    readonly metadata: unknown,
  ) {}

  /** What `str(entry)` says, for an entry without content. */
  toString(): string {
    return pyStr(this.source);
  }

  /** The same, but `''` where it would only print the entry's own fields. */
  ownText(): string {
    const source: unknown = this.source;
    if (source === undefined || source === null) return '';
    if (typeof source !== 'object' || hasOwnText(source)) return pyStr(source);
    const printsFields = Array.isArray(source) || isDict(source);
    return printsFields || source.toString === Object.prototype.toString ? '' : pyStr(source);
  }
}

/** Reads content, layer and metadata, in the reference's order. */
export function viewOf(entry: MemoryEntry): EntryView {
  if (entry instanceof EntryView) return entry;
  const content = readAttribute(entry, 'content');
  const layer = readAttribute(entry, 'layer');
  return new EntryView(entry, content, layer, readAttribute(entry, 'metadata'));
}

/** An attribute of an entry, own or inherited; `undefined` is an absent one. */
export function readAttribute(entry: unknown, name: string): unknown {
  if (entry instanceof Map) return entry.get(name);
  const hasAttributes = (typeof entry === 'object' && entry !== null) || typeof entry === 'function';
  return hasAttributes ? Reflect.get(entry, name) : undefined;
}
