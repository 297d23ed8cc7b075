import { CODE_OWNER, DOOR, isCandidate } from './accept.js';
import { isBlank, isDigit } from './chars.js';
import { GROUPED, MESSAGE, NUMBER_GROUPS, PHRASE } from './grouped.js';
import type { Key } from './key.js';
import { isCode, isPlaceholder, isTechnical, isUuid, withoutEmphasis, withoutEnd } from './nonvalue.js';
import { isGivenName } from './public-value.js';
import { skipBlanks } from './skip.js';
import type { Source } from './source.js';
import { isShortWord, type Shape, STRENGTH, shapeOf } from './value.js';
import { readWord, type Word } from './word.js';

/** How near to the key a word is said: right behind it, behind a connecting word, or further on. */
export type Nearness = 'adjacent' | 'connected' | 'far';

/** `Otter.Lamp49`, which is no member of an object in a sentence that says what a password is. */
const MEMBER_LIKE = /^[A-Z][a-z]{2,15}\.[A-Z][a-z]{2,15}\d{2,6}$/;
/** How long a value behind a weak key is at least, a number apart. */
const SHORTEST_WEAK = 12;
const WHOLE_NAME = /^pass(?:word|phrase|code)$/;
const HANDED = /^(?:to|as|into|in|through|by|when|instead|here|directly|via|if|so)$/i;
const LOWER_WORD = /^[a-z]{6,}$/;

