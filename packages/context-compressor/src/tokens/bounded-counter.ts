import { textPieces } from './text-pieces.js';
import type { TokenCounter } from './token-counter.js';

const SAMPLES = 8;
const SAMPLE_LENGTH = 512;

/**
 * Makes a tokenizer's count safe for any text: long unbroken runs are counted in pieces of at most 1,024
 * characters, and encoded data (base64, hex) of 4,096 characters or more by eight samples of 512 characters,
 * rounded up by 2 %. Everything else is counted exactly. The time is linear in the length of the text.
 *
 * @param countTokens - the tokenizer; it must take literal special tokens as ordinary text.
 * @example
 * const count = boundedCounter((text) => tokenizer.encode(text).length);
 */
export function boundedCounter(countTokens: TokenCounter): TokenCounter {
  return (text) => {
    let tokens = 0;
    for (const piece of textPieces(text)) {
      tokens += piece.dense
        ? sampledCount(text, piece.start, piece.end, countTokens)
        : countTokens(text.slice(piece.start, piece.end));
    }
    return tokens;
  };
}

function sampledCount(text: string, start: number, end: number, countTokens: TokenCounter): number {
  const step = (end - start - SAMPLE_LENGTH) / (SAMPLES - 1);
  let tokens = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const from = start + Math.floor(sample * step);
    tokens += countTokens(text.slice(from, from + SAMPLE_LENGTH));
  }
  return Math.ceil((tokens / (SAMPLES * SAMPLE_LENGTH)) * (end - start) * 1.02);
}
