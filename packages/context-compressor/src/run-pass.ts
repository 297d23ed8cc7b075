import { abortable, throwIfAborted } from './abort.js';
import { type Budgets, budgetsFor } from './budgets.js';
import { type Calibration, calibrate, totalTokens } from './calibration.js';
import { afterFailure, type CompressorState } from './compressor-state.js';
import type { ResolvedConfig } from './config.js';
import { ContextCompressorError } from './context-compressor-error.js';
import { codecFor } from './formats/codec-for.js';
import { jsonOf } from './formats/fields.js';
import { resolveFormat } from './formats/resolve-format.js';
import { judge } from './judge.js';
import type { MessageFormat } from './model.js';
import { payloadBytes } from './payload.js';
import type { Repaired } from './repair/repair.js';
import { repairList } from './repair/repair-list.js';
import { messageTokens } from './tokens/message-tokens.js';
import type { TokenCounter } from './tokens/token-counter.js';
import type {
  CompressionEngine,
  CompressionEvent,
  CompressionLimits,
  CompressionReason,
  CompressionResult,
  CompressOptions,
  DecisionReason,
  EngineOutput,
  MessageFate,
  Profile,
} from './types.js';
import { validateMessages } from './validate/validate-messages.js';

/** What a pass runs with. */
export interface PassDeps {
  readonly config: ResolvedConfig;
  readonly engine: CompressionEngine;
  readonly countTokens: TokenCounter;
  readonly signal: AbortSignal;
}

/** A result, and the state of the compressor after it. */
export interface PassOutcome {
  readonly result: CompressionResult<object>;
  readonly state: CompressorState;
}

/** One list on its way through a pass. */
interface Pass extends PassDeps {
  readonly given: readonly object[];
  readonly input: readonly object[];
  readonly options: CompressOptions;
  readonly format: MessageFormat;
  readonly profile: Profile;
  readonly budgets: Budgets;
  readonly calibration: Calibration;
  readonly repaired: Repaired;
  readonly events: CompressionEvent[];
  readonly tokensBefore: number;
  readonly countMessage: (message: object) => number;
  readonly tokensOf: (messages: readonly object[]) => number;
  readonly emit: (event: CompressionEvent) => void;
}

/** Runs one pass: repair, decision, engine, guards. Changes nothing but what it returns. */
export async function runPass(
  deps: PassDeps,
  state: CompressorState,
  given: readonly object[],
  options: CompressOptions,
): Promise<PassOutcome> {
  const pass = preparePass(deps, state, given, options);
  const { config, budgets, calibration } = pass;
  const now = config.clock();
  const reading = totalTokens(calibration, pass.tokensOf(pass.repaired.messages));
  const judged = judge(state, reading, budgets, now);
  const seen: CompressorState = { ...judged.state, calibration, staleReading: state.staleReading };
  const heavy =
    config.maxPayloadBytes !== undefined && payloadBytes(pass.repaired.messages) > config.maxPayloadBytes;
  const refusal = refusalFor(judged.reason, pass, heavy);
  if (refusal !== undefined) return { result: resting(pass, refusal), state: seen };

  const output = await runEngine(pass, options.force === true || judged.reason !== 'cooldown');
  throwIfAborted(deps.signal);
  const asked =
    output.model === 'failed'
      ? afterFailure(seen, now, output.retryAfterMs)
      : output.model === 'answered'
        ? { ...seen, failures: 0, cooldownUntil: 0 }
        : seen;
  if (output.model === 'failed') pass.emit({ type: 'cooldown' });
  if (output.reason === 'aborted')
    return { result: { ...untouched(pass, 'aborted'), aborted: true }, state: asked };

  const kept = guard(pass, output);
  if (kept !== undefined) {
    return { result: resting(pass, kept), state: strike(asked, pass, reading, pass.tokensBefore) };
  }
  await commit(pass, output);
  const result = committed(pass, output);
  const stale = options.promptTokens ?? state.lastReading;
  const changed: CompressorState = { ...asked, staleReading: stale };
  const isEffective = result.saving >= config.minSavingPercent;
  return {
    result,
    state: isEffective ? { ...changed, strikes: 0 } : strike(changed, pass, reading, result.tokensAfter),
  };
}

