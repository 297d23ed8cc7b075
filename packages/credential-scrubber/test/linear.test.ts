import { describe, expect, test } from 'vitest';
import { Source } from '../src/engine/source.js';
import { CredentialScrubber } from '../src/index.js';
import { letters } from './support/secrets.js';

const scrubber = new CredentialScrubber();
const hex = (length: number): string => 'a3f09b7c21d4e856'.repeat(Math.ceil(length / 16)).slice(0, length);

/** Inputs on which other scrubbers take quadratic time or worse, by length. */
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'postgres://a: repeated': (n) => fill('postgres://a:', n),
  'token and spaces': (n) => `token${' '.repeat(n)}`,
  'token and spaces, repeated': (n) => fill(`token${' '.repeat(60)}`, n),
  'BEGIN lines': (n) => fill(`-----BEGIN RSA PRIVATE${' '}KEY-----\n`, n),
  'curl repeated': (n) => fill('curl ', n),
  'curl -u repeated': (n) => fill('curl -u ', n),
  'TOKEN repeated, then =': (n) => `${fill('TOKEN', n)}=`,
  'A_ repeated': (n) => fill('A_', n),
  'a. repeated': (n) => fill('a.', n),
  'a hexadecimal blob': hex,
  'a Base64 blob': (n) => letters(n, 1),
  'eyJ and a. repeated': (n) => `eyJ${fill('a.', n)}`,
  'eyJ repeated': (n) => fill('eyJhbGciOiJI.', n),
  '"api_key":" repeated': (n) => fill('"api_key":"', n),
  'password is repeated': (n) => fill('password is ', n),
  backslashes: (n) => '\\'.repeat(n),
  'password=" and backslashes': (n) => `password="${'\\'.repeat(n)}`,
  'password: repeated': (n) => fill('password: ', n),
  'words before a key': (n) => fill('a1b2c3d4 is as for the password ', n),
  'learned values': (n) =>
    Array.from({ length: n / 32 }, (_, at) => `token=${letters(22, at + 1)}`).join('\n'),
  markers: (n) => fill('[REDACTED:TOKEN]', n),
  'open markers': (n) => fill('[REDACTED:', n),
  'seed words': (n) => `seed phrase: ${fill('apple ', n)}`,
  'insert into': (n) => fill('insert into t (password, ', n),
  'Cookie: repeated': (n) => fill('Cookie: a=', n),
  'Authorization: repeated': (n) => fill('Authorization: Digest a=b, ', n),
  'hidden characters': (n) => fill('pass\u200bword\u001b[31m', n),
};

describe('the steps double with the text on', () => {
  test.each(Object.keys(SHAPES))('%s', (name) => {
    const shape = SHAPES[name] ?? fill.bind(undefined, name);
    const small = steps(shape(16_384));
    const large = steps(shape(32_768));
    expect(large).toBeLessThanOrEqual(Math.max(small, 4096) * 2.3);
    expect(large).toBeLessThanOrEqual(32_768 * 160);
  });
});

/** How many characters the scanners asked for. */
function steps(text: string): number {
  const { at, before } = Source.prototype;
  let count = 0;
  Source.prototype.at = function (offset) {
    count++;
    return at.call(this, offset);
  };
  Source.prototype.before = function (offset) {
    count++;
    return before.call(this, offset);
  };
  try {
    scrubber.scrubText(text);
  } finally {
    Object.assign(Source.prototype, { at, before });
  }
  return count;
}

function fill(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
