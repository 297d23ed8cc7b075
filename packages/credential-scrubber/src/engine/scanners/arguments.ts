import { candidateShape } from '../accept.js';
import { isBreak } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import { readLiteral } from '../literal.js';
import { isCode, isTechnical } from '../nonvalue.js';
import { isGivenName } from '../public-value.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { STRENGTH } from '../value.js';
import { scanPairCall } from './pair.js';

const SIGHT = 200;
const LONGEST = 56;

// Calls whose arguments no name tells apart. All of them leave the anchor to the other scanners.

/** `wlan.connect("name", "secret")`: the second of two literals. */
function scanConnection(scanner: Scanner, start: number, entry: Entry): number {
  scanPairCall(scanner, start + entry.literal.length - 1, 'connect');
  return -1;
}

/** `getConnection(url, "user", "secret")`: the third of three arguments. */
function scanConnect(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let at = skipBlanks(source, start + entry.literal.length);
  for (let argument = 0; ; argument++) {
    const literal = readLiteral(source, at, false);
    if (literal === undefined || literal.tail !== undefined) return -1;
    if (argument === 2) {
      const { quoted, start: from, end } = literal;
      const shape = quoted ? candidateShape(scanner, from, end) : undefined;
      const value = source.text.slice(from, end);
      if (shape !== undefined && shape.letters > 0 && !isTechnical(value) && !isCode(value))
        scanner.add({ start: from, end, rule: 'credential-pair', label: 'PASSWORD' });
      return -1;
    }
    at = literal.after;
    if (source.at(at) !== 44) return -1;
    at = skipBlanks(source, at + 1);
  }
}

/** `bot.run("secret")`, `hmac.new(b"secret"`: the first argument. */
function scanFirstArgument(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const literal = readLiteral(source, skipBlanks(source, start + entry.literal.length), false);
  return literal?.quoted === true && literal.tail === undefined
    ? add(scanner, literal.start, literal.end)
    : -1;
}

/** `jwt.sign({ … }, "secret")`, `createHmac("sha256", "secret")`: the second argument. */
function scanSigning(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const open = source.text.indexOf('(', start);
  if (open < 0 || open > start + entry.literal.length) return -1;
  let depth = 0;
  for (let i = open + 1; i - open < SIGHT; i++) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || source.marker(i) > 0) return -1;
    if (c === 40 || c === 91 || c === 123) depth++;
    if (c === 41 || c === 93 || c === 125) depth--;
    if (depth < 0) return -1;
    if (c !== 44 || depth > 0) continue;
    const literal = readLiteral(source, skipBlanks(source, i + 1), false);
    return literal?.quoted === true && literal.tail === undefined
      ? add(scanner, literal.start, literal.end)
      : -1;
  }
  return -1;
}

/** `"secret".toCharArray()`, as Java takes passwords. */
function scanCharArray(scanner: Scanner, start: number, _entry: Entry): number {
  const { source } = scanner;
  if (source.before(start) !== 34) return -1;
  let end = start - 1;
  while (source.before(end) === 92) end--;
  let from = end;
  while (end - from < LONGEST && source.before(from) > 32 && source.before(from) !== 34) from--;
  return source.before(from) === 34 ? add(scanner, from, end) : -1;
}

/** `btoa("name:secret")`: what becomes the credentials of `Basic`. */
function scanEncoded(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const at = skipBlanks(source, start + entry.literal.length);
  const literal = readLiteral(source, at, false);
  if (literal === undefined || !literal.quoted || literal.tail !== undefined) return -1;
  const colon = source.text.slice(literal.start, literal.end).indexOf(':');
  return colon > 0 && quoteWidth(source, literal.end) > 0
    ? add(scanner, literal.start + colon + 1, literal.end)
    : -1;
}

function add(scanner: Scanner, start: number, end: number): -1 {
  const value = scanner.source.text.slice(start, end);
  const shape = end - start < 6 ? undefined : candidateShape(scanner, start, end);
  if (shape === undefined || shape.letters === 0) return -1;
  if (isTechnical(value) || isGivenName(value) || /0123|abcd|^[/:]/i.test(value)) return -1;
  if (shape.digits > 0 || shape.strength >= STRENGTH.opaque)
    scanner.add({ start, end, rule: 'credential-pair', label: 'SECRET' });
  return -1;
}

/** The anchors of these scanners. */
export const CALLS: ScannerTable = [
  [['.connect(', 'WiFi.begin(', 'oci_connect('], scanConnection],
  [
    [
      'jwt.sign(',
      'jwt.verify(',
      'jwt.encode(',
      'JWT.encode',
      'sign({',
      'sign(payload',
      'createHmac(',
      'verify(token',
      'createCipheriv(',
    ],
    scanSigning,
  ],
  [
    [
      'bot.run(',
      'client.run(',
      'cookieParser(',
      'Fernet(',
      'AES.new(',
      'hmac.new(',
      'SecretKeySpec(',
      'bcrypt.compare(',
      'bcrypt.hash(',
    ],
    scanFirstArgument,
  ],
  [['.toCharArray('], scanCharArray],
  [
    [
      'getConnection(',
      'mysqli_connect(',
      'new mysqli(',
      'new PDO(',
      'PlainAuth(',
      'DBI->connect(',
      '.connect(',
      'database(',
      'hash_hmac(',
      'ftp_login(',
      'mysql_connect(',
      'imap_open(',
      'ldap_bind(',
      'ssh2_auth_password(',
    ],
    scanConnect,
  ],
  [['btoa(', 'b64encode(', 'base64_encode(', 'Buffer.from('], scanEncoded],
];
