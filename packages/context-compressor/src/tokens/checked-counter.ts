import { invalidOption } from '../errors.js';
import type { TokenCounter } from './token-counter.js';

const checked = new WeakMap<TokenCounter, TokenCounter>();

/** A caller's counter that refuses what is no count; the same function for the same counter, so that its counts are remembered. */
export function checkedCounter(countTokens: TokenCounter): TokenCounter {
  const known = checked.get(countTokens);
  if (known !== undefined) return known;
  const counter: TokenCounter = (text) => {
    const tokens: unknown = countTokens(text);
    if (typeof tokens === 'number' && tokens >= 0 && tokens < Number.POSITIVE_INFINITY) return tokens;
    throw invalidOption('countTokens', 'a function that returns a finite number, 0 or more', 'range');
  };
  checked.set(countTokens, counter);
  // A checked counter stays what it is when it comes in again.
  checked.set(counter, counter);
  return counter;
}
