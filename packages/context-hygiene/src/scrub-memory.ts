import type { Properties } from '@context-hygiene/credential-scrubber';
import { misuse } from './errors.js';
import type { ContextHygieneConfig } from './options.js';

type PlainProperties = Readonly<Record<string, unknown>>;

/** A memory on its way into a store. What else it has, `layer` and `metadata` for instance, is scrubbed with it. */
export interface MemoryRecord<Given extends Properties = PlainProperties> {
  readonly content: string;
  /** A plain object or a `Map`. @default {} */
  readonly properties?: Given | undefined;
}

/** A memory that may be stored: what was given, scrubbed, and beside it what was done. */
export type ScrubbedMemory<Memory extends MemoryRecord<Properties> = MemoryRecord> = Memory & {
  /** Those of the record; none when it had none. */
  readonly properties: PropertiesOf<Memory>;
  /** The labels of what was replaced, wherever it stood. */
  readonly redactions: readonly string[];
  /**
   * What was left out because its name is a credential's: properties by their names, nested ones as paths, and what
   * stood elsewhere by its path in the record.
   */
  readonly dropped: readonly string[];
};

type PropertiesOf<Memory> = Memory extends { readonly properties?: infer Given }
  ? unknown extends Given
    ? PlainProperties
    : Exclude<Given, undefined>
  : never;

/** Takes credentials out of a whole record at once, so that one found in a property is taken out of the content too. */
export function scrubMemory<Memory extends MemoryRecord<Properties>>(
  record: Memory,
  { scrubber, onEvent }: ContextHygieneConfig,
): ScrubbedMemory<Memory> {
  const start = performance.now();
  const { value, redactions, dropped } = scrubber.scrubDeep(checkRecord(record));
  onEvent({
    type: 'memory-scrubbed',
    redactions: redactions.length,
    dropped: dropped.length,
    durationMs: performance.now() - start,
  });
  return { ...value, redactions, dropped: dropped.map((path) => path.replace(/^properties\.?/, '')) };
}

function checkRecord<Memory extends MemoryRecord<Properties>>(
  record: Memory,
): Memory & { readonly properties: PropertiesOf<Memory> } {
  const given: unknown = record;
  if (typeof given !== 'object' || given === null) throw noRecord();
  const { content, properties = {} } = record;
  if (typeof content !== 'string') throw noRecord();
  const isRecord =
    Object.prototype.toString.call(properties) === '[object Object]' || properties instanceof Map;
  if (!isRecord) {
    throw misuse('invalid-argument:properties', 'properties must be a plain object or a Map');
  }
  // What the prototype gives is read by name; a record without properties becomes one with none.
  return { ...record, content, properties: properties as PropertiesOf<Memory> };
}

function noRecord(): TypeError {
  return misuse('invalid-argument:record', 'record must be an object with a string "content"');
}
