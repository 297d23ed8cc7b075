import type { FormatCodec, MessageView, Part, ResultContent, ViewRole } from '../model.js';
import { decodeContent, encodeContent } from './content.js';
import { type Fields, isFields, jsonOf, objectsOf, stringOf } from './fields.js';
import { imageFromUrl, otherPart, textPart } from './parts.js';

/**
 * OpenAI Responses items: messages, `function_call`, `function_call_output`, `reasoning`, `compaction` and the items of
 * hosted tools; one item is one message here.
 *
 * Source: https://platform.openai.com/docs/api-reference/responses/create
 */
export const openaiResponses: FormatCodec = {
  format: 'openai-responses',
  decode(message) {
    const item: Fields = isFields(message) ? message : {};
    const type = stringOf(item.type);
    if (type === 'message' || (type === '' && 'role' in item)) return decodeMessage(item, message);
    if (type === 'reasoning') {
      const text = [item.summary, item.content].flatMap(texts).join('\n');
      const signed = typeof item.encrypted_content === 'string' || typeof item.id === 'string';
      return { role: 'assistant', parts: [{ kind: 'thinking', text, signed, raw: item }], raw: message };
    }
    if (type.endsWith('_output') && stringOf(item.call_id) !== '') return decodeOutput(item, message);
    if (type.startsWith('mcp_approval_')) return decodeApproval(item, message);
    if (type.endsWith('_call') && !isHostedCall(item)) return decodeCall(item, message);
    return { role: isHostedCall(item) ? 'assistant' : 'opaque', parts: [otherPart(item)], raw: message };
  },
  encode(base, parts) {
    const item: Fields = isFields(base) ? base : {};
    const first = parts[0];
    if (first?.kind === 'thinking') return item;
    if (first?.kind === 'call') {
      const key = 'input' in item ? 'input' : 'arguments' in item ? 'arguments' : undefined;
      const input = key === undefined || !first.edited ? {} : { [key]: first.argumentsText };
      return { ...item, ...input, call_id: first.id };
    }
    if (first?.kind === 'result') {
      // A screenshot is the only output that a computer call may have: no text can stand for it.
      const isFree = first.edited && !isFields(item.output);
      const output = isFree ? encodeContent(item.output, first.content, writePart) : item.output;
      return { ...item, call_id: first.id, output };
    }
    if (first?.kind === 'approval') return item;
    const isAssistant = item.role === 'assistant';
    return { ...item, content: encodeContent(item.content, parts, (part) => writePart(part, isAssistant)) };
  },
  create(role, text) {
    const type = role === 'assistant' ? 'output_text' : 'input_text';
    return { type: 'message', role, content: [{ type, text }] };
  },
};

// Asked by the model's turn, answered by an item of its own: neither is taken without the other.
function decodeApproval(item: Fields, raw: object): MessageView {
  const answer = item.type === 'mcp_approval_response';
  const approvalId = stringOf(answer ? item.approval_request_id : item.id);
  const part: Part = { kind: 'approval', approvalId, callId: undefined, answer, raw: item };
  return { role: answer ? 'opaque' : 'assistant', parts: [part], raw };
}

/**
 * Whether an item is a call that the provider ran itself (web search, code interpreter …), or its output: it is sent with its
 * id or not at all.
 */
export function isHostedCall(item: object): boolean {
  return isFields(item) && /_(?:call|output)$/.test(stringOf(item.type)) && stringOf(item.call_id) === '';
}

function decodeMessage(item: Fields, raw: object): MessageView {
  return {
    role: roleOf(item.role),
    parts: decodeContent<Part>(item.content, decodePart, (text) => textPart(text, text)),
    raw,
  };
}

function roleOf(role: unknown): ViewRole {
  if (role === 'assistant') return role;
  return role === 'system' || role === 'developer' ? 'system' : 'user';
}

function decodeCall(item: Fields, raw: object): MessageView {
  const input = item.arguments ?? item.input ?? item.action;
  const part: Part = {
    kind: 'call',
    id: stringOf(item.call_id),
    name: stringOf(item.name) || stringOf(item.type),
    argumentsText: typeof input === 'string' ? input : jsonOf(input),
    argumentsValue: undefined,
    signed: typeof input !== 'string',
    settled: false,
    raw: item,
  };
  return { role: 'assistant', parts: [part], raw };
}

function decodeOutput(item: Fields, raw: object): MessageView {
  const content: ResultContent[] = isFields(item.output)
    ? [otherPart(item.output)]
    : decodeContent<ResultContent>(item.output, decodePart, (text) => textPart(text, text));
  const isError = item.status === 'incomplete' || item.status === 'failed';
  const part: Part = {
    kind: 'result',
    id: stringOf(item.call_id),
    name: undefined,
    isError,
    content,
    raw: item,
  };
  return { role: 'tool', parts: [part], raw };
}

function decodePart(part: Fields): ResultContent {
  if (typeof part.text === 'string') return textPart(part.text, part);
  if (typeof part.stdout === 'string')
    return textPart([part.stdout, stringOf(part.stderr)].filter(Boolean).join('\n'), part);
  const url = part.image_url ?? part.file_id;
  const isImage = part.type === 'input_image';
  return isImage ? imageFromUrl(stringOf(url), part, part.detail) : otherPart(part);
}

function writePart(part: Part, isAssistant = false): unknown {
  if (part.kind !== 'text') return part.raw;
  if (isFields(part.raw) && typeof part.raw.text === 'string') return { ...part.raw, text: part.text };
  // What a shell wrote stands in a form of its own.
  if (isFields(part.raw) && typeof part.raw.stdout === 'string')
    return { ...part.raw, stdout: part.text, stderr: '' };
  return { type: isAssistant ? 'output_text' : 'input_text', text: part.text };
}

function texts(list: unknown): string[] {
  return objectsOf(list).map((part) => stringOf(part.text));
}
