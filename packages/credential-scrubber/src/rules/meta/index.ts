import type { Rule } from '../../rule.js';
import { counterExamplesOf, examplesOf } from './examples.js';
import { SOURCES } from './sources.js';

/** What is known about a rule besides how it works. */
export interface RuleMeta {
  /** The vendor's page or the standard that describes the format. */
  readonly source: string | undefined;
  /** Values that the rule finds. */
  readonly ok: readonly string[];
  /** Texts that it must leave alone. */
  readonly ng: readonly string[];
}

/**
 * Where a rule comes from, what it finds and what it leaves alone. The examples are made when asked for, so that
 * no published file looks like it held a live token.
 */
export function describeRule(rule: Rule): RuleMeta {
  return { source: sourceOf(rule.id), ok: examplesOf(rule), ng: counterExamplesOf(rule) };
}

function sourceOf(id: string): string | undefined {
  for (const line of SOURCES.trim().split('\n')) {
    const [ids = '', page] = line.split(' ');
    if (ids.split(',').includes(id)) return `https://${page}`;
  }
  return undefined;
}
