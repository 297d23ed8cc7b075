import type { FormatCodec, Part, ResultContent, ResultPart, ViewRole } from '../model.js';
import { encodeContent } from './content.js';
import { type Fields, isFields, jsonOf, objectsOf, stringOf } from './fields.js';
import { imageFromData, imageFromUrl, otherPart, textPart } from './parts.js';

/**
 * Gemini contents: `{ role: 'user' | 'model', parts }`; calls and responses are paired by id where they have one, else by
 * name and order.
 *
 * Source: https://ai.google.dev/api/caching#Content
 */
export const gemini: FormatCodec = {
  format: 'gemini',
  decode(message) {
    const fields: Fields = isFields(message) ? message : {};
    const parts = objectsOf(fields.parts).map(decodePart);
    return { role: roleOf(fields.role, parts), parts, raw: message };
  },
  encode(base, parts) {
    return { ...base, parts: encodeContent([], parts, writePart) };
  },
  create(role, text) {
    return { role: role === 'assistant' ? 'model' : role, parts: [{ text }] };
  },
};

function roleOf(role: unknown, parts: readonly Part[]): ViewRole {
  if (role === 'model') return 'assistant';
  if (role === 'system') return 'system';
  return parts.length > 0 && parts.every((part) => part.kind === 'result') ? 'tool' : 'user';
}

/** What a part may say beside its data. */
const NO_DATA: ReadonlySet<string> = new Set([
  'thought',
  'thoughtSignature',
  'thought_signature',
  'videoMetadata',
  'video_metadata',
  'mediaResolution',
  'media_resolution',
  'partMetadata',
]);

/** Whether a part holds a text, a call, a file or any other data; the API refuses one that does not. */
export function hasData(part: Fields): boolean {
  return Object.keys(part).some((key) => !NO_DATA.has(key) && part[key] !== undefined);
}

function decodePart(part: Fields): Part {
  if (isFields(part.functionCall)) {
    const call = part.functionCall;
    return {
      kind: 'call',
      id: stringOf(call.id),
      name: stringOf(call.name),
      argumentsText: jsonOf(call.args ?? {}),
      argumentsValue: call.args ?? {},
      signed: part.thoughtSignature !== undefined || part.thought_signature !== undefined,
      settled: false,
      raw: part,
    };
  }
  if (isFields(part.functionResponse)) return decodeResponse(part.functionResponse, part);
  if (typeof part.text === 'string') {
    if (part.thought === true) {
      return { kind: 'thinking', text: part.text, signed: part.thoughtSignature !== undefined, raw: part };
    }
    return textPart(part.text, part);
  }
  return decodeMedia(part);
}

function decodeMedia(part: Fields): ResultContent {
  const inline = isFields(part.inlineData) ? part.inlineData : part.inline_data;
  if (isFields(inline)) {
    const type = stringOf(inline.mimeType ?? inline.mime_type);
    return type.startsWith('image/')
      ? imageFromData(inline.data, type, part)
      : otherPart(part, type || 'file');
  }
  const file = isFields(part.fileData) ? part.fileData : part.file_data;
  if (isFields(file)) {
    const type = stringOf(file.mimeType ?? file.mime_type);
    const uri = stringOf(file.fileUri ?? file.file_uri);
    return type.startsWith('image/') ? imageFromUrl(uri, part) : otherPart(part, type || 'file');
  }
  return otherPart(part, Object.keys(part)[0]);
}

function decodeResponse(response: Fields, raw: Fields): ResultPart {
  const value = isFields(response.response) ? response.response : {};
  const only = soleText(value);
  const content: ResultContent[] = [textPart(only === undefined ? jsonOf(value) : only.text, value)];
  content.push(...objectsOf(response.parts).map(decodeMedia));
  const isError = 'error' in value;
  return {
    kind: 'result',
    id: stringOf(response.id),
    name: stringOf(response.name) || undefined,
    isError,
    content,
    raw,
  };
}

// The API asks for an object; most tools put one string into it, under a name of their own.
function soleText(value: Fields): { readonly key: string; readonly text: string } | undefined {
  const keys = Object.keys(value);
  const key = keys[0];
  const text = key === undefined ? undefined : value[key];
  return keys.length === 1 && key !== undefined && typeof text === 'string' ? { key, text } : undefined;
}

function writePart(part: Part): unknown {
  const base = isFields(part.raw) ? part.raw : {};
  if (part.kind === 'text') return 'text' in base ? { ...base, text: part.text } : { text: part.text };
  if (part.kind === 'call' && isFields(base.functionCall)) {
    const id = part.id === '' ? {} : { id: part.id };
    return { ...base, functionCall: { ...base.functionCall, ...id, args: part.argumentsValue } };
  }
  if (part.kind !== 'result' || !isFields(base.functionResponse)) return part.raw;
  return { ...base, functionResponse: writeResponse(base.functionResponse, part) };
}

function writeResponse(base: Fields, part: ResultPart): Fields {
  const [first, ...media] = part.content;
  const value = isFields(base.response) ? base.response : {};
  // A response takes media parts only, so a note for a removed picture goes into its text.
  const notes = media.filter((inner) => inner.kind === 'text').map((inner) => inner.text);
  const written: Record<string, unknown> = { ...base };
  if (part.id !== '') written.id = part.id;
  if (first?.kind === 'text' && (first.edited || notes.length > 0)) {
    written.response = { [soleText(value)?.key ?? 'output']: [first.text, ...notes].join('\n') };
  }
  if (Array.isArray(base.parts)) {
    const kept = media.filter((inner) => inner.kind !== 'text').map((inner) => inner.raw);
    if (kept.length > 0) written.parts = kept;
    else delete written.parts;
  }
  return written;
}
