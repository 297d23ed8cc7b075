import { totalTokens } from './calibration.js';
import { codecFor } from './formats/codec-for.js';
import type { Pass } from './pass.js';
import type { Repaired } from './repair/repair.js';
import type {
  CompressionLimits,
  CompressionReason,
  CompressionResult,
  EngineOutput,
  MessageFate,
} from './types.js';

/** The result of a pass that leaves the list as it is, repairs aside. */
export function resting(pass: Pass, reason: CompressionReason): CompressionResult<object> {
  const { repaired, input } = pass;
  if (repaired.messages === input) return untouched(pass, reason);
  const tokensAfter = totalTokens(pass.calibration, pass.repairedTokens);
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

/** The result of a pass that changes nothing. */
export function untouched(pass: Pass, reason: CompressionReason): CompressionResult<object> {
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

/** The result of a pass whose proposal is committed. */
export function committed(pass: Pass, output: EngineOutput): CompressionResult<object> {
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
