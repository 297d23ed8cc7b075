import type { ScrubPass } from '../engine/session.js';
import type { KeyDecision } from '../keys/key-decision.js';
import { labelOfPart } from '../keys/labels.js';
import type { Label } from '../rule.js';

/** What it takes to scrub a record: the decision for key names, and one pass over all of its strings. */
export interface RecordScrubber {
  readonly keys: KeyDecision;
  /** Starts a pass whose learned values are shared by the strings of one record. */
  readonly startPass: () => ScrubPass;
}

/** The label for the value of a key, or `undefined` when the key does not name a credential. */
export function labelOfKey(name: string, keys: KeyDecision): Label | undefined {
  const part = keys.findPart(name);
  return part === undefined ? undefined : labelOfPart(part);
}

/** A name that is not taken yet: `name`, or `name_2`, `name_3`, … */
export function freeName(name: string, taken: Set<unknown>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}_${number}`;
  taken.add(free);
  return free;
}
