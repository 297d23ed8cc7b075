import { misuse } from './errors.js';
import type { ContextHygieneConfig } from './options.js';

/** A memory on its way into a store. */
export interface MemoryRecord {
  readonly content: string;
  /** A plain object or a `Map`. @default {} */
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
}

/** A memory that may be stored. */
export interface ScrubbedMemory {
  readonly content: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** The labels of what was replaced, in content and properties. */
  readonly redactions: readonly string[];
  /** The names of the properties that were left out because they name a credential; nested ones as paths. */
  readonly dropped: readonly string[];
}

/** A turn that may go to an extraction model. */
export interface ScrubbedTurn<Message> {
  /** Unchanged messages are the same objects. */
  readonly messages: readonly Message[];
  /** The labels of what was replaced. */
  readonly redactions: readonly string[];
}

/** Takes credentials out of a whole record at once, so that one found in a property is taken out of the content too. */
export function scrubMemory(
  record: MemoryRecord,
  { scrubber, onEvent }: ContextHygieneConfig,
): ScrubbedMemory {
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

/** Masks credentials in the messages of a turn. */
export function scrubTurn<Message extends object>(
  messages: readonly Message[],
  { scrubber, onEvent }: ContextHygieneConfig,
): ScrubbedTurn<Message> {
  const start = performance.now();
  const { messages: scrubbed, redactions } = scrubber.scrubMessages(messages);
  onEvent({
    type: 'turn-scrubbed',
    messages: scrubbed.length,
    redactions: redactions.length,
    durationMs: performance.now() - start,
  });
  return { messages: scrubbed, redactions };
}

function checkRecord(
  record: MemoryRecord,
): Required<MemoryRecord> & { readonly properties: Readonly<Record<string, unknown>> } {
  const given: unknown = record;
  if (typeof given !== 'object' || given === null || typeof record.content !== 'string') {
    throw misuse('invalid-argument:record', 'record must be an object with a string "content"');
  }
  const { content, properties = {} } = record;
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) {
    throw misuse('invalid-argument:properties', 'properties must be a plain object or a Map');
  }
  return { content, properties };
}
