import { describe, expect, test } from 'vitest';
import { CREDENTIAL_VALUE_PATTERNS, CredentialScrubber } from '../src/index.js';
import { RULES_BY_GROUP } from '../src/rules/index.js';
import { describeRule } from '../src/rules/meta/index.js';

const scrubber = new CredentialScrubber();
const formats = CREDENTIAL_VALUE_PATTERNS.filter(({ prefixes }) => prefixes !== undefined);

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
    for (const [group, rules] of Object.entries(RULES_BY_GROUP)) {
      expect(rules.every((rule) => rule.group === group)).toBe(true);
    }
  });

  test('says for each rule where it comes from', () => {
    expect(
      CREDENTIAL_VALUE_PATTERNS.filter((rule) => describeRule(rule).source === undefined).map(({ id }) => id),
    ).toEqual([]);
  });

  test.each(formats.flatMap((rule) => describeRule(rule).ok.map((example) => [rule.id, example] as const)))(
    '%s is taken out of a sentence',
    (_id, example) => {
      const sentence = `It was ${example}, and then (${example}).`;
      const out = scrubber.scrubText(sentence).text;
      expect(out).not.toContain(example);
      expect(out).toMatch(/^It was .*, and then \(.*\)\.$/);
      expect(scrubber.scrubText(out).text).toBe(out);
    },
  );

  test.each(formats.map((rule) => [rule.id, rule] as const))('%s leaves placeholders alone', (_id, rule) => {
    for (const text of describeRule(rule).ng)
      expect(scrubber.scrubText(`see ${text} there`).clean).toBe(true);
  });
});
