import type { FormatCodec, MessageFormat } from '../model.js';
import { aiSdk } from './ai-sdk.js';
import { anthropic } from './anthropic.js';
import { gemini } from './gemini.js';
import { openaiChat } from './openai-chat.js';
import { openaiResponses } from './openai-responses.js';

const CODECS: Readonly<Record<MessageFormat, FormatCodec>> = {
  'openai-chat': openaiChat,
  'openai-responses': openaiResponses,
  anthropic,
  gemini,
  'ai-sdk': aiSdk,
};

/** The names of the formats. */
export const FORMATS: readonly string[] = Object.keys(CODECS);

/** Whether a value names a format. */
export function isFormat(value: unknown): value is MessageFormat {
  return typeof value === 'string' && Object.hasOwn(CODECS, value);
}

/** The codec of a format. */
export function codecFor(format: MessageFormat): FormatCodec {
  return CODECS[format];
}
