import { isCandidate, isCut } from '../accept.js';
import { isAlnum, isBlank, isBreak } from '../chars.js';
import type { Key } from '../key.js';
import { isPlaceholder } from '../nonvalue.js';
import type { Operator } from '../operator.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { WINDOW } from '../window.js';

const LONGEST_SCHEME = 32;
const SECRET_PARAMETERS =
  /^(?:response|signature|sig|mac|token|access_token|oauth_token|oauth_signature|password|secret|key|api_?key|credential)$/i;

/** `Authorization: <scheme> <credential>`: takes out the credential, of any scheme, and the lines folded under it. */
export function scanAuthorization(scanner: Scanner, key: Key, operator: Operator): number {
  const { source } = scanner;
  let at = skipEncoded(source, operator.value);
  while (
    at - operator.value < 3 &&
    /[fbrFBR]/.test(String.fromCharCode(source.at(at))) &&
    quoteWidth(source, at + 1) > 0
  )
    at++;
  const width = quoteWidth(source, at);
  if (width === 0 && operator.kind === 'call') return operator.value;
  at += width;
  let end = at;
  while (end - at < LONGEST_SCHEME && isNameChar(source.at(end))) end++;
  const scheme = source.text.slice(at, end);
  let next = skipEncoded(source, skipBlanks(source, end));
  // The credential may be folded under its scheme.
  if (next === end && isBreak(source.at(end))) {
    const line = end + (source.at(end) === 13 ? 2 : 1);
    if (isBlank(source.at(line))) next = skipBlanks(source, line);
  }
  if (
    end > at &&
    next > end &&
    /^[A-Za-z][\w-]*$/.test(scheme) &&
    shapeOf(scheme, 0, scheme.length).strength < STRENGTH.random
  ) {
    if (quoteWidth(source, next) > 0) return joined(scanner, next);
    const open = width > 0 ? source.text.slice(at - width, at) : quoteBefore(source, key.start);
    if (scanParameters(scanner, next, open)) return next;
    credential(
      scanner,
      /^(?:SharedKey|SharedKeyLite|AWS|acs|OSS|COS)$/i.test(scheme) ? behindName(source, next) : next,
      scheme,
    );
    return next;
  }
  credential(scanner, at, '');
  return Math.max(operator.value, key.end);
}

/** `-H "Authorization: …"`: the quote, as it is escaped, that a header stands in; empty for none. */
function quoteBefore(source: Source, start: number): string {
  const width = [1, 2, 4].find(
    (wide) => start - wide >= source.floor && quoteWidth(source, start - wide) === wide,
  );
  return width === undefined ? '' : source.text.slice(start - width, start);
}

/** Skips `%20`. */
function skipEncoded(source: Source, from: number): number {
  return source.at(from) === 37 && source.has('%20', from) ? from + 3 : from;
}

/** `SharedKey name:<signature>`: the name of the account stays. */
function behindName(source: Source, from: number): number {
  let i = from;
  while (i - from < 64 && isAlnum(source.at(i))) i++;
  return source.at(i) === 58 ? i + 1 : from;
}

/** `'Bearer ' + '<token>'`. */
function joined(scanner: Scanner, closing: number): number {
  const { source } = scanner;
  let i = skipBlanks(source, closing + quoteWidth(source, closing));
  if (source.at(i) !== 43 && source.at(i) !== 46) return closing;
  i = skipBlanks(source, i + 1);
  const width = quoteWidth(source, i);
  if (width > 0) credential(scanner, i + width, 'bearer');
  return closing;
}

function credential(scanner: Scanner, start: number, scheme: string): void {
  const { source, engine } = scanner;
  const end = tokenEnd(source, start, WINDOW);
  const value = source.text.slice(start, end);
  if (value.length < 4 || !isCandidate(value, engine.labels) || isPlaceholder(value)) return;
  if (isCut(source, start, end)) return;
  const shape = shapeOf(value, 0, value.length);
  const known =
    /^(?:bearer|basic|digest|token|apikey|api-key|key|negotiate|ntlm|bot|ssws|geniekey|oauth|hawk|aws4.*|sso-key|jwt|zoho-oauthtoken|discogs|client-id|private|shopify.*)$/i.test(
      scheme,
    );
  if (
    shape.strength < (known ? STRENGTH.mixed : STRENGTH.opaque) &&
    !(known && shape.length >= 16 && shape.symbols > 0)
  )
    return;
  const open = end - start >= WINDOW;
  scanner.take(
    { start, end, tail: open ? { kind: 'set', set: 'x' } : undefined },
    'authorization-header',
    'TOKEN',
  );
  folded(scanner, end);
}

