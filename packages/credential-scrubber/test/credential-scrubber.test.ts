import { describe, expect, test } from 'vitest';
import {
  CREDENTIAL_VALUE_PATTERNS,
  CredentialScrubber,
  type CredentialScrubberOptions,
  createScrubStream,
  findCredentials,
} from '../src/index.js';
import { githubToken, letters, PASSWORD } from './support/secrets.js';

const text = `the password is ${PASSWORD}`;

describe('CredentialScrubber', () => {
  test('replaces the secret only, and says what it was', () => {
    expect(new CredentialScrubber().scrubText(`{"user":"bob","password":"${PASSWORD}"}`)).toEqual({
      text: '{"user":"bob","password":"[REDACTED:PASSWORD]"}',
      redactions: ['PASSWORD'],
      clean: false,
    });
  });

  test('keeps JSON valid where a number stood', () => {
    const { text: out } = new CredentialScrubber().scrubText('{"password": 12345678, "n": 1}');
    expect(JSON.parse(out)).toEqual({ password: '[REDACTED:PASSWORD]', n: 1 });
  });

  test('finds in the offsets of the text, through colour codes and invisible characters', () => {
    const token = githubToken();
    const split = `${token.slice(0, 12)}\u200b${token.slice(12)}`;
    const full = `key \u001b[32m${split}\u001b[0m`;
    const [finding] = findCredentials(full);
    expect(full.slice(finding?.start, finding?.end)).toBe(split);
  });

  test('takes an empty set for "off", and nothing for the default', () => {
    expect(new CredentialScrubber({ valuePatterns: [] }).scrubText(text).clean).toBe(true);
    for (const valuePatterns of [
      undefined,
      null,
      CREDENTIAL_VALUE_PATTERNS,
      [...CREDENTIAL_VALUE_PATTERNS],
    ]) {
      expect(new CredentialScrubber({ valuePatterns }).scrubText(text).redactions).toEqual(['PASSWORD']);
    }
  });

  test('takes single rules', () => {
    const github = CREDENTIAL_VALUE_PATTERNS.filter(({ id }) => id === 'github-token');
    const scrubber = new CredentialScrubber({ valuePatterns: github });
    expect(scrubber.scrubText(`${text} ${githubToken()}`).text).toBe(`${text} [REDACTED:TOKEN]`);
  });

  test('adds expressions of the user', () => {
    const scrubber = new CredentialScrubber({
      valuePatterns: [...CREDENTIAL_VALUE_PATTERNS, ['TICKET', /ACME-\d+/]],
    });
    const once = scrubber.scrubText(`${text} in ACME-12`).text;
    expect(once).toBe('the password is [REDACTED:PASSWORD] in [REDACTED:TICKET]');
    expect(scrubber.scrubText(once).text).toBe(once);
  });

  test('learns in the whole text, forward, or not', () => {
    const repeated = `${PASSWORD} was said, password: ${PASSWORD}, again ${PASSWORD}`;
    const out = (learn: 'everywhere' | 'forward' | 'off'): string =>
      new CredentialScrubber({ learn }).scrubText(repeated).text;
    expect(out('everywhere')).not.toContain(PASSWORD);
    expect(out('forward')).toBe(
      `${PASSWORD} was said, password: [REDACTED:PASSWORD], again [REDACTED:PASSWORD]`,
    );
    expect(out('off').split(PASSWORD)).toHaveLength(3);
  });

  test('takes out known secrets wherever they stand', () => {
    const scrubber = new CredentialScrubber({ knownSecrets: ['hunter'] });
    expect(scrubber.scrubText('xhunterx').text).toBe('x[REDACTED:SECRET]x');
  });

  test('leaves allowed values alone', () => {
    const token = githubToken();
    expect(new CredentialScrubber({ allow: [token] }).scrubText(token).clean).toBe(true);
    expect(new CredentialScrubber({ allow: [/ghp_.*/] }).scrubText(token).clean).toBe(true);
  });

  test('streams through web streams', async () => {
    const { readable, writable } = createScrubStream();
    const chunks: string[] = [];
    const source = new ReadableStream<string>({
      start(controller) {
        controller.enqueue(text.slice(0, 20));
        controller.enqueue(`${text.slice(20)} now`);
        controller.close();
      },
    });
    for await (const chunk of source.pipeThrough({ readable, writable })) chunks.push(chunk);
    expect(chunks.join('')).toBe('the password is [REDACTED:PASSWORD] now');
  });

  test('a flushed stream takes nothing more', () => {
    const stream = createScrubStream();
    stream.flush();
    expect(() => stream.feed('x')).toThrow(expect.objectContaining({ code: 'stream-closed' }));
  });

  test.each([[{}], [new Uint8Array(1)], [undefined]])('the chunk %j is refused', (chunk) => {
    const { feed } = createScrubStream();
    expect(() => feed(chunk as never)).toThrow(expect.objectContaining({ code: 'invalid-argument:chunk' }));
  });

  test.each([[new CredentialScrubber()], [[]], [new Map([['knownSecrets', ['x']]])]])(
    'options that are a scrubber, a list or a Map are refused',
    (options) => {
      expect(() => createScrubStream(options as never)).toThrow(
        expect.objectContaining({ code: 'invalid-argument:options' }),
      );
    },
  );
});

