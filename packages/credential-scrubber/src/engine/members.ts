import { isAlnum, isBlank, isBreak, isLetter } from './chars.js';
import type { Done, Operator } from './operator.js';
import { quoteWidth } from './quote.js';
import { MOST_BLANKS, skipBlanks, skipGutter } from './skip.js';
import type { Source } from './source.js';

/**
 * `key="Password" value="x"`, `name: DB_PASSWORD⏎value: x`, `variable "x" {⏎default = "x"`, `"x": {"value": "y"}`: the name
 * is itself a value, and its own value stands among the members that follow.
 */
export function valueAttribute(source: Source, at: number, done: Done): Operator | undefined {
  let i = at;
  for (let members = 0; members < MOST_MEMBERS; members++) {
    let seen = 0;
    while (seen < MOST_BLANKS && isGap(source.at(i))) {
      i = isBreak(source.at(i)) ? skipGutter(source, i + 1) : i + 1;
      seen++;
    }
    const width = quoteWidth(source, i);
    const start = i + width;
    i = start;
    while (i - start < 24 && (isLetter(source.at(i)) || source.at(i) === 95 || source.at(i) === 45)) i++;
    if (i === start) return undefined;
    const name = source.text.slice(start, i);
    i += quoteWidth(source, i);
    i = skipBlanks(source, i);
    const c = source.at(i);
    if (c !== 61 && c !== 58 && (c !== 62 || width > 0)) return undefined;
    if (/^(?:(?:inline_?|plain_?|secret_?)?(?:value|string|text)|content|default)$/i.test(name))
      return done(c === 62 ? 'tag' : 'equals', i + 1);
    if (c === 62 || members === MOST_MEMBERS - 1 || /^(?:name|key|id)$/i.test(name)) return undefined;
    i = memberEnd(source, skipBlanks(source, i + 1));
    if (i < 0) return undefined;
  }
  return undefined;
}

const MOST_MEMBERS = 5;

/** Where the value of a member ends that is not the one looked for: a word, or something in quotes. */
function memberEnd(source: Source, at: number): number {
  const width = quoteWidth(source, at);
  let i = at + width;
  while (i - at < 64) {
    const c = source.at(i);
    if (c < 0 || (width > 0 && isBreak(c)) || c === 123 || source.marker(i) > 0) return -1;
    if (width > 0 ? quoteWidth(source, i) > 0 : !isAlnum(c))
      return i + (width > 0 ? quoteWidth(source, i) : 0);
    i++;
  }
  return -1;
}

function isGap(c: number): boolean {
  return isBlank(c) || isBreak(c) || c === 44 || c === 123 || c === 60;
}
