import { createEngine } from './engine/create-engine.js';
import type { Engine, LearnMode, UserPattern } from './engine/engine.js';
import { invalidArgument, invalidOption, unknownOption } from './errors.js';
import { createKeyDecision, type KeyDecision, type KeyDecisionOptions } from './keys/key-decision.js';
import type { Rule } from './rule.js';
import { CREDENTIAL_VALUE_PATTERNS } from './rules/index.js';

/** A rule of the built-in set, or an expression of your own with the label its marker names. */
export type ValuePattern = Rule | readonly [label: string, pattern: RegExp];

/** What a scrubber can be told. `undefined` and `null` stand for the default. */
export interface CredentialScrubberOptions extends KeyDecisionOptions {
  /**
   * What to look for in texts: built-in rules, recognised by identity, and expressions of your own as
   * `[label, pattern]`. An empty iterable switches the value scan off.
   *
   * @default CREDENTIAL_VALUE_PATTERNS
   */
  readonly valuePatterns?: Iterable<ValuePattern> | null | undefined;
  /**
   * Values that are never replaced: exact ones, or expressions that match the whole value.
   *
   * @default []
   */
  readonly allow?: Iterable<string | RegExp> | null | undefined;
  /**
   * Exact values to take out wherever they stand, for example those of the environment; at least 6 characters each.
   *
   * @default []
   */
  readonly knownSecrets?: Iterable<string> | null | undefined;
  /**
   * Where a value found once is taken out too: in the whole text or record, in what follows, or nowhere.
   *
   * @default 'everywhere'
   */
  readonly learn?: LearnMode | null | undefined;
  /**
   * The longest match of an expression of your own, in characters.
   *
   * @default 512
   */
  readonly maxLength?: number | null | undefined;
}

/** The options of a scrubber, parsed. */
export interface ScrubberConfig {
  readonly engine: Engine;
  readonly keys: KeyDecision;
}

const KNOWN: ReadonlySet<string> = new Set([
  'allow',
  'extraKeyParts',
  'keyParts',
  'knownSecrets',
  'learn',
  'maxLength',
  'valuePatterns',
]);
const SHORTEST_SECRET = 6;
const LONGEST_MATCH = 65_536;

/**
 * Parses the options of a scrubber.
 *
 * @throws TypeError or RangeError with a `code` such as `invalid-option:learn`
 */
export function parseOptions(options: CredentialScrubberOptions = {}): ScrubberConfig {
  if (typeof options !== 'object' || options === null) {
    throw invalidArgument('options', 'an object');
  }
  // They have no names of their own that are wrong, and would be taken for no options at all.
  if (Symbol.iterator in options || 'scrubText' in options) {
    throw invalidArgument('options', 'an object with options, not a list, a Map or a scrubber');
  }
  for (const name of Object.keys(options)) {
    if (!KNOWN.has(name)) {
      throw unknownOption(name, KNOWN);
    }
  }
  const { rules, patterns } = parsePatterns(options.valuePatterns, parseMaxLength(options.maxLength));
  const engine = createEngine({
    rules,
    patterns,
    learn: parseLearn(options.learn),
    knownSecrets: parseSecrets(options.knownSecrets ?? []),
    allows: parseAllow(options.allow ?? []),
  });
  const keys = createKeyDecision({ keyParts: options.keyParts, extraKeyParts: options.extraKeyParts });
  return Object.freeze({ engine, keys });
}

