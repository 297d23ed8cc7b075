/** Inputs that make scanners slow, each as a function of its length. */

const repeat = (unit) => (size) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const noise = (alphabet) => (size) => {
  let state = 12345;
  let out = '';
  while (out.length < size) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    out += alphabet[(state >>> 16) % alphabet.length];
  }
  return out;
};
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export const SHAPES = {
  'postgres://a: repeated': repeat('postgres://a:'),
  'token and blanks': (size) => `token${' '.repeat(size - 5)}`,
  'BEGIN PRIVATE KEY repeated': repeat('-----BEGIN RSA PRIVATE KEY-----\n'),
  'one BEGIN, no END': (size) => `-----BEGIN RSA PRIVATE KEY-----\n${noise(BASE64)(size - 32)}`,
  'curl repeated': repeat('curl '),
  'TOKEN repeated, then =': (size) => `${repeat('TOKEN')(size - 1)}=`,
  'A_ repeated': repeat('A_'),
  'a. repeated': repeat('a.'),
  'hex blob': noise('0123456789abcdef'),
  'base64 blob': noise(BASE64),
  'eyJ and a. repeated': (size) => `eyJ${repeat('a.')(size - 3)}`,
  '"api_key":" repeated': repeat('"api_key":"'),
  'password is repeated': repeat('password is '),
  backslashes: (size) => `password="${repeat('\\')(size - 10)}`,
  'naked PEM dashes': repeat('-----BEGIN '),
  'key= and quotes': repeat("secret='"),
  markers: repeat('[REDACTED:TOKEN'),
  'percent signs': repeat('%25'),
  entities: repeat('&quot;'),
  'escape sequences': repeat('\u001b[31m'),
  'zero width': repeat('sk-\u200b'),
  prefixes: repeat('sk-ghp_AKIAxoxb-'),
  'one long line of words': repeat('the password of the token is not a secret key '),
  'lines of blanks': repeat('   \n'),
};

/** How many of the shapes are those that everyone is measured on; the rest are ours. */
export const COMMON_SHAPES = 16;

/** Many distinct values, each of which a scrubber that learns values would have to keep. */
export function distinctSecrets(size) {
  const random = noise(BASE64.slice(0, 62));
  const pool = random(size);
  let out = '';
  for (let at = 0; out.length < size; at = (at + 24) % (pool.length - 24)) {
    out += `API_TOKEN=${pool.slice(at, at + 24)}\n`;
  }
  return out.slice(0, size);
}

const FRAGMENTS = [
  ...[
    'password',
    'token',
    'secret',
    'api_key',
    'Authorization: ',
    'Bearer ',
    'Basic ',
    'Cookie: ',
    'sk-',
    'ghp_',
    'eyJ',
    'AKIA',
  ],
  ...[
    '-----BEGIN PRIVATE KEY-----',
    '-----END',
    '://',
    'postgres://',
    ':',
    '@',
    '=',
    ' = ',
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    '{',
    '}',
  ],
  ...[
    '[REDACTED:TOKEN]',
    '[REDACTED:',
    ']',
    '&quot;',
    '&',
    '%',
    '%3D',
    '\u001b[0m',
    '\u200b',
    '\n',
    '\r\n',
    ' ',
    '\t',
    ', ',
    '. ',
  ],
  ...[
    'is ',
    'a',
    'aB3dE5fG',
    '0123456789abcdef',
    '<',
    '>',
    '${',
    '}}',
    '(',
    ')',
    '-u ',
    '-p',
    'curl ',
    'mysql ',
    '#',
    ';',
    '/',
    '../',
  ],
  ...[
    'das Passwort ist ',
    '密码',
    'пароль ',
    '—',
    '“',
    '„',
    '\\u0022',
    '\\n',
    'kind: Secret\ndata:\n',
    'IDENTIFIED BY ',
    '|',
    '>-\n  ',
  ],
];

/** Shapes made of fragments that mean something to a scrubber; the same number gives the same shape. */
export function fuzzedShape(number) {
  let state = Math.imul(number + 1, 2654435761) >>> 0;
  const below = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
  const some = (most) =>
    Array.from({ length: 1 + below(most) }, () => FRAGMENTS[below(FRAGMENTS.length)]).join('');
  const head = below(2) === 0 ? '' : some(2);
  const unit = some(4);
  const tail = below(2) === 0 ? '' : some(2);
  return {
    name: JSON.stringify([head, unit, tail]),
    make: (size) => head + repeat(unit)(size - head.length - tail.length) + tail,
  };
}
