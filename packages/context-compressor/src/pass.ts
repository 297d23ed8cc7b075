import type { Budgets } from './budgets.js';
import type { Calibration } from './calibration.js';
import type { ResolvedConfig } from './config.js';
import type { MessageFormat } from './model.js';
import type { Repaired } from './repair/repair.js';
import type { TokenCounter } from './tokens/token-counter.js';
import type { CompressionEngine, CompressionEvent, CompressOptions, Profile } from './types.js';

/** What a pass runs with. */
export interface PassDeps {
  readonly config: ResolvedConfig;
  readonly engine: CompressionEngine;
  readonly countTokens: TokenCounter;
  readonly signal: AbortSignal;
}

/** One list on its way through a pass. */
export interface Pass extends PassDeps {
  readonly given: readonly object[];
  readonly input: readonly object[];
  readonly options: CompressOptions;
  readonly format: MessageFormat;
  readonly profile: Profile;
  readonly budgets: Budgets;
  readonly calibration: Calibration;
  readonly repaired: Repaired;
  /** Counted, not calibrated. */
  readonly repairedTokens: number;
  /** Tokens of system prompt and tools that stand apart; counted, not calibrated. */
  readonly besideTokens: number;
  readonly events: CompressionEvent[];
  readonly tokensBefore: number;
  readonly countMessage: (message: object) => number;
  readonly tokensOf: (messages: readonly object[]) => number;
  readonly emit: (event: CompressionEvent) => void;
}
