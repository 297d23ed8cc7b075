import type { CallPart, FormatCodec, Part, ResultContent, ViewRole } from '../model.js';
import { decodeContent, encodeContent } from './content.js';
import { type Fields, isFields, jsonOf, objectsOf, stringOf, without } from './fields.js';
import { imageFromUrl, otherPart, textPart } from './parts.js';

const THINKING_KEYS = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking_blocks'] as const;
const CALL_KEYS = ['tool_calls', 'function_call'] as const;

/**
 * OpenAI chat completions: `{ role, content, tool_calls?, tool_call_id? }`, with the reasoning keys that gateways add.
 *
 * Source: https://platform.openai.com/docs/api-reference/chat/create
 */
export const openaiChat: FormatCodec = {
  format: 'openai-chat',
  decode(message) {
    const fields: Fields = isFields(message) ? message : {};
    const role = roleOf(fields.role);
    if (role === 'tool') {
      const id = stringOf(fields.tool_call_id) || (fields.role === 'function' ? stringOf(fields.name) : '');
      const name = stringOf(fields.name) || undefined;
      const content = decodeContent<ResultContent>(fields.content, decodePart, (text) =>
        textPart(text, text),
      );
      return {
        role,
        raw: message,
        parts: [{ kind: 'result', id, name, isError: false, content, raw: message }],
      };
    }
    const parts: Part[] = THINKING_KEYS.flatMap((key) => decodeThinking(fields, key));
    parts.push(...decodeContent<Part>(fields.content, decodePart, (text) => textPart(text, text)));
    if (typeof fields.refusal === 'string')
      parts.push(otherPart({ type: 'refusal', key: 'refusal', refusal: fields.refusal }));
    if (isFields(fields.audio)) parts.push(otherPart({ type: 'audio', key: 'audio', audio: fields.audio }));
    parts.push(...decodeCalls(fields));
    return { role, raw: message, parts };
  },
  encode(base, parts) {
    const fields: Fields = isFields(base) ? base : {};
    const result = parts.find((part) => part.kind === 'result');
    if (result !== undefined) {
      const content = result.edited
        ? encodeContent(fields.content, result.content, writePart)
        : fields.content;
      return fields.role === 'function'
        ? { ...fields, content }
        : { ...fields, tool_call_id: result.id, content };
    }
    const calls = parts.filter((part) => part.kind === 'call');
    const message = without(fields, [
      ...THINKING_KEYS.filter((key) => !parts.some((part) => part.kind === 'thinking' && part.raw === key)),
      ...CALL_KEYS.filter(() => calls.length === 0),
    ]);
    const body = parts.filter(
      (part) => part.kind === 'text' || part.kind === 'image' || isContentOther(part),
    );
    const content = encodeContent(fields.content, body, writePart);
    // Without text the content is null beside calls, as the API writes it itself.
    if ('content' in fields || body.length > 0) message.content = isEmptyList(content) ? null : content;
    if (calls.length === 0) return message;
    const written = calls.map((part) => (part.edited ? writeCall(part) : part.raw));
    return isFields(fields.function_call)
      ? { ...message, function_call: written[0] }
      : { ...message, tool_calls: written };
  },
  create(role, text) {
    return { role, content: text };
  },
};

function roleOf(role: unknown): ViewRole {
  if (role === 'system' || role === 'developer') return 'system';
  if (role === 'assistant' || role === 'tool') return role;
  return role === 'function' ? 'tool' : 'user';
}

function decodePart(part: Fields): ResultContent {
  if (typeof part.text === 'string' && (part.type === 'text' || part.type === undefined))
    return textPart(part.text, part);
  if (part.type === 'image_url') {
    const image = isFields(part.image_url) ? part.image_url : { url: part.image_url };
    return imageFromUrl(stringOf(image.url), part, image.detail);
  }
  return otherPart(part);
}

function writePart(part: Part): unknown {
  if (part.kind !== 'text') return part.raw;
  return isFields(part.raw) && part.raw.type === 'text'
    ? { ...part.raw, text: part.text }
    : { type: 'text', text: part.text };
}

function isContentOther(part: Part): boolean {
  return (
    part.kind === 'other' && !(isFields(part.raw) && (part.raw.key === 'refusal' || part.raw.key === 'audio'))
  );
}

function isEmptyList(content: unknown): boolean {
  return Array.isArray(content) && content.length === 0;
}

function decodeThinking(fields: Fields, key: (typeof THINKING_KEYS)[number]): Part[] {
  const value = fields[key];
  if (value === undefined || value === null || value === '') return [];
  const blocks = objectsOf(value);
  const text =
    typeof value === 'string'
      ? value
      : blocks.map((block) => stringOf(block.thinking ?? block.text)).join('\n');
  const signed = blocks.some((block) => typeof block.signature === 'string' || block.data !== undefined);
  return [{ kind: 'thinking', text, signed, raw: key }];
}

function decodeCalls(fields: Fields): CallPart[] {
  const calls: CallPart[] = objectsOf(fields.tool_calls).map(decodeCall);
  if (isFields(fields.function_call)) {
    const call = fields.function_call;
    calls.push({
      ...callBase(call),
      id: stringOf(call.name),
      name: stringOf(call.name),
      raw: fields.function_call,
    });
  }
  return calls;
}

function decodeCall(call: Fields): CallPart {
  const inner = isFields(call.function) ? call.function : isFields(call.custom) ? call.custom : {};
  return {
    ...callBase(inner),
    id: stringOf(call.id),
    name: stringOf(inner.name),
    signed: isSigned(call),
    raw: call,
  };
}

function callBase(inner: Fields): Omit<CallPart, 'id' | 'name' | 'raw'> {
  const input = inner.arguments ?? inner.input;
  const isText = typeof input === 'string' || input === undefined || input === null;
  const argumentsText = isText ? stringOf(input) : jsonOf(input);
  return {
    kind: 'call',
    argumentsText,
    argumentsValue: isText ? undefined : input,
    signed: false,
    settled: false,
  };
}

// Gemini's signature travels in `extra_content` through its OpenAI-compatible door.
function isSigned(call: Fields): boolean {
  return (
    call.extra_content !== undefined || call.thought_signature !== undefined || call.signature !== undefined
  );
}

function writeCall(part: CallPart): unknown {
  if (!isFields(part.raw)) return part.raw;
  const input = part.argumentsValue ?? part.argumentsText;
  if (isFields(part.raw.function)) {
    return { ...part.raw, id: part.id, function: { ...part.raw.function, arguments: input } };
  }
  if (isFields(part.raw.custom)) return { ...part.raw, id: part.id, custom: { ...part.raw.custom, input } };
  return { ...part.raw, arguments: input };
}
