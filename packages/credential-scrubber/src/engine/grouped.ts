import { isAlnum } from './chars.js';
import { isPlaceholder, withoutEnd } from './nonvalue.js';
import type { Source } from './source.js';
import { STRENGTH, shapeOf } from './value.js';

/** `A1B2C-D3E4F-G5H6I`: licence keys and recovery codes. */
export const GROUPED: RegExp = /^[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){2,7}$/;
/** Recovery keys of disks. */
export const NUMBER_GROUPS: RegExp = /^\d{6}(?:-\d{6}){3,7}$/;
/** Names of passwords that are several words. */
export const PHRASE: RegExp = /phrase|frase|wachtwoordzin|satz$|фраза|フレーズ/i;

/** `abcd efgh ijkl mnop`, `Ab1c D2ef …`: where four, six or eight groups of four end, as passwords of applications are shown; or -1. */
export function groupsEnd(source: Source, from: number): number {
  let i = from;
  let groups = 0;
  for (; groups < 8; groups++) {
    const start = groups === 0 ? i : i + 1;
    if (groups > 0 && source.at(i) !== 32) break;
    let end = start;
    while (end - start < 5 && isAlnum(source.at(end))) end++;
    if (end - start !== 4) break;
    i = end;
  }
  if (groups < 4 || groups % 2 !== 0) return -1;
  const joined = source.text.slice(from, i).replaceAll(' ', '');
  return shapeOf(joined, 0, joined.length).strength >= STRENGTH.opaque ? i : -1;
}

/** Three to twelve words in lower case, none of which a sentence is made with. */
export function isPhraseOfWords(value: string): boolean {
  if (!/^[a-z]{3,16}(?: [a-z]{3,16}){2,11}$/.test(value)) return false;
  return !value.split(' ').some((word) => word !== 'secret' && isPlaceholder(word));
}

/** What is said about passwords, with numbers too. */
export const MESSAGE: RegExp =
  /char|zeichen|caract|caratt|teken|tecken|tegn|znak|minut|attempt|pass|must|enter\b|your|please|requir|least|minim|mindest|invalid|match|expire/i;
const WORD = /^(?:[A-Za-z]{3,16}|\d{1,4})$/;

/**
 * `Otters seldom eat 23 kestrels.`: four words and more with a number among them, or all in lower case, and no message. Behind a
 * name that does not speak of a phrase none may be a word that sentences are made with.
 */
export function isSaying(value: string, isNamed: boolean): boolean {
  const words = withoutEnd(value, '.!?').split(' ');
  if (words.length < 4 || words.length > 14 || MESSAGE.test(value)) return false;
  if (words.some((word) => !WORD.test(word))) return false;
  if (words.slice(1, -1).some((word) => /\d/.test(word)))
    return isNamed || !words.some((word) => isPlaceholder(word.toLowerCase()));
  return isPhraseOfWords(value);
}
