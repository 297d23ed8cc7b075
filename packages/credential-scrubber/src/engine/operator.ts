import { isAlnum, isBlank, isBreak, isDigit, isLetter } from './chars.js';
import { valueAttribute } from './members.js';
import { quoteWidth } from './quote.js';
import { MOST_BLANKS, skipBlanks, skipGutter, skipSpace } from './skip.js';
import type { Source } from './source.js';

/** What stands between a key and its value. */
export interface Operator {
  readonly kind: 'equals' | 'colon' | 'arrow' | 'tag' | 'comma' | 'call' | 'cell' | 'compare';
  /** Where the value starts, blanks skipped. */
  readonly value: number;
  /** Whether blanks stand on both sides, as in source code, or none, as in an environment. */
  readonly spaced: boolean;
  /** Whether the key was in quotes, as in JSON. */
  readonly quotedKey: boolean;
  /** Whether the separators around are percent-encoded. */
  readonly encoded: boolean;
}

/** Reads the operator behind a key, if there is one. */
export function readOperator(source: Source, end: number): Operator | undefined {
  let i = end;
  let quotedKey = false;
  let braced = false;
  for (let n = 0; n < 6; n++) {
    const width = quoteWidth(source, i);
    const c = source.at(i);
    if (width > 0) quotedKey = true;
    else if (c === 125) braced = true;
    else if (c === 91 && source.at(i + 1) === 93) i++;
    else if (c !== 93 && c !== 41 && c !== 42 && c !== 0x201d && c !== 0x300d) break;
    i += width > 0 ? width : 1;
  }
  const beforeBlanks = i;
  i = skipBlanks(source, i);
  const blanks = i > beforeBlanks;
  const aside = skipAside(source, i);
  if (aside > i) i = aside;
  const c = source.at(i);
  const done = (kind: Operator['kind'], after: number, encoded = false): Operator => {
    const value = skipBlanks(source, skipEmphasis(source, after));
    return { kind, value, spaced: blanks && value > after, quotedKey, encoded };
  };
  if (c === 46 && quotedKey) {
    source.at(i + 23);
    if (FILLS.test(source.text.slice(i, i + 24))) return fills(source, i, done);
  }
  if (braced && (c !== 61 || quoteWidth(source, skipBlanks(source, i + 1)) === 0)) return undefined;
  if (c === 61) return equals(source, i, done);
  if (c === 58 || c === 0xff1a) return colon(source, i, { blanks, quotedKey }, done);
  if (c === 0xff1d) return done('equals', i + 1);
  if (c === 37 && source.at(i + 1) === 51) {
    const d = source.at(i + 2) | 32;
    if (d === 100) return done('equals', i + 3, true);
    if (d === 97) return done('colon', i + 3, true);
    return undefined;
  }
  if (c === 45 && (source.at(i + 1) === 62 || (source.at(i + 1) === 45 && source.at(i + 2) === 62))) {
    return done('arrow', source.at(i + 1) === 62 ? i + 2 : i + 3);
  }
  if (c === 0x2192 || c === 0x21d2) return done('arrow', i + 1);
  if (c === 60 && source.at(i + 1) === 45) return done('equals', i + 2);
  if ((c === 63 || c === 33) && source.at(i + 1) === 58) return done('colon', i + 2);
  if ((c === 33 || c === 43 || c === 63 || c === 124) && source.at(i + 1) === 61)
    return equals(source, i + 1, done);
  if ((c === 63 || c === 124) && source.at(i + 1) === c && source.at(i + 2) === 61)
    return done('equals', i + 3);
  // `process.env.API_KEY ?? 'x'`: the value to fall back on.
  if (
    (c === 63 || c === 124) &&
    source.at(i + 1) === c &&
    quoteWidth(source, skipBlanks(source, i + 2)) > 0
  ) {
    return done('equals', i + 2);
  }
  // `os.getenv("X") or "y"`.
  if (
    quotedKey &&
    c === 111 &&
    blanks &&
    source.has('or ', i) &&
    quoteWidth(source, skipBlanks(source, i + 3)) > 0
  )
    return done('equals', i + 3);
  if (c === 124 && source.hasFolded('default(', skipBlanks(source, i + 1)))
    return done('equals', skipBlanks(source, i + 1) + 8);
  if (c === 124 && blanks && isBlank(source.at(i + 1))) return done('cell', i + 1);
  if (c === 44 && quotedKey) return valueAttribute(source, i, done) ?? done('comma', nextItem(source, i + 1));
  if (c === 60 && source.at(i + 1) === 47) return nextTag(source, i, done);
  if (c === 40 && !blanks && !quotedKey) return done('call', i + 1);
  if (c === 123 && !blanks && !quotedKey && quoteWidth(source, i + 1) > 0) return done('equals', i + 1);
  if (c === 62 && !blanks) return tag(source, i + 1, quotedKey, done);
  if (blanks) {
    const typed = skipType(source, i);
    // Behind a quoted name stands the next attribute, not a type.
    if (!quotedKey && typed > i && quoteWidth(source, typed) > 0)
      return { kind: 'equals', value: typed, spaced: true, quotedKey, encoded: false };
    const property = c === 123 ? skipAccessors(source, i) : i;
    if (property > i) return { kind: 'equals', value: property, spaced: true, quotedKey, encoded: false };
  }
  // A part of a multipart form: its value follows an empty line.
  if (quotedKey && isBreak(c) && isEmptyLine(source, i) && NAMED.test(source.behind(end, 96)))
    return done('equals', skipBreaks(source, i));
  return quotedKey || blanks || isBreak(c) ? valueAttribute(source, i, done) : undefined;
}

