import { lineContentEnd } from '../block.js';
import { isBlank, isCjk, isLetter } from '../chars.js';
import type { Entry } from '../compile.js';
import { opensText } from '../edge.js';
import { identifierAround, judgeKey, type Key, WIRELESS } from '../key.js';
import { contentStart, isElement, tagHolds } from '../markup.js';
import { type Operator, readOperator } from '../operator.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { isEscapeEnd, type Source } from '../source.js';
import { assign } from './assign.js';
import { scanAuthorization } from './authorization.js';
import { scanCodes } from './codes.js';
import { scanCookies } from './cookie.js';
import { scanPair, scanPairCall } from './pair.js';
import { scanProse } from './prose.js';
import { scanSeedPhrase } from './seed-phrase.js';
import { shown } from './shown.js';
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
  // `ERLANG_COOKIE: x`: no cookie of HTTP, which has a name of its own before the value.
  if (
    name.endsWith('cookie') &&
    (!name.endsWith('_cookie') || /=[^="'\s]/.test(source.ahead(operator.value, 80)))
  )
    return scanCookies(scanner, operator);
  if (key.label === 'SEED_PHRASE') {
    // `totp_seed=x`: the seed of a generator is no phrase.
    if (!scanSeedPhrase(scanner, operator.value) && /otp|2fa|mfa/.test(name))
      assign(scanner, { ...key, label: 'SECRET' }, operator);
    return end;
  }
  if (engine.scanners.has('assignment')) assign(scanner, key, operator);
  return end;
}

/** What stands between the name and its value; behind an element's name its attributes are skipped. */
function operatorOf(source: Source, from: number, end: number): Operator | undefined {
  const element = isBlank(source.at(end)) && isElement(source, from);
  const content = element ? contentStart(source, end) : -1;
  if (content >= 0 && !tagHolds(source, from, end, false)) return undefined;
  if (content >= 0) return { kind: 'tag', value: content, spaced: false, quotedKey: false, encoded: false };
  const operator = readOperator(source, end) ?? tupleOperator(source, from, end);
  if (operator === undefined) return undefined;
  if (operator.kind === 'tag' && source.at(end) === 42) return undefined;
  if (operator.kind === 'cell' && !isCell(source, from)) return undefined;
  if (operator.kind === 'comma' && /[[:<%${]/.test(String.fromCharCode(source.before(from))))
    return undefined;
  const follows =
    operator.kind === 'tag' && !source.has('</', operator.value) && closesTag(source, operator.value);
  return follows && !isNextElement(source, end) && !tagHolds(source, from, end, operator.quotedKey)
    ? undefined
    : operator;
}

/** `{password, "x"}` of Erlang, `{:password, "x"}` of Elixir; and `name|x`, a row that a database shows. */
function tupleOperator(source: Source, from: number, end: number): Operator | undefined {
  const c = source.at(end);
  if (c !== 44 && c !== 124) return undefined;
  const value = skipBlanks(source, end + 1);
  const colon = Number(source.before(from) === 58);
  const isTuple = c === 44 && source.before(from - colon) === 123 && quoteWidth(source, value) > 0;
  const isRow =
    c === 124 &&
    opensText(source, from) &&
    /^[^\s|]{4,}$/.test(source.text.slice(value, lineContentEnd(source, value, 128)));
  if (!isTuple && !isRow) return undefined;
  return { kind: isRow ? 'cell' : 'equals', value, spaced: true, quotedKey: false, encoded: false };
}

/** In a row the name stands at the beginning of a line or behind another sign of the table; elsewhere a filter follows. */
function isCell(source: Source, from: number): boolean {
  let i = from;
  while (from - i < 64 && (isBlank(source.before(i)) || quoteWidth(source, i - 1) === 1)) i--;
  return source.before(i) === 124 || opensText(source, i);
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
  const isWireless = named.kind === 'token' && WIRELESS.test(source.behind(start, 40));
  // Hebrew and Arabic write articles in one with the word.
  const article = literal.charCodeAt(0) >= 0x590;
  if (end - bound > 3 || (!article && literal.length < 6 && start - from > 0 && start - from < 3))
    return undefined;
  return isWireless
    ? { start: from, end, kind: 'password', label: 'PASSWORD' }
    : { start: from, end, ...named };
}
