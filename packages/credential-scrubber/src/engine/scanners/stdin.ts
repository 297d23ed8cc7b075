import type { Label } from '../../rule.js';
import { lineContentEnd, nextInBlock } from '../block.js';
import { isBreak } from '../chars.js';
import type { Entry, ScannerTable } from '../compile.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import { type Argument, readArgument, take } from './command.js';

const SIGHT = 200;
/** Commands that read a secret from their standard input, from their manual pages. */
const READS =
  /-stdin\b|--with-token\b|--passphrase-fd|\bsudo (?:-[a-z] )?-\w{0,3}S\b|\b(?:ch|smb)?passwd\b|sshpass -d|\bsecrets? (?:set|put|create|add|versions)\b|vault login\b|cryptsetup|-pass(?:in|out)? (?:stdin|fd:)|\bpass insert\b|=\/dev\/stdin\b|(?:key|password|secret|token)(?:-file)?[= ]-(?=\s|$)/;

/** `echo <secret> | docker login --password-stdin`: what is piped into a command that reads a secret. */
function scanPiped(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  if (!source.isStart(start)) return -1;
  let value = readArgument(scanner, skipBlanks(source, start + entry.literal.length));
  for (let options = 0; options < 3 && value !== undefined; options++) {
    if (!/^-[neE]{1,3}$|^--$|%s/.test(source.textOf(value))) break;
    value = readArgument(scanner, skipBlanks(source, value.after));
  }
  if (value === undefined || source.marker(value.start) > 0) return -1;
  const pipe = skipBlanks(source, value.after);
  if (source.at(pipe) === 124 && source.at(pipe + 1) !== 124)
    given(scanner, value, lineBehind(scanner, pipe + 1));
  // `< <(echo x)`
  else if (source.at(pipe) === 41 && source.before(start) === 40)
    given(scanner, value, lineBefore(scanner, start));
  return -1;
}

/** `gh auth login --with-token <<< <secret>`, and the same by a here-document. */
function scanHereString(scanner: Scanner, start: number, entry: Entry): number {
  const { source } = scanner;
  const command = lineBefore(scanner, start);
  if (!READS.test(command)) return -1;
  if (entry.literal === '<<<') {
    const value = readArgument(scanner, skipBlanks(source, start + 3));
    if (value !== undefined && source.marker(value.start) < 0) given(scanner, value, command);
    return -1;
  }
  const end = lineContentEnd(source, start, SIGHT);
  const at = nextInBlock(source, end, { column: -1, gutter: false, stop: 'EOF' });
  if (!isBreak(source.at(end)) || at < 0 || source.marker(at) > 0) return -1;
  const after = lineContentEnd(source, at, SIGHT);
  given(scanner, { start: at, end: after, after }, command);
  return -1;
}

function given(scanner: Scanner, { start, end }: Argument, command: string): void {
  if (!READS.test(command)) return;
  const isPair = command.includes('chpasswd') && scanner.source.text.slice(start, end).includes(':');
  const label: Label = /token/i.test(command) ? 'TOKEN' : /secret|key/i.test(command) ? 'SECRET' : 'PASSWORD';
  take(scanner, start, end, isPair ? ':' : 'next', label);
}

function lineBehind({ source }: Scanner, from: number): string {
  return source.text.slice(from, lineContentEnd(source, from, SIGHT));
}

function lineBefore({ source }: Scanner, start: number): string {
  const before = source.behind(start, SIGHT);
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\v')) + 1);
}

/** The anchors of these scanners. */
export const STDIN: ScannerTable = [
  [['echo ', 'printf '], scanPiped],
  [['<<<', '<<EOF', "<<'EOF", '<<"EOF', '<<-EOF'], scanHereString],
];
