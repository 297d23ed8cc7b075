import type { Label } from '../../rule.js';
import { candidateShape } from '../accept.js';
import { isAlnum, isBlank, isBreak } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import { closesText, wordEnd } from '../edge.js';
import { readLiteral } from '../literal.js';
import { isCode, isTechnical } from '../nonvalue.js';
import { isGivenName } from '../public-value.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import type { Source } from '../source.js';
import { readWord } from '../word.js';

// Fixed words of formats and protocols, with what stands at a fixed place behind or before them. All of them leave
// the anchor to the other scanners.

const SIGHT = 256;
/** A span before its anchor has to lie in the part of a word that a stream holds back. */
const LONGEST_BEFORE = 56;

/** `WIFI:T:WPA;S:<name>;P:<password>;;`: what a QR code for a network holds. */
function scanWifi(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let at = start + entry.literal.length;
  for (let i = at; i - start < SIGHT; i++) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || source.marker(i) > 0) return -1;
    if (c === 92) i++;
    if (c !== 59) continue;
    if (source.at(at) === 80 && source.at(at + 1) === 58) return add(scanner, at + 2, i, 'assignment');
    at = i + 1;
  }
  return -1;
}

/** An address of a private network. */
const ADDRESS = /^@\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\w)/;

/** `user:<password>@tcp(host:3306)/name` of Go's MySQL driver, and `user:<password>@10.0.0.5`. */
function scanGoDsn(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  source.at(start + 16);
  if (entry.literal.startsWith('@1') && !ADDRESS.test(source.text.slice(start, start + 17))) return -1;
  let from = start;
  while (
    start - from < LONGEST_BEFORE &&
    source.before(from) > 32 &&
    source.before(from) !== 58 &&
    source.before(from) !== 47
  )
    from--;
  if (source.before(from) !== 58 || !isAlnum(source.before(from - 1))) return -1;
  return add(scanner, from, start, 'connection-string');
}

