import type { Fields } from '../formats/fields.js';
import { createMessageCache } from '../tokens/message-cache.js';

/** Carries a framework's message through the compressor: edited messages keep it, and no JSON shows it. */
const SOURCE = Symbol('source');

/** Framework messages beside the records that the compressor works on. */
export interface SourceIndex<Source extends object> {
  /** The record of a message; the very same one while the message is not edited. */
  readonly recordOf: (source: Source) => Fields;
  /** The message that a record, edited or not, was made of. */
  readonly sourceOf: (record: object) => Source | undefined;
  /** The message itself, when its record has come back untouched. */
  readonly untouched: (record: object) => Source | undefined;
}

/** Makes an index for messages of one framework. */
export function createSourceIndex<Source extends object>(
  toRecord: (source: Source) => Fields,
): SourceIndex<Source> {
  const records = createMessageCache<Fields>();
  const sources = new WeakMap<object, Source>();
  return {
    recordOf(source) {
      const known = records.get(source);
      if (known !== undefined) return known;
      const record: Fields = { ...toRecord(source), [SOURCE]: source };
      records.set(source, record);
      sources.set(record, source);
      return record;
    },
    // Set above and nowhere else.
    sourceOf: (record) => Reflect.get(record, SOURCE) as Source | undefined,
    untouched: (record) => sources.get(record),
  };
}
