import type { FormatCodec, Part, ResultContent, ViewRole } from '../model.js';
import { decodeContent, encodeContent } from './content.js';
import { type Fields, isFields, jsonOf, stringOf } from './fields.js';
import { imageFromData, imageFromUrl, otherPart, textPart } from './parts.js';

/**
 * Anthropic Messages: `{ role, content }` with text, image, thinking, `tool_use` and `tool_result` blocks; the system prompt
 * stands apart from the list.
 *
 * Source: https://platform.claude.com/docs/en/api/messages
 */
export const anthropic: FormatCodec = {
  format: 'anthropic',
  decode(message) {
    const fields: Fields = isFields(message) ? message : {};
    const parts = decodeContent<Part>(fields.content, decodeBlock, (text) => textPart(text, text));
    return { role: roleOf(fields.role, parts), parts, raw: message };
  },
  encode(base, parts) {
    const fields: Fields = isFields(base) ? base : {};
    return { ...fields, content: encodeContent(fields.content, parts, writeBlock) };
  },
  create(role, text) {
    return { role, content: text };
  },
};

/** Whether a block is the output of a tool that Anthropic ran: `web_search_tool_result`, `mcp_tool_result`, … */
export function isHostedOutput(block: Fields): boolean {
  return stringOf(block.type).endsWith('_tool_result') && typeof block.tool_use_id === 'string';
}

/** Whether a block is a call of a tool that Anthropic runs. */
export function isHostedCall(block: Fields): boolean {
  return block.type === 'server_tool_use' || block.type === 'mcp_tool_use';
}

function roleOf(role: unknown, parts: readonly Part[]): ViewRole {
  if (role === 'assistant' || role === 'system') return role;
  return parts.length > 0 && parts.every((part) => part.kind === 'result') ? 'tool' : 'user';
}

function decodeBlock(block: Fields): Part {
  switch (block.type) {
    case 'text':
      return textPart(stringOf(block.text), block);
    case 'tool_use':
    case 'server_tool_use':
    case 'mcp_tool_use':
      return {
        kind: 'call',
        id: stringOf(block.id),
        name: stringOf(block.name),
        argumentsText: jsonOf(block.input),
        argumentsValue: block.input,
        signed: typeof block.signature === 'string',
        settled: isHostedCall(block),
        raw: block,
      };
    case 'tool_result':
      return {
        kind: 'result',
        id: stringOf(block.tool_use_id),
        name: undefined,
        isError: block.is_error === true,
        content: decodeContent<ResultContent>(block.content, decodeInner, (text) => textPart(text, text)),
        raw: block,
      };
    case 'thinking':
      return { kind: 'thinking', text: stringOf(block.thinking), signed: true, raw: block };
    case 'redacted_thinking':
      return { kind: 'thinking', text: '', signed: true, raw: block };
    default:
      return isHostedOutput(block)
        ? { ...otherPart(block), hostedCallId: stringOf(block.tool_use_id) }
        : decodeInner(block);
  }
}

function decodeInner(block: Fields): ResultContent {
  if (block.type === 'text') return textPart(stringOf(block.text), block);
  if (block.type !== 'image' || !isFields(block.source)) return otherPart(block);
  const source = block.source;
  if (typeof source.url === 'string') return imageFromUrl(source.url, block);
  return typeof source.file_id === 'string'
    ? imageFromUrl(source.file_id, block)
    : imageFromData(source.data, source.media_type, block);
}

function writeBlock(part: Part): unknown {
  const base = isFields(part.raw) ? part.raw : {};
  if (part.kind === 'text') return { ...(base.type === 'text' ? base : { type: 'text' }), text: part.text };
  if (part.kind === 'call') return { ...base, id: part.id, input: part.argumentsValue };
  if (part.kind === 'other') return { ...base, tool_use_id: part.hostedCallId };
  if (part.kind !== 'result') return part.raw;
  return { ...base, tool_use_id: part.id, content: encodeContent(base.content, part.content, writeBlock) };
}