describe('misuse', () => {
  const secret = letters(5, 1);
  test.each<[string, unknown, string]>([
    ['an unknown option', { pattern: [] }, 'unknown-option:pattern'],
    ['a wrong mode', { learn: 'always' }, 'invalid-option:learn'],
    ['a short secret', { knownSecrets: [secret] }, 'invalid-option:knownSecrets'],
    ['a secret that is none', { knownSecrets: [1] }, 'invalid-option:knownSecrets'],
    ['an expression for nothing', { valuePatterns: [['MINE', /x*/]] }, 'invalid-option:valuePatterns'],
    ['a label in small letters', { valuePatterns: [['mine', /x/]] }, 'invalid-option:valuePatterns'],
    ['patterns that are no list', { valuePatterns: /x/ }, 'invalid-option:valuePatterns'],
    ['an allowed number', { allow: [1] }, 'invalid-option:allow'],
    ['a length of nothing', { maxLength: 0 }, 'invalid-option:maxLength'],
  ])('%s throws with a code, and without the secret', (_name, options, code) => {
    const build = (): CredentialScrubber => new CredentialScrubber(options as CredentialScrubberOptions);
    expect(build).toThrow(expect.objectContaining({ code }));
    expect(build).not.toThrow(secret);
  });

  test.each<[string, unknown, string]>([
    ['an unset variable', { knownSecrets: ['long enough', undefined] }, 'knownSecrets[1] is undefined.'],
    ['a short secret', { knownSecrets: ['abc'] }, 'knownSecrets[0] is shorter.'],
    [
      'a list that was not spread',
      { valuePatterns: [CREDENTIAL_VALUE_PATTERNS] },
      'valuePatterns[0] is neither.',
    ],
    [
      'a label',
      {
        valuePatterns: [
          ['OK', /x/],
          ['not ok', /x/],
        ],
      },
      'valuePatterns[1] is not.',
    ],
  ])('says which one: %s', (_, options, message) => {
    expect(() => new CredentialScrubber(options as never)).toThrow(message);
  });

  test('bytes and promises are called by their name; nobody takes a promise for a clean record', () => {
    const scrubber = new CredentialScrubber();
    const wrong = (value: unknown) => value as never;
    expect(() => scrubber.scrubText(wrong(new Uint8Array(1)))).toThrow('a string, not bytes');
    expect(() => scrubber.scrubText(wrong(Promise.resolve('')))).toThrow('a string, not a promise');
    expect(() => scrubber.scrubDeep(Promise.resolve(secret))).toThrow(
      expect.objectContaining({ code: 'invalid-argument:value' }),
    );
  });

  test('a text that is none', () => {
    const scrubber = new CredentialScrubber();
    expect(() => scrubber.scrubText(undefined as unknown as string)).toThrow(
      expect.objectContaining({ code: 'invalid-argument:text' }),
    );
  });
});
