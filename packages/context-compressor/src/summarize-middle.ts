import { middleUnits } from './engines/analysis.js';
import { modelChain, prepareSummary } from './engines/prepare-summary.js';
import { indicesOf } from './indices-of.js';
import { type PhaseContext, type PhaseOptions, phaseContext, withCounter } from './phase-context.js';
import type { WrittenSummary } from './phases/write-summary.js';
import type { TokenCounter } from './tokens/token-counter.js';
import type { ContextCompressorConfig } from './types.js';

/** Options of `summarizeMiddle`. */
export interface SummarizeMiddleOptions
  extends PhaseOptions,
    Pick<
      ContextCompressorConfig,
      | 'summarize'
      | 'summarizeWithMainModel'
      | 'summarizeTimeoutMs'
      | 'summaryTargetRatio'
      | 'summarizerContextLimit'
    > {
  readonly focusTopic?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The summary of what stands between head and tail. */
export interface MiddleSummary {
  /** The summary; `undefined` when there is nothing between head and tail. */
  readonly summary: string | undefined;
  /** The same with handoff preamble and end mark: the text of a summary message. */
  readonly text: string | undefined;
  /** Models were asked and none gave a usable answer: this is the deterministic summary. */
  readonly fallback: boolean;
  /** Indices of the messages that the summary speaks of. */
  readonly covered: readonly number[];
  /** The summarized turns, redacted, by the handle that the summary names. */
  readonly original: { readonly handle: string; readonly text: string } | undefined;
}

/**
 * Phases 3 and 4 by themselves: summarizes what stands between head and tail, by the given models or without one. Synchronous
 * when `countTokens` is given and no model is.
 *
 * @throws AbortError (rejects) when `signal` is aborted; TypeError `invalid-argument:messages`, `invalid-option:<name>`, `unknown-option:<name>`
 * @example
 * const { summary } = await summarizeMiddle(history, { contextLimit: 128_000, summarize });
 */
export function summarizeMiddle(
  messages: readonly object[],
  options: SummarizeMiddleOptions & {
    readonly countTokens: TokenCounter;
    readonly summarize?: undefined;
    readonly summarizeWithMainModel?: undefined;
  },
): MiddleSummary;
export function summarizeMiddle(
  messages: readonly object[],
  options?: SummarizeMiddleOptions,
): Promise<MiddleSummary>;
export function summarizeMiddle(
  messages: readonly object[],
  options: SummarizeMiddleOptions = {},
): MiddleSummary | Promise<MiddleSummary> {
  const run = (countTokens: TokenCounter): MiddleSummary | Promise<MiddleSummary> =>
    summarize(phaseContext(messages, options, countTokens));
  return withCounter(options.countTokens, run);
}

function summarize(context: PhaseContext): MiddleSummary | Promise<MiddleSummary> {
  const { list } = context;
  const middle = middleUnits(list);
  if (middle.length === 0) {
    return { summary: undefined, text: undefined, fallback: false, covered: [], original: undefined };
  }
  const covered = middle.flatMap((unit) => indicesOf(unit.start, unit.end));
  const prepared = prepareSummary(context, middle);
  const done = ({ body, text, original }: WrittenSummary, fallback: boolean): MiddleSummary => ({
    summary: body,
    text,
    fallback,
    covered,
    original,
  });
  const chain = modelChain(context);
  if (chain.summarizers.length === 0) return done(prepared.withoutModel(), false);
  return prepared
    .ask(chain)
    .then((answer) => ('failed' in answer ? done(prepared.withoutModel(), true) : done(answer, false)));
}
