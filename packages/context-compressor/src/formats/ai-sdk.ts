import type { FormatCodec, Part, ResultContent, ResultPart, ViewRole } from '../model.js';
import { decodeContent, encodeContent } from './content.js';
import { type Fields, isFields, jsonOf, stringOf } from './fields.js';
import { imageFromData, imageFromUrl, otherPart, textPart } from './parts.js';

/**
 * AI SDK `ModelMessage`: roles system, user, assistant and tool, with `tool-call`, `tool-result`, `reasoning`, file and
 * approval parts.
 *
 * Source: https://ai-sdk.dev/docs/reference/ai-sdk-core/model-message
 */
export const aiSdk: FormatCodec = {
  format: 'ai-sdk',
  decode(message) {
    const fields: Fields = isFields(message) ? message : {};
    const parts = decodeContent<Part>(fields.content, decodePart, (text) => textPart(text, text));
    return { role: roleOf(fields.role), parts, raw: message };
  },
  encode(base, parts) {
    const fields: Fields = isFields(base) ? base : {};
    return { ...fields, content: encodeContent(fields.content, parts, writePart) };
  },
  create(role, text) {
    return { role, content: text };
  },
};

function roleOf(role: unknown): ViewRole {
  return role === 'assistant' || role === 'system' || role === 'tool' ? role : 'user';
}

function decodePart(part: Fields): Part {
  switch (part.type) {
    case 'tool-call':
      return {
        kind: 'call',
        id: stringOf(part.toolCallId),
        name: stringOf(part.toolName),
        argumentsText: typeof part.input === 'string' ? part.input : jsonOf(part.input),
        argumentsValue: part.input,
        signed: hasSignature(part.providerOptions),
        settled: part.providerExecuted === true,
        raw: part,
      };
    case 'tool-result':
      return decodeResult(part);
    case 'reasoning':
    case 'reasoning-file':
      return {
        kind: 'thinking',
        text: stringOf(part.text),
        signed: part.providerOptions !== undefined,
        raw: part,
      };
    case 'tool-approval-request':
    case 'tool-approval-response':
      return {
        kind: 'approval',
        approvalId: stringOf(part.approvalId),
        callId: part.type === 'tool-approval-request' ? stringOf(part.toolCallId) : undefined,
        answer: part.type === 'tool-approval-response',
        raw: part,
      };
    default:
      return decodeInner(part);
  }
}

function decodeInner(part: Fields): ResultContent {
  if (part.type === 'text') return textPart(stringOf(part.text), part);
  const mediaType = stringOf(part.mediaType ?? part.mimeType);
  const isImage = stringOf(part.type).startsWith('image') || mediaType.startsWith('image/');
  if (!isImage) return otherPart(part, mediaType || undefined);
  const data = part.image ?? part.data ?? part.url;
  if (data instanceof URL) return imageFromUrl(data.href, part);
  if (typeof data === 'string' && /^[a-z]+:/.test(data)) return imageFromUrl(data, part);
  return imageFromData(data, mediaType || undefined, part);
}

function decodeResult(part: Fields): ResultPart {
  const output = isFields(part.output) ? part.output : {};
  const type = stringOf(output.type);
  return {
    kind: 'result',
    id: stringOf(part.toolCallId),
    name: stringOf(part.toolName) || undefined,
    isError: type.startsWith('error') || type === 'execution-denied',
    content: decodeOutput(output, type),
    raw: part,
  };
}

function decodeOutput(output: Fields, type: string): ResultContent[] {
  if (type === 'content' && Array.isArray(output.value))
    return output.value.filter(isFields).map(decodeInner);
  if (type === 'execution-denied') return [textPart(stringOf(output.reason), output)];
  const value = output.value;
  return [textPart(typeof value === 'string' ? value : jsonOf(value), output)];
}

function writePart(part: Part): unknown {
  const base = isFields(part.raw) ? part.raw : {};
  if (part.kind === 'text') return { ...(base.type === 'text' ? base : { type: 'text' }), text: part.text };
  if (part.kind === 'call') return { ...base, toolCallId: part.id, input: part.argumentsValue };
  if (part.kind === 'approval' && !part.answer) return { ...base, toolCallId: part.callId };
  if (part.kind !== 'result') return part.raw;
  return { ...base, toolCallId: part.id, output: writeOutput(base.output, part) };
}

function writeOutput(was: unknown, part: ResultPart): unknown {
  const output = isFields(was) ? was : {};
  if (part.content.every((inner) => !inner.edited) && part.content.length > 0 && output.type !== 'content')
    return was;
  if (output.type === 'content') {
    return { ...output, value: part.content.map((inner) => (inner.edited ? writePart(inner) : inner.raw)) };
  }
  const type = part.isError ? 'error-text' : 'text';
  const value = part.content.map((inner) => (inner.kind === 'image' ? '' : inner.text)).join('\n');
  return { type, value };
}

// Google and OpenAI put the signature of a call into the options of their provider.
function hasSignature(providerOptions: unknown): boolean {
  return isFields(providerOptions) && /signature|encrypted/i.test(jsonOf(providerOptions));
}
