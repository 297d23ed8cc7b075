/** A way to write a name of lower-case words joined by `_`. */
export interface Spelling {
  /** What it is called in a check's name. */
  readonly name: string;
  /** The name in this spelling. */
  readonly spell: (words: readonly string[]) => string;
}

/** Letter cases and separators that a name is found in. */
export const CASES: readonly Spelling[] = [
  { name: 'snake_case', spell: (words) => words.join('_') },
  { name: 'kebab-case', spell: (words) => words.join('-') },
  { name: 'dot.case', spell: (words) => words.join('.') },
  { name: 'words with spaces', spell: (words) => words.join(' ') },
  { name: 'UPPER_CASE', spell: (words) => words.join('_').toUpperCase() },
  { name: 'Header-Case', spell: (words) => words.map(capital).join('-') },
  { name: 'PascalCase', spell: (words) => words.map(capital).join('') },
  {
    name: 'camelCase',
    spell: (words) => words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
  },
];

/** The words that every credential's name may start with. */
export const PREFIXES: readonly string[] = ['x', 'my', 'new', 'old', 'prod'];

/** Letters that a reader or a case-insensitive search takes for others, as one replacement each. */
export const LOOK_ALIKES: readonly Spelling[] = [
  replaced('the long s', { s: '\u017f' }),
  replaced('the Kelvin sign', { k: '\u212a' }),
  replaced('the dotless i', { i: '\u0131' }),
  replaced('Cyrillic letters', {
    a: '\u0430',
    c: '\u0441',
    e: '\u0435',
    o: '\u043e',
    p: '\u0440',
    x: '\u0445',
  }),
  { name: 'fullwidth letters', spell: (words) => words.join('_').replace(/[a-z]/g, fullwidth) },
  {
    name: 'an invisible character',
    spell: (words) => words.map((word) => `${word.charAt(0)}\u200b${word.slice(1)}`).join('_'),
  },
];

/** The words of a probe that stands for all of its spellings, or `undefined` for one that is meant as it is written. */
export function wordsOf(probe: string): readonly string[] | undefined {
  return /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(probe) ? probe.split('_') : undefined;
}

function replaced(name: string, letters: Readonly<Record<string, string>>): Spelling {
  return { name, spell: (words) => words.join('_').replace(/[a-z]/g, (letter) => letters[letter] ?? letter) };
}

function fullwidth(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0x61 + 0xff41);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
