import { candidateShape, isCandidate } from '../accept.js';
import { isBreak } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import { type Literal, readLiteral } from '../literal.js';
import { isCode, isPlaceholder, isTechnical, isUuid } from '../nonvalue.js';
import { isGivenName } from '../public-value.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { STRENGTH } from '../value.js';
import { argumentsOf, scanPairCall } from './pair.js';

const SIGHT = 200;
const LONGEST = 56;

// Calls whose arguments no name tells apart. All of them leave the anchor to the other scanners.

/** `wlan.connect("name", "secret")`: the second of two literals. */
function scanConnection(scanner: Scanner, start: number, entry: Entry): number {
  scanPairCall(
    scanner,
    start + entry.literal.length - 1,
    entry.literal.startsWith('auth') ? 'auth' : 'connect',
  );
  return -1;
}

/** `getConnection(url, "user", "secret")`: the third of three arguments. */
function scanConnect(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  const literal = argumentsOf(source, start + entry.literal.length)[2];
  if (literal?.quoted !== true) return -1;
  const { start: from, end } = literal;
  const value = source.text.slice(from, end);
  if (isTechnical(value) || isGivenName(value)) return -1;
  // A client takes other things in the same place; a database does not.
  const isNamed = candidateShape(scanner, from, end) !== undefined;
  const isWord = !entry.literal.startsWith('.') && /^[A-Za-z][A-Za-z.]{4,63}$/.test(value);
  if (!isWord && (!isNamed || !/[a-z]/i.test(value) || isCode(value))) return -1;
  if (isWord && (isPlaceholder(value) || !isCandidate(value, engine.labels))) return -1;
  scanner.take({ start: from, end }, 'credential-pair', 'PASSWORD');
  return -1;
}

/** `ClientV2("secret")`, `new CosmosClient(url, "secret")`: the last argument that looks issued. */
function scanClient(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let last: Literal | undefined;
  for (const literal of argumentsOf(source, start + entry.literal.length)) {
    const value = source.textOf(literal);
    if (source.marker(literal.start) > 0) last = undefined;
    const shape = literal.quoted ? candidateShape(scanner, literal.start, literal.end) : undefined;
    if (
      shape !== undefined &&
      shape.strength >= STRENGTH.random &&
      shape.digits > 2 &&
      !isUuid(value) &&
      !/:|\.\w+\./.test(value)
    )
      last = literal;
  }
  if (last !== undefined) scanner.take(last, 'credential-pair', 'SECRET');
  return -1;
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
  const colon = source.textOf(literal).indexOf(':');
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
    scanner.take({ start, end }, 'credential-pair', 'SECRET');
  return -1;
}

/** The anchors of these scanners. */
export const CALLS: ScannerTable = [
  [['.connect(', 'WiFi.begin(', 'oci_connect(', 'authenticate('], scanConnection],
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
      '>__construct(',
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
  [['Client(', 'ClientV2(', 'Client.new(', 'Api.new(', 'API(', 'Minio('], scanClient],
  [['btoa(', 'b64encode(', 'base64_encode(', 'Buffer.from('], scanEncoded],
];
