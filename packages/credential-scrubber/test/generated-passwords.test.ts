import { describe, expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';

const scrubber = new CredentialScrubber();

/** What generators make: signs that end an unquoted value elsewhere stand in the middle. */
const PASSWORDS = [
  '9Dd<aIY)sYV(GZ',
  '9DdaIY)sYVGZ7',
  '9Dd>aIYsYVGZ7',
  'a;B9{k]Q,z',
  'Kkq)bE1&XkO$aw',
  '7Vf<prB[JDU}Aj',
  'Rni$tul)ETK<UL',
];
const FORMS: readonly ((secret: string) => string)[] = [
  (secret) => `Password: ${secret}`,
  (secret) => `DB_PASSWORD=${secret}\nDB_HOST=h`,
  (secret) => `The password is ${secret}.`,
  (secret) => `new password: ${secret} (keep it)`,
  (secret) => `Kennwort: ${secret}`,
];

test.each(PASSWORDS)('%s goes whole, unquoted too', (secret) => {
  for (const form of FORMS) {
    expect(scrubber.scrubText(form(secret)).text).toBe(form('[REDACTED:PASSWORD]'));
    const stream = scrubber.stream();
    const pieces = [...form(secret)].map((unit) => stream.feed(unit));
    expect(pieces.join('') + stream.flush()).toBe(form('[REDACTED:PASSWORD]'));
  }
});

describe('what stands behind a password stays', () => {
  const secret = ['Abc1', '2345'].join('');
  test.each([
    ['a call', 'f(password=', ')[0].Foo(x)'],
    ['a tag', '<password>', '</password>'],
    ['a line break of HTML', 'Password: ', '<br>Next'],
    ['the next command', 'PASSWORD=', ';export X'],
    ['the next pair', 'password: ', ',User: Bob'],
    ['a bracket around it', '(password: ', '), then'],
    ['the next parameter', 'password=', ';Host=Db1;Port=3'],
    ['a link', '[pw: ', '](http://x)'],
    ['a sentence', 'the password is ', '; the user is X'],
  ])('%s', (_what, before, after) => {
    expect(scrubber.scrubText(`${before}${secret}${after}`).text).toBe(
      `${before}[REDACTED:PASSWORD]${after}`,
    );
  });
});

test.each([
  'password: Option<String>,userId: X9y',
  'password: Map<String,Abc9d>',
  'let password = cond<T>(a)Foo9b;',
  'password = getPass(Foo)->Bar9x',
  'const password=req.body.password;const User2b=1',
  'password?: string;userName?: X9',
])('%s is code', (code) => {
  expect(scrubber.scrubText(code).text).toBe(code);
});
