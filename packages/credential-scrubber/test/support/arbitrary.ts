import fc from 'fast-check';
import { readCorpus } from './corpus.js';
import { githubToken, letters, PASSWORD, SLUG } from './secrets.js';

const texts = readCorpus().map(({ text }) => text);
const words: readonly string[] = [
  ...[
    '[REDACTED:TOKEN]',
    '[REDACTED:PASSWORD]',
    '[REDACTED:',
    '%5BREDACTED%3ATOKEN%5D',
    '[REDACTED:AKIA',
    '[REDACTED:MINE]',
  ],
  ...[
    'password',
    'Passwort',
    'token',
    'api key',
    'secret',
    'key',
    'code ',
    'user/pass: ',
    'login with a:',
    ' is the password',
  ],
  ...[
    ' is ',
    ' = ',
    '=',
    ': ',
    ':',
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    '\n',
    '\r\n',
    ' ',
    '\t',
    '://',
    '@',
    '//',
    '; ',
    '&',
    '%3D',
  ],
  ...[
    '&amp;',
    '<',
    '>',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    ',',
    '.',
    '!',
    '?',
    '|',
    '->',
    '\\n',
    '\u2019',
    '\u2026',
    '_',
    '-',
  ],
  ...[
    '-u ',
    '-p',
    'curl ',
    'mysql ',
    'Authorization: ',
    'Bearer ',
    'Basic ',
    'Cookie: a=',
    'identified by ',
    'seed phrase: ',
  ],
  ...[
    '密码是',
    'パスワードは',
    'пароль ',
    'for the ',
    'and ',
    '123456',
    'xxxx',
    'YOUR_',
    'example',
    '\u001b[31m',
    '\u200b',
  ],
  ...[
    'apple banana cherry dragon eagle forest guitar hammer island jungle kitten lemon ',
    'postgres://u:p4ssw@h/d',
  ],
  ...[githubToken(), `AKIA${letters(16, 3).toUpperCase()}`, PASSWORD, SLUG, letters(16, 5), letters(40, 9)],
  ...[`-----BEGIN RSA PRIVATE${' '}KEY-----\n${letters(64, 11)}\n`, `-----END RSA PRIVATE${' '}KEY-----`],
  ...[`eyJ${letters(20, 12)}.eyJ${letters(20, 13)}.${letters(20, 14)}`],
];

/** A text of everything that the rules look at, in any order, with pieces of the corpus in it. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...words) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...texts), fc.nat(200), fc.nat(60))
          .map(([text, at, length]) => text.slice(at % (text.length + 1), (at % (text.length + 1)) + length)),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));
