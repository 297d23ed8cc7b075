import { handleOf } from './handles.js';
import { type PhaseOptions, phaseContext, withCounter } from './phase-context.js';
import { prune } from './phases/prune.js';
import type { TokenCounter } from './tokens/token-counter.js';

/** Options of `pruneToolResults`. */
export interface PruneToolResultsOptions extends PhaseOptions {
  /** @default 2000 */
  readonly pruneMinChars?: number | undefined;
}

/** A list with its old results shortened. */
export interface PrunedMessages<Message> {
  /** The very same array when there was nothing to prune. */
  readonly messages: readonly Message[];
  /** Indices of the messages that were pruned. */
  readonly pruned: readonly number[];
  readonly savedTokens: number;
  /** What was taken out, redacted, by the handle that stands in its place. */
  readonly originals: readonly { readonly handle: string; readonly text: string }[];
}

/**
 * Phase 1 by itself: shortens tool results, images and long arguments between head and tail. Pure; synchronous when
 * `countTokens` is given.
 *
 * @throws TypeError `invalid-argument:messages`, `invalid-option:<name>`, `unknown-option:<name>`
 * @example
 * const { messages, savedTokens } = await pruneToolResults(history, { contextLimit: 128_000 });
 */
export function pruneToolResults<Message extends object>(
  messages: readonly Message[],
  options: PruneToolResultsOptions & { readonly countTokens: TokenCounter },
): PrunedMessages<Message>;
export function pruneToolResults<Message extends object>(
  messages: readonly Message[],
  options?: PruneToolResultsOptions,
): Promise<PrunedMessages<Message>>;
export function pruneToolResults<Message extends object>(
  messages: readonly Message[],
  options: PruneToolResultsOptions = {},
): PrunedMessages<Message> | Promise<PrunedMessages<Message>> {
  return withCounter(options.countTokens, (countTokens) => {
    const { config, list, redaction } = phaseContext(messages, options, countTokens);
    const { views, saved, originals } = prune({
      codec: list.codec,
      views: list.views,
      start: list.cut.middleStart,
      end: list.cut.tailStart,
      verbatim: list.cut.verbatim,
      minChars: config.pruneMinChars,
      callOf: list.pairing.callOf,
      tokensOf: list.tokensOf,
      redact: (text) => redaction.redact(text),
      target: Number.POSITIVE_INFINITY,
    });
    if (views.size === 0) return { messages, pruned: [], savedTokens: 0, originals: [] };
    return {
      // The codec wrote each pruned message in the caller's format.
      messages: messages.map((message, index) => (views.get(index)?.raw ?? message) as Message),
      pruned: [...views.keys()].sort((left, right) => left - right),
      savedTokens: saved,
      originals: [...originals.values()]
        .flat()
        .map((text) => ({ handle: handleOf(text), text: redaction.redact(text) })),
    };
  });
}
