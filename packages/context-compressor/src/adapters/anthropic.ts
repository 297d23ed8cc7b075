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

/** What is used of an `Anthropic` client, or of any that has its method. */
export interface AnthropicClient {
  readonly messages: { readonly create: Create };
}

/** Options of {@link anthropicSummarizer}. */
export interface AnthropicSummarizerOptions extends NamedModelOptions {}

// The API asks for a limit: twice the cap, because an answer over it is cut by us and one at the limit is lost.
const ROOM_FACTOR = 2;
const ROOM_TOKENS = 1_024;

/**
 * A summarizer from an `@anthropic-ai/sdk` client, which is handed in and never imported. One user message is sent,
 * without tools; the client's own retries are off. `max_tokens` is twice the summary's cap and 1,024, unless
 * `maxOutputTokens` is given.
 *
 * @throws TypeError `invalid-argument:client`, `invalid-option:…`, `unknown-option:…`
 * @example
 * const summarize = anthropicSummarizer(new Anthropic(), { model: 'claude-haiku-4-5' });
 * const compressor = new ContextCompressor({ summarize });
 */
export function anthropicSummarizer(client: AnthropicClient, options: AnthropicSummarizerOptions): Summarize {
  const { timeoutMs, maxOutputTokens, request } = parseSummarizerOptions(options, ['model']);
  const model = parseModelName(options.model);
  const resource: unknown = client?.messages;
  const create: unknown = isFields(resource) ? resource.create : undefined;
  assertClient(client, typeof create === 'function', 'an Anthropic client');
  return async (prompt, { signal, maxTokens }) => {
    const body = {
      model,
      max_tokens: maxOutputTokens ?? maxTokens * ROOM_FACTOR + ROOM_TOKENS,
      messages: [{ role: 'user', content: prompt }],
      ...request,
    };
    const answer = await callClient(signal, timeoutMs, (inner) =>
      Reflect.apply(create as Create, resource, [
        body,
        { signal: inner, maxRetries: 0, timeout: timeoutMs },
      ] as never),
    );
    return readAnswer(ofMessage(answer));
  };
}

function ofMessage(message: unknown): Answer {
  const { content, stop_reason: reason }: Fields = isFields(message) ? message : {};
  const blocks = objectsOf(content);
  return {
    text: blocks.map((block) => (block.type === 'text' ? stringOf(block.text) : '')).join(''),
    hasThinking: blocks.some(({ type }) => type === 'thinking' || type === 'redacted_thinking'),
    hasToolCall: blocks.some(({ type }) => type === 'tool_use'),
    isCutOff: reason === 'max_tokens' || reason === 'model_context_window_exceeded',
    isRefused: reason === 'refusal',
  };
}
