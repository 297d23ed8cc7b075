import {
  type CompressionResult,
  type CompressOptions,
  ContextCompressor,
} from '@context-hygiene/context-compressor';
import { type Properties, propertiesScrubber } from '@context-hygiene/credential-scrubber';
import {
  type MemoryEntry,
  type RenderedContext,
  type RenderMemoryContextOptions,
  renderMemoryContext,
} from '@context-hygiene/memory-render';
import { StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import { type AnswerOptions, scrubAnswer, scrubAnswerStream } from './answer.js';
import { JobsInTurn, parseState } from './conversations.js';
import { checkKeys, misuse } from './errors.js';
import {
  type MemoryRecord,
  type ScrubbedMemory,
  type ScrubbedTurn,
  scrubMemory,
  scrubTurn,
} from './memory.js';
import { type ContextHygieneOptions, parseOptions } from './options.js';

/** What one call of `compress` is told, and which conversation it belongs to. */
export interface CompressConversationOptions extends CompressOptions {
  /** The conversation whose summary, cooldown and guards go on; without one, each call stands for itself. */
  readonly conversation?: string | undefined;
}

/** The whole way of a memory, wired together with one credential scrubber. */
export interface ContextHygiene {
  /** Takes credentials out of a memory before the record is minted. */
  scrubMemory<Given extends Properties = Readonly<Record<string, unknown>>>(
    record: MemoryRecord<Given>,
  ): ScrubbedMemory<Given>;
  /** Takes credentials out of the turn that goes to the extraction model; keys, ids and signatures stay. */
  scrubTurn<Message extends object>(messages: readonly Message[]): ScrubbedTurn<Message>;
  /** Renders recalled entries into one block that cannot be broken out of; `options` go before the configured ones. */
  renderMemory(
    entries: Iterable<MemoryEntry>,
    options?: Omit<RenderMemoryContextOptions, 'scrubber'>,
  ): RenderedContext;
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
  const { scrubber, onEvent } = config;
  const compressorConfig = { ...config.compress, redact: scrubber };
  const dropCredentials = propertiesScrubber(scrubber);
  const jobs = new JobsInTurn();
  // Options of the pieces are checked now, not at the first call.
  new ContextCompressor(compressorConfig);
  new StreamingContextScrubber(config.answer);
  renderMemoryContext([], config.render);

  return {
    scrubMemory: (record) => scrubMemory(record, config),
    scrubTurn: (messages) => scrubTurn(messages, config),

    renderMemory(entries, callOptions) {
      const start = performance.now();
      checkEntries(entries);
      const list = [...entries];
      const context = renderMemoryContext(list, {
        ...config.render,
        ...callOptions,
        scrubber: dropCredentials,
      });
      onEvent({
        type: 'memory-rendered',
        entries: list.length,
        omitted: context.omitted.length,
        truncated: context.truncated.length,
        used: context.used,
        durationMs: performance.now() - start,
      });
      return context;
    },

    async compress<Message extends object>(
      messages: readonly Message[],
      options: CompressConversationOptions,
    ): Promise<CompressionResult<Message>> {
      const start = performance.now();
      checkKeys(options, Object.keys(compressOptions));
      const { conversation, ...callOptions } = options;
      checkConversation(conversation);
      const work = async (): Promise<CompressionResult<Message>> => {
        if (conversation === undefined) {
          return new ContextCompressor(compressorConfig).compress(messages, callOptions);
        }
        const key = `context-hygiene:conversation:${conversation}`;
        const state = parseState(await config.store.get(key));
        const compressor =
          state === undefined
            ? new ContextCompressor(compressorConfig)
            : ContextCompressor.restore(state, compressorConfig);
        const result = await compressor.compress(messages, callOptions);
        await config.store.set(key, JSON.stringify(compressor.serialize()));
        return result;
      };
      const result = conversation === undefined ? await work() : await jobs.run(conversation, work);
      onEvent({
        type: 'conversation-compressed',
        conversation,
        reason: result.reason,
        tokensBefore: result.tokensBefore,
        tokensAfter: result.tokensAfter,
        durationMs: performance.now() - start,
      });
      return result;
    },

    scrubAnswer: (text, answerOptions) => scrubAnswer(text, config, answerOptions),
    scrubAnswerStream: (source, answerOptions) => scrubAnswerStream(source, config, answerOptions),
  };
}

// By the type: what the compressor learns to take is asked for here.
const compressOptions = {
  conversation: true,
  contextLimit: true,
  promptTokens: true,
  focusTopic: true,
  signal: true,
  force: true,
  tools: true,
  system: true,
} satisfies Readonly<Record<keyof CompressConversationOptions, true>>;

function checkConversation(conversation: unknown): void {
  // An empty id is a forgotten one: all who forget it would share a conversation.
  if (conversation !== undefined && (typeof conversation !== 'string' || conversation === '')) {
    throw misuse('invalid-option:conversation', 'Option "conversation" must be a string that is not empty');
  }
}

function checkEntries(entries: unknown): void {
  const isList = typeof entries === 'object' && entries !== null && Symbol.iterator in entries;
  if (!isList) throw misuse('invalid-argument:entries', 'entries must be a list of memory entries');
}
