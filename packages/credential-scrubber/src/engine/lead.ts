import { isBlank, isLetter } from './chars.js';
import type { Literal } from './literal.js';
import { withoutEnd } from './nonvalue.js';
import type { Source } from './source.js';
import { STRENGTH, shapeOf } from './value.js';

const LEADS = [
  'bearer ',
  'basic ',
  'token ',
  'apikey ',
  'bot ',
  'base64:',
  'django-insecure-',
  '{noop}',
  '{bcrypt}',
  'pass:',
];

/** What stands before the secret inside the value: a scheme, an encoding, a generator's mark. */
export function withoutLead(source: Source, literal: Literal): Literal {
  let { start } = literal;
  while (start < literal.end && isBlank(source.at(start))) start++;
  for (const lead of LEADS) {
    if (literal.end - start > lead.length && source.hasFolded(lead, start)) {
      start += lead.length;
      break;
    }
  }
  let { end } = literal;
  if (literal.quoted && source.has('\\"', start) && end - start > 4 && source.has('\\"', end - 2)) {
    start += 2;
    end -= 2;
  }
  if (literal.quoted && source.has('{enter}', end - 7) && end - start > 10) end -= 7;
  // `password={x};`: ODBC and JDBC quote with braces.
  if (
    !literal.quoted &&
    source.at(start) === 123 &&
    source.at(end - 1) === 125 &&
    source.at(end) === 59 &&
    end - start > 5
  ) {
    start++;
    end--;
  }
  while (literal.quoted && end > start && isBlank(source.at(end - 1))) end--;
  return literal.tail === undefined
    ? { ...literal, ...withoutMask(source, start, end) }
    : { ...literal, start, end };
}

/** Marks of other scrubbers, masks and references. */
const MASK_BEFORE =
  /^(?:\[[A-Za-z_ -]{2,24}\]|\*{2,64}|[•●]{2,64}|<[A-Za-z_ -]{1,40}>|\$\{[^{}\s]{1,40}\}|\{\{[^{}]{1,40}\}\}|\$\([^()]{1,60}\))/;
const LEAST_LEFT = 12;

/** `****` and `${A}` glued to a value of which enough is left to be of use; masks that show a few characters stay. */
function withoutMask(
  source: Source,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } {
  const value = source.text.slice(start, end);
  const from = MASK_BEFORE.exec(value)?.[0].length ?? 0;
  const to = from > 0 ? value.length : maskStart(value);
  const rest = to - from;
  if (rest === value.length || rest < LEAST_LEFT) return { start, end };
  const { digits, slug, strength } = shapeOf(value, from, to);
  if (strength < STRENGTH.opaque && (slug || digits === 0)) return { start, end };
  return { start: start + from, end: start + to };
}

function maskStart(value: string): number {
  const plain = withoutEnd(value, '*•●');
  if (plain.length < value.length - 1) return plain.length;
  const open = Math.max(value.lastIndexOf('['), value.lastIndexOf('$'));
  return open > 0 && MASK_BEFORE.exec(value.slice(open))?.[0].length === value.length - open
    ? open
    : value.length;
}

/** `<b>x</b>`, `<secret>x`: where the value starts behind an element's opening. */
export function skipOpening(source: Source, at: number): number {
  if (source.at(at) !== 60 || !isLetter(source.at(at + 1))) return at;
  source.at(at + 40);
  const opening = /^<[A-Za-z][\w-]{0,30}>(?=[A-Za-z0-9])/.exec(source.text.slice(at, at + 40));
  return at + (opening?.[0].length ?? 0);
}
