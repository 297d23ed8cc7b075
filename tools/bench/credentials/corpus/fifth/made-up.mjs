/** Other habits of making passwords than `passwords.mjs` has; `v` is a `Values`. */

const STEMS =
  `hunter maddox zebra pluto corsair valkyrie mango tiger bluebird orchid snowfall rocket pirate ninja wizard
dumpling pretzel cappuccino tornado kraken phoenix monsoon avocado samurai`.split(/\s+/);
const CONSONANTS = 'bcdfghjkmnpqrtvwxz';
const VOWELS = 'aeiouy';
const SYMBOLS = '$&();:/?<>,|[]{}';

const syllable = (v) => v.chars(CONSONANTS, 1) + v.chars(VOWELS, 1) + v.chars(CONSONANTS, 1);
const title = (word) => word[0].toUpperCase() + word.slice(1);

/** Letters and digits with at most hyphens: stands anywhere. */
export function simple(v) {
  return v.pick([
    () => `${v.pick(STEMS)}${v.int(10, 99)}`,
    () => `${v.letters(5)}${v.int(1960, 2026)}`,
    () =>
      `${syllable(v)}${syllable(v)}-${v.int(2, 9)}${syllable(v)}${title(syllable(v))[0]}${v.chars(VOWELS, 1)}-${syllable(v)}${syllable(v)}`,
    () => `${v.up(4)}-${v.up(4)}-${v.up(4)}`,
    () => `${title(v.pick(STEMS))}${title(v.pick(STEMS))}${v.int(1, 999)}`,
    () => v.low(v.int(8, 12)),
    () => v.b62(v.int(14, 24)),
  ])();
}

/** With a symbol that nothing minds: ends with a letter or digit. */
export function symbol(v) {
  return v.pick([
    () => `${title(v.pick(STEMS))}.${title(v.pick(STEMS))}.${v.int(1, 99)}`,
    () => `${title(v.pick(STEMS))}!${v.int(100, 999)}x`,
    () => `${v.letters(4)}!!${v.int(1960, 2026)}`,
    () => `${v.b62(4)}_${v.b62(3)}*${v.b62(4)}`,
    () => `${v.int(2, 9)}${title(v.pick(STEMS))}#${v.int(10, 99)}`,
    () => `${title(v.pick(STEMS))}+${v.pick(STEMS)}=${v.int(10, 99)}`,
  ])();
}

/** For quoted places: shell and URL characters inside, but no quote, backslash, backtick or blank. */
export const tricky = (v) =>
  `${v.b62(3)}${v.chars(SYMBOLS, 1)}${v.b62(3)}${v.chars(SYMBOLS, 1)}${v.b62(3)}${v.chars(SYMBOLS, 1)}${v.b62(2)}`;

/** Six to eight letters and digits, as printed on a label under a device. */
export const label = (v) => v.pick([() => v.low(6), () => v.up(8), () => `${syllable(v)}${v.digits(4)}`])();

/** Words with blanks; three to six. */
export const sentence = (v) =>
  `${title(v.pick(STEMS))} ${v.pick(['never', 'always', 'sometimes'])} eats ${v.int(3, 90)} ${v.pick(STEMS)}s${v.pick(['', '.', '!'])}`;

/** Words joined by a dot, a hyphen or an underscore. */
export const joined = (v) => {
  const between = v.pick(['.', '-', '_']);
  return Array.from({ length: 4 }, () => v.pick(STEMS)).join(between);
};

/** Twelve words with their numbers, as wallets show them. */
export const numbered = (v) =>
  Array.from({ length: 12 }, (_, index) => `${index + 1}. ${v.pick(STEMS)}`).join(' ');