/** What a colon says, from what stands behind it. */
function colon(
  source: Source,
  i: number,
  { blanks, quotedKey }: { readonly blanks: boolean; readonly quotedKey: boolean },
  done: Done,
): Operator | undefined {
  // `::` is a path in code, and a Base64 value in LDIF.
  // `if (!row['password']):` ends a line of Python.
  if (isBreak(source.at(i + 1)) && source.at(i - 1) === 41) return undefined;
  // `type="password" :rules="x"`: the next attribute.
  if (quotedKey && blanks && isLetter(source.at(i + 1))) return undefined;
  if (source.at(i + 1) === 58) return isBlank(source.at(i + 2)) ? done('colon', i + 2) : undefined;
  // `${NAME:-x}`: the value to fall back on.
  if (source.at(i + 1) === 45 && !isBlank(source.at(i + 2)) && !blanks) return done('equals', i + 2);
  const nested = skipBlanks(source, i + 1);
  // `<td>Password:</td><td>x`, `<b>Password:</b> x`
  if (source.at(nested) === 60 && source.at(nested + 1) === 47) {
    source.at(nested + 12);
    const closing = /^<\/[a-z]\w{0,8}>/i.exec(source.text.slice(nested, nested + 12));
    const next = nextTag(source, nested, done);
    if (next !== undefined) return { ...next, kind: 'colon' };
    return closing === null ? undefined : done('colon', nested + closing[0].length);
  }
  // `secret:⏎  inline_string: x`
  const below = !quotedKey && isBreak(source.at(nested)) ? valueAttribute(source, nested, done) : undefined;
  if (below !== undefined) return below;
  if (quotedKey && source.at(nested) === 123) return valueAttribute(source, nested, done);
  return done(source.at(i + 1) === 61 ? 'equals' : 'colon', source.at(i + 1) === 61 ? i + 2 : i + 1);
}

/** The next item of a list may stand on the next line. */
function nextItem(source: Source, after: number): number {
  let i = skipBlanks(source, after);
  if (!isBreak(source.at(i))) return after;
  if (source.at(i) === 13) i++;
  i = skipBlanks(source, skipGutter(source, i + 1));
  return quoteWidth(source, i) > 0 ? i : after;
}

