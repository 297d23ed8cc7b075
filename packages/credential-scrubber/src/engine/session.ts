import type { Finding, ScrubResult } from '../rule.js';
import type { Engine } from './engine.js';
import { LearnedValues } from './learned.js';
import { redact, toFindings } from './redact.js';
import { findSpans } from './scan.js';
import type { Span } from './scanner.js';

/**
 * Many strings of one record, scrubbed with one shared set of learned values.
 *
 * Call `collect` for every string first and `scrub` for every string then, so that a value found in the last
 * string is taken out of the first one too.
 */
export interface ScrubPass {
  /**
   * Learns the values of the credentials in a text, without changing it; false when it holds none. Does not look unless `learn`
   * is `everywhere`.
   */
  collect(text: string): boolean;
  /** How many values are known: what was found in a text stands until there are more. */
  readonly learnedCount: number;
  /** Learns one value, for example that of a dropped property. Values that could be ordinary words are not kept. */
  learn(value: string, label?: string): void;
  /** Replaces every credential in a text, and every learned value. */
  scrub(text: string): ScrubResult;
  /** Where the credentials of a text are. */
  find(text: string): readonly Finding[];
}

/** Starts a pass over the strings of one record. */
export function createScrubPass(engine: Engine): ScrubPass {
  const learned = new LearnedValues(engine);
  // What was found in a text stands until another value is learned: in most records none is, and each text is scanned once.
  let known: Map<string, readonly Span[]> | undefined;
  let knownSize = 0;
  const spansOf = (text: string): readonly Span[] =>
    (knownSize === learned.size ? known?.get(text) : undefined) ?? findSpans(engine, text, learned);
  const keep = (text: string): readonly Span[] => {
    const before = learned.size;
    const spans = spansOf(text);
    if (known === undefined || knownSize !== learned.size) known = new Map();
    knownSize = learned.size;
    // With a value that it taught itself, the text may be read in another way.
    if (before === knownSize) known.set(text, spans);
    return spans;
  };
  return {
    collect: (text) => engine.learn !== 'everywhere' || keep(text).length > 0,
    get learnedCount() {
      return learned.size;
    },
    learn(value, label = 'SECRET') {
      if (engine.learn === 'off') return;
      // What a rule knows keeps the name that the rule gives it.
      const [own] = label === 'SECRET' ? findSpans(engine, value, new LearnedValues(engine)) : [];
      learned.add(value, own?.start === 0 && own.end === value.length ? own.label : label);
    },
    scrub(text) {
      return redact(text, spansOf(text));
    },
    find(text) {
      return toFindings(spansOf(text));
    },
  };
}
