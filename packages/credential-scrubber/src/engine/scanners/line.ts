import { candidateShape } from '../accept.js';
import { isAlnum, isBlank } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import { endsLine, opensText, wordEnd } from '../edge.js';
import { isTechnical } from '../nonvalue.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import type { Source } from '../source.js';
import { shapeOf } from '../value.js';

const LONGEST_FIELD = 96;
const MECHANISM = /^(?:PLAIN|LOGIN|XOAUTH2|OAUTHBEARER|CRAM-MD5|SCRAM-SHA-\d{1,3})$/;

// All of them leave the anchor to the other scanners, so that a second pass, which finds a marker here, asks the same ones.

/** `AUTH [user] <password>` of Redis, `AUTH PLAIN <Base64>` of SMTP: a command on a line of its own. */
function scanAuthLine(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  if (!beginsLine(source, start)) return -1;
  let at = skipBlanks(source, start + entry.literal.length);
  let end = fieldEnd(source, at);
  let first = '';
  if (isBlank(source.at(end))) {
    first = source.text.slice(at, end);
    at = skipBlanks(source, end);
    end = fieldEnd(source, at);
  }
  if (end - at < 4 || !endsLine(source, end) || !isSecret(scanner, at, end)) return -1;
  const { digits, length, symbols } = shapeOf(source.text, at, end);
  if (MECHANISM.test(first) ? length < 8 : digits === 0 && symbols === 0) return -1;
  scanner.take({ start: at, end }, 'command-argument', 'PASSWORD');
  return -1;
}

/** `host:port:database:user:password`, the lines of a `.pgpass` file of PostgreSQL. */
function scanPgpass(scanner: Scanner, start: number, _entry: Entry): number {
  const { source } = scanner;
  let at = start;
  while (start - at < LONGEST_FIELD && isHostChar(source.before(at))) at--;
  if (at === start || !beginsLine(source, at)) return -1;
  for (let field = 0; field < 4; field++) {
    const from = at;
    while (at - from < LONGEST_FIELD && source.at(at) !== 58 && source.at(at) > 32) at++;
    if (at === from || source.at(at) !== 58) return -1;
    if (field === 1 && !/^(?:\d{2,5}|\*)$/.test(source.text.slice(from, at))) return -1;
    at++;
  }
  const end = fieldEnd(source, at);
  if (end - at < 4 || !endsLine(source, end) || !isSecret(scanner, at, end)) return -1;
  scanner.take({ start: at, end }, 'connection-string', 'PASSWORD');
  return -1;
}

function isSecret(scanner: Scanner, start: number, end: number): boolean {
  const shape = candidateShape(scanner, start, end);
  return shape !== undefined && shape.letters > 0 && !isTechnical(scanner.source.text.slice(start, end));
}

/** At the beginning of a line, or behind a prompt or what a client was told to send. */
function beginsLine(source: Source, start: number): boolean {
  let i = start;
  while (start - i < 8 && isBlank(source.before(i))) i--;
  const c = source.before(i);
  return (
    opensText(source, i) || (c === 62 && i < start) || (c === 58 && source.before(i - 1) === 67 && i < start)
  );
}

function fieldEnd(source: Source, from: number): number {
  return wordEnd(source, from, LONGEST_FIELD * 4);
}

function isHostChar(c: number): boolean {
  return isAlnum(c) || c === 45 || c === 46 || c === 95 || c === 42;
}

/** The anchors of these scanners. */
export const LINES: ScannerTable = [
  [['AUTH '], scanAuthLine],
  [[':5432:', ':6432:', ':*:'], scanPgpass],
];
