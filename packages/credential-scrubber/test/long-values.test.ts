import { describe, expect, test } from 'vitest';
import { CredentialScrubber, createScrubStream } from '../src/index.js';
import { letters } from './support/secrets.js';

const scrubber = new CredentialScrubber({ learn: 'forward' });
const body = (length: number, seed: number): string => letters(length, seed).replace(/.{64}/g, '$&\n');
const title = (word: string): string => `-----${word} RSA PRIVATE${' '}KEY-----`;

const LONG: readonly (readonly [name: string, text: string, want: string])[] = [
  ['a quoted value', `password = "${letters(3000, 1)}" # x`, 'password = "[REDACTED:PASSWORD]" # x'],
  [
    'a value with escaped quotes',
    `{"password":"${`${letters(99, 2)}\\"`.repeat(20)}","a":1}`,
    '{"password":"[REDACTED:PASSWORD]","a":1}',
  ],
  ['a bare value', `API_TOKEN=${letters(2500, 3)} next`, 'API_TOKEN=[REDACTED:TOKEN] next'],
  ['an unclosed quote', `token = "${letters(2000, 4)}\nnext`, 'token = "[REDACTED:TOKEN]\nnext'],
  [
    'a header',
    `Authorization: Bearer ${letters(4000, 5)}\nHost: x`,
    'Authorization: Bearer [REDACTED:TOKEN]\nHost: x',
  ],
  [
    'a JWT',
    `see eyJ${letters(40, 6)}.eyJ${letters(3000, 7)}.${letters(300, 8)}, ok`,
    'see [REDACTED:JWT], ok',
  ],
  ['a vendor token', `see glpat-${letters(1500, 9)}. Then`, 'see [REDACTED:TOKEN]. Then'],
  [
    'a cookie',
    `Cookie: session=${letters(2000, 10)}; theme=dark`,
    'Cookie: session=[REDACTED:COOKIE]; theme=dark',
  ],
  [
    'an argument of a command',
    `docker login -u AWS -p ${letters(2200, 12)} https://1.dkr.ecr.eu-west-1.amazonaws.com`,
    'docker login -u AWS -p [REDACTED:PASSWORD] https://1.dkr.ecr.eu-west-1.amazonaws.com',
  ],
  [
    'a private key',
    `${title('BEGIN')}\n${body(3000, 11)}\n${title('END')}\nnext`,
    `${title('BEGIN')}\n[REDACTED:PRIVATE_KEY]\n${title('END')}\nnext`,
  ],
  [
    'a private key in JSON',
    `{"key":"${title('BEGIN')}\\n${body(2000, 12).replaceAll('\n', '\\n')}\\n${title('END')}\\n"}`,
    `{"key":"${title('BEGIN')}\\n[REDACTED:PRIVATE_KEY]\\n${title('END')}\\n"}`,
  ],
  [
    'a private key that is cut off',
    `${title('BEGIN')}\n${body(1500, 13)}\n\nThe rest is missing.`,
    `${title('BEGIN')}\n[REDACTED:PRIVATE_KEY]\n\nThe rest is missing.`,
  ],
];

describe('a value longer than the sight of the rules', () => {
  test.each(LONG)('%s', (_name, text, want) => {
    expect(scrubber.scrubText(text).text).toBe(want);
    for (let cut = 1; cut < text.length; cut += 41) {
      const stream = createScrubStream();
      expect(stream.feed(text.slice(0, cut)) + stream.feed(text.slice(cut)) + stream.flush()).toBe(want);
    }
  });

  test('does not grow in the memory of a stream', () => {
    const stream = createScrubStream();
    let out = stream.feed('API_TOKEN=');
    for (let i = 0; i < 200; i++) out += stream.feed(letters(1000, i + 1));
    expect(out).toBe('API_TOKEN=[REDACTED:TOKEN]');
    expect(out + stream.feed(' done') + stream.flush()).toBe('API_TOKEN=[REDACTED:TOKEN] done');
  });
});

describe('what a stream holds back', () => {
  test('ordinary prose flows with a delay of a word', () => {
    const stream = createScrubStream();
    let given = 0;
    let fed = 0;
    for (const word of 'Our team met on Monday and everyone was happy with the new plan for the garden and the shed. '
      .repeat(20)
      .split(/(?<= )/)) {
      given += stream.feed(word).length;
      fed += word.length;
      expect(fed - given).toBeLessThanOrEqual(word.length + 2);
    }
  });

  test('never more than the stated sight, whatever comes', () => {
    for (const piece of [
      'password is ',
      'token ',
      'postgres://a:',
      'key: ',
      'a1b2 is ',
      '-----BEGIN RSA PRIVATE ',
      'curl -u ',
      '"',
      '\\',
    ]) {
      const stream = createScrubStream();
      let held = 0;
      for (let i = 0; i < 900; i++) {
        const out = stream.feed(piece);
        expect(out).not.toContain('[REDACTED');
        held += piece.length - out.length;
        expect(held).toBeLessThanOrEqual(2048);
      }
    }
  });

  test('below the head of a table no more than its twelve rows', () => {
    const row = `${'abcdefghij'.repeat(30)} ${'abc '.repeat(40)},changeme\n`;
    const stream = createScrubStream();
    let held = 0;
    let most = 0;
    for (const line of ['user,password\n', ...Array.from({ length: 40 }, () => row)]) {
      for (const piece of line.match(/[\s\S]{1,7}/g) ?? []) {
        held += piece.length - stream.feed(piece).length;
        most = Math.max(most, held);
      }
    }
    expect(most).toBeGreaterThan(2048);
    expect(most).toBeLessThanOrEqual(8192);
  });
});
