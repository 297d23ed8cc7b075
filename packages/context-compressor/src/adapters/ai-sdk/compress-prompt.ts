import { isFields } from '../../formats/fields.js';
import {
  createHistoryView,
  type HistoryCompressor,
  type HistoryOptions,
  type HistoryRequest,
} from '../history-view.js';

/** Compresses prompts as language models get them (`LanguageModelV2Prompt` and later). */
export type CompressPrompt = <Prompt extends readonly object[]>(
  prompt: Prompt,
  request?: HistoryRequest,
) => Promise<Prompt>;

/** A view on prompts of language models: AI SDK messages whose content is a list of parts in all roles but `system`. */
export function createPromptView(compressor: HistoryCompressor, options: HistoryOptions): CompressPrompt {
  const view = createHistoryView(compressor, options);
  return async <Prompt extends readonly object[]>(
    prompt: Prompt,
    request?: HistoryRequest,
  ): Promise<Prompt> => {
    const messages = await view(prompt, request);
    // The door of the format: what was put in comes out in the same shape.
    return (messages === prompt ? prompt : messages.map(withParts)) as unknown as Prompt;
  };
}

function withParts(message: object): object {
  if (!isFields(message) || message.role === 'system' || typeof message.content !== 'string') return message;
  return { ...message, content: [{ type: 'text', text: message.content }] };
}
