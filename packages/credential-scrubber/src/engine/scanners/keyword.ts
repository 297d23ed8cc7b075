import { acceptsAssigned, groupsEnd, isCandidate, isPhraseOfWords, PHRASE } from '../accept.js';
import { lineContentEnd } from '../block.js';
import { isBlank, isBreak, isCjk, isLetter } from '../chars.js';
import type { Entry } from '../compile.js';
import { closesText, lineStart } from '../edge.js';
import { identifierAround, judgeKey, type Key, WIRELESS } from '../key.js';
import { skipOpening, withoutLead } from '../lead.js';
import { type Literal, readLiteral } from '../literal.js';
import { contentStart, isElement, tagHolds } from '../markup.js';
import { type Operator, quoteWidth, readOperator, skipBlanks, skipGutter, skipType } from '../operator.js';
import { acceptsSaid } from '../said.js';
import type { Scanner } from '../scanner.js';
import { isEscapeEnd, type Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { readWord } from '../word.js';
import { scanAuthorization } from './authorization.js';
import { scanBlock } from './block.js';
import { scanCodes } from './codes.js';
import { scanCookies } from './cookie.js';
import { wrapped } from './jwt.js';
import { scanPair, scanPairCall } from './pair.js';
import { scanProse } from './prose.js';
import { scanSeedPhrase } from './seed-phrase.js';
import { scanTable } from './table.js';

/** A word that names credentials: judges the whole name, then what is assigned to it or said about it. */
export function scanKeyword(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  if (start < scanner.keyDone || !isWordPart(source, start, entry)) return -1;
  const isWord = entry.named !== undefined || isLetter(entry.literal.charCodeAt(entry.literal.length - 1));
  const width = isWord ? entry.literal.length : 2;
  const [from, end] = identifierAround(source, start, start + width);
  const key =
    entry.named === undefined
      ? judgeKey(source, from, end, engine.compiled.names)
      : namedKey(source, entry, start, from, end);
  // A part of another name leaves the rest of it to be judged.
  if (key === undefined && entry.named !== undefined) return -1;
  scanner.keyDone = end;
  if (source.at(end) === 40 && scanPairCall(scanner, end, source.text.slice(from, end))) return end;
  if ((source.text.charCodeAt(end - 1) | 32) === 115 && scanCodes(scanner, from, end)) return end;
  if (key === undefined) return end;
  if (engine.scanners.has('assignment') && scanTable(scanner, key)) return end;
  const operator = operatorOf(source, from, end) ?? flagOperator(source, from, end);
  if (operator === undefined) {
    if (key.label === 'SEED_PHRASE') {
      scanSeedPhrase(scanner, source.has(' is ', end) ? end + 4 : end);
      return end;
    }
    if (engine.scanners.has('assignment') && shown(scanner, key)) return end;
    if (engine.scanners.has('prose')) scanProse(scanner, key);
    return end;
  }
  if (scanPair(scanner, operator.value, key)) return end;
  if (scanPairCall(scanner, operator.value, source.text.slice(from, end))) return end;
  const name = source.text.slice(from, end).toLowerCase();
  if (name.endsWith('authorization')) return scanAuthorization(scanner, key, operator);
  if (name.endsWith('cookie')) return scanCookies(scanner, operator);
  if (key.label === 'SEED_PHRASE') {
    // `totp_seed=x`: the seed of a generator is no phrase.
    if (!scanSeedPhrase(scanner, operator.value) && /otp|2fa|mfa/.test(name))
      assign(scanner, { ...key, label: 'SECRET' }, operator);
    return end;
  }
  if (engine.scanners.has('assignment')) assign(scanner, key, operator);
  return end;
}

/** `>>> os.environ['DB_PASSWORD']⏎'x'`, `p config->password⏎$1 = 0x5581 "x"`: what a console shows of an expression. */
function shown(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  let i = key.end;
  while (i - key.end < 4 && (quoteWidth(source, i) === 1 || source.at(i) === 93 || source.at(i) === 41)) i++;
  if (source.at(i) === 13) i++;
  if (printed(scanner, key)) return true;
  if (!isBreak(source.at(i))) return false;
  const line = lineStart(source, key.start, 48);
  // The prompt `>` reads like the sign of a quotation.
  if (line < 0 || !PROMPT.test(source.text.slice(Math.max(source.floor, line - 2), key.start))) return false;
  i = skipBlanks(source, i + 1);
  const name = i;
  while (i - name < 40 && source.at(i) > 31 && quoteWidth(source, i) === 0) i++;
  if (i > name && !/^\$\d+ = (?:0x[0-9a-f]+ )?$/.test(source.text.slice(name, i))) return false;
  const literal = readLiteral(source, i, false);
  if (literal === undefined || !literal.quoted) return false;
  if (!closesText(source, literal.after)) return false;
  const operator = { kind: 'equals', value: i, spaced: true, quotedKey: true, encoded: false } as const;
  if (acceptsAssigned(source, key, literal, operator, engine.labels))
    scanner.add({
      start: literal.start,
      end: literal.end,
      rule: 'assignment',
      label: key.label,
      tail: literal.tail,
    });
  return true;
}

/** `$ kubectl get secret db -o jsonpath={.data.password} | base64 -d⏎x`: what a command prints that shows a credential. */
function printed(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  const line = lineStart(source, key.start, 160);
  if (line < 0 || !SHOWS.test(source.text.slice(line, key.start))) return false;
  let i = lineContentEnd(source, key.end, 160);
  if (!isBreak(source.at(i)) || /[<>]/.test(source.text.slice(key.end, i))) return false;
  i += source.at(i) === 13 ? 2 : 1;
  const end = lineContentEnd(source, i, 512);
  const literal = { start: i, end, quoted: true, after: end };
  const { strength, length, digits } = shapeOf(source.text, i, end);
  if (strength < STRENGTH.opaque && (key.kind !== 'password' || length < 10 || digits === 0)) return false;
  const operator = { kind: 'equals', value: i, spaced: false, quotedKey: true, encoded: false } as const;
  if (source.marker(i) > 0 || !acceptsAssigned(source, key, literal, operator, engine.labels)) return false;
  scanner.add({ start: i, end, rule: 'assignment', label: key.label });
  return true;
}

const SHOWS =
  /^(?:[\w.@:~/\\-]{0,40}[$#%>] ?)?(?:sudo )?(?:cat|head|kubectl|oc|vault|op|bw|pass|gopass|printenv|echo|aws|gcloud|az|heroku|terraform|tofu|pulumi|openssl|pwgen|security|secret-tool|argocd|docker|podman|jq|grep -oP|PS [^>]{0,40}>)\b/;
const PROMPT =
  /^[\s\S]{0,2}?[ \t]{0,8}(?:>>>|In \[\d{1,5}\]:|>|\(gdb\)|\(lldb\)|irb[^>]{0,20}>|\w{0,12}[#$%>]) /;

/** What stands between the name and its value; behind an element's name its attributes are skipped. */
function operatorOf(source: Source, from: number, end: number): Operator | undefined {
  const element = isBlank(source.at(end)) && isElement(source, from);
  const content = element ? contentStart(source, end) : -1;
  if (content >= 0 && !tagHolds(source, from, end, false)) return undefined;
  if (content >= 0) return { kind: 'tag', value: content, spaced: false, quotedKey: false, encoded: false };
  const operator = readOperator(source, end);
  if (operator === undefined) return undefined;
  if (operator.kind === 'tag' && source.at(end) === 42) return undefined;
  if (operator.kind === 'comma' && /[[:<%${]/.test(String.fromCharCode(source.before(from))))
    return undefined;
  const follows =
    operator.kind === 'tag' && !source.has('</', operator.value) && closesTag(source, operator.value);
  return follows && !isNextElement(source, end) && !tagHolds(source, from, end, operator.quotedKey)
    ? undefined
    : operator;
}

function closesTag(source: Source, value: number): boolean {
  let i = value;
  while (isBlank(source.before(i))) i--;
  return source.before(i) === 62;
}

/** `Password</td><td>x`: the name is the content of an element, not in a tag. */
function isNextElement(source: Source, end: number): boolean {
  return source.at(end) === 60 || source.at(skipBlanks(source, end)) === 60;
}

/** Whether the keyword is a word of a name, from the letters around it; most that are none are settled here. */
export function isWordPart(source: Source, start: number, entry: Entry): boolean {
  if (entry.named !== undefined) return true;
  const bound = start + entry.literal.length;
  const last = source.at(bound - 1);
  let next = source.at(bound);
  // A plural, in either case.
  if (next === 115 || (next === 83 && last < 97 && isLetter(last))) next = source.at(bound + 1);
  if (next >= 97 && next <= 122 && isLetter(last)) return false;
  if (entry.atStart !== true) return true;
  const before = source.before(start);
  return (
    !isLetter(before) || (before >= 97 && source.text.charCodeAt(start) < 91) || isEscapeEnd(source, start)
  );
}

/** `--password value`: the blank behind a long flag assigns. */
function flagOperator(source: Source, from: number, end: number): Operator | undefined {
  if (source.before(from) !== 45 || !isBlank(source.at(end))) return undefined;
  const dashes = source.before(from - 1) === 45 ? 2 : 1;
  const before = source.before(from - dashes);
  if (before >= 0 && !isBlank(before) && before !== 34 && before !== 39 && before !== 10) return undefined;
  const value = skipBlanks(source, end);
  // In a list of options, what a flag does stands in a column of its own.
  return source.at(value) === 45 || (value > end + 2 && isLetter(source.at(value)))
    ? undefined
    : { kind: 'equals', value, spaced: false, quotedKey: false, encoded: false };
}

/** A name of another language: with an ending, or behind other words, but not as the first part of a longer one. */
function namedKey(source: Source, entry: Entry, start: number, from: number, end: number): Key | undefined {
  const { literal, named } = entry;
  if (named === undefined) return undefined;
  const bound = start + literal.length;
  if (isCjk(literal.charCodeAt(0))) return { start, end: bound, ...named };
  const isWireless =
    named.kind === 'token' && WIRELESS.test(source.text.slice(Math.max(source.floor, start - 40), start));
  // Hebrew and Arabic write articles in one with the word.
  const article = literal.charCodeAt(0) >= 0x590;
  if (end - bound > 3 || (!article && literal.length < 6 && start - from > 0 && start - from < 3))
    return undefined;
  return isWireless
    ? { start: from, end, kind: 'password', label: 'PASSWORD' }
    : { start: from, end, ...named };
}

function assign(scanner: Scanner, key: Key, operator: Operator): void {
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
    );
  if (
    key.kind === 'password' &&
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
    scanner.add({ start: from, end: groups, rule: 'assignment', label: key.label });
    return true;
  }
  const isPhrase = isBlank(next) && PHRASE.test(source.text.slice(key.start, key.end));
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
  scanner.add({ start: from, end: i, rule: 'assignment', label: key.label });
  return true;
}

const PAUSE = /["'`<>,;，。、；！？「」（）()]/;

/** The whole text of an element, entities and punctuation included: `<password>a;b&amp;c</password>`. */
function elementText(source: Source, key: Key, at: number): Literal | undefined {
  const name = source.text.slice(key.start, key.end);
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

/** `String::from("x")`, `SecretStr("x")`: the literal inside a conversion. */
function readWrapped(source: Source, literal: Literal | undefined, operator: Operator): Literal | undefined {
  if (
    literal === undefined ||
    literal.quoted ||
    literal.end - literal.start > 40 ||
    literal.tail !== undefined
  )
    return literal;
  if (source.at(literal.end - 1) !== 40 || !WRAPPER.test(source.text.slice(literal.start, literal.end)))
    return literal;
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
    const value = source.text.slice(next.start, next.end);
    if (arrow ? !acceptsAssigned(source, key, next, operator, engine.labels) : !isPiece(value)) return;
    if (source.at(skipBlanks(source, next.after)) === 58) return;
    scanner.add({ start: next.start, end: next.end, rule: 'assignment', label: key.label });
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
  if (next === undefined || next.quoted || !isPiece(source.text.slice(next.start, next.end))) return;
  scanner.add({ start: next.start, end: next.end, rule: 'assignment', label: key.label, tail: next.tail });
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
    scanner.add({ start: word.start, end: word.end, rule: 'assignment', label: key.label, tail: word.tail });
    at = word.end;
  }
}

/** A bare number in JSON becomes a string, so that the document still parses. */
function wrapping(source: Source, literal: Literal, operator: Operator): { readonly wrap?: string } {
  if (literal.quoted || operator.kind !== 'colon' || !operator.quotedKey) return {};
  const value = source.text.slice(literal.start, literal.end);
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
