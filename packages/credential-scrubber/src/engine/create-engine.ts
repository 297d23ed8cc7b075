import type { Rule } from '../rule.js';
import { compileRules } from './compile.js';
import type { Engine, LearnMode, UserPattern } from './engine.js';
import { LearnedValues } from './learned.js';
import { Scanner } from './scanner.js';
import { viewOf } from './view.js';

/** The labels whose markers are left alone, whatever rules are on. */
const BUILT_IN_LABELS: readonly string[] = [
  'API_KEY',
  'CONNECTION_STRING',
  'COOKIE',
  'JWT',
  'PASSWORD',
  'PRIVATE_KEY',
  'SECRET',
  'SEED_PHRASE',
  'SIGNATURE',
  'TOKEN',
  'UNREADABLE',
  'WEBHOOK_URL',
];

/** What an engine is built from, parsed already. */
export interface EngineParts {
  readonly rules: readonly Rule[];
  readonly patterns: readonly UserPattern[];
  readonly learn: LearnMode;
  readonly knownSecrets: readonly string[];
  readonly allows: (value: string) => boolean;
}

/** Builds the immutable engine of one scrubber. */
export function createEngine({ rules, patterns, learn, knownSecrets, allows }: EngineParts): Engine {
  const compiled = compileRules(rules);
  const labels = new Set(BUILT_IN_LABELS);
  for (const { label } of patterns) labels.add(label);
  const idle: object[] = [];
  const engine: Engine = Object.freeze({
    compiled,
    labels,
    learn,
    knownSecrets,
    allows,
    patterns,
    scanners: compiled.scanners,
    isOff: rules.length === 0 && patterns.length === 0,
    idle,
  });
  const { text, seams } = viewOf('');
  idle.push(new Scanner(engine, text, seams, new LearnedValues(engine)));
  return engine;
}
