import { invalidArgument } from './errors.js';
import { scrubGraph } from './record/graph.js';
import { learnValue, maskValue } from './record/mask.js';
import { labelOfNamed } from './record/named-value.js';
import { labelOfKey, type RecordScrubber } from './record/record.js';

/** A value without its credentials. */
export interface DeepScrubResult<T> {
  /** The value; the same object where nothing changed. */
  readonly value: T;
  /** The labels of the replaced credentials. */
  readonly redactions: readonly string[];
  /** The paths of the credential-named keys that were dropped, such as `headers.authorization`. */
  readonly dropped: readonly string[];
  /** The paths of functions, promises, streams, typed arrays and the like, which are left as they are. */
  readonly skipped: readonly string[];
  /** Whether nothing was replaced or dropped. */
  readonly clean: boolean;
}

/** Drops the credential-named keys of everything that can be reached from a value, and scrubs all other strings. */
export function scrubDeep<T>(value: T, record: RecordScrubber): DeepScrubResult<T> {
  if (value instanceof Promise) throw invalidArgument('value', 'awaited first: it is a promise');
  const pass = record.startPass();
  const result = scrubGraph(value, 'record', {
    judge(name) {
      const label = name === undefined ? undefined : labelOfKey(name, record.keys);
      return label === undefined ? { do: 'scrub', zone: 'record' } : { do: 'drop', label };
    },
    judgeNamed: (named) => labelOfNamed(named, record.keys, pass),
    collect: (text) => pass.collect(text),
    learn: (text, label) => learnValue(pass, text, label),
    scrub(text, _zone, report) {
      const scrubbed = pass.scrub(text);
      scrubbed.redactions.forEach(report);
      return scrubbed.text;
    },
    mask: (text, label, report) => maskValue(text, label, pass, report),
  });
  return {
    // A copy has the shape of what it was made from, less its credential-named keys.
    value: result.value as T,
    redactions: result.redactions,
    dropped: result.dropped,
    skipped: result.skipped,
    clean: result.redactions.length === 0 && result.dropped.length === 0,
  };
}
