import { MEDIA_TOKENS } from './media-tokens.js';
import { createMessageCache, type MessageCache } from './message-cache.js';
import { messageContent } from './message-content.js';
import type { TokenCounter } from './token-counter.js';

/** Tokens that the chat form puts around one message (OpenAI cookbook, "How to count tokens"). */
export const MESSAGE_OVERHEAD = 3;

// Encrypted reasoning grows with the tokens that it hides; four base64 characters are the safe side of one.
const CHARACTERS_PER_ENCRYPTED_TOKEN = 4;

const caches = new WeakMap<TokenCounter, MessageCache<number>>();

/**
 * Counts the tokens of one message: its texts, call names, call arguments and results by `countTokens`, images and
 * files by a table, and {@link MESSAGE_OVERHEAD}. Ids and signatures are not counted. A count is held weakly by
 * counter and message object, and only while the message's strings are the identical ones.
 */
export function messageTokens(message: unknown, countTokens: TokenCounter): number {
  if (typeof message !== 'object' || message === null) return freshTokens(message, countTokens);
  let cache = caches.get(countTokens);
  if (cache === undefined) {
    cache = createMessageCache<number>();
    caches.set(countTokens, cache);
  }
  const known = cache.get(message);
  if (known !== undefined) return known;
  const tokens = freshTokens(message, countTokens);
  cache.set(message, tokens);
  return tokens;
}

function freshTokens(message: unknown, countTokens: TokenCounter): number {
  const { texts, media, encryptedChars } = messageContent(message);
  let tokens = MESSAGE_OVERHEAD + Math.ceil(encryptedChars / CHARACTERS_PER_ENCRYPTED_TOKEN);
  for (const text of texts) tokens += countTokens(text);
  for (const kind of media) tokens += MEDIA_TOKENS[kind];
  return tokens;
}
