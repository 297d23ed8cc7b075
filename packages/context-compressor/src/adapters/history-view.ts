import { invalidArgument, invalidOption } from '../errors.js';
import { isFields, jsonOf } from '../formats/fields.js';
import type { CompressionResult, CompressOptions } from '../types.js';

/** What is used of a `ContextCompressor`. */
export interface HistoryCompressor {
  /** As `ContextCompressor.compress`. */
  compress(messages: readonly object[], options: CompressOptions): Promise<CompressionResult<object>>;
}

/** Options of a framework adapter. */
export interface HistoryOptions {
  /** Context window of the model, in tokens. */
  readonly contextLimit: number;
  /** What the summary should concentrate on. */
  readonly focusTopic?: string | undefined;
  /** Hears the result of every pass. */
  readonly onResult?: ((result: CompressionResult<object>) => void) | undefined;
}

/** What is known of one request beside its messages. */
export interface HistoryRequest {
  readonly signal?: AbortSignal | undefined;
  readonly system?: unknown;
  readonly tools?: unknown;
}

/** Gives for a growing list what is to be sent; the very same array when nothing has to change. */
export type HistoryView = (
  messages: readonly object[],
  request?: HistoryRequest,
) => Promise<readonly object[]>;

/**
 * Keeps what a framework sends apart from what it stores. Frameworks hand in the whole stored list each time: what
 * was compressed before is not compressed again, its replacement is taken up and the new messages follow it. A list
 * that does not go on from the last one starts afresh. One view is for one conversation.
 *
 * @throws TypeError `invalid-argument:compressor`, RangeError `invalid-option:contextLimit`
 */
export function createHistoryView(compressor: HistoryCompressor, options: HistoryOptions): HistoryView {
  const { contextLimit, focusTopic, onResult } = parseHistoryOptions(compressor, options);
  let before: readonly object[] = [];
  let after: readonly object[] = [];
  return async (messages, request = {}) => {
    const snapshot = [...messages];
    const goesOn = before.length > 0 && startsWith(snapshot, before);
    const list = goesOn ? [...after, ...snapshot.slice(before.length)] : messages;
    const result = await compressor.compress(list, { contextLimit, focusTopic, ...request });
    onResult?.(result);
    if (result.changed) {
      before = snapshot;
      after = result.messages;
    }
    return result.changed ? result.messages : list;
  };
}

function startsWith(messages: readonly object[], start: readonly object[]): boolean {
  if (messages.length < start.length) return false;
  // Some frameworks make new objects of the same content for every step.
  return start.every((message, at) => message === messages[at] || jsonOf(message) === jsonOf(messages[at]));
}

function parseHistoryOptions(compressor: HistoryCompressor, options: HistoryOptions): HistoryOptions {
  if (!isFields(compressor) || typeof compressor.compress !== 'function') {
    throw invalidArgument('compressor', 'a ContextCompressor');
  }
  if (!isFields(options)) throw invalidArgument('options', 'an object with contextLimit');
  const { contextLimit, onResult } = options;
  if (typeof contextLimit !== 'number' || !(contextLimit > 0)) {
    throw invalidOption('contextLimit', 'the context window of the model, in tokens', 'range');
  }
  if (onResult !== undefined && typeof onResult !== 'function') throw invalidOption('onResult', 'a function');
  return options;
}
