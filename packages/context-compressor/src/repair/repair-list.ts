import type { ResolvedConfig } from '../config.js';
import type { FormatCodec } from '../model.js';
import { judgeThinking } from '../phases/thinking.js';
import { thinkingPolicyOf } from '../thinking-policy.js';
import type { Profile } from '../types.js';
import { type Repaired, repair } from './repair.js';

/** Repairs a list, and takes away the thinking that a repair has made invalid. */
export function repairList(
  messages: readonly object[],
  codec: FormatCodec,
  profile: Profile,
  config: Pick<ResolvedConfig, 'thinkingPolicy'>,
): Repaired {
  const repaired = repair(messages, codec, profile);
  const policy = thinkingPolicyOf(config, profile);
  if (repaired.messages === messages || policy !== 'prefix-bound') return repaired;
  const placed = repaired.messages.map((message, index) => ({
    view: codec.decode(message),
    origin: repaired.origins[index] ?? -1,
  }));
  const changedAt = placed.findIndex(({ view }, index) => view.raw !== messages[index]);
  const judged = judgeThinking(codec, placed, policy, changedAt < 0 ? placed.length : changedAt);
  const fates = [...repaired.fates];
  for (const origin of judged.removed) if (fates[origin] === 'kept') fates[origin] = 'thinking-removed';
  for (const origin of judged.dropped) fates[origin] = 'dropped';
  return {
    messages: judged.list.map(({ view }) => view.raw),
    origins: judged.list.map(({ origin }) => origin),
    fates,
  };
}
