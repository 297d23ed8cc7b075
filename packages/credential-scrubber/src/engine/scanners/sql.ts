import { findCredentialPart } from '../../keys/find-part.js';
import { labelOfPart } from '../../keys/labels.js';
import { isCandidate } from '../accept.js';
import { isBlank, isBreak, isKeyChar } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import { readLiteral } from '../literal.js';
import { isCode, isPlaceholder } from '../nonvalue.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';

const SIGHT = 96;
const MOST_COLUMNS = 24;

/** `IDENTIFIED [WITH plugin] BY '…'` of MySQL, MariaDB, Oracle and ClickHouse. */
function scanIdentified(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  const after = start + entry.literal.length;
  if (!isBlank(source.at(after)) || !isStatement(source, start)) return after;
  for (let i = after; i - after < SIGHT; i++) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || c === 59) return after;
    if (!isBlank(c) || !(source.hasFolded('by ', i + 1) || source.hasFolded('values ', i + 1))) continue;
    const literal = readLiteral(source, skipBlanks(source, i + 3), false);
    if (literal === undefined) return after;
    const value = source.textOf(literal);
    if (value.length < 3 || !isCandidate(value, engine.labels) || isPlaceholder(value)) return after;
    const quote = source.at(literal.start - 1);
    const plain = literal.quoted && (quote === 39 || quote === 34);
    if (
      !plain &&
      (shapeOf(value, 0, value.length).strength < STRENGTH.mixed || isCode(value) || literal.quoted)
    )
      return after;
    scanner.take(literal, 'sql-password', 'PASSWORD');
    return after;
  }
  return after;
}

/** `SET PASSWORD FOR 'name'@'host' = '…'` of MySQL and MariaDB. */
function scanSetPassword(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  const after = start + entry.literal.length;
  for (let i = after; i - after < SIGHT; i++) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || c === 59 || source.marker(i) > 0) return -1;
    if (c !== 61) continue;
    const at = skipBlanks(source, i + 1);
    const literal = readLiteral(source, source.hasFolded('password(', at) ? at + 9 : at, false);
    if (literal === undefined || !literal.quoted || literal.end - literal.start < 3) return -1;
    const value = source.textOf(literal);
    if (!isCandidate(value, engine.labels) || isPlaceholder(value)) return -1;
    scanner.take(literal, 'sql-password', 'PASSWORD');
    return -1;
  }
  return -1;
}

/** A sentence may identify things too: in lower case, the statement that makes or changes a user stands before. */
function isStatement(source: Source, start: number): boolean {
  if (source.has('IDENTIFIED', start)) return true;
  return /\b(?:create|alter|grant|set|modify|user|role|login)\b/i.test(source.behind(start, SIGHT));
}

/** `INSERT INTO t (…, password) VALUES (…, '…')`: takes out the values of the columns that name a secret. */
function scanInsert(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  const after = start + entry.literal.length;
  let i = after;
  while (i - after < SIGHT && source.at(i) !== 40) {
    if (source.at(i) < 0 || source.at(i) === 59) return after;
    i++;
  }
  const columns: (string | undefined)[] = [];
  i++;
  while (columns.length < MOST_COLUMNS) {
    i = skipSpace(source, i);
    i += quoteWidth(source, i);
    const name = i;
    while (i - name < 64 && isKeyChar(source.at(i))) i++;
    if (i === name) return after;
    columns.push(findCredentialPart(source.text.slice(name, i)));
    i += quoteWidth(source, i);
    i = skipSpace(source, i);
    if (source.at(i) !== 44) break;
    i++;
  }
  if (source.at(i) !== 41 || columns.every((part) => part === undefined)) return after;
  i = skipSpace(source, i + 1);
  if (!source.hasFolded('values', i)) return after;
  i = skipSpace(source, i + 6);
  if (source.at(i) !== 40) return after;
  i++;
  for (const part of columns) {
    i = skipSpace(source, i);
    const literal = readLiteral(source, i, false);
    if (literal === undefined || literal.tail !== undefined) return after;
    const value = source.textOf(literal);
    if (!isCandidate(value, engine.labels) && value.length >= 3) return after;
    if (
      part !== undefined &&
      literal.quoted &&
      value.length >= 3 &&
      !isPlaceholder(value) &&
      shapeOf(value, 0, value.length).strength >= STRENGTH.mixed
    ) {
      scanner.take(literal, 'sql-password', labelOfPart(part));
    }
    i = skipSpace(source, literal.after);
    if (source.at(i) !== 44) return after;
    i++;
  }
  return after;
}

function skipSpace(source: Source, from: number): number {
  let i = from;
  while (i - from < 64 && (isBlank(source.at(i)) || isBreak(source.at(i)))) i++;
  return i;
}

/** The anchors of these scanners, in any case. */
export const SQL: ScannerTable = [
  [['identified'], scanIdentified],
  [['set password'], scanSetPassword],
  [['insert into'], scanInsert],
];
