import { type Budgets, budgetsFor } from '../budgets.js';
import type { ResolvedConfig } from '../config.js';
import { codecFor } from '../formats/codec-for.js';
import { viewsOf } from '../formats/view-of.js';
import type { FormatCodec, MessageView } from '../model.js';
import { type Pairing, pairCalls } from '../pairing.js';
import { type Cut, findCut } from '../phases/boundaries.js';
import { traitsOf } from '../profile-traits.js';
import type { EngineInput } from '../types.js';
import { findUnits, type Unit } from '../units.js';

/** A list as the phases see it; nothing in it changes during a pass. */
export interface Analysis {
  readonly codec: FormatCodec;
  readonly views: readonly MessageView[];
  readonly pairing: Pairing;
  readonly units: readonly Unit[];
  readonly budgets: Budgets;
  readonly cut: Cut;
  readonly tokensOf: (view: MessageView) => number;
}

/** Reads a list: views, pairs, units, and where it is cut. */
export function analyze(
  config: ResolvedConfig,
  input: Pick<EngineInput, 'messages' | 'format' | 'profile' | 'contextLimit' | 'countMessage'>,
): Analysis {
  const codec = codecFor(input.format);
  const views = viewsOf(codec, input.messages);
  const pairing = pairCalls(views, input.format);
  const units = findUnits(views, input.format, pairing);
  const budgets = budgetsFor(config, input.contextLimit);
  const tokensOf = (view: MessageView): number => input.countMessage(view.raw);
  const { protectFirstN } = config;
  const { alternation } = traitsOf(input.profile, input.format);
  const cut = findCut({
    codec,
    views,
    units,
    tokensOf,
    protectFirstN,
    tailBudget: budgets.tail,
    alternation,
  });
  return { codec, views, pairing, units, budgets, cut, tokensOf };
}

/** The units of the middle that are summarized: neither head, tail, anchor nor former summary. */
export function middleUnits({ cut, units }: Analysis): readonly Unit[] {
  const { middleStart, tailStart, anchored } = cut;
  return units.filter(
    (unit) => unit.start >= middleStart && unit.end <= tailStart && !anchored.has(unit.start),
  );
}
