import { isAlnum, isBlank, isBreak } from '../chars.js';
import type { Entry } from '../compile.js';
import { pemBodyEnd } from '../pem.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';
import { WINDOW } from '../window.js';

const LEAST_BODY = 24;

/** `-----BEGIN … PRIVATE KEY-----`: takes out the body and leaves the lines that name it. */
export function scanPrivateKey(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  let i = start + entry.literal.length;
  const name = i;
  while (
    i - name < 64 &&
    (isAlnum(source.at(i)) || source.at(i) === 32 || source.at(i) === 95 || source.at(i) === 45) &&
    !source.has('-----', i) &&
    !source.has('----', i)
  )
    i++;
  const title = source.text.slice(name, i);
  if (!/PRIVATE KEY|PRIVATE ENCRYPTION KEY|Static key|NKEY SEED/.test(title)) return i;
  while (source.at(i) === 45) i++;
  const from = skipLead(source, i);
  const { end, open } = pemBodyEnd(source, from, WINDOW);
  if (end - from < LEAST_BODY) return i;
  const body = source.text.slice(from, Math.min(end, from + WINDOW));
  if (/\.\.\.|…|YOUR|EXAMPLE|<|\$\{|\{\{/.test(body) || /^(.)\1*$/.test(body.replace(/\s/g, ''))) return i;
  scanner.take({ start: from, end, tail: open ? { kind: 'pem' } : undefined }, 'private-key', 'PRIVATE_KEY');
  return i;
}

/** Passes over the line break, its escape and the gutter before the first line of the body. */
function skipLead(source: Source, from: number): number {
  let i = from;
  while (i - from < 48) {
    const c = source.at(i);
    if (c === 92 && (source.at(i + 1) === 110 || source.at(i + 1) === 114)) i += 2;
    else if (
      isBlank(c) ||
      isBreak(c) ||
      c === 92 ||
      c === 34 ||
      c === 39 ||
      c === 62 ||
      c === 124 ||
      c === 35
    )
      i++;
    else break;
  }
  // A line number of a gutter (`12| MII…`) is no part of the key.
  let j = i;
  while (j - i < 6 && source.at(j) >= 48 && source.at(j) <= 57) j++;
  if (j > i && (source.at(j) === 124 || source.at(j) === 58 || isBlank(source.at(j)))) {
    while (j - i < 16 && (source.at(j) === 124 || source.at(j) === 58 || isBlank(source.at(j)))) j++;
    return j;
  }
  return i;
}
