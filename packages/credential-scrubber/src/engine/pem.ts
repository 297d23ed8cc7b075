import { isAlnum, isBlank, isBreak, isDigit, isLetter } from './chars.js';
import type { Source } from './source.js';

const WIDEST_GAP = 80;
const FULL_RUN = 16;
const HEADER = /^(?:Proc-Type|DEK-Info|Version|Comment|MessageID|Hash|Charset|Key-Type)\b/i;

/**
 * Where the body of a private key ends: before its `-----END` line, or before the first line that is not of a
 * body when that line is missing. Gutters, quotes, `\n` escapes, comment signs and indentation are passed over.
 */
export function pemBodyEnd(
  source: Source,
  from: number,
  limit: number,
): { readonly end: number; readonly open: boolean } {
  let i = from;
  let end = from;
  while (i - from < limit && i - end < WIDEST_GAP) {
    const c = source.at(i);
    if (isBodyChar(c)) {
      const start = i;
      while (i - start < limit && isBodyChar(source.at(i))) i++;
      // A run that may go on in the next chunk is no whole line yet.
      if (source.at(i) < 0 && !source.isFinal) return { end: i - start >= FULL_RUN ? i : end, open: false };
      if (source.at(i) === 58 && HEADER.test(source.text.slice(start, i))) {
        while (i - start < WIDEST_GAP && source.at(i) >= 0 && !isBreak(source.at(i)) && source.at(i) !== 92)
          i++;
        end = i;
      } else if (isProse(source, start, i)) return { end, open: false };
      // The sign of a diff before the last line is no line of the body.
      else if (i - start >= 8 || (endsLine(source.at(i)) && !(i - start === 1 && source.at(start) === 43)))
        end = i;
      continue;
    }
    if (source.has('-----', i) || c < 0) return { end, open: false };
    if (c === 92 && (source.at(i + 1) === 110 || source.at(i + 1) === 114)) {
      i += 2;
      continue;
    }
    if (!isGutter(c) || (c === 91 && source.marker(i) > 0)) return { end, open: false };
    i++;
  }
  return { end, open: i - end < WIDEST_GAP };
}

/** A short run of letters before a blank and another word is language; a number there is a gutter. */
function isProse(source: Source, start: number, end: number): boolean {
  if (end - start >= FULL_RUN || !isBlank(source.at(end))) return false;
  for (let i = start; i < end; i++) if (!isDigit(source.at(i))) return isLetter(source.at(end + 1));
  return end - start > 6;
}

function endsLine(c: number): boolean {
  return c < 0 || isBreak(c) || c === 92 || c === 34 || c === 39 || c === 45;
}

function isBodyChar(c: number): boolean {
  return isAlnum(c) || c === 43 || c === 47 || c === 61;
}

function isGutter(c: number): boolean {
  return (
    isBlank(c) ||
    isBreak(c) ||
    c === 92 ||
    c === 34 ||
    c === 39 ||
    c === 44 ||
    c === 124 ||
    c === 62 ||
    c === 35 ||
    c === 42 ||
    c === 58 ||
    c === 96 ||
    c === 59 ||
    c === 45 ||
    c === 43
  );
}