/** `user ann on ><password> ~* +@all` of a Redis ACL file. */
function scanRedisAcl(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const name = nameBefore(source, start - 1);
  if (!/(?:^|[\s"'`])(?:setuser|user) $/i.test(source.behind(name, 9))) return -1;
  const at = start + entry.literal.length;
  return add(scanner, at, wordEnd(scanner.source, at, SIGHT), 'assignment');
}

/** `a1 LOGIN <name> <password>` of IMAP, `IDENTIFY [name] <password>` of IRC: the last word of the line. */
function scanLogin(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let at = start + entry.literal.length;
  for (let words = 0; words < 2; words++) {
    const literal = readLiteral(source, at, false);
    const end = literal?.after ?? at;
    if (literal === undefined || literal.tail !== undefined) return -1;
    const next = skipBlanks(source, end);
    if (closesText(source, next))
      return words === 0 && entry.literal.startsWith('L')
        ? -1
        : add(scanner, literal.start, literal.end, 'command-argument');
    at = next;
  }
  return -1;
}

/** `334 UGFzc3dvcmQ6`, which asks for a password in Base64 (RFC 4954), and the line that answers. */
function scanSmtpPassword(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let at = start + entry.literal.length;
  while (isBreak(source.at(at))) at++;
  if (source.at(at) === 67 && source.at(at + 1) === 58) at = skipBlanks(source, at + 2);
  return add(scanner, at, wordEnd(scanner.source, at, SIGHT), 'command-argument');
}

/** `expect "assword:"⏎send "<password>\r"`. */
function scanExpect(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  if (!/assw/i.test(source.behind(start, 80))) return -1;
  let at = skipBlanks(source, start + entry.literal.length);
  if (source.has('-- ', at)) at += 3;
  const literal = readLiteral(source, at, false);
  if (literal === undefined || !literal.quoted) return -1;
  let { end } = literal;
  for (let rest = ''; end > literal.start; end -= rest.length) {
    rest = /(?:\\{1,4}[rn]|\v)$/.exec(source.text.slice(literal.start, end))?.[0] ?? '';
    if (rest === '') break;
  }
  return add(scanner, literal.start, end, 'command-argument');
}

/** The private members of a JSON Web Key (RFC 7517), behind its type. */
function scanJwk(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let i = start + entry.literal.length;
  // A marker counts as the longest value that it may stand for, so that a second pass sees no farther.
  for (let seen = 0; seen < 1700; ) {
    while (isBlank(source.at(i)) || isBreak(source.at(i)) || source.at(i) === 44 || source.at(i) === 58) {
      i++;
      seen++;
    }
    const from = i;
    const name = readLiteral(source, i, false);
    if (name === undefined || !name.quoted || name.tail !== undefined) return -1;
    i = name.after;
    if (/^(?:d|p|q|dp|dq|qi|k)$/.test(source.textOf(name))) {
      i = skipBlanks(source, i);
      if (source.at(i) !== 58) return -1;
      const value = readLiteral(source, skipBlanks(source, i + 1), false);
      if (value === undefined || !value.quoted || source.at(value.start - 1) !== 34) return -1;
      if (source.marker(value.start) > 0) seen += 512;
      else if (/^[\w-]+$/.test(source.textOf(value))) scanner.take(value, 'private-key', 'PRIVATE_KEY');
      i = value.after;
    }
    seen += i - from;
  }
  return -1;
}

/** `[smtp.host]:587 user:<password>`, the password maps of Postfix. */
function scanSasl(scanner: Scanner, start: number, entry: Entry): number {
  const at = start + entry.literal.length;
  const end = wordEnd(scanner.source, at, SIGHT);
  const colon = scanner.source.text.slice(at, end).indexOf(':');
  return colon > 0 ? add(scanner, at + colon + 1, end, 'credential-pair') : -1;
}

/** `<auth-user-pass>⏎name⏎<password>` inside an OpenVPN profile. */
function scanAuthUserPass(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let at = start + entry.literal.length;
  for (let lines = 0; lines < 2; lines++) {
    if (source.at(at) === 13) at++;
    if (!isBreak(source.at(at))) return -1;
    at++;
    if (lines === 0) at = wordEnd(scanner.source, at, SIGHT);
  }
  return add(scanner, at, wordEnd(scanner.source, at, SIGHT), 'credential-pair');
}

/** `importprivkey "<WIF>"` of Bitcoin, `ann : EAP "<password>"` of strongSwan: the first argument. */
function scanFirst(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const literal = readLiteral(source, skipBlanks(source, start + entry.literal.length), false);
  return literal === undefined
    ? -1
    : entry.literal.startsWith(':')
      ? add(scanner, literal.start, literal.end, 'assignment')
      : add(scanner, literal.start, literal.end, 'private-key', 'PRIVATE_KEY');
}

/** The `Private-Lines: n` of a PuTTY key file, and the lines of Base64 that follow. */
function scanPutty(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const count = /^\d{1,2}/.exec(
    source.text.slice(start + entry.literal.length, start + entry.literal.length + 2),
  )?.[0];
  let i = start + entry.literal.length + (count?.length ?? 0);
  source.at(i + 1);
  if (count === undefined || !isBreak(source.at(i))) return -1;
  while (isBreak(source.at(i))) i++;
  const from = i;
  let end = i;
  for (let line = 0; line < Number(count); line++) {
    while (
      i - from < 1600 &&
      (isAlnum(source.at(i)) || source.at(i) === 43 || source.at(i) === 47 || source.at(i) === 61)
    )
      i++;
    end = i;
    while (i - end < 2 && isBreak(source.at(i))) i++;
  }
  if (end - from >= 24) scanner.take({ start: from, end }, 'private-key', 'PRIVATE_KEY');
  return -1;
}

/** `"result": "x", "special": true`: what Terraform's state keeps of a password that it made. */
function scanMade(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const at = start + entry.literal.length;
  const literal = readLiteral(source, skipBlanks(source, at), false);
  if (literal?.quoted !== true || literal.tail !== undefined) return -1;
  source.at(literal.after + 32);
  const next = source.text.slice(literal.after, literal.after + 32);
  return /^,\s{0,16}\\{0,3}"special/.test(next) ? add(scanner, literal.start, literal.end, 'assignment') : -1;
}

/** `incoming+group-project-12-<token>-issue@host` of GitLab: whoever has the address writes as its owner. */
function scanIncoming(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let at = start + entry.literal.length;
  for (let part = at; at - start < 160; at++) {
    const c = source.at(at);
    if (isAlnum(c)) continue;
    if ((c === 45 || c === 64) && at - part >= 20 && /\d/.test(source.text.slice(part, at)))
      return add(scanner, part, at, 'gitlab-token', 'TOKEN');
    if (c !== 45 && c !== 46 && c !== 95) return -1;
    part = at + 1;
  }
  return -1;
}

const PAIRED =
  /(?:^|[\s(])(?:with|as|use|nimm|usa|wi-?fi|wlan|ssh|s?ftp|rdp|vnc|vpn|smb|router|nas|panel|using|login|creds?|account|mit|zugang|konto|avec|acc[eè]s|compte|con|acces[so]o|cuenta|com|met|toegang|z|się|с|доступ|вход)[: ]{1,2}$/i;

/** `with <name> / <password>`, in many languages: the word behind the slash. */
function scanSlashPair(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const name = nameBefore(source, start);
  const isRoot = /^(?:root|admin|administrator|sa|postgres)$/.test(source.text.slice(name, start));
  if (isRoot && /^\w{0,32}[a-z]\d?(?!\S)/.test(source.text.slice(start + 3, start + 40))) return -1;
  if (!isRoot && !PAIRED.test(source.behind(name, 16))) return -1;
  const word = readWord(source, start + entry.literal.length);
  if (word === undefined || word.tail !== undefined) return -1;
  const value = source.textOf(word);
  if (
    value.length < 6 ||
    !/\d/.test(value) ||
    !/[a-z]/i.test(value) ||
    isTechnical(value) ||
    isCode(value) ||
    isGivenName(value)
  )
    return -1;
  return add(scanner, word.start, word.end, 'credential-pair');
}

/** Where the name that ends at an offset begins. */
function nameBefore(source: Source, end: number): number {
  let i = end;
  while (
    end - i < 40 &&
    (isAlnum(source.before(i)) || /[_.@+-]/.test(String.fromCharCode(Math.max(0, source.before(i)))))
  )
    i--;
  return i;
}

function add(scanner: Scanner, start: number, end: number, rule: string, label: Label = 'PASSWORD'): -1 {
  if (end - start >= 4 && candidateShape(scanner, start, end) !== undefined)
    scanner.take({ start, end }, rule, label);
  return -1;
}

/** The anchors of these scanners. */
export const SPOTS: ScannerTable = [
  [['WIFI:'], scanWifi],
  [
    ['@tcp(', '@unix(', '@(localhost:', '@(127.0.0.1:', '@10.', '@192.168.', '@172.', '@localhost'],
    scanGoDsn,
  ],
  [['on >'], scanRedisAcl],
  [['LOGIN ', 'IDENTIFY ', 'AUTH" '], scanLogin],
  [['UGFzc3dvcmQ6'], scanSmtpPassword],
  [['send '], scanExpect],
  [['kty"', 'kty\\"'], scanJwk],
  [[' / '], scanSlashPair],
  [[']:587 ', ']:465 '], scanSasl],
  [['<auth-user-pass>'], scanAuthUserPass],
  [['importprivkey ', ': EAP ', ': XAUTH '], scanFirst],
  [['Private-Lines: '], scanPutty],
  [['incoming+'], scanIncoming],
  [['result": ', 'result\\": '], scanMade],
];
