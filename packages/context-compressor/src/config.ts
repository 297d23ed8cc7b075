import { COMPRESS_OPTIONS } from './compress-options.js';
import { assertOptions, invalidOption, optionOf } from './errors.js';
import { FORMATS } from './formats/codec-for.js';
import { PROFILE_NAMES } from './profile-traits.js';
import type { ContextCompressorConfig } from './types.js';

const THINKING_POLICIES: readonly string[] = ['keep-open-turn', 'prefix-bound', 'strip'];
const MAX_THRESHOLD_PERCENT = 0.95;

type Defaulted =
  | 'thresholdPercent'
  | 'protectFirstN'
  | 'tailTokenBudget'
  | 'summaryTargetRatio'
  | 'abortOnFailure'
  | 'minSavingPercent'
  | 'summarizeTimeoutMs'
  | 'pruneMinChars'
  | 'reserveOutputTokens'
  | 'clock';

/** A configuration with its defaults filled in. */
export type ResolvedConfig = Readonly<
  Omit<ContextCompressorConfig, Defaulted> & {
    [Key in Defaulted]-?: Exclude<ContextCompressorConfig[Key], undefined>;
  }
>;

const DEFAULTS: Pick<ResolvedConfig, Defaulted> = {
  thresholdPercent: 0.75,
  protectFirstN: 3,
  tailTokenBudget: 20_000,
  summaryTargetRatio: 0.2,
  abortOnFailure: false,
  minSavingPercent: 0.1,
  summarizeTimeoutMs: 120_000,
  pruneMinChars: 2_000,
  reserveOutputTokens: 0,
  clock: () => Date.now(),
};

type Check = readonly [valid: (value: unknown) => boolean, expected: string, kind: 'type' | 'range'];

const isFunction: Check = [(value) => typeof value === 'function', 'a function', 'type'];
const isBoolean: Check = [(value) => typeof value === 'boolean', 'true or false', 'type'];
const isObject: Check = [(value) => typeof value === 'object' && value !== null, 'an object', 'type'];

const CHECKS: Readonly<Record<keyof ContextCompressorConfig, Check>> = {
  thresholdPercent: between(
    0,
    MAX_THRESHOLD_PERCENT,
    'a share over 0 and at most 0.95: above it a pass comes too late',
    true,
  ),
  protectFirstN: count('a whole number of messages, 0 or more'),
  tailTokenBudget: count('a whole number of tokens, 0 or more'),
  summaryTargetRatio: between(0, 1, 'a share over 0 and at most 1', true),
  abortOnFailure: isBoolean,
  minSavingPercent: between(0, 1, 'a share from 0 to 1', false),
  summarize: isFunction,
  summarizeWithMainModel: isFunction,
  summarizeTimeoutMs: count('a whole number of milliseconds over 0', 1),
  pruneMinChars: count('a whole number of characters, 0 or more'),
  reserveOutputTokens: count('a whole number of tokens, 0 or more'),
  summarizerContextLimit: count('a whole number of tokens over 0', 1),
  minReclaimTokens: count('a whole number of tokens, 0 or more'),
  maxPayloadBytes: count('a whole number of bytes over 0', 1),
  thinkingPolicy: oneOf(THINKING_POLICIES),
  format: oneOf(FORMATS),
  profile: oneOf(PROFILE_NAMES),
  countTokens: isFunction,
  redact: [
    (value) => typeof value === 'function' || hasMethods(value, ['scrubText']),
    'a function from text to text, or an object with scrubText',
    'type',
  ],
  archive: [(value) => hasMethods(value, ['get', 'set']), 'an object with get and set', 'type'],
  clock: isFunction,
  engine: [(value) => hasMethods(value, ['run']), 'an object with run', 'type'],
  onEvent: isFunction,
};

const KNOWN: readonly string[] = Object.keys(CHECKS);

/**
 * Parses the options of a compressor into a frozen configuration.
 *
 * @throws TypeError `unknown-option:<name>`, `invalid-option:<name>`; RangeError for a number out of its range
 */
export function parseConfig(config: ContextCompressorConfig = {}): ResolvedConfig {
  const stray = COMPRESS_OPTIONS.find((name) => Object.hasOwn(Object(config), name));
  if (stray !== undefined) throw optionOf('compress', stray);
  assertOptions(config, KNOWN);
  const resolved = { ...DEFAULTS, ...config };
  const fields: Record<string, unknown> = resolved;
  for (const [name, value] of Object.entries(config)) {
    if (value === undefined) fields[name] = (DEFAULTS as Readonly<Record<string, unknown>>)[name];
    else check(name, value);
  }
  return Object.freeze(withDefaults(resolved));
}

// The loop above has replaced every `undefined` that has a default.
function withDefaults(config: ContextCompressorConfig): ResolvedConfig {
  return config as ResolvedConfig;
}

function check(name: string, value: unknown): void {
  const rule = (CHECKS as Readonly<Record<string, Check>>)[name];
  if (rule === undefined) return;
  const [valid, expected, kind] = rule;
  if (!valid(value)) throw invalidOption(name, expected, typeof value === 'number' ? kind : 'type');
}

function count(expected: string, least = 0): Check {
  return [
    (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least,
    expected,
    'range',
  ];
}

function between(low: number, high: number, expected: string, open: boolean): Check {
  const valid = (value: unknown): boolean =>
    typeof value === 'number' && value <= high && (open ? value > low : value >= low);
  return [valid, expected, 'range'];
}

function oneOf(names: readonly string[]): Check {
  return [
    (value) => typeof value === 'string' && names.includes(value),
    `one of ${names.join(', ')}`,
    'type',
  ];
}

function hasMethods(value: unknown, names: readonly string[]): boolean {
  if (!isObject[0](value)) return false;
  return names.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function');
}