function preparePass(
  deps: PassDeps,
  state: CompressorState,
  given: readonly object[],
  options: CompressOptions,
): Pass {
  const { config, countTokens } = deps;
  // The caller may append to its array while a pass is pending.
  const input = [...given];
  const hints = { format: config.format, profile: config.profile, systemApart: options.system !== undefined };
  const { format, profile } = resolveFormat(input, hints);
  const countMessage = passCounter(countTokens);
  const tokensOf = (messages: readonly object[]): number => {
    let tokens = 0;
    for (const message of messages) tokens += countMessage(message);
    return tokens;
  };
  const isStale = options.promptTokens !== undefined && options.promptTokens === state.staleReading;
  const counted = {
    messages: tokensOf(input),
    system: options.system === undefined ? 0 : countTokens(textOf(options.system)),
    tools: options.tools === undefined ? 0 : countTokens(textOf(options.tools)),
    complete: options.tools !== undefined,
  };
  const calibration = isStale ? state.calibration : calibrate(counted, options.promptTokens);
  const events: CompressionEvent[] = [];
  const emit = (event: CompressionEvent): void => {
    events.push(event);
    config.onEvent?.(event);
  };
  const repaired = repairList(input, codecFor(format), profile, config);
  if (repaired.messages !== input) emit({ type: 'repaired', messages: changedCount(repaired) });
  return {
    ...deps,
    given,
    input,
    options,
    format,
    profile,
    budgets: budgetsFor(config, options.contextLimit),
    calibration,
    repaired,
    events,
    tokensBefore: totalTokens(calibration, counted.messages),
    countMessage,
    tokensOf,
    emit,
  };
}

