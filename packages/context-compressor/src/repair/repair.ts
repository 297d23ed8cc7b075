import type { FormatCodec } from '../model.js';
import { traitsOf } from '../profile-traits.js';
import type { MessageFate, Profile } from '../types.js';
import { isSendable } from '../validate/is-sendable.js';
import type { Draft } from './draft.js';
import { repairBlanks, repairResultOrder } from './repair-blanks.js';
import { repairIds, repairPairs } from './repair-pairs.js';
import { repairReasoningItems, repairSignatures } from './repair-reasoning.js';
import { repairStrings } from './repair-strings.js';
import { repairAlternation, repairFirstTurn, repairSystem } from './repair-turns.js';

/** A list that its receiver takes, with the fate of each input message. */
export interface Repaired {
  /** The very same array when there was nothing to repair. */
  readonly messages: readonly object[];
  readonly fates: readonly MessageFate[];
  /** The input index of each output message; −1 for a placeholder. */
  readonly origins: readonly number[];
}

/**
 * Repairs a list that its profile refuses: orphans, duplicates and blanks are removed, ids made unique, turns put in order; a
 * placeholder only where removal does not help. A valid list comes back as it is.
 */
export function repair(messages: readonly object[], codec: FormatCodec, profile: Profile): Repaired {
  const unchanged: Repaired = {
    messages,
    fates: messages.map(() => 'kept'),
    origins: messages.map((_, index) => index),
  };
  if (isSendable(messages, codec.format, profile)) return unchanged;
  const traits = traitsOf(profile, codec.format);
  const draft: Draft = {
    codec,
    rows: messages.map((message, origin) => ({ view: codec.decode(message), origin })),
    fates: messages.map(() => 'kept'),
  };
  repairStrings(draft);
  repairPairs(draft);
  repairBlanks(draft);
  repairReasoningItems(draft);
  if (traits.singleSystem) repairSystem(draft);
  repairFirstTurn(draft, traits);
  repairAlternation(draft, traits);
  repairResultOrder(draft);
  // What was dropped may have been the other half of something.
  repairPairs(draft);
  repairBlanks(draft);
  repairAlternation(draft, traits);
  repairReasoningItems(draft);
  repairSignatures(draft);
  repairIds(draft, traits.uniqueIds ? 'list' : 'message');
  const rows = draft.rows;
  if (
    rows.length === messages.length &&
    rows.every(({ view, origin }, index) => origin === index && view.raw === messages[index])
  ) {
    return unchanged;
  }
  return {
    messages: rows.map(({ view }) => view.raw),
    fates: draft.fates,
    origins: rows.map(({ origin }) => origin),
  };
}
