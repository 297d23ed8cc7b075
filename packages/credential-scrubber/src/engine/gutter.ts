/** What stands before a line that is shown, not a part of it: its number, the sign of a diff, of a quotation or of a comment. */
const GUTTER = /^(?: {0,8}\d{1,6}(?:[:│→\t]|[ \t]?\|) ?|[+>] ?|(?:\/\/|#) )/;

/** How far a gutter may reach. */
export const WIDEST_GUTTER = 16;

/** How wide the gutter is that a line begins with. */
export function gutterWidth(line: string): number {
  return GUTTER.exec(line)?.[0].length ?? 0;
}
