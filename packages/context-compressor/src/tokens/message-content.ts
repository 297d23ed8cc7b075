import { type Fields, isFields, jsonOf } from '../formats/fields.js';
import type { MediaKind } from './media-tokens.js';

/** What of one message takes room in the context window. */
export interface MessageContent {
  /** Texts, call names, call arguments and tool results, in order. */
  readonly texts: readonly string[];
  readonly media: readonly MediaKind[];
  /** Characters of encrypted data: `encrypted_content`, and `data` of redacted thinking. */
  readonly encryptedChars: number;
}

interface Sink {
  readonly texts: string[];
  readonly media: MediaKind[];
  encryptedChars: number;
}

/** Nested contents below this level are taken as JSON text. */
const MAX_DEPTH = 8;

/**
 * Lists what of a message takes room in the context window: OpenAI chat messages and Responses items, Anthropic
 * messages, Gemini contents and AI SDK messages, whose shapes do not overlap. Ids, signatures and unknown keys of a
 * known message take none. Never throws.
 */
export function messageContent(message: unknown): MessageContent {
  const sink: Sink = { texts: [], media: [], encryptedChars: 0 };
  visitPart(message, sink, 0);
  return sink;
}

function visitPart(part: unknown, sink: Sink, depth: number): void {
  if (typeof part === 'string') addText(part, sink);
  else if (Array.isArray(part)) for (const item of part) visitPart(item, sink, depth + 1);
  else if (isFields(part)) {
    if (depth > MAX_DEPTH || !visitFields(part, sink, depth)) addJson(part, sink);
  } else if (typeof part === 'number' || typeof part === 'boolean') addText(String(part), sink);
}

// A part is known by its `type`, and by the fields that it has where a format gives it no type.
function visitFields(part: Fields, sink: Sink, depth: number): boolean {
  const type = typeof part.type === 'string' ? part.type : '';
  const media = mediaOf(type, part);
  if (media !== undefined) {
    sink.media.push(media);
    return true;
  }
  if (isFields(part.source)) {
    // An Anthropic document may hold plain text or parts instead of bytes.
    visitPart(part.source.data ?? part.source.content, sink, depth + 1);
    return true;
  }
  const before = sink.texts.length + sink.media.length + sink.encryptedChars;
  addText(part.text, sink);
  addText(part.thinking, sink);
  addText(part.refusal, sink);
  addText(part.reasoning_content, sink);
  addText(part.reasoning, sink);
  if (type === 'redacted_thinking') addEncrypted(part.data, sink);
  addEncrypted(part.encrypted_content, sink);
  visitContainers(part, type, sink, depth);
  visitCall(part, type, sink);
  const known = 'role' in part || 'parts' in part || KNOWN_TYPES.has(type);
  return known || sink.texts.length + sink.media.length + sink.encryptedChars > before;
}

function visitContainers(part: Fields, type: string, sink: Sink, depth: number): void {
  for (const key of ['content', 'parts', 'summary', 'thinking_blocks'] as const) {
    if (part[key] !== undefined) visitPart(part[key], sink, depth + 1);
  }
  if (Array.isArray(part.tool_calls)) {
    for (const call of part.tool_calls) if (isFields(call)) visitCall(call, 'tool_call', sink);
  }
  if (isFields(part.function_call)) visitCall({ function: part.function_call }, 'tool_call', sink);
  if (isFields(part.functionResponse)) {
    addText(part.functionResponse.name, sink);
    addJson(part.functionResponse.response, sink);
    visitPart(part.functionResponse.parts, sink, depth + 1);
  }
  if (type.endsWith('_output') || type === 'tool-result')
    visitOutput(part.output ?? part.result, sink, depth);
  for (const key of ['executableCode', 'codeExecutionResult'] as const) {
    const code = part[key];
    if (isFields(code)) addText(code.code ?? code.output, sink);
  }
}

function visitOutput(output: unknown, sink: Sink, depth: number): void {
  if (!isFields(output) || !('type' in output)) {
    if (typeof output === 'string' || Array.isArray(output)) visitPart(output, sink, depth + 1);
    else addJson(output, sink);
  } else if (output.type === 'content') visitPart(output.value, sink, depth + 1);
  else if ('value' in output) addJson(output.value, sink);
  else if (mediaOf(String(output.type), output) !== undefined) visitPart(output, sink, depth + 1);
  else addText(output.reason, sink);
}

function visitCall(part: Fields, type: string, sink: Sink): void {
  const call = isFields(part.function)
    ? part.function
    : isFields(part.functionCall)
      ? part.functionCall
      : isFields(part.custom)
        ? part.custom
        : CALL_TYPES.has(type)
          ? part
          : undefined;
  if (call === undefined) return;
  addText(call.name ?? call.toolName, sink);
  const input = call.arguments ?? call.input ?? call.args;
  if (input !== undefined) addJson(input, sink);
}

function mediaOf(type: string, part: Fields): MediaKind | undefined {
  const file = [part.inlineData, part.inline_data, part.fileData, part.file_data].find(isFields);
  if (file !== undefined) return kindOfMediaType(file.mimeType ?? file.mime_type);
  if (IMAGE_TYPES.has(type)) {
    const detail = isFields(part.image_url) ? part.image_url.detail : part.detail;
    return detail === 'low' ? 'image-low' : 'image';
  }
  if (type === 'input_audio' || type === 'audio') return 'audio';
  if (FILE_TYPES.has(type)) return kindOfMediaType(part.mediaType ?? part.mimeType);
  if (type !== 'document' || !isFields(part.source)) return undefined;
  return part.source.type === 'text' || part.source.type === 'content' ? undefined : 'document';
}

function kindOfMediaType(mediaType: unknown): MediaKind {
  const name = typeof mediaType === 'string' ? mediaType : '';
  if (name.startsWith('image')) return 'image';
  return name.startsWith('audio') ? 'audio' : 'document';
}

function addText(text: unknown, sink: Sink): void {
  if (typeof text === 'string' && text !== '') sink.texts.push(text);
}

function addEncrypted(data: unknown, sink: Sink): void {
  if (typeof data === 'string') sink.encryptedChars += data.length;
}

function addJson(value: unknown, sink: Sink): void {
  if (typeof value === 'string' || value === undefined) addText(value, sink);
  // Cyclic values and BigInt cannot be sent either; their room is unknown.
  else addText(jsonOf(value), sink);
}

const IMAGE_TYPES: ReadonlySet<string> = new Set([
  'image',
  'image_url',
  'input_image',
  'image-data',
  'image-url',
  'image-file-id',
  'computer_screenshot',
]);

const FILE_TYPES: ReadonlySet<string> = new Set([
  'file',
  'input_file',
  'media',
  'file-data',
  'file-url',
  'file-id',
  'reasoning-file',
]);

const CALL_TYPES: ReadonlySet<string> = new Set([
  'tool_call',
  'tool_use',
  'server_tool_use',
  'mcp_tool_use',
  'tool-call',
  'function_call',
  'custom_tool_call',
  'mcp_call',
]);

const KNOWN_TYPES: ReadonlySet<string> = new Set([
  ...CALL_TYPES,
  'text',
  'input_text',
  'output_text',
  'refusal',
  'thinking',
  'redacted_thinking',
  'reasoning',
  'tool_result',
  'tool-result',
  'tool-approval-request',
  'tool-approval-response',
  'function_call_output',
  'custom_tool_call_output',
  'item_reference',
  'compaction',
]);
