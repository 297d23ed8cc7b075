import type { MessageFormat } from '../model.js';
import { type Fields, isFields, stringOf } from './fields.js';

/**
 * Names the format of a list by the first message that only one format can have; a list of plain texts, which reads the same
 * in several, gives `undefined`.
 */
export function detectFormat(messages: readonly unknown[]): MessageFormat | undefined {
  for (const message of messages) {
    const format = isFields(message) ? formatOfMessage(message) : undefined;
    if (format !== undefined) return format;
  }
  return undefined;
}

function formatOfMessage(message: Fields): MessageFormat | undefined {
  if (Array.isArray(message.parts) || message.role === 'model') return 'gemini';
  if (typeof message.type === 'string' && message.type !== '') return 'openai-responses';
  if ('tool_calls' in message || 'tool_call_id' in message || 'function_call' in message)
    return 'openai-chat';
  if (message.role === 'developer' || message.role === 'function') return 'openai-chat';
  if (!Array.isArray(message.content)) return message.role === 'tool' ? 'openai-chat' : undefined;
  for (const part of message.content) {
    const format = isFields(part) ? formatOfPart(part) : undefined;
    if (format !== undefined) return format;
  }
  return undefined;
}

function formatOfPart(part: Fields): MessageFormat | undefined {
  const type = stringOf(part.type);
  if (CHAT_PARTS.has(type)) return 'openai-chat';
  if (RESPONSES_PARTS.has(type)) return 'openai-responses';
  if (ANTHROPIC_PARTS.has(type) || isFields(part.source)) return 'anthropic';
  if (AI_SDK_PARTS.has(type) || part.providerOptions !== undefined) return 'ai-sdk';
  return type === 'file' && isFields(part.file) ? 'openai-chat' : type === 'file' ? 'ai-sdk' : undefined;
}

const CHAT_PARTS: ReadonlySet<string> = new Set(['image_url', 'input_audio', 'refusal']);
const RESPONSES_PARTS: ReadonlySet<string> = new Set([
  'input_text',
  'output_text',
  'input_image',
  'input_file',
]);
const ANTHROPIC_PARTS: ReadonlySet<string> = new Set([
  'tool_use',
  'tool_result',
  'thinking',
  'redacted_thinking',
  'server_tool_use',
  'document',
  'compaction',
]);
const AI_SDK_PARTS: ReadonlySet<string> = new Set([
  'tool-call',
  'tool-result',
  'reasoning',
  'reasoning-file',
  'image',
  'tool-approval-request',
  'tool-approval-response',
]);
