import { isBreak } from './chars.js';
import { quoteWidth } from './quote.js';
import { gutterWidth, skipBlanks } from './skip.js';
import type { Source } from './source.js';

/** The quote that opens the value of a member, as in `"content": "`, in JSON in JSON too. */
const MEMBER = /"[ \t]?:[ \t]?\\{0,3}"$/;

/** Whether a text of its own begins at an offset: the text in a member of JSON is one. */
export function opensText(source: Source, at: number): boolean {
  const c = source.before(at);
  if (c === 34) return MEMBER.test(source.behind(at, 12));
  return c < 0 ? source.floor === 0 : isBreak(c);
}

/** Whether a line or the whole text ends at an offset, or the member of JSON that the text stands in. */
export function closesText(source: Source, at: number): boolean {
  const c = source.at(at);
  if (c < 0 || isBreak(c)) return true;
  if (c !== 34 && c !== 92) return false;
  const width = quoteWidth(source, at);
  const next = source.at(at + width);
  return width > 0 && (next < 0 || isBreak(next) || closesMember(source, at, width));
}

/** Whether a quote ends a member of JSON. */
export function closesMember(source: Source, at: number, width: number = quoteWidth(source, at)): boolean {
  const next = source.at(at + width);
  return width > 0 && (next === 125 || next === 93 || (next === 44 && isMember(source, at + width + 1)));
}

/** Where a word ends that is all there is between blanks, or up to the end of the text that it stands in. */
export function wordEnd(source: Source, from: number, limit: number): number {
  let i = from;
  while (i - from < limit) {
    const c = source.at(i);
    if (c <= 32 || isBreak(c) || ((c === 34 || c === 92) && closesText(source, i)) || source.marker(i) > 0)
      break;
    i++;
  }
  return i;
}

/** `, "name":`: another member follows, no other cell of a table. */
function isMember(source: Source, at: number): boolean {
  source.at(at + 40);
  return /^\s{0,8}\\{0,3}"[\w.-]{1,24}\\{0,3}"\s?:/.test(source.text.slice(at, at + 40));
}

/** Where the line begins that an offset is on, behind its gutter; -1 where that cannot be seen, or is farther away than may be looked. */
export function lineStart(source: Source, from: number, limit: number): number {
  for (let i = from; from - i < limit; i--) {
    if (opensText(source, i)) return i + gutterWidth(source.text.slice(i, from));
    if (source.before(i) < 0) return -1;
  }
  return -1;
}

/** On a line of its own, a value has nothing behind it. */
export function endsLine(source: Source, at: number): boolean {
  return closesText(source, skipBlanks(source, at));
}
