import { createPromptView } from './ai-sdk/compress-prompt.js';
import type { HistoryCompressor, HistoryOptions } from './history-view.js';

/** What is read of the arguments of `processLLMRequest`. */
interface LLMRequest<Prompt> {
  readonly prompt: Prompt;
  readonly abortSignal?: AbortSignal | undefined;
}

/** A Mastra processor that rewrites what is sent, and leaves what is stored alone. */
export interface CompressProcessor {
  readonly id: string;
  readonly name: string;
  /** Compresses the prompt of one request. */
  processLLMRequest<Prompt extends readonly object[]>(
    request: LLMRequest<Prompt>,
  ): Promise<{ prompt: Prompt }>;
}

/**
 * An input processor for agents of `@mastra/core`: the model gets the compressed prompt, memory keeps the whole
 * conversation.
 *
 * @example
 * const processor = compressProcessor(compressor, { contextLimit: 200_000 });
 * const agent = new Agent({ model, instructions, inputProcessors: [processor] });
 */
export function compressProcessor(compressor: HistoryCompressor, options: HistoryOptions): CompressProcessor {
  const compressPrompt = createPromptView(compressor, options);
  return {
    id: 'context-compressor',
    name: 'Context compressor',
    async processLLMRequest({ prompt, abortSignal }) {
      return { prompt: await compressPrompt(prompt, { signal: abortSignal }) };
    },
  };
}

export type { HistoryCompressor, HistoryOptions } from './history-view.js';
