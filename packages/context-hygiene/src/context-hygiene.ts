import type { CompressionResult } from '@context-hygiene/context-compressor';
import type { Properties } from '@context-hygiene/credential-scrubber';
import type { MemoryEntry, RenderedContext } from '@context-hygiene/memory-render';
import { type CompressConversationOptions, compressConversation } from './compress-conversation.js';
import { jobsOf } from './jobs-in-turn.js';
import { type ContextHygieneOptions, parseOptions } from './options.js';
import { type RenderMemoryOptions, renderMemory } from './render-memory.js';
import { type AnswerOptions, scrubAnswer, scrubAnswerStream } from './scrub-answer.js';
import { type MemoryRecord, type ScrubbedMemory, scrubMemory } from './scrub-memory.js';
import { type ScrubbedTurn, scrubTurn } from './scrub-turn.js';

/** The whole way of a memory, wired together with one credential scrubber. */
export interface ContextHygiene {
  /** Takes credentials out of a memory, a record or a whole entry, before it is minted. */
  scrubMemory<Memory extends MemoryRecord<Properties>>(record: Memory): ScrubbedMemory<Memory>;
  /** Takes credentials out of the turn that goes to the extraction model; keys, ids and signatures stay. */
  scrubTurn<Message extends object>(messages: readonly Message[]): ScrubbedTurn<Message>;
  /** Renders recalled entries into one block that cannot be broken out of; `options` go before the configured ones. */
  renderMemory(entries: Iterable<MemoryEntry>, options?: RenderMemoryOptions): RenderedContext;
  /** Compresses a conversation when it is due; calls for the same conversation wait for each other. */
  compress<Message extends object>(
    messages: readonly Message[],
    options: CompressConversationOptions,
  ): Promise<CompressionResult<Message>>;
  /** What a person may see of a whole answer. */
  scrubAnswer(text: string, options?: AnswerOptions): string;
  /** What a person may see of a streamed answer, as soon as it is decided. */
  scrubAnswerStream(
    source: AsyncIterable<string> | Iterable<string>,
    options?: AnswerOptions,
  ): AsyncIterable<string>;
}

/**
 * Wires the four pieces: one credential scrubber for memories, prompts, summaries and answers; one compressor for
 * each conversation.
 *
 * @throws TypeError with a `code` that names the option that is unknown or of the wrong type
 * @example
 * const hygiene = createContextHygiene({ compress: { summarize } });
 * const { content, properties } = hygiene.scrubMemory({ content: 'The password is otter-Lamp-49x' });
 */
export function createContextHygiene(options: ContextHygieneOptions = {}): ContextHygiene {
  const config = parseOptions(options);
  const jobs = jobsOf(config.store);
  return {
    scrubMemory: (record) => scrubMemory(record, config),
    scrubTurn: (messages) => scrubTurn(messages, config),
    renderMemory: (entries, callOptions) => renderMemory(entries, config, callOptions),
    compress: (messages, callOptions) => compressConversation(messages, callOptions, config, jobs),
    scrubAnswer: (text, answerOptions) => scrubAnswer(text, config, answerOptions),
    scrubAnswerStream: (source, answerOptions) => scrubAnswerStream(source, config, answerOptions),
  };
}
