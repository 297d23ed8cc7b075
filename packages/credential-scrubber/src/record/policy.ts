import type { Label } from '../rule.js';
import type { NamedValue } from './named-value.js';
import type { Snapshot } from './read-object.js';

/** What a policy says about one value. */
export type Verdict<Zone> =
  /** Leave it, and whatever it holds, as it is. */
  | { readonly do: 'keep' }
  /** Take the key and its value out. */
  | { readonly do: 'drop'; readonly label: Label }
  /** Replace the value, or every string in it. */
  | { readonly do: 'mask'; readonly label: Label }
  /** Scrub its text and look into it. */
  | { readonly do: 'scrub'; readonly zone: Zone };

/** Takes note of a label that was written into the record. */
export type Report = (label: string) => void;

/** Which values of a record are dropped, masked, scrubbed or left alone. */
export interface Policy<Zone> {
  /** The verdict for a value below `name`; elements of arrays and sets, and symbol keys, have no name. */
  readonly judge: (name: string | undefined, value: unknown, holder: Snapshot, zone: Zone) => Verdict<Zone>;
  /** The label of a value that what stands beside it names a credential. */
  readonly judgeNamed: (named: NamedValue) => Label | undefined;
  /** Learns the values of the credentials in a text. */
  readonly collect: (text: string, zone: Zone) => void;
  /** Learns the value of a credential-named key. */
  readonly learn: (value: string, label: Label) => void;
  /** Takes the credentials out of a text. */
  readonly scrub: (text: string, zone: Zone, report: Report) => string;
  /** What the value of a credential-named key becomes. */
  readonly mask: (value: string, label: Label, report: Report) => string;
}
