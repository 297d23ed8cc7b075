import { type PhaseOptions, phaseContext, withCounter } from './phase-context.js';
import type { TokenCounter } from './tokens/token-counter.js';

/** Where a list is cut: head `[0, headEnd)`, tail `[tailStart, …)`, and what stands between them. */
export interface Boundaries {
  readonly headEnd: number;
  readonly tailStart: number;
  /** Indices between head and tail that are kept verbatim: the newest request, the last reply, with their groups. */
  readonly anchors: readonly number[];
  /** Index of the message that holds the summary of an earlier pass. */
  readonly summary: number | undefined;
}

/**
 * Phase 2 by itself: finds head, tail and anchors of a list; no border parts a call from its results. Synchronous when
 * `countTokens` is given.
 *
 * @throws TypeError `invalid-argument:messages`, `invalid-option:<name>`, `unknown-option:<name>`
 * @example
 * const { headEnd, tailStart } = findBoundaries(messages, { contextLimit: 128_000, countTokens });
 */
export function findBoundaries(
  messages: readonly object[],
  options: PhaseOptions & { readonly countTokens: TokenCounter },
): Boundaries;
export function findBoundaries(messages: readonly object[], options?: PhaseOptions): Promise<Boundaries>;
export function findBoundaries(
  messages: readonly object[],
  options: PhaseOptions = {},
): Boundaries | Promise<Boundaries> {
  return withCounter(options.countTokens, (countTokens) => {
    const { cut } = phaseContext(messages, options, countTokens).list;
    return {
      headEnd: cut.headEnd,
      tailStart: cut.tailStart,
      anchors: [...cut.anchored].sort((left, right) => left - right),
      summary: cut.previous?.index,
    };
  });
}
