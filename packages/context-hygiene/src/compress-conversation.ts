import {
  type CompressionResult,
  type CompressOptions,
  ContextCompressor,
} from '@context-hygiene/context-compressor';
import { parseState } from './conversation-store.js';
import { checkKeys, misuse } from './errors.js';
import type { JobsInTurn } from './jobs-in-turn.js';
import type { ContextHygieneConfig } from './options.js';

/** What one call of `compress` is told, and which conversation it belongs to. */
export interface CompressConversationOptions extends CompressOptions {
  /** The conversation whose summary, cooldown and guards go on; without one, each call stands for itself. */
  readonly conversation?: string | undefined;
}

/** Compresses a conversation when it is due, with the state that the store has of it; `jobs` keeps its calls in turn. */
export async function compressConversation<Message extends object>(
  messages: readonly Message[],
  options: CompressConversationOptions,
  config: ContextHygieneConfig,
  jobs: JobsInTurn,
): Promise<CompressionResult<Message>> {
  const start = performance.now();
  checkKeys(options, Object.keys(known));
  const { conversation, ...callOptions } = options;
  checkConversation(conversation);
  const result =
    conversation === undefined
      ? await new ContextCompressor(config.compress).compress(messages, callOptions)
      : await jobs.run(
          conversation,
          () => goOn(conversation, messages, callOptions, config),
          callOptions.signal,
        );
  config.onEvent({
    type: 'conversation-compressed',
    conversation,
    reason: result.reason,
    tokensBefore: result.tokensBefore,
    tokensAfter: result.tokensAfter,
    durationMs: performance.now() - start,
  });
  return result;
}

async function goOn<Message extends object>(
  conversation: string,
  messages: readonly Message[],
  options: CompressOptions,
  { store, compress }: ContextHygieneConfig,
): Promise<CompressionResult<Message>> {
  const key = `context-hygiene:conversation:${conversation}`;
  const state = parseState(await store.get(key));
  const compressor =
    state === undefined ? new ContextCompressor(compress) : ContextCompressor.restore(state, compress);
  const result = await compressor.compress(messages, options);
  await store.set(key, JSON.stringify(compressor.serialize()));
  return result;
}

// By the type: what the compressor learns to take is asked for here.
const known = {
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
    throw misuse('invalid-option:conversation', 'conversation must be a string that is not empty');
  }
}