/** Whether a word of a sentence is the value of the key named before it. */
export function acceptsSaid(
  source: Source,
  key: Key,
  word: Word,
  nearness: Nearness,
  connected: boolean,
  labels: ReadonlySet<string>,
  said: string,
): boolean {
  // Most words of a sentence: nothing below takes one of them.
  if (!word.quoted && isShortWord(source.text, word.start, word.end)) return false;
  if (
    key.kind === 'weak' &&
    said !== 'with' &&
    said !== 'given' &&
    word.end - word.start < SHORTEST_WEAK &&
    !isDigit(source.at(word.start))
  )
    return false;
  const value = source.textOf(word);
  const name = source.textOf(key).toLowerCase();
  if (
    name === 'pass' &&
    (nearness === 'far' || (word.quoted && nearness !== 'connected' && !isOwned(source, key)))
  )
    return false;
  const bare = withoutEnd(withoutEmphasis(value), '!?');
  if (name === 'pass' && nearness === 'adjacent' && isObject(source, key, word, bare)) return false;
  if (!isCandidate(value, labels) || isPlaceholder(bare) || value.includes('://') || /['’]s$/.test(bare))
    return false;
  const shape = shapeOf(bare, 0, bare.length);
  if (shape.numeric && NUMBER_GROUPS.test(bare)) return nearness !== 'far';
  if (shape.numeric) return acceptsNumber(source, key, word.start, bare, shape, nearness);
  if (shape.blanks > 0) {
    // Right behind a name in quotes, the quote closes.
    const isSaid = nearness === 'connected' || (nearness === 'adjacent' && isBlank(source.at(key.end)));
    return word.quoted && isSaid && isPhrase(source, key, value, shape);
  }
  if (nearness !== 'far' && GROUPED.test(bare) && shape.digits >= 3 && shape.letters >= 3) return true;
  if (
    isAssignment(bare) ||
    (said !== 'is' && !word.quoted && /^[a-z][\w.-]{0,32}@[a-z][a-z\d-]{1,32}$/.test(bare))
  )
    return false;
  if (shape.hex && isColumn(source, key, word)) return false;
  const isTold = said === 'is' && key.kind === 'password' && MEMBER_LIKE.test(bare);
  if (
    isTechnical(bare) ||
    (isCode(bare) && !word.quoted && !isTold) ||
    /^[A-Z]+(?:_[A-Z0-9]+){2,}$/.test(bare)
  )
    return false;
  if (key.kind === 'password' && nearness === 'connected' && /^[a-z]{3,}(?:-[a-z]{3,}){3,11}$/.test(bare))
    return true;
  if (key.kind === 'password') {
    const told = said === 'is' && word.quoted && nearness === 'connected' && WHOLE_NAME.test(name);
    return (told && LOWER_WORD.test(bare)) || acceptsPassword(bare, shape, nearness, connected);
  }
  if (key.kind === 'pin')
    return (
      !/[.:]/.test(bare) &&
      shape.digits > 0 &&
      shape.strength >= STRENGTH.mixed &&
      nearness !== 'far' &&
      shape.length >= 6
    );
  if (key.kind === 'weak') {
    // Whose it is was told before.
    if (said === 'given' && shape.digits > 1 && shape.letters > 3 && shape.length > 7 && !/[/:.@]/.test(bare))
      return !isGivenName(bare);
    if ((said === 'with' || said === 'given') && (key.label === 'PASSWORD' || /^(?:log|sign)/.test(name)))
      return isChosen(bare, shape);
    return (
      shape.strength >= STRENGTH.opaque &&
      shape.length >= SHORTEST_WEAK &&
      new Set(bare).size > 4 &&
      // The name of a key of OpenPGP has as many.
      !(shape.hex && shape.length === 16) &&
      !isUuid(bare) &&
      nearness !== 'far'
    );
  }
  if (
    key.kind === 'secret' &&
    nearness !== 'far' &&
    shape.digits > 0 &&
    shape.length >= 8 &&
    isSymbolic(bare)
  )
    return true;
  if (shape.strength >= STRENGTH.opaque)
    return nearness !== 'far' || connected || shape.strength >= STRENGTH.random;
  return (
    nearness === 'connected' &&
    shape.strength >= STRENGTH.mixed &&
    shape.digits > 0 &&
    shape.letters > 0 &&
    shape.length >= (key.kind === 'secret' ? 8 : 10) &&
    (!/[-_./]/.test(bare) ||
      (key.kind === 'secret' && shape.digits >= 3 && !isGivenName(bare)) ||
      (shape.length >= 24 && !isGivenName(bare) && !/[a-z]{10}/.test(bare)))
  );
}

/** `SESSION_KEY   fc055b85…   4d ago`: a digest in a list of columns. */
function isColumn(source: Source, key: Key, word: Word): boolean {
  const isGap = (at: number): boolean => source.at(at) === 32 && source.at(at + 1) === 32;
  return isGap(key.end) && isGap(word.after) && source.at(skipBlanks(source, word.after)) !== 40;
}

/** A password that people choose, and nothing else that a sentence could name: digits and signs among letters. */
function isChosen(value: string, { digits, letters, length }: Shape): boolean {
  if (length < 8 || digits === 0 || letters < 3) return false;
  return (
    /[a-z][!#$%^&*+=?|][A-Z0-9]/i.test(value) ||
    (/@/.test(value) && /[A-Z]/.test(value)) ||
    /[a-z]{3}-[a-z]{3,}-?\d{2}|^[A-Z][a-z]{3,}_\d{3}/.test(value)
  );
}

/** `password=x`: the value of another name, which is looked at there. */
function isAssignment(value: string): boolean {
  const name = /^[A-Za-z_][A-Za-z][\w.-]{0,47}(?==[^=])/.exec(value)?.[0];
  if (name === undefined || shapeOf(name, 0, name.length).strength >= STRENGTH.opaque) return false;
  // `wvD=ntU6^8W5w9`: a sign among others.
  const rest = value.slice(name.length + 1);
  return (
    name.length > 4 ||
    !(/\d/.test(rest) && /[a-z]/.test(rest) && /[A-Z]/.test(rest) && /[!#$%^&*?+]/.test(rest))
  );
}

function acceptsPassword(value: string, shape: Shape, nearness: Nearness, connected: boolean): boolean {
  if (shape.strength < STRENGTH.mixed) return false;
  const odd = shape.digits > 0 || shape.strength >= STRENGTH.opaque || isSymbolic(value);
  if (nearness === 'connected') return shape.length >= 5 && odd;
  if (!odd) return false;
  if (nearness === 'adjacent') return shape.length >= 6;
  if (connected) return shape.length >= 7 && shape.digits > 0;
  if (/^[A-Z][a-z]{2}[A-Za-z]*\d{2}\d*$/.test(value) && shape.length >= 8) return true;
  return shape.strength >= STRENGTH.opaque || (shape.digits > 0 && shape.length >= 8 && isSymbolic(value));
}

/** `pass X to y`, `pass X as y`, `pass some_name`: what a sentence says is handed over, unless it names a user before. */
function isObject(source: Source, key: Key, word: Word, value: string): boolean {
  if (isGivenName(value)) return true;
  const next = readWord(source, skipBlanks(source, word.after));
  // The command of FTP and POP3.
  if (next === undefined && source.has('PASS', key.start)) return false;
  if (next !== undefined && HANDED.test(source.textOf(next))) return true;
  const { strength, digits } = shapeOf(value, 0, value.length);
  if (strength >= STRENGTH.opaque || (digits > 0 && isSymbolic(value))) return false;
  return !isOwned(source, key);
}

function isOwned(source: Source, key: Key): boolean {
  return OWNER.test(source.behind(key.start, 40));
}

/** Whose password follows. */
const OWNER = /(?:user|login|name|account|e-?mail|id|host|root|admin|wi-?fi|ssid|vpn)/i;

/** Symbols among letters that no sentence has there. */
function isSymbolic(value: string): boolean {
  return /[A-Za-z0-9][!@#$%^&*+=~?|][A-Za-z0-9]|[!@#$%^&*+=~|]{2}|[A-Za-z]\d{1,4}[#$%&+=@^~]$/.test(value);
}

function acceptsNumber(
  source: Source,
  key: Key,
  start: number,
  value: string,
  shape: Shape,
  nearness: Nearness,
): boolean {
  if (nearness === 'far' || !/^(?:\d+[#*]?|\d{3}-\d{3})$/.test(value)) return false;
  if (key.kind === 'pin') return shape.digits >= 4 && shape.digits <= 10;
  const name = source.textOf(key).toLowerCase();
  if (name === 'passcode') return shape.digits >= (nearness === 'connected' ? 4 : 6);
  if (name === 'code') {
    const before = source.behind(key.start, 24);
    const after = source.text.slice(key.end, Math.min(start, key.end + 24));
    if (DOOR.test(before + after)) return shape.digits >= 4 && shape.digits <= 8;
    return shape.digits === 6 && CODE_OWNER.test(before);
  }
  return (
    key.kind === 'password' && shape.digits >= 6 && (nearness === 'connected' || key.end - key.start === 8)
  );
}

/** A passphrase is words; in quotes, behind a word that says so. */
function isPhrase(source: Source, key: Key, value: string, shape: Shape): boolean {
  if (key.kind !== 'password' || /[.,;:!?]./.test(value) || MESSAGE.test(value)) return false;
  const name = source.textOf(key);
  if (PHRASE.test(name)) return shape.blanks >= 2;
  return (
    shape.blanks <= 4 &&
    shape.digits > 0 &&
    !value.split(' ').some((each) => /^[a-z]/.test(each) && isPlaceholder(each))
  );
}

/** Whether a word that a key is said of afterwards (`X is the password`) is its value. */
export function acceptsSaidBefore(key: Key, value: string, labels: ReadonlySet<string>): boolean {
  const bare = withoutEnd(value, '!?');
  if (!isCandidate(value, labels) || isPlaceholder(bare) || value.includes('://') || /\s/.test(value))
    return false;
  if (isTechnical(bare) || isCode(bare) || isGivenName(bare) || isUuid(bare)) return false;
  const shape = shapeOf(bare, 0, bare.length);
  if (shape.numeric) return false;
  if (key.kind === 'password') {
    return (
      shape.strength >= STRENGTH.mixed &&
      shape.length >= 6 &&
      (shape.digits > 0 || shape.strength >= STRENGTH.opaque || isSymbolic(bare))
    );
  }
  if (key.kind === 'weak' && isChosen(bare, shape)) return true;
  return shape.strength >= STRENGTH.opaque && shape.length >= 12;
}
