import { assertOptions, invalidArgument, invalidOption } from './errors.js';
import type { CompressOptions } from './types.js';

/** Names of the options of `compress`. */
export const COMPRESS_OPTIONS: readonly string[] = [
  'contextLimit',
  'promptTokens',
  'focusTopic',
  'signal',
  'force',
  'tools',
  'system',
];

/** Checks what `compress` is given. */
export function checkCompressArguments(
  messages: unknown,
  options: unknown,
): asserts options is CompressOptions {
  assertMessages(messages);
  assertOptions(options, COMPRESS_OPTIONS);
  const { contextLimit, promptTokens, focusTopic, signal, force } = options as CompressOptions;
  assertTokens('contextLimit', contextLimit, 1);
  if (promptTokens !== undefined) assertTokens('promptTokens', promptTokens, 0);
  if (focusTopic !== undefined && typeof focusTopic !== 'string')
    throw invalidOption('focusTopic', 'a string');
  if (force !== undefined && typeof force !== 'boolean') throw invalidOption('force', 'true or false');
  if (signal !== undefined && !isSignal(signal)) throw invalidOption('signal', 'an AbortSignal');
}

/** Checks a list of messages. */
export function assertMessages(messages: unknown): asserts messages is readonly object[] {
  if (!Array.isArray(messages)) throw invalidArgument('messages', 'an array of messages');
  for (const message of messages) {
    if (typeof message !== 'object' || message === null)
      throw invalidArgument('messages', 'an array of message objects');
  }
}

/** Checks a number of tokens that is given as an option. */
export function assertTokens(name: string, value: unknown, least: number): void {
  if (typeof value !== 'number') throw invalidOption(name, 'a number of tokens');
  if (!Number.isFinite(value) || value < least)
    throw invalidOption(name, `a number of tokens, at least ${least}`, 'range');
}

function isSignal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value;
}
