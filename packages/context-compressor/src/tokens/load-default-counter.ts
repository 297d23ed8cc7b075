import { boundedCounter } from './bounded-counter.js';
import { checkedCounter } from './checked-counter.js';
import type { TokenCounter } from './token-counter.js';

// gpt-tokenizer 4.0.0 keeps 100,000 merged pieces; evicting from the full cache takes time in proportion to all
// evictions before, so that a long-lived process slows down a hundredfold. A merged piece has two tokens or more.
const TOKENS_PER_CACHE = 100_000;

const counters = new WeakMap<object, TokenCounter>();

/**
 * Loads the default counter: `o200k_base` of gpt-tokenizer, in bounded time on any text and with literal special
 * tokens (`<|endoftext|>`) counted as ordinary text. The encoding is imported on the first call, and only then; later
 * calls give the same function.
 *
 * @example
 * const countTokens = await loadDefaultCounter();
 * countTokens('hello world'); // 2
 */
export async function loadDefaultCounter(): Promise<TokenCounter> {
  const { clearMergeCache, countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  const known = counters.get(countTokens);
  if (known !== undefined) return known;
  const asOrdinaryText = { disallowedSpecial: new Set<string>() };
  let tokensInCache = TOKENS_PER_CACHE;
  const bounded = boundedCounter((text) => {
    if (tokensInCache >= TOKENS_PER_CACHE) {
      clearMergeCache();
      tokensInCache = 0;
    }
    const tokens = countTokens(text, asOrdinaryText);
    tokensInCache += tokens;
    return tokens;
  });
  // Handed in as `countTokens` it stays the same function, so that its counts are remembered.
  const counter = checkedCounter(bounded);
  counters.set(countTokens, counter);
  return counter;
}
