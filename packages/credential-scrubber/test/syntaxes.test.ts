import { describe, expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';
import { fixtureLines } from './support/corpus.js';
import { BASIC, fill, GENERATED, HEX, PASSWORD, SLUG, TOKEN } from './support/secrets.js';

const scrubber = new CredentialScrubber();
/** Values of several words and groups that the fixtures write out. */
const GROUPS = [
  '482-913',
  '482 913',
  'R4HL-D06Y',
  'x3xe ngq4',
  'eat 23 kestrels',
  'love seldom',
  'ECGAFXYJ',
  'DRXDHCBM',
  '42be-903b',
  'fyinw6je',
  '4C57-A739',
];
const values = [
  PASSWORD,
  SLUG,
  TOKEN,
  BASIC,
  HEX,
  GENERATED,
  '482913',
  '4821',
  '739204',
  'apple banana',
  ...GROUPS,
];

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

describe('Basic credentials, whose Base64 is filled up with =', () => {
  test.each(['ines:otterLamp49', 'ines:otterLamp4', 'ines:otterLamp490'])('%s', (pair) => {
    const value = btoa(pair);
    for (const [open, close] of [
      ['{"Authorization": "', '", "Accept": "x"}'],
      ["headers: { authorization: '", "' }"],
      ['-H "Authorization: ', '" https://x.example'],
      ['"{\\"Authorization\\":\\"', '\\"}"'],
    ]) {
      const text = `${open}Basic ${value}${close}`;
      expect(new CredentialScrubber().scrubText(text).text).toBe(`${open}Basic [REDACTED:TOKEN]${close}`);
    }
  });
});
