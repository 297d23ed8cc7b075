import { isDigit } from './chars.js';

/**
 * What stands in a text for another character: line breaks, tabs, slashes and colour codes of JSON (in JSON, up to four
 * backslashes deep), its escapes of ASCII as HTML-safe writers give them, and the entities of HTML. Quotes stay as they are
 * written: how many backslashes one has says which string it ends.
 */
export interface Escape {
  readonly index: number;
  readonly length: number;
  /** The character that it stands for: none for a colour code. */
  readonly character: string;
}

/** No more backslashes than these are looked at. */
const MOST = 8;
/** A group that the end of a text may have cut. */
const GROWING = /^(?:\\{1,8}(?:r\\{1,4})?[\w[;]{0,19}|&#?\w{0,4})$/;
const LONGEST = 40;
/** Stands for an escaped line break: ends a line, but not what is quoted. */
const BREAK = '\v';
const ENTITIES = [
  ['amp;', '&'],
  ['lt;', '<'],
  ['gt;', '>'],
  ['nbsp;', '\u00a0'],
] as const;
/** Escapes of ASCII, and colour codes. */
const CODE = /^(?:u00([2-7][0-9a-fA-F])|(?:u001[bB]|x1[bB]|033|e)\[[\d;]{0,12}m)/;

/** The escapes of a text, in its order. */
export function escapesOf(raw: string): readonly Escape[] {
  const escapes: Escape[] = [];
  for (let at = raw.indexOf('\\'); at >= 0; ) {
    let letter = at + 1;
    while (raw.charCodeAt(letter) === 92) letter++;
    const found = behindBackslashes(raw, Math.min(letter - at, MOST), letter);
    if (found !== undefined) escapes.push(found);
    at = raw.indexOf('\\', found === undefined ? letter : found.index + found.length);
  }
  const before = escapes.length;
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', at + 1)) {
    const found = entityAt(raw, at);
    if (found !== undefined) escapes.push(found);
  }
  return before > 0 && escapes.length > before ? escapes.sort((a, b) => a.index - b.index) : escapes;
}

function behindBackslashes(raw: string, count: number, letter: number): Escape | undefined {
  // An escape has one backslash, or twice as many in each JSON around; what is more is a character of its own.
  const index = letter - (count % 2 === 1 ? 1 : count % 4 === 2 ? 2 : 4);
  let end = letter + 1;
  let character: string | undefined;
  switch (raw.charCodeAt(letter)) {
    case 110:
      character = BREAK;
      break;
    case 116:
      character = '\t';
      break;
    case 47:
      character = '/';
      break;
    case 114:
      while (end - letter < 5 && raw.charCodeAt(end) === 92) end++;
      if (end === letter + 1 || raw.charCodeAt(end) !== 110) return undefined;
      character = BREAK;
      end++;
      break;
    case 117:
    case 120:
    case 48:
    case 101: {
      const code = CODE.exec(raw.slice(letter, letter + 20));
      if (code === null) return undefined;
      character = code[1] === undefined ? '' : printable(`0x${code[1]}`);
      end = letter + code[0].length;
    }
  }
  return character === undefined ? undefined : { index, length: end - index, character };
}

function entityAt(raw: string, index: number): Escape | undefined {
  if (raw.charCodeAt(index + 1) !== 35) {
    const named = ENTITIES.find(([name]) => raw.startsWith(name, index + 1));
    return named === undefined ? undefined : { index, length: named[0].length + 1, character: named[1] };
  }
  const end = raw.slice(index, index + 6).indexOf(';');
  const code = raw.slice(index + 2, index + Math.max(end, 2));
  const isNumber = isDigit(code.charCodeAt(0)) || /^x[0-9a-f]{2}$/i.test(code);
  const character = isNumber ? printable(code.replace(/^x/i, '0x')) : undefined;
  return character === undefined ? undefined : { index, length: end + 1, character };
}

/** Quotes and backslashes are read as they are written. */
function printable(code: string): string | undefined {
  const c = Number(code);
  return c >= 32 && c < 127 && c !== 34 && c !== 39 && c !== 92 ? String.fromCharCode(c) : undefined;
}

/** Where the group begins that the end of a text may have cut; the length of the text where there is none. */
export function growingEscape(raw: string): number {
  let at = Math.max(raw.lastIndexOf('\\'), raw.lastIndexOf('&'));
  if (at < 0 || raw.length - at > LONGEST) return raw.length;
  const end = at;
  while (end - at < MOST && raw.charCodeAt(at - 1) === 92) at--;
  if (raw.charCodeAt(at - 1) === 114 && raw.charCodeAt(at - 2) === 92) {
    const letter = --at;
    while (letter - at < MOST && raw.charCodeAt(at - 1) === 92) at--;
  }
  // Of many backslashes the last ones count.
  for (let from = at; from <= end; from++) if (GROWING.test(raw.slice(from))) return from;
  return raw.length;
}
