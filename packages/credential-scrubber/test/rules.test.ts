import { describe, expect, test } from 'vitest';
import { parseFormat } from '../src/engine/format.js';
import { CREDENTIAL_VALUE_PATTERNS, CredentialScrubber } from '../src/index.js';
import { RULES_BY_GROUP } from '../src/rules/index.js';

const scrubber = new CredentialScrubber();
const formats = CREDENTIAL_VALUE_PATTERNS.filter(({ prefixes }) => prefixes !== undefined);
const ALPHABETS: Readonly<Record<string, string>> = {
  d: '2749603815',
  h: 'a3f09b7c21d4e856',
  H: 'A3f09B7c21d4E856',
  l: 'qzwxkvjhgtnbrp',
  L: 'QZWXKVJHGTNBRP',
  a: 'q7z2w9x4k1v8',
  A: 'Q7Z2W9X4K5V3',
  n: 'q7Zw9Xk1Vj3Ht5Gn2B',
  w: 'q7Zw9Xk1Vj3Ht5Gn2B',
  u: 'q7Zw9Xk1Vj3Ht5Gn2B',
  b: 'q7Zw9Xk1Vj3Ht5Gn2B',
  q: 'q7Zw9Xk1Vj3Ht5Gn2B',
  x: 'q7Zw9Xk1Vj3Ht5Gn2B',
  o: 'QZ2WX3KV4JH5GT6NB7',
  j: 'q7Zw9Xk1Vj3Ht5Gn2B',
};

describe('the rule set', () => {
  test('has more than 250 vendor formats, each with an id of its own', () => {
    const ids = CREDENTIAL_VALUE_PATTERNS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(formats.length).toBeGreaterThanOrEqual(250);
  });

  test('is frozen, whole and by group', () => {
    expect(Object.isFrozen(CREDENTIAL_VALUE_PATTERNS)).toBe(true);
    expect(CREDENTIAL_VALUE_PATTERNS.every((rule) => Object.isFrozen(rule))).toBe(true);
    expect(Object.values(RULES_BY_GROUP).flat()).toEqual(CREDENTIAL_VALUE_PATTERNS);
    for (const [group, rules] of Object.entries(RULES_BY_GROUP))
      expect(rules.every((rule) => rule.group === group)).toBe(true);
  });

  test.each(
    formats.flatMap((rule) => (rule.prefixes ?? []).map((prefix) => [rule.id, prefix, rule] as const)),
  )('%s finds %s…', (_id, prefix, rule) => {
    const example = exampleOf(prefix, rule.body ?? '', rule.lead);
    const sentence = `It was ${example}, and then (${example}).`;
    const out = scrubber.scrubText(sentence).text;
    expect(out).not.toContain(example);
    expect(out.startsWith('It was ')).toBe(true);
    expect(out).toMatch(/, and then \(.*\)\.$/);
    expect(scrubber.scrubText(out).text).toBe(out);
  });
});

/** A value of a format, made from its notation; nothing is stored that looks like a live token. */
function exampleOf(prefix: string, notation: string, lead: string | undefined): string {
  let out = lead === undefined ? '' : random(lead.charAt(0), Number(/\d+/.exec(lead)?.[0]));
  out += prefix;
  for (const part of parseFormat(notation))
    out += typeof part === 'string' ? part : random(part.set, part.min);
  return out;
}

function random(set: string, length: number): string {
  const alphabet = ALPHABETS[set] ?? '';
  let out = '';
  for (let i = 0; i < length; i++) out += alphabet.charAt((i * 7 + (i >> 2) * 3 + length) % alphabet.length);
  return out;
}
