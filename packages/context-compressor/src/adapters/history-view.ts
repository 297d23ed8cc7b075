import { assertOptions, invalidArgument, invalidOption } from '../errors.js';
import { isFields, without } from '../formats/fields.js';
import { tell } from '../tell.js';
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
  /** System prompt beside the messages, to be counted where the framework does not show it. */
  readonly system?: unknown;
  /** Tool definitions of the request, to be counted where the framework does not show them. */
  readonly tools?: unknown;
  /** Hears the result of every pass; what it throws or rejects with is ignored. */
  readonly onResult?: ((result: CompressionResult<object>) => unknown) | undefined;
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

/** A stored list as it was when it was last compressed, and what it became. */
interface History {
  readonly before: readonly object[];
  readonly after: readonly object[];
}

/** So many conversations are remembered: an agent is often made once, and its threads take turns. */
const MAX_HISTORIES = 8;
/** Keys that say how a message is sent; frameworks and callers move and rewrite them between requests. */
const FRAME_KEYS: ReadonlySet<string> = new Set([
  'cache_control',
  'cacheControl',
  'cachePoint',
  'providerData',
  'providerMetadata',
  'providerOptions',
]);

/**
 * Keeps what a framework sends apart from what it stores. Frameworks hand in the whole stored list each time: what
 * was compressed before is not compressed again, its replacement is taken up and the new messages follow it. A list
 * that goes on from none of the last eight conversations starts afresh.
 *
 * @throws TypeError `invalid-argument:compressor`, `invalid-option:…`, `unknown-option:…`, RangeError `invalid-option:contextLimit`
 */
export function createHistoryView(compressor: HistoryCompressor, options: HistoryOptions): HistoryView {
  const { contextLimit, focusTopic, system, tools, onResult } = parseHistoryOptions(compressor, options);
  let histories: readonly History[] = [];
  return async (messages, request = {}) => {
    const snapshot = [...messages];
    const history = historyOf(snapshot, histories);
    const list = history === undefined ? messages : goOn(history, snapshot);
    const result = await compressor.compress(list, {
      contextLimit,
      focusTopic,
      system: request.system ?? system,
      tools: request.tools ?? tools,
      signal: request.signal,
    });
    tell(onResult, result);
    const newest = result.changed ? { before: snapshot, after: result.messages } : history;
    if (newest !== undefined)
      histories = [newest, ...histories.filter((other) => other !== history)].slice(0, MAX_HISTORIES);
    return result.changed ? result.messages : list;
  };
}

/** The history that a list goes on from: the longest one that it starts with. */
function historyOf(messages: readonly object[], histories: readonly History[]): History | undefined {
  let longest: History | undefined;
  for (const history of histories) {
    const { length } = history.before;
    if (length > (longest?.before.length ?? 0) && startsWith(messages, history.before)) longest = history;
  }
  return longest;
}

/** The compressed list, with the messages as they are now where it kept them, and the new ones behind it. */
function goOn({ before, after }: History, messages: readonly object[]): readonly object[] {
  const current = new Map(before.map((message, at) => [message, messages[at] ?? message]));
  return [...after.map((message) => current.get(message) ?? message), ...messages.slice(before.length)];
}

function startsWith(messages: readonly object[], start: readonly object[]): boolean {
  if (messages.length < start.length) return false;
  // Some frameworks make new objects of the same content for every step.
  return start.every((message, at) => isSame(message, messages[at]));
}

function isSame(message: object, other: object | undefined): boolean {
  if (message === other) return true;
  const said = saidBy(message);
  return said !== undefined && said === saidBy(other);
}

/** What a message says, as JSON; `undefined` where it has none. */
function saidBy(message: object | undefined): string | undefined {
  if (!isFields(message)) return undefined;
  // A reference says nothing but its id.
  const fields = message.type === 'item_reference' ? message : without(message, ['id']);
  try {
    return JSON.stringify(fields, (key, value: unknown) => (FRAME_KEYS.has(key) ? undefined : value));
  } catch {
    return undefined;
  }
}

const OPTIONS = ['contextLimit', 'focusTopic', 'system', 'tools', 'onResult'] as const;

function parseHistoryOptions(compressor: HistoryCompressor, options: HistoryOptions): HistoryOptions {
  if (!isFields(compressor) || typeof compressor.compress !== 'function') {
    throw invalidArgument('compressor', 'a ContextCompressor');
  }
  assertOptions(options, OPTIONS);
  const { contextLimit, focusTopic, onResult } = options;
  if (typeof contextLimit !== 'number' || !(contextLimit >= 1) || contextLimit === Number.POSITIVE_INFINITY) {
    throw invalidOption('contextLimit', 'the context window of the model, in tokens', 'range');
  }
  if (focusTopic !== undefined && typeof focusTopic !== 'string')
    throw invalidOption('focusTopic', 'a string');
  if (onResult !== undefined && typeof onResult !== 'function') throw invalidOption('onResult', 'a function');
  return options;
}