/** A line that begins with white space continues the header. */
function folded(scanner: Scanner, end: number): void {
  const { source } = scanner;
  let i = end;
  for (let lines = 0; lines < 4; lines++) {
    if (source.at(i) === 13) i++;
    if (!isBreak(source.at(i))) return;
    const start = skipBlanks(source, i + 1);
    if (start === i + 1) return;
    i = tokenEnd(source, start, WINDOW);
    const after = source.at(i);
    if (i - start < 4 || (after >= 0 && !isBreak(after))) return;
    const value = source.text.slice(start, i);
    if (
      !isCandidate(value, scanner.engine.labels) ||
      shapeOf(value, 0, value.length).strength < STRENGTH.mixed
    )
      return;
    scanner.take({ start, end: i }, 'authorization-header', 'TOKEN');
  }
}

/** `Digest username="…", response="…"`: only the parameters that hold the proof. `open` is the quote around the header. */
function scanParameters(scanner: Scanner, start: number, open: string): boolean {
  const { source, engine } = scanner;
  let i = start;
  let found = false;
  for (let n = 0; n < 16; n++) {
    const name = i;
    while (i - name < 32 && isNameChar(source.at(i))) i++;
    if (i === name || source.at(i) !== 61) return found;
    i++;
    const width = quoteWidth(source, i);
    // `"Basic YTpi="`: the header ends behind what fills up its Base64.
    if (width > 0 && open === source.text.slice(i, i + width)) return found;
    const valueStart = i + width;
    if (width === 0 && n === 0 && !/^[A-Za-z_]+$/.test(source.text.slice(name, i - 1))) return found;
    i = valueStart;
    while (i - valueStart < WINDOW && !isParameterEnd(source, i, width)) i++;
    // `Bearer session=…`: one name without a sign of a list is a credential that looks like one.
    if (n === 0 && width === 0 && (i - valueStart < 2 || source.at(i) !== 44)) return found;
    const value = source.text.slice(valueStart, i);
    if (
      SECRET_PARAMETERS.test(source.text.slice(name, valueStart - width - 1)) &&
      value.length >= 4 &&
      !isPlaceholder(value) &&
      isCandidate(value, engine.labels)
    ) {
      scanner.take({ start: valueStart, end: i }, 'authorization-header', 'SIGNATURE');
    }
    found = true;
    i += width;
    if (source.at(i) !== 44) return found;
    i = skipBlanks(source, i + 1);
  }
  return found;
}

function isParameterEnd(source: Source, at: number, width: number): boolean {
  const c = source.at(at);
  if (c < 0 || isBreak(c)) return true;
  return width > 0 ? quoteWidth(source, at) > 0 : c === 44 || isBlank(c) || quoteWidth(source, at) > 0;
}

/** Where a token of an HTTP header ends. */
export function tokenEnd(source: Source, start: number, limit: number): number {
  let i = start;
  while (i - start < limit) {
    const c = source.at(i);
    if (!isAlnum(c) && !isTokenChar(c)) break;
    i++;
  }
  while (i > start && (source.at(i - 1) === 46 || source.at(i - 1) === 58)) i--;
  return i;
}

/** token68 of RFC 9110, and what credentials hold besides. */
function isTokenChar(c: number): boolean {
  return (
    c === 45 ||
    c === 46 ||
    c === 95 ||
    c === 126 ||
    c === 43 ||
    c === 47 ||
    c === 61 ||
    c === 58 ||
    c === 33 ||
    c === 36 ||
    c === 37 ||
    c === 42 ||
    c === 64 ||
    c === 124 ||
    c === 35 ||
    c === 94
  );
}

function isNameChar(c: number): boolean {
  return isAlnum(c) || c === 45 || c === 95;
}
