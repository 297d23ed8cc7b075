import { isBlank, isBreak } from './chars.js';
import type { Source } from './source.js';

/** Generators of passwords seldom make longer ones with signs. */
const LONGEST = 64;
/** How far back on the line a bracket is looked for that the value may stand in. */
const BEFORE = 80;

const OPENING: ReadonlyMap<number, string> = new Map([
  [41, '('],
  [93, '['],
  [125, '{'],
  [62, '<'],
]);
/** Signs of generators that are seldom in names, paths, numbers and sentences. */
const SIGN = /[!#$%&()*+<=>?@[\]^{|}~]/g;
/** Markup, calls, arrows, members, and the next pair of a list. */
const SYNTAX = /<\/|<[a-z][\w-]*[>/]|[)\]}][.[({;]|\(\)|[-=]>|<[-=]|::|\]\(|[,;&][A-Za-z_][\w.-]*[=:]/i;

/** A change of case or a digit where no name has one. */
const IRREGULAR = /[a-z][A-Z]|[A-Z]{2}[a-z]|\d[A-Za-z]/;

/**
 * Where an unquoted value ends that stops at a bracket, an angle, a comma or a semicolon in its middle, when the whole looks like
 * what a generator makes (`9Dd<aIY)sYV(GZ`); `stop` when it does not.
 */
export function generatedEnd(source: Source, from: number, stop: number): number {
  const c = source.at(stop);
  const isSign = OPENING.has(c) || c === 60 || c === 44 || c === 59;
  if (!isSign || stop === from || isEnd(source.at(stop + 1))) return stop;
  let end = stop;
  while (end - from <= LONGEST && !isEnd(source.at(end))) {
    // What runs into a marker was judged with the secret that stood there.
    if ((source.at(end) === 91 || source.at(end) === 37) && source.marker(end) > 0) return end;
    end++;
  }
  const last = source.at(end);
  if (end - from > LONGEST || last === 34 || last === 39 || last === 96) return stop;
  while (end > stop && ')]}>.,;:'.includes(source.text.charAt(end - 1))) end--;
  const value = source.text.slice(from, end);
  const rest = source.text.slice(stop + 1, end);
  // `Map<String,…`: a type.
  if (c === 60 && /^[A-Z]?[a-z]+$/.test(source.text.slice(from, stop))) return stop;
  if (end - from < 10 || SYNTAX.test(value) || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return stop;
  const signs = new Set(value.match(SIGN)).size;
  // One sign alone could end a value that a name stands behind.
  if (signs < 2 && (c === 44 || c === 59 || !/\d/.test(value) || !IRREGULAR.test(rest))) return stop;
  if (signs >= 2 && /^[A-Z]?[a-z]*$|^[A-Z]*$|^\d*$/.test(rest)) return stop;
  return isOpened(source, from, OPENING.get(c)) ? stop : end;
}

/** Whether a bracket was opened before the value on its line, which the value then stands in. */
function isOpened(source: Source, from: number, opening: string | undefined): boolean {
  if (opening === undefined) return false;
  const before = source.behind(from, BEFORE);
  return before.slice(before.lastIndexOf('\n') + 1).includes(opening);
}

function isEnd(c: number): boolean {
  return c < 33 || isBlank(c) || isBreak(c) || c === 34 || c === 39 || c === 96 || c > 126;
}
