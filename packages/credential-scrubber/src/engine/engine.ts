import type { ScannerName } from '../rule.js';
import type { Compiled } from './compile.js';

/** How values found once are used: in the whole text or record, in what follows, or not at all. */
export type LearnMode = 'everywhere' | 'forward' | 'off';

/** Everything a scan needs to know, fixed when a scrubber is built. */
export interface Engine {
  /** The look-up tables of the rules. */
  readonly compiled: Compiled;
  /** The labels whose markers are left alone. */
  readonly labels: ReadonlySet<string>;
  /** What becomes of values found once. */
  readonly learn: LearnMode;
  /** Exact values to take out wherever they stand. */
  readonly knownSecrets: readonly string[];
  /** Whether a found value is to be left alone. */
  readonly allows: (value: string) => boolean;
  /** The scanners without a fixed format that are switched on. */
  readonly scanners: ReadonlySet<ScannerName>;
  /** Whether there is nothing to look for but learned values. */
  readonly isOff: boolean;
  /** Expressions of the user, each with its label. */
  readonly patterns: readonly UserPattern[];
  /**
   * Objects that are only there to be there: when the last object of a class is collected, V8 throws away the code that it has
   * compiled for it, and a scrubber that is used now and then would be as slow each time as the first time.
   */
  readonly idle: readonly object[];
}

/** An expression of the user. */
export interface UserPattern {
  readonly label: string;
  readonly pattern: RegExp;
  readonly maxLength: number;
}