/** Counts each message once in a pass: the check whether a remembered count still holds has its price too. */
function passCounter(countTokens: TokenCounter): (message: object) => number {
  const counts = new Map<object, number>();
  return (message) => {
    const known = counts.get(message);
    if (known !== undefined) return known;
    const tokens = messageTokens(message, countTokens);
    counts.set(message, tokens);
    return tokens;
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : jsonOf(value);
}

function changedCount({ fates }: Repaired): number {
  return fates.filter((fate) => fate !== 'kept').length;
}

function refusalFor(
  reason: DecisionReason,
  { options, config }: Pass,
  heavy: boolean,
): CompressionReason | undefined {
  if (options.force === true) return undefined;
  if (reason === 'below-threshold') return heavy ? undefined : 'below-threshold';
  if (reason === 'ineffective') return 'ineffective';
  return reason === 'cooldown' && config.abortOnFailure ? 'cooldown' : undefined;
}

async function runEngine(pass: Pass, askModel: boolean): Promise<EngineOutput> {
  const { budgets, calibration, repaired, options } = pass;
  try {
    const running = pass.engine.run({
      messages: repaired.messages,
      format: pass.format,
      profile: pass.profile,
      tokens: pass.tokensOf(repaired.messages),
      threshold: Math.floor((budgets.threshold - calibration.system - calibration.tools) / calibration.scale),
      minReclaimTokens: Math.ceil(budgets.minReclaim / calibration.scale),
      contextLimit: options.contextLimit,
      countMessage: pass.countMessage,
      focusTopic: options.focusTopic,
      force: options.force === true,
      maxPayloadBytes: pass.config.maxPayloadBytes,
      askModel,
      signal: pass.signal,
      emit: pass.emit,
    });
    return await abortable(running, pass.signal);
  } catch (cause) {
    throwIfAborted(pass.signal);
    if (ContextCompressorError.isInstance(cause)) throw cause;
    throw new ContextCompressorError('engine-failed', `The engine "${pass.engine.name}" failed.`, { cause });
  }
}

/** Why a proposal is not committed; `undefined` when it is. */
function guard(pass: Pass, output: EngineOutput): CompressionReason | undefined {
  const { repaired, budgets, calibration, options, emit } = pass;
  if (output.messages === repaired.messages) {
    if (output.reason === 'in-flight') return 'in-flight';
    const isOver = totalTokens(calibration, pass.tokensOf(repaired.messages)) >= budgets.threshold;
    return isOver ? 'incompressible' : 'nothing-to-compress';
  }
  const saved = (pass.tokensOf(repaired.messages) - pass.tokensOf(output.messages)) * calibration.scale;
  const lighter = savesBytes(pass, output);
  const least = options.force === true || lighter ? 1 : Math.max(1, budgets.minReclaim);
  if (saved < least && !(lighter && saved >= 0)) {
    emit({ type: 'not-committed', cause: saved <= 0 ? 'saves-nothing' : 'saves-too-little' });
    return 'ineffective';
  }
  const problems = validateMessages(output.messages, pass.profile, { inFlight: true });
  if (problems.some(({ severity }) => severity === 'error') && isValid(pass)) {
    emit({ type: 'not-committed', cause: 'invalid-output' });
    return 'ineffective';
  }
  return undefined;
}

function isValid({ repaired, profile }: Pass): boolean {
  return validateMessages(repaired.messages, profile, { inFlight: true }).every(
    ({ severity }) => severity !== 'error',
  );
}

function savesBytes({ config, repaired }: Pass, output: EngineOutput): boolean {
  const { maxPayloadBytes } = config;
  if (maxPayloadBytes === undefined) return false;
  const before = payloadBytes(repaired.messages);
  return before > maxPayloadBytes && payloadBytes(output.messages) < before;
}

async function commit(pass: Pass, output: EngineOutput): Promise<void> {
  try {
    await abortable(output.commit?.() ?? Promise.resolve(), pass.signal);
  } catch {
    throwIfAborted(pass.signal);
    // A lost original is said when it is asked for; a lost pass would cost the conversation.
    pass.emit({ type: 'archive-failed' });
  }
}

function strike(
  state: CompressorState,
  { options }: Pass,
  reading: number,
  tokensAfter: number,
): CompressorState {
  if (options.force === true) return state;
  return { ...state, strikes: state.strikes + 1, strikeTokens: Math.min(reading, tokensAfter) };
}

/** The result of a pass that leaves the list as it is, repairs aside. */
function resting(pass: Pass, reason: CompressionReason): CompressionResult<object> {
  const { repaired, input } = pass;
  if (repaired.messages === input) return untouched(pass, reason);
  const tokensAfter = totalTokens(pass.calibration, pass.tokensOf(repaired.messages));
  return {
    ...untouched(pass, 'repaired'),
    messages: repaired.messages,
    changed: true,
    tokensAfter,
    saving: savingOf(pass.tokensBefore, tokensAfter),
    limits: reason === 'incompressible' ? limitsOf(pass, repaired.messages) : undefined,
    coverage: { inputLength: input.length, fates: repaired.fates },
  };
}

function untouched(pass: Pass, reason: CompressionReason): CompressionResult<object> {
  const { given, input, tokensBefore, events } = pass;
  return {
    messages: given,
    changed: false,
    aborted: false,
    fallback: false,
    reason,
    tokensBefore,
    tokensAfter: tokensBefore,
    saving: 0,
    summary: undefined,
    limits: reason === 'incompressible' ? limitsOf(pass, input) : undefined,
    coverage: { inputLength: input.length, fates: input.map(() => 'kept') },
    events,
  };
}

function committed(pass: Pass, output: EngineOutput): CompressionResult<object> {
  const tokensAfter = totalTokens(pass.calibration, pass.tokensOf(output.messages));
  const isOver = tokensAfter >= pass.budgets.threshold;
  const reason = output.reason === 'compressed' || output.reason === 'pruned' ? output.reason : 'compressed';
  pass.emit({ type: 'compressed', tokens: pass.tokensBefore - tokensAfter });
  return {
    ...untouched(pass, isOver ? 'incompressible' : reason),
    messages: output.messages,
    changed: true,
    fallback: output.fallback === true,
    tokensAfter,
    saving: savingOf(pass.tokensBefore, tokensAfter),
    summary: output.summary,
    limits: isOver ? limitsOf(pass, output.messages) : undefined,
    coverage: { inputLength: pass.input.length, fates: joinFates(pass.repaired, output.fates) },
  };
}

function savingOf(before: number, after: number): number {
  return before === 0 ? 0 : (before - after) / before;
}

// What is left after a pass is what no pass can take away.
function limitsOf(pass: Pass, messages: readonly object[]): CompressionLimits {
  const { calibration } = pass;
  const codec = codecFor(pass.format);
  const isSystem = (message: object): boolean => codec.decode(message).role === 'system';
  const system = pass.tokensOf(messages.filter(isSystem)) * calibration.scale;
  const all = pass.tokensOf(messages) * calibration.scale;
  return {
    system: Math.round(system + calibration.system),
    tools: Math.round(calibration.tools),
    protected: Math.round(all - system),
  };
}

function joinFates(repaired: Repaired, fates: readonly MessageFate[]): MessageFate[] {
  const joined = [...repaired.fates];
  repaired.origins.forEach((origin, index) => {
    const fate = fates[index];
    if (origin >= 0 && fate !== undefined && fate !== 'kept') joined[origin] = fate;
  });
  return joined;
}
