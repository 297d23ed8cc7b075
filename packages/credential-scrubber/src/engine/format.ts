import type { Source } from './source.js';
import { WINDOW } from './window.js';

/**
 * The notation for the body of a vendor's format: character sets with counts, and literals.
 *
 * Sets: `d` digits, `h` lower-case hex, `H` hex, `l` lower case, `L` upper case, `a` lower case and digits,
 * `A` upper case and digits, `n` letters and digits, `w` those and `_`, `u` those and `_-` (base64url),
 * `b` base64 (`+/`), `q` base64 and base64url with `=`, `x` any of `A-Za-z0-9._~+/=-`, `o` base32 upper.
 * `j` base64url and `.`, `e` those of `x` and `%`.
 * A count follows: `n36`, `n20-40`, `n20+`. Anything else is literal; `(…)?` is not needed and not there.
 */
export type Format = readonly (FormatPart | string)[];

interface FormatPart {
  readonly set: string;
  readonly min: number;
  readonly max: number;
}

const SETS = 'dhHlLaAnwubqxoje';
const PART = /([dhHlLaAnwubqxoje])(\d+)(?:-(\d+)|(\+))?|([\s\S])/g;

/** Parses the notation; called once for a rule set. */
export function parseFormat(notation: string): Format {
  const parts: (FormatPart | string)[] = [];
  for (const [, set, min, max, open, literal] of notation.matchAll(PART)) {
    if (set !== undefined) {
      const least = Number(min);
      parts.push({
        set,
        min: least,
        max: open ? Number.POSITIVE_INFINITY : max === undefined ? least : Number(max),
      });
    } else if (literal !== undefined) parts.push(literal);
  }
  return parts;
}

/** What matching a format at an offset gave: its end, and the open set that may go on behind it. */
export interface FormatMatch {
  readonly end: number;
  /** The set of an open last part that had not ended within the window. */
  readonly open?: string;
}

/** Matches a format greedily from an offset; every part is followed once, so the steps are bounded. */
export function matchFormat(format: Format, source: Source, offset: number): FormatMatch | undefined {
  let i = offset;
  for (const part of format) {
    if (typeof part === 'string') {
      if (source.at(i) !== part.charCodeAt(0)) return undefined;
      i++;
      continue;
    }
    const start = i;
    const most = Math.min(part.max, WINDOW);
    while (i - start < most && inSet(part.set, source.at(i))) i++;
    // A full stop at the end belongs to the sentence.
    while (i > start && source.at(i - 1) === 46 && part === format.at(-1)) i--;
    if (i - start < part.min) return undefined;
    if (part.max === Number.POSITIVE_INFINITY && i - start >= WINDOW - 3) return { end: i, open: part.set };
  }
  return { end: i };
}

/** Whether a code unit belongs to a named set. */
export function inSet(set: string, c: number): boolean {
  const digit = c >= 48 && c <= 57;
  const lower = c >= 97 && c <= 122;
  const upper = c >= 65 && c <= 90;
  switch (SETS.indexOf(set)) {
    case 0:
      return digit;
    case 1:
      return digit || (c >= 97 && c <= 102);
    case 2:
      return digit || (c >= 97 && c <= 102) || (c >= 65 && c <= 70);
    case 3:
      return lower;
    case 4:
      return upper;
    case 5:
      return digit || lower;
    case 6:
      return digit || upper;
    case 7:
      return digit || lower || upper;
    case 8:
      return digit || lower || upper || c === 95;
    case 9:
      return digit || lower || upper || c === 95 || c === 45;
    case 10:
      return digit || lower || upper || c === 43 || c === 47;
    case 11:
      return digit || lower || upper || c === 43 || c === 47 || c === 95 || c === 45 || c === 61;
    case 12:
      return digit || lower || upper || c === 43 || (c >= 45 && c <= 47) || c === 95 || c === 126 || c === 61;
    case 13:
      return upper || (c >= 50 && c <= 55);
    case 14:
      return digit || lower || upper || c === 95 || c === 45 || c === 46;
    default:
      return c === 37 || inSet('x', c);
  }
}
