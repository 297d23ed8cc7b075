/**
 * Passwords and codes as people and managers make them, by seeded chance. `v` is a `Values`. None holds a quote, a
 * backslash, a dollar sign, an ampersand or a space unless its comment says so, and each ends with a letter or digit.
 */

const PETS =
  `biskit nacho mochi pretzel rufus tofu gizmo paprika whisky samwise bruno pixie olaf nala kiwi`.split(
    /\s+/,
  );
const PLACES =
  `lisboa krakow bergen porto tbilisi kyoto oslo utrecht sevilla lyon graz malmo turin busan natal`.split(
    /\s+/,
  );
const THINGS =
  `trumpet cactus rocket ladder pepper saddle anchor barrel compost radiator toaster violin pebble
sandal kayak lantern walnut ginger velcro marble puzzle tractor blanket scooter`.split(/\s+/);
const MARKS = '!#%*+=?@^~';

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const swap = (word) =>
  word.replace('a', '4').replace('e', '3').replace('i', '1').replace('o', '0').replace('s', '5');

/** Letters and digits, `-` and `_`. */
export const plain = (v) =>
  v.pick([
    () => `${capital(v.pick(PETS))}${v.int(1971, 2026)}`,
    () => `${v.pick(PLACES)}${v.pick(THINGS)}${v.int(2, 99)}`,
    () => `${swap(v.pick(THINGS))}-${swap(v.pick(PLACES))}${v.int(1, 9)}`,
    () => v.b62(v.int(10, 18)),
    () => `${v.pick(THINGS)}_${v.pick(PETS)}_${v.int(10, 999)}`,
    () => `${v.up(4)}-${v.up(4)}-${v.up(4)}`,
  ])();

/** With symbols inside. */
export const strong = (v) =>
  v.pick([
    () => `${capital(v.pick(PLACES))}${v.pick([...MARKS])}${v.int(100, 9999)}${v.letters(1)}`,
    () => `${v.b62(4)}${v.pick([...MARKS])}${v.b62(5)}${v.pick([...MARKS])}${v.b62(4)}`,
    () => `${v.int(10, 99)}${v.pick([...MARKS])}${capital(swap(v.pick(THINGS)))}${v.letters(2)}`,
    () => `${capital(v.pick(PETS))}${v.pick(['!', '.', '+'])}${capital(v.pick(THINGS))}${v.int(1, 99)}`,
    () => plain(v),
  ])();

/** As `strong`, but with no `@`, `#`, `?`, `%` or `+`, which a URL or a comment would read otherwise. */
export const mild = (v) =>
  v.pick([
    () => `${capital(v.pick(PLACES))}!${v.int(100, 9999)}x`,
    () => `${v.b62(6)}~${v.b62(6)}`,
    () => `${capital(v.pick(THINGS))}.${v.b62(7)}`,
    () => plain(v),
  ])();

/** Six to eight characters. */
export const brief = (v) =>
  v.pick([
    () => `${v.pick(PETS).slice(0, 4)}${v.digits(3)}`,
    () => v.low(8),
    () => `${v.letters(3)}${v.digits(4)}`,
  ])();

/** Four or more words with something between them; may hold spaces. */
export const words = (v, between = '-', count = 4) =>
  Array.from({ length: count }, () => v.pick(THINGS)).join(between);

/** Ends with a symbol. */
export const shouted = (v) => `${capital(v.pick(THINGS))}${v.int(10, 999)}${v.pick(['!', '*', '!!'])}`;

/** Password, client secret or key with no form of its own. */
export const opaque = (v, length = 32) => v.b62(length);
