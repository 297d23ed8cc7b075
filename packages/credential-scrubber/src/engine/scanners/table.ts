import { acceptsAssigned } from '../accept.js';
import { isBlank, isBreak } from '../chars.js';
import type { Key } from '../key.js';
import { quoteWidth } from '../operator.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';

/** How far a table is followed below its head, in rows: a marker may be shorter than what it stands for. */
const MOST_ROWS = 12;
const LONGEST_LINE = 256;
const RULER = /^[ \t|+:-]{3,256}$/;
const NAMES = /^[\w .@-]{1,40}$/;

/** A key that heads a column of a Markdown, psql or CSV table: takes out what stands in the column below. */
export function scanTable(scanner: Scanner, key: Key): boolean {
  const { source } = scanner;
  const sign = separatorAround(source, key);
  if (sign === 0) return false;
  const head = lineStart(source, key.start);
  const headEnd = head < 0 ? -1 : lineEnd(source, key.end);
  if (headEnd < 0) return false;
  const cells = source.text.slice(head, headEnd).split(String.fromCharCode(sign));
  const column = source.text.slice(head, key.start).split(String.fromCharCode(sign)).length - 1;
  if (cells.length < 2 || !cells.every((cell) => isName(cell, sign))) return false;
  let at = nextLine(source, headEnd);
  if (sign === 124) {
    const end = at < 0 ? -1 : lineEnd(source, at);
    if (end < 0 || !RULER.test(source.text.slice(at, end))) return false;
    at = nextLine(source, end);
  }
  for (let rows = 0; at >= 0 && rows < MOST_ROWS; rows++) {
    const end = lineEnd(source, at);
    if (end < 0 || !row(scanner, key, at, end, sign, column, cells.length)) break;
    at = nextLine(source, end);
  }
  return true;
}

/** Takes the cell out of one row; false where the row has not the columns of the head. */
function row(
  scanner: Scanner,
  key: Key,
  from: number,
  end: number,
  sign: number,
  column: number,
  columns: number,
): boolean {
  const { source, engine } = scanner;
  const line = source.text.slice(from, end);
  const cells = line.split(String.fromCharCode(sign));
  if (cells.length !== columns) return false;
  let start = from;
  for (const cell of cells.slice(0, column)) start += cell.length + 1;
  let stop = start + (cells[column]?.length ?? 0);
  while (start < stop && (isBlank(source.at(start)) || quoteWidth(source, start) > 0)) start++;
  while (stop > start && (isBlank(source.at(stop - 1)) || quoteWidth(source, stop - 1) > 0)) stop--;
  const literal = { start, end: stop, quoted: false, after: stop };
  const operator = { kind: 'cell', value: start, spaced: true, quotedKey: false, encoded: false } as const;
  if (!scanner.isFound(start) && acceptsAssigned(source, key, literal, operator, engine.labels))
    scanner.add({ start, end: stop, rule: 'assignment', label: key.label });
  return true;
}

/** The sign that parts the cells, from what stands beside the key; 0 where it heads no column. */
function separatorAround(source: Source, key: Key): number {
  let before = key.start;
  while (key.start - before < 64 && (isBlank(source.before(before)) || isQuote(source.before(before))))
    before--;
  let after = key.end;
  while (after - key.end < 64 && (isBlank(source.at(after)) || isQuote(source.at(after)))) after++;
  const left = source.before(before);
  const right = source.at(after);
  for (const sign of [124, 44]) {
    const open = left === sign || left < 0 || isBreak(left);
    const close = right === sign || isBreak(right);
    if (open && close && (left === sign || right === sign)) return sign;
  }
  return 0;
}

function isQuote(c: number): boolean {
  return c === 34 || c === 39 || c === 96 || c === 42;
}

function isName(cell: string, sign: number): boolean {
  const name = cell.trim().replace(/["'`*]/g, '');
  return name === '' ? sign === 124 : NAMES.test(name) && (sign === 124 || !/\s/.test(name));
}

/** Where the line begins, or -1 where it cannot be seen. */
function lineStart(source: Source, from: number): number {
  let i = from;
  while (from - i < LONGEST_LINE) {
    const c = source.before(i);
    if (c < 0) return source.floor === 0 ? i : -1;
    if (isBreak(c)) return i;
    i--;
  }
  return -1;
}

/** Where the line ends, or -1 when it is longer than may be looked at. */
function lineEnd(source: Source, from: number): number {
  let i = from;
  while (i - from < LONGEST_LINE) {
    const c = source.at(i);
    if (c < 0 || isBreak(c)) return i;
    i++;
  }
  return -1;
}

/** Where the next line begins, or -1 at the end of the text. */
function nextLine(source: Source, end: number): number {
  const i = end + (source.at(end) === 13 && source.at(end + 1) === 10 ? 2 : 1);
  return source.at(end) < 0 || source.at(i) < 0 ? -1 : i;
}
