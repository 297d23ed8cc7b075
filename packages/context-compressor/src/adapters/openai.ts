import { type Fields, isFields, objectsOf, stringOf } from '../formats/fields.js';
import type { Summarize } from '../types.js';
import { callClient } from './summarizers/call-client.js';
import { type Answer, readAnswer } from './summarizers/read-answer.js';
import {
  assertClient,
  type NamedModelOptions,
  parseModelName,
  parseSummarizerOptions,
} from './summarizers/summarizer-options.js';

type Create = (body: never, options?: never) => PromiseLike<unknown>;

/** What is used of an `OpenAI` client, or of any that has its methods. */
export interface OpenAIClient {
  readonly chat?: { readonly completions: { readonly create: Create } };
  readonly responses?: { readonly create: Create };
}

/** Options of {@link openaiSummarizer}. */
export interface OpenAISummarizerOptions extends NamedModelOptions {
  /** Which API of the client is called. @default 'chat-completions' */
  readonly api?: 'chat-completions' | 'responses' | undefined;
}

/**
 * A summarizer from an `openai` client, which is handed in and never imported. One user message is sent, without tools;
 * the client's own retries are off, because the compressor has its own chain and cooldown.
 *
 * @throws TypeError `invalid-argument:client`, `invalid-option:…`, `unknown-option:…`
 * @example
 * const summarize = openaiSummarizer(new OpenAI(), { model: 'gpt-5-mini' });
 * const compressor = new ContextCompressor({ summarize });
 */
export function openaiSummarizer(client: OpenAIClient, options: OpenAISummarizerOptions): Summarize {
  const { timeoutMs, maxOutputTokens, request } = parseSummarizerOptions(options, ['model', 'api']);
  const model = parseModelName(options.model);
  const isResponses = options.api === 'responses';
  const resource: unknown = isResponses ? client?.responses : client?.chat?.completions;
  const create: unknown = isFields(resource) ? resource.create : undefined;
  assertClient(client, typeof create === 'function', 'an OpenAI client');
  return async (prompt, { signal }) => {
    const body = isResponses
      ? { model, input: prompt, store: false, ...limit('max_output_tokens', maxOutputTokens), ...request }
      : {
          model,
          messages: [{ role: 'user', content: prompt }],
          ...limit('max_completion_tokens', maxOutputTokens),
          ...request,
        };
    const answer = await callClient(signal, timeoutMs, (inner) =>
      Reflect.apply(create as Create, resource, [
        body,
        { signal: inner, maxRetries: 0, timeout: timeoutMs },
      ] as never),
    );
    return readAnswer(isResponses ? ofResponse(answer) : ofCompletion(answer));
  };
}

function limit(name: string, tokens: number | undefined): Record<string, number> {
  return tokens === undefined ? {} : { [name]: tokens };
}

function ofCompletion(completion: unknown): Answer {
  const [choice] = isFields(completion) ? objectsOf(completion.choices) : [];
  const { finish_reason: reason, message }: Fields = choice ?? {};
  const fields: Fields = isFields(message) ? message : {};
  const calls = fields.tool_calls;
  return {
    text: stringOf(fields.content),
    hasThinking: stringOf(fields.reasoning_content) !== '' || stringOf(fields.reasoning) !== '',
    hasToolCall: (Array.isArray(calls) && calls.length > 0) || isFields(fields.function_call),
    isCutOff: reason === 'length',
    isRefused: reason === 'content_filter' || stringOf(fields.refusal) !== '',
  };
}

function ofResponse(response: unknown): Answer {
  const fields: Fields = isFields(response) ? response : {};
  const items = objectsOf(fields.output);
  const parts = items.flatMap(({ content }) => objectsOf(content));
  const details = isFields(fields.incomplete_details) ? fields.incomplete_details.reason : undefined;
  return {
    text: parts.map((part) => (part.type === 'output_text' ? stringOf(part.text) : '')).join(''),
    hasThinking: items.some(({ type }) => type === 'reasoning'),
    hasToolCall: items.some(({ type }) => stringOf(type).endsWith('_call')),
    isCutOff: fields.status === 'incomplete' && details !== 'content_filter',
    isRefused: details === 'content_filter' || parts.some(({ type }) => type === 'refusal'),
  };
}
