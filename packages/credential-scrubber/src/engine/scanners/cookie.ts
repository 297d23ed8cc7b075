import { findCredentialPart } from '../../keys/find-part.js';
import { isCandidate } from '../accept.js';
import { isAlnum, isBlank, isBreak } from '../chars.js';
import { isPlaceholder } from '../nonvalue.js';
import type { Operator } from '../operator.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { STRENGTH, shapeOf } from '../value.js';
import { WINDOW } from '../window.js';

const MOST_COOKIES = 40;
const ATTRIBUTES =
  /^(?:path|domain|expires|max-age|samesite|secure|httponly|priority|partitioned|version|comment)$/i;
const SESSION_NAME =
  /sess|sid$|^sid|auth|token|jwt|login|remember|csrf|xsrf|secret|identity|ticket|credential|\.aspxauth|connect\.sid|^_?gitlab|bearer/i;

/** `Cookie:` and `Set-Cookie:`: takes out the values that identify someone, and leaves settings readable. */
export function scanCookies(scanner: Scanner, operator: Operator): number {
  const { source, engine } = scanner;
  let i = operator.value;
  const open = quoteWidth(source, i);
  i += open;
  for (let n = 0; n < MOST_COOKIES; n++) {
    const name = i;
    while (i - name < 80 && isNameChar(source.at(i))) i++;
    if (source.at(i) !== 61) {
      if (source.at(i) !== 59 || i === name) return operator.value;
      i = skipBlanks(source, i + 1);
      continue;
    }
    const label = source.text.slice(name, i);
    i++;
    const start = i;
    while (i - start < WINDOW && isValueChar(source.at(i))) i++;
    const long = i - start >= WINDOW;
    const value = source.text.slice(start, i);
    if (isSecret(label, value) && isCandidate(value, engine.labels)) {
      scanner.take({ start, end: i, tail: long ? { kind: 'set', set: 'x' } : undefined }, 'cookie', 'COOKIE');
    }
    if (long || source.at(i) !== 59) return operator.value;
    i = skipBlanks(source, i + 1);
  }
  return operator.value;
}

function isSecret(name: string, value: string): boolean {
  if (value.length < 6 || ATTRIBUTES.test(name) || isPlaceholder(value)) return false;
  const shape = shapeOf(value, 0, value.length);
  if (SESSION_NAME.test(name) || findCredentialPart(name) !== undefined) {
    return shape.strength >= STRENGTH.mixed || (shape.numeric && shape.digits >= 12);
  }
  return shape.strength >= STRENGTH.random && !/^_?_?(?:g[ac]|utm|hj|fb[pc]|intercom-id)/i.test(name);
}

function isNameChar(c: number): boolean {
  return isAlnum(c) || c === 45 || c === 95 || c === 46 || c === 33 || c === 36;
}

function isValueChar(c: number): boolean {
  return (
    c > 32 &&
    !isBlank(c) &&
    !isBreak(c) &&
    c !== 59 &&
    c !== 44 &&
    c !== 34 &&
    c !== 39 &&
    c !== 92 &&
    c !== 96 &&
    c !== 91
  );
}
