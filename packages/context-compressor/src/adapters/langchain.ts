import { type Fields, isFields, objectsOf, stringOf } from '../formats/fields.js';
import { createHistoryView, type HistoryCompressor, type HistoryOptions } from './history-view.js';
import { createSourceIndex } from './source-index.js';

/** What is used of a LangChain message. */
interface LangChainMessage {
  readonly content: unknown;
  readonly constructor: unknown;
}

/** What is read and written of a model request. */
interface ModelRequest {
  readonly messages: readonly LangChainMessage[];
  readonly systemMessage?: unknown;
  readonly tools?: unknown;
  readonly runtime?: { readonly signal?: AbortSignal | undefined } | undefined;
}

/** The argument of `createMiddleware` of `langchain`. */
export interface CompressMiddleware {
  readonly name: string;
  /** Hands the model the compressed messages. */
  wrapModelCall<Request extends ModelRequest, Response>(
    request: Request,
    handler: (request: Request) => Response | Promise<Response>,
  ): Promise<Response>;
}

/**
 * The argument of `createMiddleware` of `langchain`: the model gets the compressed messages, the agent's state keeps
 * them all. Message classes are taken from the messages themselves.
 *
 * @example
 * const middleware = [createMiddleware(compressMiddleware(compressor, { contextLimit: 200_000 }))];
 * const agent = createAgent({ model, tools, middleware });
 */
export function compressMiddleware(
  compressor: HistoryCompressor,
  options: HistoryOptions,
): CompressMiddleware {
  const view = createHistoryView(compressor, options);
  const index = createSourceIndex(toRecord);
  return {
    name: 'ContextCompressor',
    async wrapModelCall(request, handler) {
      const records = request.messages.map(index.recordOf);
      const system = isFields(request.systemMessage) ? request.systemMessage.content : undefined;
      const tools = descriptionsOf(request.tools);
      const compressed = await view(records, { system, tools, signal: request.runtime?.signal });
      if (compressed.length === records.length && compressed.every((record, at) => record === records[at])) {
        return handler(request);
      }
      const messages = compressed.map(
        (record) => index.untouched(record) ?? toMessage(record, index.sourceOf, request.messages),
      );
      return handler({ ...request, messages });
    },
  };
}

// Tools may hold schemas with cycles; name and description are what can be read of all of them.
function descriptionsOf(tools: unknown): unknown {
  if (!Array.isArray(tools)) return undefined;
  return tools.map((tool) => (isFields(tool) ? { name: tool.name, description: tool.description } : {}));
}

const ROLES: Readonly<Record<string, string>> = {
  human: 'user',
  ai: 'assistant',
  system: 'system',
  tool: 'tool',
  developer: 'system',
};

function typeOf(message: LangChainMessage): string {
  const fields = message as Fields & LangChainMessage;
  for (const name of ['getType', '_getType']) {
    const method = fields[name];
    if (typeof method === 'function') return String(Reflect.apply(method, message, []));
  }
  return stringOf(fields.type);
}

function toRecord(message: LangChainMessage): Fields {
  const fields = message as Fields & LangChainMessage;
  const role = ROLES[typeOf(message)] ?? 'user';
  const content = Array.isArray(message.content)
    ? message.content.filter((part) => !isCallPart(part))
    : message.content;
  if (role === 'tool') return { role, tool_call_id: stringOf(fields.tool_call_id), content };
  const calls = role === 'assistant' ? objectsOf(fields.tool_calls) : [];
  if (calls.length === 0) return { role, content };
  return {
    role,
    content: Array.isArray(content) && content.length === 0 ? null : content,
    tool_calls: calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(args ?? {}) },
    })),
  };
}

// Anthropic's and OpenAI's models repeat the calls in the content.
function isCallPart(part: unknown): boolean {
  return (
    isFields(part) && (part.type === 'tool_use' || part.type === 'tool_call' || part.type === 'function_call')
  );
}

type SourceOf = (record: Fields) => LangChainMessage | undefined;

function toMessage(
  record: object,
  sourceOf: SourceOf,
  others: readonly LangChainMessage[],
): LangChainMessage {
  const fields: Fields = isFields(record) ? record : {};
  const source = sourceOf(fields);
  if (source === undefined) return newMessage(fields, others);
  const calls = callsOf(fields);
  const old = source as Fields & LangChainMessage;
  return construct(source, {
    id: old.id,
    name: old.name,
    status: old.status,
    artifact: old.artifact,
    response_metadata: old.response_metadata,
    usage_metadata: old.usage_metadata,
    tool_call_id: fields.tool_call_id,
    content: withCallParts(fields.content ?? '', old.content, calls),
    // `additional_kwargs.tool_calls` would repeat the calls as they were.
    additional_kwargs: {
      ...(isFields(old.additional_kwargs) ? old.additional_kwargs : {}),
      tool_calls: undefined,
    },
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  });
}

function newMessage(fields: Fields, others: readonly LangChainMessage[]): LangChainMessage {
  const type = fields.role === 'assistant' ? 'ai' : 'human';
  const sibling = others.find((message) => typeOf(message) === type);
  // Models of LangChain take plain `{ role, content }` objects as well.
  return sibling === undefined
    ? ({ role: fields.role, content: fields.content, constructor: Object } as LangChainMessage)
    : construct(sibling, { content: fields.content });
}

function construct(sibling: LangChainMessage, fields: Fields): LangChainMessage {
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return Reflect.construct(sibling.constructor as new () => LangChainMessage, [known]);
}

interface LangChainCall {
  readonly type: 'tool_call';
  readonly id: unknown;
  readonly name: unknown;
  readonly args: unknown;
}

function callsOf({ tool_calls: calls }: Fields): readonly LangChainCall[] {
  return objectsOf(calls).map(({ id, function: called }) => {
    const { name, arguments: text }: Fields = isFields(called) ? called : {};
    return { type: 'tool_call', id, name, args: JSON.parse(stringOf(text)) };
  });
}

function withCallParts(content: unknown, old: unknown, calls: readonly LangChainCall[]): unknown {
  const parts = Array.isArray(old) ? old.filter(isCallPart) : [];
  if (parts.length === 0) return content;
  const text =
    typeof content === 'string' ? (content === '' ? [] : [{ type: 'text', text: content }]) : content;
  const repeated = parts.map((part) => {
    const call = calls.find(({ id }) => isFields(part) && part.id === id);
    return call === undefined || !isFields(part)
      ? part
      : { ...part, ...('input' in part ? { input: call.args } : {}) };
  });
  return [...(Array.isArray(text) ? text : []), ...repeated];
}

export type { HistoryCompressor, HistoryOptions } from './history-view.js';
