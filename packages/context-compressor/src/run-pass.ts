import { abortable, throwIfAborted, withTimeLimit } from './abort.js';
import { budgetsFor } from './budgets.js';
import { calibrate, totalTokens } from './calibration.js';
import { afterFailure, type CompressorState } from './compressor-state.js';
import { ContextCompressorError } from './context-compressor-error.js';
import { isMisuse } from './errors.js';
import { assertReadable } from './formats/assert-readable.js';
import { codecFor } from './formats/codec-for.js';
import { jsonOf } from './formats/fields.js';
import { resolveFormat } from './formats/resolve-format.js';
import { judge } from './judge.js';
import type { Pass, PassDeps } from './pass.js';
import { committed, resting, untouched } from './pass-results.js';
import { payloadBytes } from './payload.js';
import type { Repaired } from './repair/repair.js';
import { repairList } from './repair/repair-list.js';
import { tell } from './tell.js';
import { messageTokens } from './tokens/message-tokens.js';
import type { TokenCounter } from './tokens/token-counter.js';
import type {
  CompressionEvent,
  CompressionReason,
  CompressionResult,
  CompressOptions,
  DecisionReason,
  EngineOutput,
} from './types.js';
import { isSendable } from './validate/is-sendable.js';

/** A result, and the state of the compressor after it. */
export interface PassOutcome {
  readonly result: CompressionResult<object>;
  readonly state: CompressorState;
}

/** Longest wait for the archive: a store that hangs must not hold the conversation; what it is writing goes on. */
const ARCHIVE_TIMEOUT_MS = 2_000;

/** Runs one pass: repair, decision, engine, guards. Changes nothing but what it returns. */
export async function runPass(
  deps: PassDeps,
  state: CompressorState,
  given: readonly object[],
  options: CompressOptions,
): Promise<PassOutcome> {
  const pass = preparePass(deps, state, given, options);
  const { result, state: after } = await run(pass, state);
  const sent = result.changed ? result.messages : pass.input;
  return { result, state: { ...after, sentTokens: pass.tokensOf(sent) + pass.besideTokens } };
}

async function run(pass: Pass, state: CompressorState): Promise<PassOutcome> {
  const { config, budgets, calibration, options, signal } = pass;
  const now = config.clock();
  const reading = totalTokens(calibration, pass.repairedTokens);
  const judged = judge(state, reading, budgets, now);
  const seen: CompressorState = { ...judged.state, calibration, staleReading: state.staleReading };
  const heavy =
    config.maxPayloadBytes !== undefined && payloadBytes(pass.repaired.messages) > config.maxPayloadBytes;
  const refusal = refusalFor(judged.reason, pass, heavy);
  if (refusal !== undefined) return { result: resting(pass, refusal), state: seen };

  const output = await runEngine(pass, options.force === true || judged.reason !== 'cooldown');
  throwIfAborted(signal);
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
    return { result: resting(pass, kept), state: strike(asked, pass, reading) };
  }
  await commit(pass, output);
  const result = committed(pass, output);
  const stale = options.promptTokens ?? state.lastReading;
  const changed: CompressorState = { ...asked, staleReading: stale };
  const isEffective = result.saving >= config.minSavingPercent;
  return {
    result,
    state: isEffective ? { ...changed, strikes: 0 } : strike(changed, pass, reading),
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
  assertReadable(input);
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
  const calibration = isStale
    ? state.calibration
    : calibrate(counted, options.promptTokens, state.sentTokens);
  const besideTokens = counted.system + counted.tools;
  const events: CompressionEvent[] = [];
  const emit = (event: CompressionEvent): void => {
    events.push(event);
    tell(config.onEvent, event);
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
    repairedTokens: repaired.messages === input ? counted.messages : tokensOf(repaired.messages),
    besideTokens,
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
      tokens: pass.repairedTokens,
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
    if (ContextCompressorError.isInstance(cause) || isMisuse(cause)) throw cause;
    throw new ContextCompressorError('engine-failed', `The engine "${pass.engine.name}" failed.`, { cause });
  }
}

/** Why a proposal is not committed; `undefined` when it is. */
function guard(pass: Pass, output: EngineOutput): CompressionReason | undefined {
  const { repaired, budgets, calibration, options, emit } = pass;
  if (output.messages === repaired.messages) {
    if (output.reason === 'in-flight') return 'in-flight';
    const isOver = totalTokens(calibration, pass.repairedTokens) >= budgets.threshold;
    return isOver ? 'incompressible' : 'nothing-to-compress';
  }
  const tokensAfter = pass.tokensOf(output.messages);
  const saved = (pass.repairedTokens - tokensAfter) * calibration.scale;
  const lighter = savesBytes(pass, output);
  const least = options.force === true || lighter ? 1 : Math.max(1, budgets.minReclaim);
  if (saved < least && !(lighter && saved >= 0)) {
    emit({ type: 'not-committed', cause: saved <= 0 ? 'saves-nothing' : 'saves-too-little' });
    // What stands apart from the messages, or may not be touched, is too large by itself.
    return totalTokens(calibration, tokensAfter) >= budgets.threshold ? 'incompressible' : 'ineffective';
  }
  const { format, profile } = pass;
  if (!isSendable(output.messages, format, profile) && isSendable(repaired.messages, format, profile)) {
    emit({ type: 'not-committed', cause: 'invalid-output' });
    return 'ineffective';
  }
  return undefined;
}

function savesBytes({ config, repaired }: Pass, output: EngineOutput): boolean {
  const { maxPayloadBytes } = config;
  if (maxPayloadBytes === undefined) return false;
  const before = payloadBytes(repaired.messages);
  return before > maxPayloadBytes && payloadBytes(output.messages) < before;
}

async function commit(pass: Pass, output: EngineOutput): Promise<void> {
  try {
    await withTimeLimit(ARCHIVE_TIMEOUT_MS, pass.signal, async () => output.commit?.());
  } catch {
    throwIfAborted(pass.signal);
    // A lost original is said when it is asked for; a lost pass would cost the conversation.
    pass.emit({ type: 'archive-failed' });
  }
}

function strike(state: CompressorState, { options }: Pass, reading: number): CompressorState {
  if (options.force === true) return state;
  // Growth is measured from what was read: a provider that reads as much as before has seen no growth.
  return { ...state, strikes: state.strikes + 1, strikeTokens: reading };
}
