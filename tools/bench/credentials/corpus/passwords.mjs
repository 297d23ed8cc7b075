/**
 * Passwords as people make them up, by seeded chance. `v` is a `Values`.
 */

const SUBJECTS =
  `lavendel brioche dackel marmotta gorrion tulpaner kastanje pinguin croissant mandolin fahrrad zitrone
girasol papillon koala bosporus sakura kimchi matroska pierogi balalaika panettone toucan waffel hibiscus trombone`.split(
    /\s+/,
  );
const PHRASE_WORDS =
  `anvil plaid rowing cactus mosaic drift velour pepper tundra acorn lantern quartz meadow salt violin
copper ember falcon jigsaw ribbon window sofa train candle marble otter clover bishop engine paper`.split(
    /\s+/,
  );
const UNICODE = ['Größe', 'garçon', 'señal', 'żółw', 'Käsekuchen', 'рябина', 'smörgås', 'naïve'];
const INNER = '!#%*+-=@_~^.';

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const leet = (word) => word.replace(/a/, '@').replace(/e/, '3').replace(/o/, '0').replace(/i/, '1');

/** Letters, digits, `-` and `_`: stands anywhere without quotes. */
export function plain(v) {
  const word = v.pick(SUBJECTS);
  return v.pick([
    () => `${word}${v.int(1950, 2025)}`,
    () => `${capital(word)}${v.int(10, 99)}${v.pick(['x', 'Z', 'q', 'K'])}`,
    () => `${word}-${v.pick(PHRASE_WORDS)}-${v.int(10, 99)}`,
    () => `${capital(word)}_${v.int(100, 9999)}`,
    () => v.b62(v.int(9, 14)),
    () => `${v.letters(3)}${v.int(1000, 9999)}${v.letters(2)}`,
  ])();
}

/** As people type them where symbols are asked for; ends with a letter or digit and holds no quote, space, `$`, `&` or `\`. */
export function human(v) {
  const word = v.pick(SUBJECTS);
  return v.pick([
    () => `${capital(leet(word))}${v.int(10, 99)}`,
    () => `${capital(word)}!${v.int(100, 9999)}`,
    () => `${v.int(10, 99)}${capital(word)}#${v.letters(2)}`,
    () => `${v.b62(3)}${v.pick([...INNER])}${v.b62(4)}${v.pick([...INNER])}${v.b62(5)}`,
    () => `${capital(word)}@${capital(v.pick(PHRASE_WORDS))}${v.int(1, 99)}`,
    () => plain(v),
  ])();
}

/** Ends with a symbol. */
export const bang = (v) => `${capital(v.pick(SUBJECTS))}${v.int(10, 2030)}${v.pick(['!', '*', '#', '%'])}`;

/** Six or seven characters. */
export const short = (v) =>
  v.pick([
    () => `${v.chars('bcdfghkmprtz', 3)}${v.digits(3)}`,
    () => v.low(7),
    () => `${v.chars('BCDFGHKM', 1)}${v.chars('aeiou', 1)}${v.chars('bdfgklmn', 2)}${v.digits(2)}!`,
  ])();

/** Words with something between them. */
export const phrase = (v, count = 4, between = ' ') =>
  Array.from({ length: count }, () => v.pick(PHRASE_WORDS)).join(between);

/** Quoted only: has a space and punctuation in it. */
export const spaced = (v) =>
  `${capital(v.pick(SUBJECTS))} ${v.pick(['likes', 'und', 'et', '&', 'vs.'])} ${v.pick(PHRASE_WORDS)} ${v.int(2, 99)}${v.pick(['', '!', '?'])}`;

/** Letters beyond ASCII. */
export const accented = (v) => `${v.pick(UNICODE)}${v.pick(['-', '_', '!', ''])}${v.int(10, 9999)}`;
