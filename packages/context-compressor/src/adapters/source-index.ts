import type { Fields } from '../formats/fields.js';

/** Key that carries the place of a framework's message through the compressor: unknown keys stay on edited messages. */
const PLACE = 'context_compressor_place';

/** Framework messages beside the records that the compressor works on. */
export interface SourceIndex<Source extends object> {
  /** The records of the messages of one request, each made once and held weakly. */
  readonly recordsOf: (sources: readonly Source[]) => readonly Fields[];
  /** The message of the last request that a record, edited or not, was made of. */
  readonly sourceOf: (record: Fields) => Source | undefined;
  /** The message itself, when its record has come back untouched. */
  readonly untouched: (record: object) => Source | undefined;
}

/** Makes an index for messages of one framework. */
export function createSourceIndex<Source extends object>(
  toRecord: (source: Source) => Fields,
): SourceIndex<Source> {
  const records = new WeakMap<Source, Fields>();
  const sources = new WeakMap<object, Source>();
  let places = new Map<unknown, Source>();
  let count = 0;
  const recordOf = (source: Source): Fields => {
    const known = records.get(source);
    if (known !== undefined) return known;
    const record = { ...toRecord(source), [PLACE]: count++ };
    records.set(source, record);
    sources.set(record, source);
    return record;
  };
  return {
    recordsOf(messages) {
      const list = messages.map(recordOf);
      places = new Map(messages.map((source, at) => [list[at]?.[PLACE], source]));
      return list;
    },
    sourceOf: (record) => places.get(record[PLACE]),
    untouched: (record) => sources.get(record),
  };
}
