import { assertOptions, invalidArgument, invalidOption } from '../errors.js';
import type { MessageFormat } from '../model.js';
import { checkedCounter } from './checked-counter.js';
import { loadDefaultCounter } from './load-default-counter.js';
import { messageTokens } from './message-tokens.js';
import type { TokenCounter } from './token-counter.js';

/** Options of {@link countMessageTokens}. */
export interface CountMessageTokensOptions {
  /** Counts one text. @default exact o200k_base, loaded on first use */
  readonly countTokens?: TokenCounter | undefined;
  /** Accepted so that one options object serves all phases: the count is the same with and without it. */
  readonly format?: MessageFormat | undefined;
}

/**
 * Counts the tokens of a list of messages in any of the five formats: texts, call names, arguments and results,
 * images by a table, and 3 tokens around each message. Synchronous when `countTokens` is given.
 *
 * @throws TypeError `invalid-argument:messages`, `invalid-option:countTokens`, `unknown-option:…`
 * @example
 * const tokens = await countMessageTokens([{ role: 'user', content: 'hello world' }]); // 5
 * const rough = countMessageTokens(messages, { countTokens: estimateTokens });
 */
export function countMessageTokens(
  messages: readonly unknown[],
  options: CountMessageTokensOptions & { readonly countTokens: TokenCounter },
): number;
export function countMessageTokens(
  messages: readonly unknown[],
  options?: CountMessageTokensOptions,
): Promise<number>;
export function countMessageTokens(
  messages: readonly unknown[],
  options: CountMessageTokensOptions = {},
): number | Promise<number> {
  if (!Array.isArray(messages)) throw invalidArgument('messages', 'an array of messages');
  assertOptions(options, ['countTokens', 'format']);
  const { countTokens } = options;
  if (countTokens !== undefined && typeof countTokens !== 'function') {
    throw invalidOption('countTokens', 'a function from text to a number');
  }
  if (countTokens !== undefined) return sumTokens(messages, checkedCounter(countTokens));
  return loadDefaultCounter().then((counter) => sumTokens(messages, counter));
}

function sumTokens(messages: readonly unknown[], countTokens: TokenCounter): number {
  let tokens = 0;
  for (const message of messages) tokens += messageTokens(message, countTokens);
  return tokens;
}
