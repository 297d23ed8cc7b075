import { invalidArgument } from '../../errors.js';
import { type Fields, isFields, objectsOf, stringOf } from '../../formats/fields.js';
import type { Summarize } from '../../types.js';
import { callClient } from '../summarizers/call-client.js';
import { type Answer, readAnswer } from '../summarizers/read-answer.js';
import { parseSummarizerOptions, type SummarizerOptions } from '../summarizers/summarizer-options.js';

/** `generateText` of `ai`, or a function like it. */
export type GenerateText = (options: never) => PromiseLike<unknown>;

/** What is used of a language model object of a provider package (specification v2, v3 or v4). */
export interface AiSdkModel {
  /** Asks the model once, without streaming. */
  doGenerate(options: never): PromiseLike<unknown>;
}

/** Where the answers come from: a model object itself, or `generateText` with any model that it takes. */
export type AiSdkSource = AiSdkModel | { readonly generateText: GenerateText; readonly model: unknown };

/**
 * A summarizer from the AI SDK: a model object, or `generateText` with a model; both are handed in, `ai` is never
 * imported. One user message is sent, without tools; the SDK's own retries are off.
 *
 * @throws TypeError `invalid-argument:source`, `invalid-option:…`, `unknown-option:…`
 * @example
 * const summarize = aiSdkSummarizer({ generateText, model: openai('gpt-5-mini') });
 * const compressor = new ContextCompressor({ summarize });
 */
export function aiSdkSummarizer(source: AiSdkSource, options: SummarizerOptions = {}): Summarize {
  const { timeoutMs, maxOutputTokens, request } = parseSummarizerOptions(options, []);
  const limit = maxOutputTokens === undefined ? {} : { maxOutputTokens };
  const call = callOf(source);
  return async (prompt, { signal }) => {
    const answer = await callClient(signal, timeoutMs, (abortSignal) =>
      call(prompt, { ...limit, ...request, abortSignal }),
    );
    return readAnswer(answer);
  };
}

type Call = (prompt: string, settings: Fields) => Promise<Answer>;

function callOf(source: AiSdkSource): Call {
  if (isFields(source) && 'generateText' in source && typeof source.generateText === 'function') {
    const { generateText, model } = source;
    return async (prompt, settings) =>
      ofText(
        await Reflect.apply(generateText, undefined, [
          { maxRetries: 0, ...settings, model, prompt },
        ] as never),
      );
  }
  if (isFields(source) && 'doGenerate' in source && typeof source.doGenerate === 'function') {
    const { doGenerate } = source;
    return async (text, settings) => {
      const prompt = [{ role: 'user', content: [{ type: 'text', text }] }];
      return ofContent(await Reflect.apply(doGenerate, source, [{ ...settings, prompt }] as never));
    };
  }
  throw invalidArgument('source', 'a model object, or { generateText, model }');
}

function ofText(result: unknown): Answer {
  const fields: Fields = isFields(result) ? result : {};
  const { toolCalls, reasoningText } = fields;
  return {
    text: stringOf(fields.text),
    hasThinking: stringOf(reasoningText) !== '',
    hasToolCall: Array.isArray(toolCalls) && toolCalls.length > 0,
    ...ending(fields.finishReason),
  };
}

function ofContent(result: unknown): Answer {
  const { content, finishReason }: Fields = isFields(result) ? result : {};
  const parts = objectsOf(content);
  return {
    text: parts.map((part) => (part.type === 'text' ? stringOf(part.text) : '')).join(''),
    hasThinking: parts.some(({ type }) => type === 'reasoning'),
    hasToolCall: parts.some(({ type }) => type === 'tool-call'),
    ...ending(finishReason),
  };
}

// A string in specification v2, `{ unified, raw }` from v3 on.
function ending(finishReason: unknown): Pick<Answer, 'isCutOff' | 'isRefused'> {
  const reason = isFields(finishReason) ? finishReason.unified : finishReason;
  return { isCutOff: reason === 'length', isRefused: reason === 'content-filter' };
}
