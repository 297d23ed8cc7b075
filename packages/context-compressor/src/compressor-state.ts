import type { Calibration } from './calibration.js';
import { ContextCompressorError } from './context-compressor-error.js';
import { isFields } from './formats/fields.js';

/** What a compressor remembers between passes: figures alone, never content. JSON-safe. */
export interface CompressorState {
  readonly version: 1;
  /** Passes in a row that saved too little. */
  readonly strikes: number;
  /** Tokens read at the last pass that saved too little. */
  readonly strikeTokens: number;
  /** Failures of the summarizers in a row. */
  readonly failures: number;
  /** End of the cooldown, in milliseconds since the epoch; 0 when there is none. */
  readonly cooldownUntil: number;
  /** The newest reading `decide` or `compress` was given; −1 for none. */
  readonly lastReading: number;
  /** The reading that a changed pass has made out of date; −1 for none. */
  readonly staleReading: number;
  /** The count of the list that the last pass gave back, and of what stands beside it; −1 for none. */
  readonly sentTokens: number;
  readonly calibration: Calibration;
}

/** The state of a new compressor. */
export const INITIAL_STATE: CompressorState = {
  version: 1,
  strikes: 0,
  strikeTokens: 0,
  failures: 0,
  cooldownUntil: 0,
  lastReading: -1,
  staleReading: -1,
  sentTokens: -1,
  calibration: { scale: 1, system: 0, tools: 0 },
};

/** Waiting time after the first, second and each further failure, in milliseconds. */
const COOLDOWNS = [60_000, 300_000, 900_000] as const;
/** Longest waiting time, asked for by a provider, in milliseconds. */
export const LONGEST_COOLDOWN = 3_600_000;

/** The state after the summarizers failed once more. */
export function afterFailure(
  state: CompressorState,
  now: number,
  retryAfterMs: number | undefined,
): CompressorState {
  const wait = COOLDOWNS[state.failures] ?? COOLDOWNS[2];
  const asked = Number.isFinite(retryAfterMs) ? Math.min(retryAfterMs ?? 0, LONGEST_COOLDOWN) : 0;
  const until = now + Math.max(wait, asked);
  // A clock that fails must not leave a state that no store can hold.
  return { ...state, failures: state.failures + 1, cooldownUntil: Number.isFinite(until) ? until : 0 };
}

/** Checks a state that comes from a store. @throws ContextCompressorError `invalid-state` */
export function readState(value: unknown): CompressorState {
  if (!isFields(value) || value.version !== 1 || !isFields(value.calibration)) throw invalidState();
  const { scale, system, tools } = value.calibration;
  const { version, calibration: _figures, ...figures } = INITIAL_STATE;
  const read: Record<string, number> = {};
  for (const name of Object.keys(figures)) read[name] = figure(value[name]);
  const calibration = { scale: figure(scale), system: figure(system), tools: figure(tools) };
  return Object.freeze({ version, ...figures, ...read, calibration });
}

function figure(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalidState();
  return value;
}

function invalidState(): ContextCompressorError {
  return new ContextCompressorError(
    'invalid-state',
    'The state must be what serialize() gave, parsed from JSON.',
  );
}
