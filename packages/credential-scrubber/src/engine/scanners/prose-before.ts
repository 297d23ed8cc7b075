import { BACKWARD, lowerCase } from '../../words/index.js';
import { CODE_OWNER } from '../accept.js';
import { isBlank, isCjk } from '../chars.js';
import type { Key } from '../key.js';
import { acceptsSaidBefore } from '../said.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';
import { beforeBracket, readWordBefore } from '../word.js';

const MOST_WORDS_BEFORE = 6;

/** `x or y is the password`: where the other one ends, or -1. */
function alternativeBefore(source: Source, at: number): number {
  const word = readWordBefore(source, at);
  if (
    word === undefined ||
    !/^(?:or|and|oder|und|ou|et|o|y|e|и|или)$/i.test(source.text.slice(word.start, word.end))
  )
    return -1;
  return word.before;
}

/** `x作为密码`, `xがパスワード`, `x가 비밀번호`: a value written in one with what is said about it. */
function gluedBefore(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  let end = key.start;
  while (key.start - end < 10 && (isCjk(source.before(end)) || isBlank(source.before(end)))) end--;
  if (!GLUE.test(source.text.slice(end, key.start))) return false;
  let start = end;
  while (end - start < 40 && source.before(start) > 32 && source.before(start) < 127) start--;
  const value = source.text.slice(start, end);
  if (value.length > 39 || !acceptsSaidBefore(key, value, engine.labels)) return false;
  scanner.add({ start, end, rule: 'prose', label: key.label });
  return true;
}

/** `482913 is your Uber code`, `use G-482913 as your verification code`. */
function yourCode(scanner: Scanner, key: Key): boolean {
  const { source } = scanner;
  if (key.kind === 'pin' && isCodeSaidBefore(scanner, key)) return true;
  if (!/^code$/i.test(source.text.slice(key.start, key.end))) return false;
  const from = Math.max(source.floor, key.start - 48);
  const said =
    /(?:^|[\s"'(])((?:[A-Z]-)?\d{4,8}|\d{3}[- ]\d{3}) (?:is|as|ist|als) (?:your|the|my|dein|ihr) (?:[\w'-]+ )?(?:[\w'-]+ )?$/.exec(
      source.text.slice(from, key.start),
    );
  if (said === null || !CODE_OWNER.test(source.text.slice(from, key.start))) return false;
  const start = from + said.index + said[0].indexOf(said[1] ?? '');
  scanner.add({ start, end: start + (said[1] ?? '').length, rule: 'prose', label: 'PASSWORD' });
  return true;
}

/** `482913 est votre code de vérification`. */
function isCodeSaidBefore(scanner: Scanner, key: Key): boolean {
  const from = Math.max(scanner.source.floor, key.start - 32);
  const said =
    /(?:^|[\s"'(])(\d{4,8}|\d{3}[- ]\d{3}) (?:is|ist|est|es|é|è|to|är|er|—|–|это) (?:[^\s.,]{1,8} ){0,2}$/.exec(
      scanner.source.text.slice(from, key.start),
    );
  if (said === null) return false;
  const start = from + said.index + said[0].indexOf(said[1] ?? '');
  scanner.add({ start, end: start + (said[1] ?? '').length, rule: 'prose', label: key.label });
  return true;
}

/** `is "x" a good password?`: in quotes, it need not be said what it is. */
function isStrong(text: string): boolean {
  return /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text) && /[!@#$%^&*?+=-]/.test(text);
}

const GLUE = /^ ?(?:作为|作為|当作|當作|是|が|は|을|를|가|이)/;

/** Walks back from a name to a value that was said before it: `x is the password`. */
export function backward(scanner: Scanner, key: Key): void {
  const { source, engine } = scanner;
  if (yourCode(scanner, key)) return;
  if (
    key.kind === 'weak' &&
    (key.label !== 'API_KEY' || (source.at(key.end - 1) | 32) !== 121) &&
    !/^(?:log|sign)/i.test(source.text.slice(key.start, key.end))
  )
    return;
  let i = key.start;
  let linked = false;
  if (isCjk(source.at(i)) && gluedBefore(scanner, key)) return;
  for (let words = 0; words < MOST_WORDS_BEFORE; words++) {
    const word = readWordBefore(source, i) ?? beforeBracket(source, i);
    if (word === undefined) return;
    if (word.end <= i - 2 && source.text.charCodeAt(word.end + 1) === 40) linked = true;
    const text = source.text.slice(word.start, word.end);
    if (!word.quoted && /^(?:not|never|nicht|kein|pas|no|non|niet|не)$/i.test(text)) return;
    if (!word.quoted && BACKWARD.has(lowerCase(text))) linked = true;
    else if (linked && /^(?:das|dies|that|this|dit|dat|det|esto|isso)$/i.test(text)) {
      // `x, das ist das Passwort`
    } else if (
      (linked || (word.quoted && key.kind === 'password' && isStrong(text))) &&
      acceptsSaidBefore(key, text, engine.labels)
    ) {
      scanner.add({ start: word.start, end: word.end, rule: 'prose', label: key.label });
      i = alternativeBefore(source, word.before);
      if (i < 0) return;
      continue;
    } else if (linked || word.quoted) return;
    i = word.before;
  }
}
