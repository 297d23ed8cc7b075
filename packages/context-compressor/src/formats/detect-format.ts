import type { MessageFormat } from '../model.js';
import { type Fields, isFields, stringOf } from './fields.js';

/**
 * Names the format of a list by the first message that only one format can have; a list of plain texts, which reads the same
 * in several, gives `undefined`.
 */
export function detectFormat(messages: readonly unknown[]): MessageFormat | undefined {
  return certainFormat(messages) ?? (messages.some(isChatLike) ? 'openai-chat' : undefined);
}

/** The format of the first message that only one format can have. */
export function certainFormat(messages: readonly unknown[]): MessageFormat | undefined {
  for (const message of messages) {
    const format = isFields(message) ? formatOfMessage(message) : undefined;
    if (format !== undefined) return format;
  }
  return undefined;
}

/** Whether a message has a role that the chat form has, and formats with an apart system prompt do not. */
export function isChatLike(message: unknown): boolean {
  if (!isFields(message)) return false;
  const { role, content } = message;
  return role === 'developer' || role === 'function' || (role === 'tool' && !Array.isArray(content));
}

function formatOfMessage(message: Fields): MessageFormat | undefined {
  if (Array.isArray(message.parts) || message.role === 'model') return 'gemini';
  const isItem = typeof message.type === 'string' && message.type !== '';
  if (isItem && message.type !== 'message') return 'openai-responses';
  if ('tool_calls' in message || 'tool_call_id' in message || 'function_call' in message)
    return 'openai-chat';
  // A whole answer of Anthropic's API calls itself a message too: its parts tell.
  for (const part of Array.isArray(message.content) ? message.content : []) {
    const format = isFields(part) ? formatOfPart(part) : undefined;
    if (format !== undefined) return format;
  }
  return isItem ? 'openai-responses' : undefined;
}

function formatOfPart(part: Fields): MessageFormat | undefined {
  const type = stringOf(part.type);
  if (CHAT_PARTS.has(type)) return 'openai-chat';
  if (RESPONSES_PARTS.has(type)) return 'openai-responses';
  if (ANTHROPIC_PARTS.has(type) || isFields(part.source) || type.endsWith('_tool_result')) return 'anthropic';
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
  'mcp_tool_use',
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
