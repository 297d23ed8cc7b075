import type { TokenCounter } from '../tokens/token-counter.js';
import { clipEnd, clipStart } from '../well-formed.js';

const CUT_MARK = '[… cut to fit the summary budget]';

/** A text cut at a line end so that it has at most `maxTokens`, and marked; the text itself when it fits. */
export function cutAtLine(text: string, maxTokens: number, countTokens: TokenCounter): string {
  if (countTokens(text) <= maxTokens) return text;
  const room = maxTokens - countTokens(CUT_MARK) - 1;
  const kept = longestStart(text, room, countTokens);
  const line = kept.lastIndexOf('\n');
  // One long line has no end to cut at.
  const whole = line > kept.length / 4 ? kept.slice(0, line) : kept;
  return whole.trim() === '' ? CUT_MARK : `${whole.trimEnd()}\n${CUT_MARK}`;
}

/** Beginning and end of a text within `maxTokens`; the text itself when it fits. */
export function cutMiddle(text: string, maxTokens: number, countTokens: TokenCounter): string {
  if (countTokens(text) <= maxTokens) return text;
  const half = Math.max(4, Math.floor((maxTokens - 8) / 2));
  const start = longestStart(text, half, countTokens);
  const end = longestEnd(text, half, countTokens);
  return `${start} […] ${end}`;
}

function longestStart(text: string, maxTokens: number, countTokens: TokenCounter): string {
  return longest(text.length, (length) => clipStart(text, length), maxTokens, countTokens);
}

function longestEnd(text: string, maxTokens: number, countTokens: TokenCounter): string {
  return longest(text.length, (length) => clipEnd(text, length), maxTokens, countTokens);
}

function longest(
  length: number,
  clip: (length: number) => string,
  maxTokens: number,
  countTokens: TokenCounter,
): string {
  if (maxTokens <= 0) return '';
  let low = 0;
  // A token is at most a few dozen characters, so most of a long text need not be counted.
  let high = Math.min(length, maxTokens * 24);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countTokens(clip(middle)) <= maxTokens) low = middle;
    else high = middle - 1;
  }
  return clip(low);
}
