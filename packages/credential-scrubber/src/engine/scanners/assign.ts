import { acceptsAssigned, isCandidate } from '../accept.js';
import { isBlank, isBreak, isCjk } from '../chars.js';
import { closesText } from '../edge.js';
import { groupsEnd, isPhraseOfWords, PHRASE } from '../grouped.js';
import type { Key } from '../key.js';
import { skipOpening, withoutLead } from '../lead.js';
import { type Literal, readLiteral } from '../literal.js';
import { type Operator, skipType } from '../operator.js';
import { quoteWidth } from '../quote.js';
import { acceptsSaid } from '../said.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks, skipGutter } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { readWord } from '../word.js';
import { scanBlock } from './block.js';
import { wrapped } from './jwt.js';

/** Judges what is assigned to a name: one value, a list of them, one that goes on over lines, or one in a call around it. */
export function assign(scanner: Scanner, key: Key, operator: Operator): void {
  const { source, engine } = scanner;
  if (scanBlock(scanner, key, operator)) return;
  let at = operator.value;
  if (operator.kind === 'colon') at = skipType(source, at);
  // `TOKEN = ("x"⏎"y")`.
  if (source.at(at) === 40 && operator.kind === 'equals' && quoteWidth(source, at + 1) > 0) at++;
  const literal =
    (operator.kind === 'tag' ? elementText(source, key, at) : undefined) ??
    readWrapped(
      source,
      readLiteral(source, skipOpening(source, skipLineBreak(source, at, operator)), operator.encoded),
      operator,
      key,
    );
  if (
    (key.kind === 'password' || key.kind === 'pin') &&
    operator.kind !== 'call' &&
    (literal === undefined || (!literal.quoted && literal.after === literal.end)) &&
    wide(scanner, key, at, literal)
  )
    return;
  if (literal === undefined) return;
  // `getpass("Password: ")`: the quote behind the colon closes.
  if (
    literal.quoted &&
    !operator.quotedKey &&
    operator.kind === 'colon' &&
    source.before(key.start) === source.at(literal.start - 1) &&
    (source.before(key.start - 1) === 92) === (source.at(literal.start - 2) === 92)
  )
    return;
  const trimmed = withoutLead(source, literal);
  if (scanner.isFound(trimmed.start)) return;
  if (!acceptsAssigned(source, key, trimmed, operator, engine.labels)) return;
  scanner.add({
    start: trimmed.start,
    end: trimmed.end,
    rule: 'assignment',
    label: key.label,
    tail: trimmed.tail,
    ...wrapping(source, trimmed, operator),
  });
  if (source.at(trimmed.end) === 46 && source.has('eyJ', trimmed.start)) wrapped(scanner, trimmed.end + 1);
  if (trimmed.quoted) changed(scanner, key, trimmed, operator);
  else if (source.at(trimmed.after) === 92) continued(scanner, key, trimmed.after);
  if (key.kind === 'password' && source.at(key.end - 1) === 115) listed(scanner, key, trimmed);
}

/** `密码：龙猫2024海`, `🔥dragon88🔥`, `Passphrase: one two three`: a value that is no bare word, up to the end of its line. */
function wide(scanner: Scanner, key: Key, at: number, literal: Literal | undefined): boolean {
  const { source, engine } = scanner;
  const from = skipBlanks(source, at);
  const next = source.at(literal?.after ?? from);
  const groups = isBlank(next) ? groupsEnd(source, from) : -1;
  if (groups > 0) {
    scanner.take({ start: from, end: groups }, 'assignment', key.label);
    return true;
  }
  const isPhrase = isBlank(next) && PHRASE.test(source.textOf(key));
  if (!isPhrase && !(isCjk(next) || (next >= 0xd800 && next < 0xdc00))) return false;
  let i = from;
  while (
    i - from < 96 &&
    source.at(i) >= 32 &&
    (isPhrase || !isBlank(source.at(i))) &&
    !PAUSE.test(source.text.charAt(i)) &&
    quoteWidth(source, i) === 0 &&
    source.marker(i) < 0
  )
    i++;
  const value = source.text.slice(from, i);
  if (!isPhrase ? !/\d{4}|[A-Za-z]\d{2}/.test(value) : !closesText(source, i) || !isPhraseOfWords(value))
    return false;
  if (!isCandidate(value, engine.labels)) return false;
  scanner.take({ start: from, end: i }, 'assignment', key.label);
  return true;
}

