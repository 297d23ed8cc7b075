import { neverAborted } from './abort.js';
import { assertMessages, assertTokens } from './compress-options.js';
import { parseConfig } from './config.js';
import { type Analysis, analyze } from './engines/analysis.js';
import { redactionOf, type SummaryContext } from './engines/prepare-summary.js';
import { assertReadable } from './formats/assert-readable.js';
import { resolveFormat } from './formats/resolve-format.js';
import { toRedactor } from './redaction.js';
import { checkedCounter } from './tokens/checked-counter.js';
import { loadDefaultCounter } from './tokens/load-default-counter.js';
import { messageTokens } from './tokens/message-tokens.js';
import type { TokenCounter } from './tokens/token-counter.js';
import type { ContextCompressorConfig, EngineInput } from './types.js';

/** Options that each phase by itself takes; more of the compressor's options where a phase needs them. */
export interface PhaseOptions
  extends Pick<
    ContextCompressorConfig,
    | 'thresholdPercent'
    | 'protectFirstN'
    | 'tailTokenBudget'
    | 'reserveOutputTokens'
    | 'format'
    | 'profile'
    | 'countTokens'
    | 'redact'
  > {
  /** Context window of the model, in tokens. @default no limit: `tailTokenBudget` alone bounds the tail */
  readonly contextLimit?: number | undefined;
}

/** What the options of a phase hold beside the configuration. */
interface PerCall {
  readonly focusTopic?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A list that a phase works on. */
export interface PhaseContext extends SummaryContext {
  readonly list: Analysis;
}

/** Runs a phase at once when a counter is given, else after the default counter is loaded. */
export function withCounter<T>(
  countTokens: TokenCounter | undefined,
  run: (countTokens: TokenCounter) => T | Promise<T>,
): T | Promise<T> {
  return countTokens === undefined ? loadDefaultCounter().then(run) : run(checkedCounter(countTokens));
}

/** Checks the arguments of a phase and reads its list. */
export function phaseContext(
  messages: unknown,
  options: PhaseOptions & ContextCompressorConfig & PerCall,
  countTokens: TokenCounter,
): PhaseContext {
  assertMessages(messages);
  const { contextLimit = Number.MAX_SAFE_INTEGER, focusTopic, signal = neverAborted(), ...rest } = options;
  assertTokens('contextLimit', contextLimit, 1);
  const config = parseConfig(rest);
  assertReadable(messages);
  const { format, profile } = resolveFormat(messages, { ...config, systemApart: false });
  const countMessage = (message: object): number => messageTokens(message, countTokens);
  const input: EngineInput = {
    messages,
    format,
    profile,
    tokens: messages.reduce((tokens, message) => tokens + countMessage(message), 0),
    threshold: 0,
    minReclaimTokens: 0,
    contextLimit,
    countMessage,
    focusTopic,
    force: true,
    maxPayloadBytes: undefined,
    askModel: true,
    signal,
    emit: () => {},
  };
  const list = analyze(config, input);
  const redaction = redactionOf(toRedactor(config.redact), list, focusTopic);
  return { config, input, countTokens, redaction, list };
}
