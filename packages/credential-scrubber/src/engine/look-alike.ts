import { LATIN, LOOK_ALIKES } from '../keys/look-alikes.js';
import { isLetter } from './chars.js';

/** Words longer than this are left as they are. */
const LONGEST = 32;
/** The letters of `LOOK_ALIKES`; written out, so that the expression can be read and proven like the others. */
const EVERY = /[АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјкорсухԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαιικορτυνıſɡɑᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢօսհոѵ]/g;

/**
 * A text of the same length in which a Latin word that holds letters of other scripts which look Latin is
 * written in Latin (`pаssword` with a Cyrillic а). A word of another script stays as it is.
 */
export function withoutLookAlikes(raw: string): string {
  if (raw.search(EVERY) < 0) return raw;
  let out = '';
  let done = 0;
  for (const { index } of raw.matchAll(EVERY)) {
    if (index < done) continue;
    let start = index;
    while (start > done && index - start < LONGEST && isWordLetter(raw.charCodeAt(start - 1))) start--;
    let end = index;
    while (end - start <= LONGEST && isWordLetter(raw.charCodeAt(end))) end++;
    const word = raw.slice(start, end);
    out += raw.slice(done, start) + (end - start > LONGEST ? word : inLatin(word));
    done = end;
  }
  return out + raw.slice(done);
}

/** Where the word begins that the text ends in, when a letter to come could make it one that looks Latin; or -1. */
export function growingLookAlike(raw: string): number {
  let start = raw.length;
  while (start > 0 && raw.length - start <= LONGEST && isWordLetter(raw.charCodeAt(start - 1))) start--;
  return raw.length - start <= LONGEST && raw.slice(start).search(EVERY) >= 0 ? start : -1;
}

function inLatin(word: string): string {
  let latin = '';
  let plain = 0;
  for (let i = 0; i < word.length; i++) {
    const c = word.charCodeAt(i);
    const place = c < 128 ? -1 : LOOK_ALIKES.indexOf(word.charAt(i));
    if (c < 128) plain++;
    else if (place < 0) return word;
    latin += place < 0 ? word.charAt(i) : LATIN.charAt(place);
  }
  return plain > 0 ? latin : word;
}

function isWordLetter(c: number): boolean {
  return isLetter(c) || (c >= 0xc0 && c < 0x2000);
}
