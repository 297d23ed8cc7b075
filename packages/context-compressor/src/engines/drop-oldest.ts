import { parseConfig } from '../config.js';
import { indicesOf } from '../indices-of.js';
import { judgeThinking } from '../phases/thinking.js';
import { traitsOf, turnOf } from '../profile-traits.js';
import { thinkingPolicyOf } from '../thinking-policy.js';
import type { CompressionEngine, ContextCompressorConfig, MessageFate } from '../types.js';
import { analyze, middleUnits } from './analysis.js';

/**
 * An engine that asks no model and writes no summary: it drops the oldest groups of the middle until the list is under the
 * threshold. Head, tail, system text, newest request and last reply stay.
 *
 * @example
 * new ContextCompressor({ engine: dropOldestEngine() });
 */
export function dropOldestEngine(
  config: Pick<
    ContextCompressorConfig,
    'protectFirstN' | 'tailTokenBudget' | 'thresholdPercent' | 'thinkingPolicy'
  > = {},
): CompressionEngine {
  const resolved = parseConfig(config);
  return {
    name: 'drop-oldest',
    async run(input) {
      const list = analyze(resolved, input);
      const dropped = new Set<number>();
      const { alternation } = traitsOf(input.profile, input.format);
      const seam = (end: number): boolean => {
        const turns = list.views.map((view, index) =>
          dropped.has(index) ? undefined : turnOf(view, alternation),
        );
        const before = turns.slice(0, end).findLast(Boolean);
        return alternation === 'none' || before === undefined || before !== turns.slice(end).find(Boolean);
      };
      let tokens = input.tokens;
      for (const unit of middleUnits(list)) {
        if (tokens < input.threshold && seam(unit.start)) break;
        for (const index of indicesOf(unit.start, unit.end)) {
          dropped.add(index);
          const view = list.views[index];
          if (view !== undefined) tokens -= list.tokensOf(view);
        }
      }
      const fates: MessageFate[] = list.views.map((_, index) => (dropped.has(index) ? 'dropped' : 'kept'));
      if (dropped.size === 0) return { messages: input.messages, fates, reason: 'nothing-to-compress' };
      const placed = list.views.flatMap((view, origin) => (dropped.has(origin) ? [] : [{ view, origin }]));
      const changedAt = placed.findIndex(({ origin }, index) => origin !== index);
      const policy = thinkingPolicyOf(resolved, input.profile);
      const judged = judgeThinking(list.codec, placed, policy, changedAt < 0 ? placed.length : changedAt);
      for (const index of judged.removed) fates[index] = 'thinking-removed';
      for (const index of judged.dropped) fates[index] = 'dropped';
      return { messages: judged.list.map(({ view }) => view.raw), fates, reason: 'compressed' };
    },
  };
}
