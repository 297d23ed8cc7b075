import { describe, expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';
import { fixtureLines } from './support/corpus.js';
import { BASIC, fill, GENERATED, HEX, PASSWORD, SLUG, TOKEN } from './support/secrets.js';

const scrubber = new CredentialScrubber();
const values = [PASSWORD, SLUG, TOKEN, BASIC, HEX, GENERATED, '482913', '4821', '739204', 'apple banana'];

describe('a credential is taken out of', () => {
  test.each(fixtureLines('credentials.txt'))('%s', (template) => {
    const { text, clean } = scrubber.scrubText(fill(template));
    expect(clean).toBe(false);
    expect(values.filter((value) => text.includes(value))).toEqual([]);
    expect(scrubber.scrubText(text).text).toBe(text);
  });
});

describe('nothing is taken out of', () => {
  test.each(fixtureLines('not-credentials.txt'))('%s', (text) => {
    expect(scrubber.scrubText(fill(text))).toEqual({ text: fill(text), redactions: [], clean: true });
  });

  test('all of these lines together', () => {
    const text = fill(fixtureLines('not-credentials.txt').join('\n'));
    expect(scrubber.scrubText(text).text).toBe(text);
  });
});
