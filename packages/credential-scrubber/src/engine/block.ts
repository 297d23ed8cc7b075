import { isBlank, isBreak } from './chars.js';
import { closesText } from './edge.js';
import { gutterWidth, WIDEST_GUTTER } from './skip.js';
import type { Source } from './source.js';

/** How the lines of a block are told from those behind it. */
export interface Block {
  /** The column that lines of the block stand right of. */
  readonly column: number;
  /** Whether a gutter stands before each line: a line number, the sign of a diff, of a quotation or of a comment. */
  readonly gutter: boolean;
  /** The word that ends the block on a line of its own. */
  readonly stop: string;
}

const LONGEST_LINE = 128;

/** Where the content of the next line of a block starts, from the end of a line; -1 where the block ends. */
export function nextInBlock(source: Source, from: number, { column, gutter, stop }: Block): number {
  let i = from;
  for (let breaks = 0; breaks < 4 && isBreak(source.at(i)); breaks++) {
    i += source.at(i) === 13 && source.at(i + 1) === 10 ? 2 : 1;
    const line = i;
    if (gutter) {
      source.at(line + WIDEST_GUTTER);
      const width = gutterWidth(source.text.slice(line, line + WIDEST_GUTTER));
      if (width === 0) return -1;
      i += width;
    }
    const start = i;
    while (i - start < 64 && isBlank(source.at(i))) i++;
    if (isBreak(source.at(i))) continue;
    const ends = i - start <= column || source.at(i) < 0 || (stop !== '' && source.has(stop, i));
    return ends ? -1 : i;
  }
  return -1;
}

/** Where the content of a line ends, without the blanks at its end. */
export function lineContentEnd(source: Source, from: number, limit: number): number {
  let i = from;
  let end = from;
  while (i - from < limit) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || source.marker(i) > 0 || ((c === 34 || c === 92) && closesText(source, i)))
      break;
    i++;
    if (!isBlank(c)) end = i;
  }
  return end;
}

/** Where a block ends whose lines are one token each, from inside of one of them. */
export function blockEnd(
  source: Source,
  from: number,
  block: Block,
  limit: number,
): { readonly end: number; readonly open: boolean } {
  let i = from;
  let end = from;
  while (i - from < limit) {
    const c = source.at(i);
    if (
      c >= 0 &&
      !isBlank(c) &&
      !isBreak(c) &&
      source.marker(i) < 0 &&
      !((c === 34 || c === 92) && closesText(source, i))
    ) {
      end = ++i;
      continue;
    }
    while (i - end < 16 && isBlank(source.at(i))) i++;
    i = nextInBlock(source, i, block);
    if (i < 0 || !isToken(source, i)) return { end, open: false };
  }
  return { end, open: true };
}

/** Whether a line holds one word and nothing else, as far as it can be looked at. */
function isToken(source: Source, from: number): boolean {
  const end = lineContentEnd(source, from, LONGEST_LINE);
  if (source.at(end) < 0 && !source.isFinal) return false;
  const line = source.text.slice(from, end);
  return line !== '' && !/\s|:$/.test(line) && source.marker(end) < 0;
}