function parsePatterns(
  given: Iterable<ValuePattern> | null | undefined,
  maxLength: number,
): { readonly rules: readonly Rule[]; readonly patterns: readonly UserPattern[] } {
  if (given === undefined || given === null) return { rules: CREDENTIAL_VALUE_PATTERNS, patterns: [] };
  const builtIn: ReadonlySet<unknown> = new Set(CREDENTIAL_VALUE_PATTERNS);
  const rules: Rule[] = [];
  const patterns: UserPattern[] = [];
  for (const [at, item] of [...iterate(given, 'valuePatterns')].entries()) {
    if (builtIn.has(item)) rules.push(item as Rule);
    else patterns.push(parsePattern(item, at, maxLength));
  }
  const all = rules.length === CREDENTIAL_VALUE_PATTERNS.length && new Set(rules).size === rules.length;
  return { rules: all ? CREDENTIAL_VALUE_PATTERNS : rules, patterns };
}

function parsePattern(item: unknown, at: number, maxLength: number): UserPattern {
  if (!Array.isArray(item) || item.length !== 2) {
    const wanted = `a list of built-in rules and pairs [label, RegExp]; valuePatterns[${at}] is neither`;
    throw invalidOption('valuePatterns', wanted);
  }
  const [label, pattern]: readonly unknown[] = item;
  if (typeof label !== 'string' || !/^[A-Z][A-Z0-9_]{0,47}$/.test(label)) {
    const wanted = `labelled with 1 to 48 of A-Z, 0-9 and _, a letter first; valuePatterns[${at}] is not`;
    throw invalidOption('valuePatterns', wanted);
  }
  if (!(pattern instanceof RegExp)) {
    throw invalidOption('valuePatterns', `pairs with a RegExp; that of ${label} is none`);
  }
  const flags = `${pattern.flags.replace(/[gy]/g, '')}g`;
  if (new RegExp(pattern.source, flags.replace('g', '')).test('')) {
    const wanted = `expressions that match something; that of ${label} matches the empty string`;
    throw invalidOption('valuePatterns', wanted, 'range');
  }
  return Object.freeze({ label, pattern: new RegExp(pattern.source, flags), maxLength });
}

function parseMaxLength(value: unknown): number {
  if (value === undefined || value === null) return 512;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > LONGEST_MATCH) {
    throw invalidOption('maxLength', `a whole number from 1 to ${LONGEST_MATCH}`, 'range');
  }
  return value;
}

function parseLearn(value: unknown): LearnMode {
  if (value === undefined || value === null) return 'everywhere';
  if (value !== 'everywhere' && value !== 'forward' && value !== 'off') {
    throw invalidOption('learn', "'everywhere', 'forward' or 'off'");
  }
  return value;
}

function parseSecrets(given: Iterable<string>): readonly string[] {
  return Array.from(iterate(given, 'knownSecrets'), (secret, at) => {
    if (typeof secret !== 'string') {
      // Most often a variable of the environment that is not set.
      throw invalidOption('knownSecrets', `a list of strings; knownSecrets[${at}] is ${typeof secret}`);
    }
    if (secret.length < SHORTEST_SECRET) {
      const wanted = `secrets of ${SHORTEST_SECRET} characters and more; knownSecrets[${at}] is shorter`;
      throw invalidOption('knownSecrets', wanted, 'range');
    }
    return secret;
  });
}

function parseAllow(given: Iterable<string | RegExp>): (value: string) => boolean {
  const exact = new Set<string>();
  const expressions: RegExp[] = [];
  for (const item of iterate(given, 'allow')) {
    if (typeof item === 'string') exact.add(item);
    else if (item instanceof RegExp)
      expressions.push(new RegExp(`^(?:${item.source})$`, item.flags.replace(/[gy]/g, '')));
    else throw invalidOption('allow', 'a list of strings and RegExps');
  }
  if (exact.size === 0 && expressions.length === 0) return () => false;
  return (value) => exact.has(value) || expressions.some((expression) => expression.test(value));
}

function iterate(value: unknown, option: 'allow' | 'knownSecrets' | 'valuePatterns'): Iterable<unknown> {
  if (typeof value !== 'object' || value === null || !(Symbol.iterator in value)) {
    throw invalidOption(option, 'an array or another iterable, or undefined for the default');
  }
  return value as Iterable<unknown>;
}
