import type { ResolvedConfig } from './config.js';
import { invalidArgument } from './errors.js';

/** Largest summary, in tokens, whatever the window. */
const MAX_SUMMARY_TOKENS = 10_000;
const MAX_RECLAIM_TOKENS = 4_096;

/** The figures of one context window, in tokens. */
export interface Budgets {
  /** A count from here on calls for a pass. */
  readonly threshold: number;
  readonly tail: number;
  /** The whole summary message, preamble and end mark included. */
  readonly summary: number;
  readonly minReclaim: number;
}

/** Computes the budgets of a window; nothing is remembered, so a change of the model changes them at once. */
export function budgetsFor(
  config: Pick<
    ResolvedConfig,
    'thresholdPercent' | 'tailTokenBudget' | 'summaryTargetRatio' | 'reserveOutputTokens' | 'minReclaimTokens'
  >,
  contextLimit: number,
): Budgets {
  const usable = contextLimit - config.reserveOutputTokens;
  if (usable <= 0) throw invalidArgument('contextLimit', 'larger than reserveOutputTokens', 'range');
  const threshold = Math.max(1, Math.floor(usable * config.thresholdPercent));
  return {
    threshold,
    tail: Math.floor(Math.min(config.tailTokenBudget, threshold * 0.4)),
    summary: Math.max(1, Math.min(MAX_SUMMARY_TOKENS, Math.floor(threshold * config.summaryTargetRatio))),
    minReclaim: config.minReclaimTokens ?? Math.min(MAX_RECLAIM_TOKENS, Math.floor(contextLimit * 0.02)),
  };
}
