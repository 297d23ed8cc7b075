import type { Label } from '../../rule.js';
import type { Carries, Command } from '../../words/commands.js';
import { isCandidate } from '../accept.js';
import { isAlnum, isBlank, isBreak } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import { closesText, opensText } from '../edge.js';
import { readLiteral } from '../literal.js';
import { isPlaceholder } from '../nonvalue.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks, skipSpace } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';

/** `user:password@host:path`, without a scheme. */
const REMOTE = /^[\w.+-]{1,64}:[^\s@:/]{3,128}@[\w.-]+[:/]/;
const MOST_ARGUMENTS = 32;
const LONGEST_ARGUMENT = 256;
const SIGHT = 1024;
/** No walk through arguments looks further than this. */
const REACH = 2048;

/** `mysql -u root -p<password>`: follows the arguments of a command that takes a password by a short flag. */
export function scanCommand(scanner: Scanner, start: number, entry: Entry): number {
  const { source, engine } = scanner;
  const command = entry.command;
  const after = start + entry.literal.trimEnd().length;
  if (command === undefined || !source.isStart(start)) return -1;
  const inList = quoteWidth(source, after);
  if (!(inList > 0 ? source.at(after + inList) === 44 : isBlank(source.at(after)))) return -1;
  if (source.before(start) === 45 || source.before(start) === 46) return -1;
  const dashed = isDashed(command);
  if (dashed && source.nextDash(after) > start + REACH && canSee(source, start)) return after;
  let i = after + inList;
  let flag: Carries | undefined;
  let ready = command.needs === undefined;
  let plain = 0;
  let last: { readonly start: number; readonly end: number } | undefined;
  for (let n = 0; n < MOST_ARGUMENTS && i - start < SIGHT; n++) {
    const at = inList > 0 ? nextItem(source, i) : skipArgumentGap(scanner, i);
    if (at < 0 && last !== undefined && ready && plain >= (command.last ?? MOST_ARGUMENTS))
      take(scanner, last.start, last.end, command.carries ?? 'next');
    if (at < 0 || source.marker(at) > 0) return after;
    const argument = readArgument(scanner, at);
    if (argument === undefined) {
      if (flag === 'next') takeLong(scanner, at);
      return after;
    }
    const text = source.textOf(argument);
    if (!isCandidate(text, engine.labels) && text.length >= 3) return after;
    i = argument.after;
    if (command.needs?.test(text)) ready = true;
    if (!/^(?:[-/*]|\\\\|[A-Za-z]:$)/.test(text)) {
      plain++;
      last = argument;
      if (command.at?.includes(plain) === true) take(scanner, argument.start, argument.end, 'next');
    }
    if (command.remote && REMOTE.test(text)) take(scanner, argument.start, argument.end, '@');
    if (flag !== undefined) {
      take(scanner, argument.start, argument.end, flag);
      flag = undefined;
      continue;
    }
    if (!ready || (dashed && text.charCodeAt(0) !== 45)) continue;
    for (const [name, carries] of Object.entries(command.flags)) {
      if (text === name) flag = carries === 'glued' ? undefined : carries;
      else if (text.startsWith(`${name}=`) && name.startsWith('--'))
        take(scanner, argument.start + name.length + 1, argument.end, carries);
      else if (
        text.startsWith(name) &&
        (carries !== 'next' || quoteWidth(source, argument.start + name.length) > 0) &&
        name.length < 4
      ) {
        const inner = argument.start + name.length;
        const width = quoteWidth(source, inner);
        take(scanner, inner + width, argument.end - width, carries);
      }
    }
  }
  return after;
}

/** Whether a command without a dash behind it has nothing to take: so it is with nearly all that a text names. */
function isDashed({ flags, at, last, remote }: Command): boolean {
  return (
    at === undefined &&
    last === undefined &&
    remote !== true &&
    Object.keys(flags).every((name) => name.startsWith('-'))
  );
}

/** Whether as much text is there as a walk can reach. */
function canSee(source: Source, start: number): boolean {
  return source.isFinal || source.text.length > start + REACH;
}

/** Takes out what a flag or a pipe carries, if it can be a secret. */
export function take(
  scanner: Scanner,
  start: number,
  end: number,
  carries: Carries,
  label: Label = 'PASSWORD',
): void {
  const { source, engine } = scanner;
  let from = start;
  let to = end;
  if (carries === '@') {
    from += source.text.slice(start, end).indexOf(':') + 1;
    to = start + source.text.slice(start, end).lastIndexOf('@');
  } else if (carries === ':' || carries === '%' || carries === ',') {
    while (from < end && source.text[from] !== carries) from++;
    from++;
  }
  const value = source.text.slice(from, to);
  if (value.length < 3 || !isCandidate(value, engine.labels) || isPlaceholder(value) || value.startsWith('-'))
    return;
  const { strength, numeric, blanks } = shapeOf(value, 0, value.length);
  if (blanks > 0 || (strength < STRENGTH.word && !numeric) || (numeric && value.length < 6)) return;
  scanner.take({ start: from, end: to }, 'command-argument', label);
}

/** A token longer than other arguments, as registries of containers issue them: up to its end, however far. */
function takeLong(scanner: Scanner, start: number): void {
  const value = scanner.source.ahead(start, LONGEST_ARGUMENT);
  if (value.length < LONGEST_ARGUMENT || !/^[\w+/=.~-]+$/.test(value)) return;
  const end = start + LONGEST_ARGUMENT;
  if (isCandidate(value, scanner.engine.labels))
    scanner.take({ start, end, tail: { kind: 'bare', encoded: false } }, 'command-argument', 'PASSWORD');
}

/** `["mysql", "-u", "root"]`: where the next argument of a list starts; -1 at its end. */
function nextItem(source: Source, from: number): number {
  const comma = skipBlanks(source, from);
  const i = source.at(comma) === 44 ? skipSpace(source, comma + 1, 64) : -1;
  return i > 0 && quoteWidth(source, i) > 0 ? i : -1;
}

/** Skips to the next argument; -1 at the end of the command. A backslash carries it to the next line. */
function skipArgumentGap({ source }: Scanner, from: number): number {
  let i = skipBlanks(source, from);
  let line = i;
  while (line - i < 4 && source.at(line) === 92) line++;
  if (line > i && isBreak(source.at(line))) i = skipBlanks(source, line + (source.at(line) === 13 ? 2 : 1));
  const c = source.at(i);
  return c === 96 || c === 124 || c === 59 || c === 38 || c === 41 || closesText(source, i) ? -1 : i;
}

/** An argument, without its quotes. */
export interface Argument {
  readonly start: number;
  readonly end: number;
  readonly after: number;
}

/** Reads one argument of a command, quoted or not. */
export function readArgument({ source }: Scanner, at: number): Argument | undefined {
  if (quoteWidth(source, at) > 0) return readQuoted(source, at);
  let i = at;
  let opened = false;
  while (i - at < LONGEST_ARGUMENT) {
    const c = source.at(i);
    if (isBlank(c) || c === 96 || c === 124 || (c === 59 && isBlank(source.at(i + 1)))) break;
    if (closesText(source, i) || (c === 41 && !opened && endsCommand(source, i + 1))) break;
    if (c === 40) opened = true;
    if (quoteWidth(source, i) > 0) {
      const quoted = readQuoted(source, i);
      return quoted === undefined ? undefined : { start: at, end: quoted.after, after: quoted.after };
    }
    i++;
  }
  return i === at || i - at >= LONGEST_ARGUMENT ? undefined : { start: at, end: i, after: i };
}

function readQuoted(source: Source, at: number): Argument | undefined {
  const literal = readLiteral(source, at, false);
  const isWhole = literal?.quoted === true && literal.tail === undefined;
  return isWhole && literal.end - literal.start <= LONGEST_ARGUMENT ? literal : undefined;
}

function endsCommand(source: Source, at: number): boolean {
  return isBlank(source.at(at)) || closesText(source, at);
}

/** `net user <name> <password>` of Windows: the second argument. */
function scanNetUser(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const after = start + entry.literal.length;
  const name = readArgument(scanner, skipBlanks(source, after));
  const secret = name === undefined ? undefined : readArgument(scanner, skipBlanks(source, name.after));
  if (secret === undefined || source.at(secret.start) === 47 || source.marker(secret.start) > 0) return after;
  take(scanner, secret.start, secret.end, 'next');
  return after;
}

/** `thin:<name>/<password>@host`, `sqlplus <name>/<password>@service` of Oracle. */
function scanOracle(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const after = start + entry.literal.length;
  // Words of a sentence anywhere but at a prompt.
  const isWord = /^[cei]/i.test(entry.literal);
  const next = isWord ? -1 : after;
  if (isWord && !isCommand(source, start)) return -1;
  let slash = after;
  while (slash - after < 64 && isNameChar(source.at(slash))) slash++;
  if (slash === after || source.at(slash) !== 47) return next;
  let at = slash + 1;
  while (
    at - slash < 128 &&
    source.at(at) > 32 &&
    source.at(at) !== 64 &&
    source.at(at) !== 34 &&
    source.at(at) !== 39
  ) {
    if (source.marker(at) > 0) return next;
    at++;
  }
  if (source.at(at) === 64 && (!isWord || /\d/.test(source.text.slice(slash, at))))
    take(scanner, slash + 1, at, 'next');
  return next;
}

/** At the beginning of a line, or behind a prompt. */
function isCommand(source: Source, start: number): boolean {
  const i = source.before(start) === 32 ? start - 1 : start;
  const c = source.before(i);
  return opensText(source, i) || c === 62 || c === 36;
}

function isNameChar(c: number): boolean {
  return isAlnum(c) || c === 95 || c === 36 || c === 35;
}

/** The anchors of logins of Oracle. */
export const ORACLE: ScannerTable = [
  [['thin:', 'sqlplus ', 'connect ', 'conn ', 'CONNECT ', 'CONN ', 'expdp ', 'impdp '], scanOracle],
];
/** The anchors of commands of Windows, in any case. */
export const NET: ScannerTable = [[['net user '], scanNetUser]];
