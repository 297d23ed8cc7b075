import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { CredentialScrubber } from '../src/index.js';
import { readCorpus } from './support/corpus.js';
import { letters, PASSWORD, SLUG } from './support/secrets.js';

const scrubber = new CredentialScrubber();
const scrub = (text: string): string => scrubber.scrubText(text).text;
const rows = readCorpus().filter(({ debatable }) => !debatable);

/** A text, the same text in a member of JSON, and that JSON in a member of another one. */
const WRITTEN: readonly (readonly [string, (text: string) => string])[] = [
  ['in JSON', (text) => JSON.stringify({ role: 'tool', content: text })],
  ['in JSON in JSON', (text) => JSON.stringify({ body: JSON.stringify({ content: text }) })],
];
const inner = (text: string): string => JSON.stringify(text).slice(1, -1);

describe.each(WRITTEN)('a text %s', (_name, written) => {
  test('loses what the text itself loses', () => {
    const missed = rows.filter(({ text, secrets }) => {
      const lost = secrets.filter((secret) => !scrub(text).includes(secret));
      const output = scrub(written(text));
      return lost.some((secret) => output.includes(secret) || output.includes(inner(secret)));
    });
    expect(missed.length).toBeLessThanOrEqual(rows.length * 0.005);
  });

  test('is left alone where the text is', () => {
    const changed = rows.filter(({ text }) => scrub(text) === text && scrub(written(text)) !== written(text));
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  test('stays JSON', () => {
    const broken = rows.filter(({ text }) => {
      const parsed: unknown = JSON.parse(scrub(written(text)));
      return typeof parsed !== 'object' || parsed === null;
    });
    expect(broken).toEqual([]);
  });
});

describe('passwords with backslashes and quotes', () => {
  const piece = fc.constantFrom('\\', '\\\\', '"', '\\"', '\n', '/', 'é', '&', '<');
  const holders: readonly ((value: string) => unknown)[] = [
    (password) => ({ password }),
    (password) => ({ content: JSON.stringify({ password, user: 'x' }) }),
    (password) => ({ a: JSON.stringify({ b: JSON.stringify({ password }) }) }),
  ];

  test('go whole, and every layer of JSON stays JSON', () => {
    fc.assert(
      fc.property(piece, piece, piece, fc.nat(2), (a, b, c, depth) => {
        let value: unknown = JSON.parse(scrub(JSON.stringify(holders[depth]?.(`${a}Kes${b}Mango42${c}`))));
        expect(JSON.stringify(value)).not.toContain('Mango42');
        for (let layer = 0; layer < depth; layer++)
          value = JSON.parse(String(Object.values(value as Record<string, unknown>)[0]));
        expect(JSON.stringify(value)).toContain('[REDACTED:PASSWORD]');
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test.each([`\\${PASSWORD}`, `\\\\${PASSWORD}`, `Kes\\${PASSWORD}`])(
    'go where nothing quotes them: %s',
    (value) => {
      for (const text of [`password=${value}`, JSON.stringify({ content: `password=${value}` })])
        expect(scrub(text)).not.toContain('Mango42');
    },
  );
});

describe('other escapes', () => {
  test.each([
    [`password: \\u001b[1;31m${PASSWORD}\\u001b[0m`, 'password: \\u001b[1;31m[REDACTED:PASSWORD]\\u001b[0m'],
    [
      `DB_PASSWORD\\x1b[0m=\\033[33m${SLUG}\\033[0m`,
      'DB_PASSWORD\\x1b[0m=\\033[33m[REDACTED:PASSWORD]\\033[0m',
    ],
    [
      `"url":"https://x.dev/?a=1\\u0026token=${letters(24, 3)}\\u0026b=2"`,
      '"url":"https://x.dev/?a=1\\u0026token=[REDACTED:TOKEN]\\u0026b=2"',
    ],
    [
      `"dsn":"mysql:\\/\\/app:${SLUG}@db:3306\\/x"`,
      '"dsn":"mysql:\\/\\/app:[REDACTED:PASSWORD]@db:3306\\/x"',
    ],
    [`&lt;password&gt;${SLUG}&lt;/password&gt;`, '&lt;password&gt;[REDACTED:PASSWORD]&lt;/password&gt;'],
    [`<password>Kes&lt;trel&amp;${SLUG}</password>`, '<password>[REDACTED:PASSWORD]</password>'],
    [`Password:&nbsp;${PASSWORD}`, 'Password:&nbsp;[REDACTED:PASSWORD]'],
    [`['password' =&gt; '${PASSWORD}']`, "['password' =&gt; '[REDACTED:PASSWORD]']"],
    [`a?b=1&#38;api_key=${letters(24, 4)}`, 'a?b=1&#38;api_key=[REDACTED:API_KEY]'],
  ])('%s', (text, want) => {
    expect(scrub(text)).toBe(want);
    expect(scrub(want)).toBe(want);
  });

  test('a known secret is taken out as it is written', () => {
    const known = new CredentialScrubber({ knownSecrets: ['a\\nb<c&lt;d'] });
    expect(known.scrubText('x a\\nb<c&lt;d y').text).toBe('x [REDACTED:SECRET] y');
  });
});
