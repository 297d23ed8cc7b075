import { isDigit, isHex } from './chars.js';

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
const GROWING = /(?:\\{1,8}(?:r\\{1,4})?[\w[;]{0,19}|&#?\w{0,4})$/;
const LONGEST = 40;
/** Stands for an escaped line break: ends a line, but not what is quoted. */
const BREAK = '\u2029';
const ENTITIES = [
  ['amp;', '&'],
  ['lt;', '<'],
  ['gt;', '>'],
  ['nbsp;', '\u00a0'],
] as const;
const COLOUR = /^(?:u001[bB]|x1[bB]|033|e)\[[\d;]{0,12}m/;

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
  const single = (character: string): Escape => ({ index, length: letter + 1 - index, character });
  switch (raw.charCodeAt(letter)) {
    case 110:
      return single(BREAK);
    case 116:
      return single('\t');
    case 47:
      return single('/');
    case 114: {
      let next = letter + 1;
      while (next - letter < 5 && raw.charCodeAt(next) === 92) next++;
      return next > letter + 1 && raw.charCodeAt(next) === 110
        ? { index, length: next + 1 - index, character: BREAK }
        : undefined;
    }
    case 117: {
      const kind = raw.charCodeAt(letter + 3);
      if (kind < 50 || kind > 55 || !raw.startsWith('00', letter + 1) || !isHex(raw.charCodeAt(letter + 4)))
        break;
      const character = printable(`0x${raw.slice(letter + 3, letter + 5)}`);
      return character === undefined ? undefined : { index, length: letter + 5 - index, character };
    }
    case 120:
    case 48:
    case 101:
      break;
    default:
      return undefined;
  }
  const colour = COLOUR.exec(raw.slice(letter, letter + 20));
  return colour === null ? undefined : { index, length: letter + colour[0].length - index, character: '' };
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
  const from = Math.max(0, raw.length - LONGEST);
  const at = raw.slice(from).search(GROWING);
  return at < 0 ? raw.length : from + at;
}