/** `name="password`: a part of a form. */
const NAMED = /name=["'][\w.[\]-]+$/;

/** `get('#password').type('x')`: what tests type into a field. */
const FILLS = /^\.(?:type|fill|send_?keys|set_?value|press_?sequentially|input|write)\(/i;

function fills(source: Source, at: number, done: Done): Operator | undefined {
  const open = source.text.indexOf('(', at);
  return open - at < 24 && quoteWidth(source, open + 1) > 0 ? done('equals', open + 1) : undefined;
}

/** Makes the operator of a kind behind which the value starts. */
export type Done = (kind: Operator['kind'], after: number, encoded?: boolean) => Operator;

function equals(source: Source, at: number, done: Done): Operator | undefined {
  let i = at + 1;
  if (source.at(i) === 62) return done('arrow', i + 1);
  if (source.at(i) === 61 || source.at(at - 1) === 33) {
    while (source.at(i) === 61) i++;
    return done('compare', i);
  }
  if (source.at(i) === 126) return undefined;
  return done('equals', i);
}

function isEmptyLine(source: Source, at: number): boolean {
  return source.at(at) === 13 ? source.at(at + 2) === 13 : isBreak(source.at(at + 1));
}

function skipBreaks(source: Source, at: number): number {
  let i = at;
  while (i - at < 4 && isBreak(source.at(i))) i++;
  return i;
}

/** `Password (new): x`: a short remark between a name and its colon. */
function skipAside(source: Source, at: number): number {
  if (source.at(at) !== 40 || !isBlank(source.before(at))) return at;
  let i = at + 1;
  while (i - at < 32 && (isAlnum(source.at(i)) || isBlank(source.at(i)) || source.at(i) === 45)) i++;
  if (source.at(i) !== 41) return at;
  i = skipBlanks(source, i + 1);
  return source.at(i) === 58 || source.at(i) === 61 ? i : at;
}

/** `</td><td>x`, `</key><string>x`: the value stands in the element that follows the name's. */
function nextTag(source: Source, at: number, done: Done): Operator | undefined {
  let i = at + 2;
  while (i - at < 24 && isAlnum(source.at(i))) i++;
  if (source.at(i) !== 62) return undefined;
  i++;
  const gap = i;
  i = skipSpace(source, gap, 40);
  if (source.at(i) !== 60 || !isLetter(source.at(i + 1))) return undefined;
  const tag = i;
  while (i - tag < 64 && source.at(i) !== 62 && source.at(i) >= 0 && !isBreak(source.at(i))) i++;
  if (source.at(i) !== 62) return undefined;
  // `<td><code>x`: another element around the value.
  source.at(i + 10);
  const inner = /^<[a-z]{1,8}>/i.exec(source.text.slice(i + 1, i + 11));
  return done('tag', i + 1 + (inner?.[0].length ?? 0));
}

/** `{ get; set; } =`: the accessors of a property, and where its value starts. */
function skipAccessors(source: Source, at: number): number {
  let i = at + 1;
  while (i - at < 40 && (isLetter(source.at(i)) || isBlank(source.at(i)) || source.at(i) === 59)) i++;
  if (source.at(i) !== 125) return at;
  i = skipBlanks(source, i + 1);
  return source.at(i) === 61 && source.at(i + 1) !== 61 && source.at(i + 1) !== 62
    ? skipBlanks(source, i + 1)
    : at;
}

/** `<password>x`, and the `<string>` that follows a `<key>` in a property list. */
function tag(source: Source, after: number, quotedKey: boolean, done: Done): Operator | undefined {
  let i = after;
  i = skipSpace(source, after, MOST_BLANKS);
  if (!quotedKey && source.at(i) === 60 && source.hasFolded('<value>', i)) return done('tag', i + 7);
  return done('tag', after);
}

/** Skips the closing `**` of `**Password:** x`. */
function skipEmphasis(source: Source, from: number): number {
  return source.at(from) === 42 && source.at(from + 1) === 42 && isBlank(source.at(from + 2))
    ? from + 2
    : from;
}

/** `: String =`, `: &str =`: the type that stands between a name and its value, and where the value starts then. */
export function skipType(source: Source, from: number): number {
  let i = from;
  let letters = 0;
  let digits = 0;
  if (source.at(from) === 60) return from;
  for (; i - from < 48; i++) {
    const c = source.at(i);
    if (isLetter(c)) letters++;
    else if (c === 61) break;
    else if (isDigit(c) && ++digits > 2) return from;
    else if (!isAlnum(c) && !isTypeChar(c)) return from;
  }
  if (letters === 0 || source.at(i) !== 61 || source.at(i + 1) === 61 || source.at(i + 1) === 62) return from;
  const next = skipBlanks(source, i + 1);
  return isBlank(source.at(i - 1)) || quoteWidth(source, next) > 0 ? next : from;
}

function isTypeChar(c: number): boolean {
  return (
    c === 95 ||
    c === 38 ||
    c === 42 ||
    c === 60 ||
    c === 62 ||
    c === 91 ||
    c === 93 ||
    c === 63 ||
    c === 46 ||
    c === 124 ||
    c === 32 ||
    c === 39
  );
}