const PAUSE = /["'`<>,;，。、；！？「」（）()]/;

/** The whole text of an element, entities and punctuation included: `<password>a;b&amp;c</password>`. */
function elementText(source: Source, key: Key, at: number): Literal | undefined {
  const name = source.textOf(key);
  for (let i = at; i - at < 128; i++) {
    const c = source.at(i);
    if (c < 0 || isBreak(c) || c === 34 || source.marker(i) > 0) return undefined;
    if (c !== 60 || (source.at(i + 1) !== 47 && source.before(key.start) === 60 && closes(source, i, name)))
      continue;
    return i > at && source.at(i + 1) === 47 ? { start: at, end: i, quoted: false, after: i } : undefined;
  }
  return undefined;
}

/** Whether the element of this name ends behind a `<` that stands in its text, and no other one does. */
function closes(source: Source, at: number, name: string): boolean {
  source.at(at + 128);
  const rest = source.text.slice(at, at + 128);
  const end = rest.indexOf('</');
  return end > 0 && rest.startsWith(name, end + 2) && !/^<(?:[a-z][\w-]*>|!\[)/i.test(rest);
}

const WRAPPER =
  /(?:^|[.:\]])(?:from|new|of|some|just|ok|str|string|bytes?|b|secret|secret_?string|secret_?str|secure_?string|password|literal|raw|quote|unsafe)\($/i;
/** What a password is given to on its way into a record. */
const HASHER =
  /(?:^|[.:\]])(?:bcrypt|make|hash(?:pw|_?password|_?sync)?|crypt|encrypt|(?:\w{1,10}_)?password(?:_hash)?)\($/i;

/** `String::from("x")`, `SecretStr("x")`: the literal inside a conversion. */
function readWrapped(
  source: Source,
  literal: Literal | undefined,
  operator: Operator,
  { kind }: Key,
): Literal | undefined {
  if (
    literal === undefined ||
    literal.quoted ||
    literal.end - literal.start > 40 ||
    literal.tail !== undefined
  )
    return literal;
  const call = source.at(literal.end - 1) === 40 ? source.textOf(literal) : '';
  if (!WRAPPER.test(call) && !(kind === 'password' && HASHER.test(call))) return literal;
  return quoteWidth(source, literal.end) > 0 ? readLiteral(source, literal.end, operator.encoded) : literal;
}

/** `"x" -> "y"` of a plan, `"x" + "y"` and `"x" "y"` of source code: what else is the value, or a part of it. */
function changed(scanner: Scanner, key: Key, first: Literal, operator: Operator): void {
  const { source, engine } = scanner;
  let after = first.after;
  for (let n = 0; n < 4; n++) {
    let at = skipBlanks(source, after);
    const c = source.at(at);
    const arrow = c === 45 && source.at(at + 1) === 62;
    if (arrow) at += 2;
    else if (c === 43 || c === 46 || c === 92) at++;
    else if (!isBreak(c) && quoteWidth(source, at) === 0) return;
    for (let breaks = 0; breaks < 2 && isBreak(source.at(at)); breaks++) at++;
    at = skipBlanks(source, at);
    const width = quoteWidth(source, at);
    if (width === 0 || quoteWidth(source, first.start - width) !== width) return;
    const next = readLiteral(source, at, false);
    if (next === undefined || !next.quoted || next.tail !== undefined) return;
    const value = source.textOf(next);
    if (arrow ? !acceptsAssigned(source, key, next, operator, engine.labels) : !isPiece(value)) return;
    if (source.at(skipBlanks(source, next.after)) === 58) return;
    scanner.take(next, 'assignment', key.label);
    after = next.after;
  }
}

/** `TOKEN=abc\⏎def`: a shell reads on in the next line. */
function continued(scanner: Scanner, key: Key, at: number): void {
  const { source } = scanner;
  let line = at;
  while (line - at < 4 && source.at(line) === 92) line++;
  if (!isBreak(source.at(line))) return;
  const start = line + (source.at(line) === 13 ? 2 : 1);
  const next = readLiteral(source, start, false);
  if (next === undefined || next.quoted || !isPiece(source.textOf(next))) return;
  scanner.take(next, 'assignment', key.label);
}

/** A piece of a value that was cut for the width of a line. */
function isPiece(value: string): boolean {
  return (
    /^[A-Za-z0-9+/=_.~-]{6,}$/.test(value) && shapeOf(value, 0, value.length).strength >= STRENGTH.opaque
  );
}

/** `passwords: x, y`: the others of a list. */
function listed(scanner: Scanner, key: Key, first: Literal): void {
  const { source, engine } = scanner;
  let at = first.after;
  for (let n = 0; n < 8 && source.at(at) === 44; n++) {
    const start = skipBlanks(source, at + 1);
    if (source.marker(start) > 0) return;
    const word = readWord(source, start);
    if (word === undefined || !acceptsSaid(source, key, word, 'connected', true, engine.labels, '')) return;
    scanner.take(word, 'assignment', key.label);
    at = word.end;
  }
}

/** A bare number in JSON becomes a string, so that the document still parses. */
function wrapping(source: Source, literal: Literal, operator: Operator): { readonly wrap?: string } {
  if (literal.quoted || operator.kind !== 'colon' || !operator.quotedKey) return {};
  const value = source.textOf(literal);
  return /^-?\d+(?:\.\d+)?$/.test(value) ? { wrap: '"' } : {};
}

/** The value may stand on the next line: `Password:⏎value`. */
function skipLineBreak(source: Source, from: number, operator: Operator): number {
  let i = from;
  const c = source.at(i);
  if (operator.kind === 'arrow' && isBreak(c)) return skipDumped(source, i);
  if (operator.kind !== 'colon' && operator.kind !== 'equals') return i;
  if (c === 92 && isBreak(source.at(i + 1))) i++;
  else if (!isBreak(c) || operator.kind !== 'colon') return i;
  let breaks = 0;
  while (breaks < 3 && isBreak(source.at(i))) {
    breaks++;
    i++;
  }
  i = skipBlanks(source, skipGutter(source, i));
  const next = readLiteral(source, i, operator.encoded);
  // The next line is the value only when it is nothing but one.
  if (next === undefined) return from;
  return closesText(source, skipBlanks(source, next.after)) ? i : from;
}

/** `=>⏎  string(12) "x"`: PHP's `var_dump` says the type on a line of its own. */
function skipDumped(source: Source, from: number): number {
  source.at(from + 63);
  const type = /^(?:\r?\n|\v)[ \t]{0,40}string\(\d{1,4}\) (?=\\{0,3}")/.exec(
    source.text.slice(from, from + 64),
  );
  if (type === null) return from;
  return from + type[0].length;
}
