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
  if (word === undefined || !/^(?:or|and|oder|und|ou|et|o|y|e|и|или)$/i.test(source.textOf(word))) return -1;
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
  scanner.take({ start, end }, 'prose', key.label);
  return true;
}

/** `482913 is your Uber code`, `use G-482913 as your verification code`, `482913 est votre code de vérification`. */
function yourCode(scanner: Scanner, key: Key): boolean {
  const { source } = scanner;
  const before = source.behind(key.start, 48);
  if (key.kind !== 'pin' && !(/^code$/i.test(source.textOf(key)) && CODE_OWNER.test(before))) return false;
  const said =
    /(?:^|[\s"'(])((?:[A-Z]-)?\d{4,8}|\d{3}[- ]\d{3}) (?:is|as|ist|als|est|es|é|è|to|är|er|—|–|это) (?:[^\s.,]{1,12} ){0,3}$/.exec(
      before,
    );
  const code = said?.[1];
  if (said === null || code === undefined) return false;
  const start = key.start - before.length + said.index + said[0].indexOf(code);
  scanner.take({ start, end: start + code.length }, 'prose', 'PASSWORD');
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
    !/^(?:log|sign)/i.test(source.textOf(key))
  )
    return;
  let i = key.start;
  let linked = false;
  if (isCjk(source.at(i)) && gluedBefore(scanner, key)) return;
  for (let words = 0; words < MOST_WORDS_BEFORE; words++) {
    const word = readWordBefore(source, i) ?? beforeBracket(source, i);
    if (word === undefined) return;
    if (word.end <= i - 2 && source.text.charCodeAt(word.end + 1) === 40) linked = true;
    const text = source.textOf(word);
    if (!word.quoted && /^(?:not|never|nicht|kein|pas|no|non|niet|не)$/i.test(text)) return;
    if (!word.quoted && BACKWARD.has(lowerCase(text))) linked = true;
    else if (linked && /^(?:das|dies|that|this|dit|dat|det|esto|isso)$/i.test(text)) {
      // `x, das ist das Passwort`
    } else if (
      (linked || (word.quoted && key.kind === 'password' && isStrong(text))) &&
      acceptsSaidBefore(key, text, engine.labels)
    ) {
      scanner.take(word, 'prose', key.label);
      i = alternativeBefore(source, word.before);
      if (i < 0) return;
      continue;
    } else if (linked || word.quoted) return;
    i = word.before;
  }
}
