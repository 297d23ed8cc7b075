import { assertOptions, invalidArgument, invalidOption } from '../../errors.js';
import { isFields } from '../../formats/fields.js';
import { DEFAULT_TIMEOUT_MS } from './call-client.js';

/** Options that every summarizer has. */
export interface SummarizerOptions {
  /** Longest wait for an answer, in milliseconds. @default 120_000 */
  readonly timeoutMs?: number | undefined;
  /**
   * Limit of output tokens sent with the request. Thinking counts towards it, and an answer that ends at it is a
   * failure, so leave room; the compressor cuts a summary over its cap itself.
   */
  readonly maxOutputTokens?: number | undefined;
  /** More fields of the request body, such as `temperature` or `reasoning_effort`; they win over our own. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/** Options of a summarizer whose client takes the model by name. */
export interface NamedModelOptions extends SummarizerOptions {
  /** Model name, as the client takes it. */
  readonly model: string;
}

/** Checked options with their defaults. */
export interface ParsedSummarizerOptions {
  readonly timeoutMs: number;
  readonly maxOutputTokens: number | undefined;
  readonly request: Readonly<Record<string, unknown>>;
}

/** Checks the options that every summarizer has. */
export function parseSummarizerOptions(
  options: SummarizerOptions,
  known: readonly string[],
): ParsedSummarizerOptions {
  assertOptions(options, [...known, 'timeoutMs', 'maxOutputTokens', 'request']);
  const { timeoutMs = DEFAULT_TIMEOUT_MS, maxOutputTokens, request = {} } = options;
  if (!(timeoutMs > 0)) throw invalidOption('timeoutMs', 'a number of milliseconds over 0', 'range');
  if (maxOutputTokens !== undefined && !(maxOutputTokens > 0)) {
    throw invalidOption('maxOutputTokens', 'a number of tokens over 0', 'range');
  }
  if (!isFields(request)) throw invalidOption('request', 'an object of request fields');
  return { timeoutMs, maxOutputTokens, request };
}

/** Checks a model name. */
export function parseModelName(model: unknown): string {
  if (typeof model !== 'string' || model === '') throw invalidOption('model', 'the name of a model');
  return model;
}

/** Refuses a client without the method that is called. */
export function assertClient(client: unknown, hasMethod: boolean, expected: string): void {
  if (!isFields(client) || !hasMethod) throw invalidArgument('client', expected);
}
