import { isAlnum, isBlank, isBreak, isLetter } from './chars.js';
import { quoteWidth } from './quote.js';
import { skipBlanks } from './skip.js';
import type { Source } from './source.js';

/** Elements that show code or a key of the keyboard, whatever is in them. */
const SHOWING = /^(?:code|keys?|hash|sig|pin|sid)$/i;
/** Attributes whose value names what the element holds. */
const NAMING =
  /(?:name|key|id|label|field|property|param|class|type|title|for)(?: ?= ?)(?:\\{0,4}["']|&quot;|&#34;)$/i;
const LONGEST_ATTRIBUTES = 256;

/** Whether a name is that of an element: `<password`, `<ns:password`, `&lt;password`. */
export function isElement(source: Source, start: number): boolean {
  let at = start;
  if (source.before(at) === 58) {
    at--;
    while (start - at < 32 && isAlnum(source.before(at))) at--;
  }
  return source.before(at) === 60 && source.before(at - 1) !== 63 && source.before(at - 1) !== 80;
}

/** Whether the `>` behind a name makes what follows its value: the name is an element's, or that of an attribute which names. */
export function tagHolds(source: Source, start: number, end: number, quotedKey: boolean): boolean {
  if (isElement(source, start)) return !SHOWING.test(source.text.slice(start, end));
  if (!quotedKey) {
    const c = source.before(start);
    return (c < 0 || isBlank(c) || isBreak(c)) && source.at(end) !== 41;
  }
  return NAMING.test(source.behind(start, 32));
}

/** Where the content of an element starts whose name ends here and attributes follow; -1 when it has none. */
export function contentStart(source: Source, end: number): number {
  let i = skipBlanks(source, end);
  let quote = 0;
  if (!isLetter(source.at(i))) return -1;
  while (i - end < LONGEST_ATTRIBUTES) {
    const c = source.at(i);
    if (c < 0 || (quote === 0 && (c === 60 || isBreak(c)))) return -1;
    if (quote === 0 && c === 62) return source.at(i - 1) === 47 ? -1 : i + 1;
    if (quote === 0 && quoteWidth(source, i) === 1) quote = c;
    else if (c === quote) quote = 0;
    i++;
  }
  return -1;
}
