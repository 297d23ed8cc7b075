import { createHistoryView, type HistoryCompressor, type HistoryOptions } from '../history-view.js';

/**
 * A `prepareStep` for `generateText`, `streamText` and agents of the AI SDK: each step is sent the compressed messages.
 *
 * @example
 * const prepareStep = compressPrepareStep(compressor, { contextLimit: 200_000 });
 * await generateText({ model, messages, tools, prepareStep });
 */
export function compressPrepareStep(
  compressor: HistoryCompressor,
  options: HistoryOptions,
): <Message extends object>(step: { readonly messages: Message[] }) => Promise<{ messages?: Message[] }> {
  const view = createHistoryView(compressor, options);
  return async <Message extends object>({ messages }: { readonly messages: Message[] }) => {
    const compressed = await view(messages);
    // The door of the format: what was put in comes out in the same shape.
    return compressed === messages ? {} : { messages: [...compressed] as Message[] };
  };
}
