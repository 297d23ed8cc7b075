import { acceptsAssigned } from '../accept.js';
import { isBlank, isBreak } from '../chars.js';
import type { ScannerTable } from '../compile.js';
import { closesMember, lineStart, opensText } from '../edge.js';
import type { Key } from '../key.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipGutter } from '../skip.js';
import type { Source } from '../source.js';

/** How far a table is followed below its head, in rows: a marker may be shorter than what it stands for. */
const MOST_ROWS = 12;
const LONGEST_LINE = 256;
const RULER = /^[ \t|+:\-─━═┼╪├┤│╞╡]{3,256}$/;
const NAMES = /^[\w .@-]{1,40}$/;
/** `|`, `│`, tab, comma, semicolon; 32 stands for the blanks of columns that are only aligned. */
const SIGNS = [124, 0x2502, 9, 44, 59, 32] as const;

/** A key that heads a column of a Markdown, psql, CSV or aligned table: takes out what stands in the column below. */
export function scanTable(scanner: Scanner, key: Key): boolean {
  const { source } = scanner;
  const sign = separatorAround(source, key);
  if (sign === 0) return false;
  const head = lineStart(source, key.start, LONGEST_LINE);
  const headEnd = head < 0 ? -1 : lineEnd(source, key.end);
  if (headEnd < 0) return false;
  const gutter = !opensText(source, head);
  const cells = cellsOf(source, head, headEnd, sign);
  const column = cells.findIndex(({ end }) => end >= key.end);
  if (cells.length < 2 || !cells.every(({ start, end }) => isName(source.text.slice(start, end), sign)))
    return false;
  let at = nextLine(source, headEnd);
  const ruled = sign === 124 || sign === 0x2502;
  const shown = gutter && at >= 0 ? skipGutter(source, at) : at;
  const end = at < 0 ? -1 : lineEnd(source, shown);
  if (end >= 0 && RULER.test(source.text.slice(shown, end))) at = nextLine(source, end);
  else if (ruled) return false;
  let found = ruled;
  for (let rows = 0; at >= 0 && rows < MOST_ROWS; rows++) {
    if (gutter) at = skipGutter(source, at);
    const end = lineEnd(source, at);
    const inRow = end < 0 ? [] : cellsOf(source, at, end, sign);
    const cell = inRow[column];
    if (inRow.length !== cells.length || cell === undefined) break;
    if (take(scanner, key, cell)) found = true;
    at = nextLine(source, end);
  }
  return found;
}

const REMARK = /^# ?(?:[a-z]{2,10}[ \t:,|]{1,8}){1,7}[a-z]{2,10}$/i;
/** What sentences are made with, and no fields. */
const SAID = /\b(?:the|is|of|to|in|for|and|with)\b/i;
const FIELD = /[^\s:,|]{1,128}/g;

/** `# client  server  secret`: a remark that names the fields of the lines below it. */
export function scanRemark(scanner: Scanner, start: number): number {
  const { source } = scanner;
  let end = opensText(source, start) ? lineEnd(source, start) : -1;
  const key: Key = { start, end, kind: 'password', label: 'PASSWORD' };
  const head = end < 0 ? '' : source.text.slice(start, end);
  const names = head.replace('#', '').match(FIELD) ?? [];
  const column =
    REMARK.test(head) && !SAID.test(head)
      ? names.findIndex((name) => /^(?:secret|pass|psk)/i.test(name))
      : -1;
  for (let rows = 0; column >= 0 && rows < MOST_ROWS; rows++) {
    const at = nextLine(source, end);
    end = at < 0 ? -1 : lineEnd(source, at);
    const field = end < 0 ? undefined : [...source.text.slice(at, end).matchAll(FIELD)][column];
    if (field === undefined || source.at(at) === 35) break;
    take(scanner, key, { start: at + field.index, end: at + field.index + field[0].length });
  }
  return -1;
}

interface Cell {
  readonly start: number;
  readonly end: number;
}

/** The cells of a line; a sign between double quotes parts none. */
function cellsOf(source: Source, from: number, end: number, sign: number): readonly Cell[] {
  const cells: Cell[] = [];
  let start = from;
  let quoted = false;
  for (let i = from; i <= end; i++) {
    const c = i < end ? source.at(i) : sign;
    if (c === 34 && (sign === 44 || sign === 59)) quoted = !quoted;
    if (i < end && (quoted || c !== sign || (sign === 32 && source.at(i + 1) !== 32))) continue;
    cells.push({ start, end: i });
    if (sign === 32) while (i < end && source.at(i + 1) === 32) i++;
    start = i + 1;
  }
  return sign === 32 ? cells.filter((cell) => cell.end > cell.start) : cells;
}

/** Takes a cell out if it holds a secret; true too where one was taken out before. */
function take(scanner: Scanner, key: Key, cell: Cell): boolean {
  const { source, engine } = scanner;
  let { start, end } = cell;
  while (start < end && (isBlank(source.at(start)) || quoteWidth(source, start) > 0)) start++;
  while (end > start && (isBlank(source.at(end - 1)) || quoteWidth(source, end - 1) > 0)) end--;
  if (source.marker(start) > 0) return true;
  const literal = { start, end, quoted: false, after: end };
  const operator = { kind: 'cell', value: start, spaced: true, quotedKey: false, encoded: false } as const;
  if (scanner.isFound(start) || !acceptsAssigned(source, key, literal, operator, engine.labels)) return false;
  scanner.take({ start, end }, 'assignment', key.label);
  return true;
}

/** The sign that parts the cells, from what stands beside the key; 0 where it heads no column. */
function separatorAround(source: Source, key: Key): number {
  let before = key.start;
  while (key.start - before < 64 && (source.before(before) === 32 || isQuote(source.before(before))))
    before--;
  let after = key.end;
  while (after - key.end < 64 && (source.at(after) === 32 || isQuote(source.at(after)))) after++;
  const left = source.before(before);
  const right = source.at(after);
  const first = left < 0 || isBreak(left);
  const last = isBreak(right);
  for (const sign of SIGNS) {
    if (sign === 32)
      return (first || key.start - before > 1) && (last || after - key.end > 1) && !(first && last) ? 32 : 0;
    if ((left === sign || first) && (right === sign || last) && (left === sign || right === sign))
      return sign;
  }
  return 0;
}

function isQuote(c: number): boolean {
  return c === 34 || c === 39 || c === 96 || c === 42;
}

function isName(cell: string, sign: number): boolean {
  const name = cell.trim().replace(/["'`*]/g, '');
  const ruled = sign === 124 || sign === 0x2502;
  return name === '' ? ruled : NAMES.test(name) && (ruled || sign === 9 || !/\s/.test(name));
}

/** Where the line ends, or -1 when it is longer than may be looked at. */
function lineEnd(source: Source, from: number): number {
  // A long token counts like a marker, so that a second pass sees as far as the first.
  let seen = 0;
  let run = 0;
  for (let i = from; seen < LONGEST_LINE && i - from < 2 * LONGEST_LINE; i++) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || closesMember(source, i)) return i;
    run = isBlank(c) ? 0 : run + 1;
    if (run <= 24) seen++;
  }
  return -1;
}

/** Where the next line begins, or -1 at the end of the text. */
function nextLine(source: Source, end: number): number {
  const i = end + (source.at(end) === 13 && source.at(end + 1) === 10 ? 2 : 1);
  return !isBreak(source.at(end)) || source.at(i) < 0 ? -1 : i;
}

/** The anchors of remarks that head a table, in any case. */
export const REMARKS: ScannerTable = [
  [['# client', '# user', '#user', '# host', '# login', '# identity', '# name'], scanRemark],
];
