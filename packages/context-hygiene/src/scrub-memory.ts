import type { Properties } from '@context-hygiene/credential-scrubber';
import { misuse } from './errors.js';
import type { ContextHygieneConfig } from './options.js';

type PlainProperties = Readonly<Record<string, unknown>>;

/** A memory on its way into a store. Only these two fields are read and given back: what else it has, `scrubDeep` takes. */
export interface MemoryRecord<Given extends Properties = PlainProperties> {
  readonly content: string;
  /** A plain object or a `Map`. @default {} */
  readonly properties?: Given | undefined;
}

/** A memory that may be stored. */
export interface ScrubbedMemory<Given extends Properties = PlainProperties> {
  readonly content: string;
  readonly properties: Given;
  /** The labels of what was replaced, in content and properties. */
  readonly redactions: readonly string[];
  /** The names of the properties that were left out because they name a credential; nested ones as paths. */
  readonly dropped: readonly string[];
}

/** Takes credentials out of a whole record at once, so that one found in a property is taken out of the content too. */
export function scrubMemory<Given extends Properties>(
  record: MemoryRecord<Given>,
  { scrubber, onEvent }: ContextHygieneConfig,
): ScrubbedMemory<Given> {
  const start = performance.now();
  const { content, properties } = checkRecord(record);
  const { value, redactions, dropped } = scrubber.scrubDeep({ content, properties });
  onEvent({
    type: 'memory-scrubbed',
    redactions: redactions.length,
    dropped: dropped.length,
    durationMs: performance.now() - start,
  });
  return { ...value, redactions, dropped: dropped.map((path) => path.replace(/^properties\.?/, '')) };
}

function checkRecord<Given extends Properties>(
  record: MemoryRecord<Given>,
): Required<MemoryRecord<Given>> & { readonly properties: Given } {
  const given: unknown = record;
  if (typeof given !== 'object' || given === null || typeof record.content !== 'string') {
    throw misuse('invalid-argument:record', 'record must be an object with a string "content"');
  }
  // A record without properties becomes one with none.
  const { content, properties = {} as Given } = record;
  const isRecord =
    Object.prototype.toString.call(properties) === '[object Object]' || properties instanceof Map;
  if (!isRecord) {
    throw misuse('invalid-argument:properties', 'properties must be a plain object or a Map');
  }
  return { content, properties };
}
