import type { HistoryCompressor, HistoryOptions } from '../history-view.js';
import { createPromptView } from './compress-prompt.js';

/** What is read and written of the parameters of a model call. */
interface CallParams {
  readonly prompt: readonly object[];
  readonly tools?: unknown;
  readonly abortSignal?: AbortSignal | undefined;
}

/** A language model middleware of the AI SDK that changes the parameters alone. */
export interface CompressMiddleware<Version extends string> {
  readonly specificationVersion: Version;
  /** Compresses the prompt of one call. */
  transformParams<Params extends CallParams>(call: { readonly params: Params }): Promise<Params>;
}

/** Options of {@link compressMiddleware}. */
export interface CompressMiddlewareOptions<Version extends string = 'v3'> extends HistoryOptions {
  /** `v3` for `ai` 6, `v4` for `ai` 7; `ai` 5 does not look at it. @default 'v3' */
  readonly specificationVersion?: Version | undefined;
}

/**
 * A middleware for `wrapLanguageModel` of the AI SDK: the model gets the compressed prompt.
 *
 * @example
 * const middleware = compressMiddleware(compressor, { contextLimit: 200_000 });
 * const model = wrapLanguageModel({ model: openai('gpt-5'), middleware });
 */
export function compressMiddleware<const Version extends string = 'v3'>(
  compressor: HistoryCompressor,
  options: CompressMiddlewareOptions<Version>,
): CompressMiddleware<Version> {
  const { specificationVersion, ...historyOptions } = options ?? {};
  const compressPrompt = createPromptView(compressor, historyOptions);
  return {
    specificationVersion: specificationVersion ?? ('v3' as Version),
    async transformParams({ params }) {
      const { prompt, tools, abortSignal } = params;
      return { ...params, prompt: await compressPrompt(prompt, { tools, signal: abortSignal }) };
    },
  };
}
