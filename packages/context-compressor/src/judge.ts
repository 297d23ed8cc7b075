import type { Budgets } from './budgets.js';
import { type CompressorState, LONGEST_COOLDOWN } from './compressor-state.js';
import type { DecisionReason } from './types.js';

/** A judgement on one reading, and the state that has seen it. */
export interface Judgement {
  readonly reason: DecisionReason;
  readonly state: CompressorState;
}

/** So many passes in a row that saved too little stop further ones. */
const MAX_STRIKES = 2;

/** Judges whether a reading calls for a pass. A reading under the threshold, or one that has grown, re-arms it. */
export function judge(state: CompressorState, tokens: number, budgets: Budgets, now: number): Judgement {
  const seen = { ...state, lastReading: tokens, staleReading: tokens === state.staleReading ? tokens : -1 };
  if (tokens < budgets.threshold) return { reason: 'below-threshold', state: { ...seen, strikes: 0 } };
  if (seen.staleReading === tokens) return { reason: 'stale-reading', state: seen };
  const grown = tokens >= seen.strikeTokens + Math.max(1, budgets.minReclaim);
  const armed = seen.strikes >= MAX_STRIKES && grown ? { ...seen, strikes: 0 } : seen;
  if (armed.strikes >= MAX_STRIKES) return { reason: 'ineffective', state: armed };
  if (isCooling(armed, now)) return { reason: 'cooldown', state: armed };
  return { reason: 'over-threshold', state: armed };
}

// A cooldown that ends later than the longest one is of a clock that has been put back, or of another one.
function isCooling({ cooldownUntil }: CompressorState, now: number): boolean {
  return now < cooldownUntil && cooldownUntil - now <= LONGEST_COOLDOWN;
}
