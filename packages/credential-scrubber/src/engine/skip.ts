import { isBlank, isBreak } from './chars.js';
import type { Source } from './source.js';

/** The most blanks that are passed over at once. */
export const MOST_BLANKS = 64;

/** Skips blanks, at most a bounded run of them. */
export function skipBlanks(source: Source, from: number): number {
  let i = from;
  while (i - from < MOST_BLANKS && isBlank(source.at(i))) i++;
  return i;
}

/** Skips blanks, the ends of lines and the gutters of the next ones. */
export function skipSpace(source: Source, from: number, limit: number): number {
  let i = from;
  while (i - from < limit) {
    if (isBreak(source.at(i))) i = skipGutter(source, i + 1);
    else if (isBlank(source.at(i))) i++;
    else break;
  }
  return i;
}

/** Where a line begins behind its gutter. */
export function skipGutter(source: Source, line: number): number {
  source.at(line + WIDEST_GUTTER);
  return line + gutterWidth(source.text.slice(line, line + WIDEST_GUTTER));
}

/** What stands before a line that is shown, not a part of it: its number, the sign of a diff, of a quotation or of a comment. */
const GUTTER = /^(?: {0,8}\d{1,6}(?:[:│→\t]|[ \t]?\|) ?|[+>] ?|(?:\/\/|#) )/;

/** How far a gutter may reach. */
export const WIDEST_GUTTER = 16;

/** How wide the gutter is that a line begins with. */
export function gutterWidth(line: string): number {
  return GUTTER.exec(line)?.[0].length ?? 0;
}
