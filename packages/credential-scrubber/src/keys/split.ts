import { LATIN, LOOK_ALIKES } from './look-alikes.js';
import { LONGEST_WORD, PART_END, pairOf, type Vocabulary } from './vocabulary.js';

const NON_ASCII = /[^\0-\x7f]/;
const ASCII_RUN = /[A-Za-z0-9]+/g;
const PATH_SEPARATOR = /[./:[\]>]|__/;
const DIGIT = /\d/;
const DIGITS = /\d+/;
const LONGEST_CUT = 48;

/** The name in plain letters: without look-alikes, accents and invisible characters where it then reads as Latin. */
export function foldName(name: string): string {
  if (!NON_ASCII.test(name)) return name;
  // The classes of Unicode are large: written here, they are made with the first name that needs them.
  // The Kelvin sign is a capital only by name: it starts no word.
  const visible = name
    .replaceAll('\u212a', 'k')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.replace(/[\p{L}\p{N}\p{M}]+/gu, (run) => {
    if (!NON_ASCII.test(run)) return run;
    let latin = '';
    for (const letter of run.normalize('NFKD').replace(/\p{M}/gu, '')) {
      const place = LOOK_ALIKES.indexOf(letter);
      latin += place < 0 ? letter : LATIN.charAt(place);
    }
    // A word of another script stays itself: only what then reads as Latin was a disguise.
    return NON_ASCII.test(latin) ? run : latin;
  });
}

/** The words of a name, lower case, and where in a path (`server.ssl.key-password`) each of them stands. */
export interface Words {
  readonly words: readonly string[];
  /** The number of the path's step, for each word. */
  readonly steps: readonly number[];
}

/** Splits a folded name: at separators, camelCase, acronyms, and where known words are glued. */
export function splitName(folded: string, vocabulary: Vocabulary): Words {
  const words: string[] = [];
  const steps: number[] = [];
  const paths = PATH_SEPARATOR.test(folded) ? folded.split(PATH_SEPARATOR) : [folded];
  for (let step = 0; step < paths.length; step++) {
    const name = paths[step] ?? '';
    for (const run of name.match(NON_ASCII.test(name) ? /[\p{L}\p{N}]+/gu : ASCII_RUN) ?? []) {
      addRun(words, run, vocabulary);
      while (steps.length < words.length) steps.push(step);
    }
  }
  return { words, steps };
}

function addRun(words: string[], run: string, vocabulary: Vocabulary): void {
  const humps = splitCamelCase(run);
  const [first = ''] = humps;
  if (humps.length === 1) {
    words.push(...(knownWords(first, vocabulary) ?? unknownWords(first, vocabulary)));
    return;
  }
  const pieces = humps.map((hump) => knownWords(hump, vocabulary));
  // Odd capitals (`aPiKeY`, `toKEN`) make humps that say nothing, while the run as a whole does.
  const isOdd = pieces.includes(undefined) && !humps.some((hump) => endsPart(hump, vocabulary));
  const whole = isOdd ? cutGlued(run.toLowerCase(), vocabulary) : undefined;
  if (whole !== undefined) words.push(...whole);
  else
    for (const [at, hump] of humps.entries()) words.push(...(pieces[at] ?? unknownWords(hump, vocabulary)));
}

/** A word without its plural `s` when only that form is known. */
export function singular(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.words.has(word) || !word.endsWith('s')) return word;
  const stem = word.slice(0, -1);
  return vocabulary.words.has(stem) ? stem : word;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.words.has(singular(word, vocabulary));
}

function splitCamelCase(run: string): string[] {
  const humps: string[] = [];
  let start = 0;
  for (let at = 1; at < run.length; at++) {
    if (!isUpper(run, at)) continue;
    const afterLower = !isUpper(run, at - 1);
    const lastOfAcronym = at + 1 < run.length && isLower(run, at + 1);
    if (afterLower || lastOfAcronym) {
      // The plural of an acronym (`APIs`, `IDs`) is no word of its own.
      if (!afterLower && run.charCodeAt(at + 1) === 0x73 && (at + 2 === run.length || isUpper(run, at + 2)))
        continue;
      humps.push(run.slice(start, at).toLowerCase());
      start = at;
    }
  }
  humps.push(run.slice(start).toLowerCase());
  return humps;
}

function isUpper(run: string, at: number): boolean {
  const code = run.charCodeAt(at);
  return code >= 0x41 && code <= 0x5a;
}

function isLower(run: string, at: number): boolean {
  const code = run.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a;
}

function knownWords(hump: string, vocabulary: Vocabulary): readonly string[] | undefined {
  return isKnown(hump, vocabulary) ? [hump] : cutGlued(hump, vocabulary);
}

function unknownWords(hump: string, vocabulary: Vocabulary): readonly string[] {
  if (!DIGIT.test(hump)) return cutEnding(hump, vocabulary);
  const letters = hump.split(DIGITS).filter((word) => word !== '');
  return letters.flatMap((word) => knownWords(word, vocabulary) ?? cutEnding(word, vocabulary));
}

/** Cuts a word that is known words and nothing else (`dbpassword`), into as few as possible. */
function cutGlued(word: string, vocabulary: Vocabulary): string[] | undefined {
  const part = vocabulary.glued.get(word);
  if (part !== undefined) return [...part];
  if (word.length < 5 || word.length > LONGEST_CUT) return isKnown(word, vocabulary) ? [word] : undefined;
  if (vocabulary.words.has(word)) return [word];
  const fewest: number[] = [0];
  const from: number[] = [];
  for (let start = 0; start < word.length; start++) {
    const count = (fewest[start] ?? Number.POSITIVE_INFINITY) + 1;
    if (count === Number.POSITIVE_INFINITY) continue;
    // Short pieces are words too, so that the lengths have them.
    let lengths = vocabulary.lengths[pairOf(word, start)] ?? 0;
    // The last piece may be a plural.
    if (word.charCodeAt(word.length - 1) === 0x73) lengths |= lengths << 1;
    for (let end = start + 2; end <= Math.min(word.length, start + LONGEST_WORD); end++) {
      if (((lengths >>> (end - start)) & 1) === 0 || count >= (fewest[end] ?? Number.POSITIVE_INFINITY))
        continue;
      if (!isPiece(word.slice(start, end), end === word.length, vocabulary)) continue;
      fewest[end] = count;
      from[end] = start;
    }
  }
  if (fewest[word.length] === undefined) return undefined;
  const pieces: string[] = [];
  let hasPart = false;
  for (let end = word.length; end > 0; end = from[end] ?? 0) {
    const piece = word.slice(from[end] ?? 0, end);
    hasPart ||= vocabulary.glued.has(piece) || endsPart(piece, vocabulary);
    pieces.unshift(...(vocabulary.glued.get(piece) ?? [piece]));
  }
  // Words that only happen to be known ones side by side (`metamask`) say nothing.
  return hasPart ? pieces : undefined;
}

function endsPart(piece: string, vocabulary: Vocabulary): boolean {
  return ((vocabulary.words.get(singular(piece, vocabulary)) ?? 0) & PART_END) !== 0;
}

const SHORT_PIECES: readonly string[] = ['db', 'id', 'my', 'pg', 'pw', 'ci', 'qa'];

function isPiece(piece: string, last: boolean, vocabulary: Vocabulary): boolean {
  if (piece.length < 3) return SHORT_PIECES.includes(piece);
  if (vocabulary.words.has(piece) || vocabulary.glued.has(piece)) return true;
  return last && isKnown(piece, vocabulary);
}

const TELLING_ENDINGS: readonly string[] =
  'password passwd passphrase passcode passwort secret credentials credential apikey secretkey privatekey accesskey authtoken accesstoken sessiontoken 密码 密碼 パスワード 비밀번호'.split(
    ' ',
  );

/** Whether one of those endings can be there: the one look that settles most words. */
const TELLING = /(?:word|wd|phrase|code|wort|secret|credentials?|key|token|[^\0-\x7f])s?$/;

/** Cuts a telling ending off a word that is unknown otherwise (`acmepassword`). */
function cutEnding(word: string, vocabulary: Vocabulary): readonly string[] {
  if (!TELLING.test(word)) return [word];
  for (const ending of TELLING_ENDINGS) {
    const plural = word.endsWith('s') && !ending.endsWith('s') ? 1 : 0;
    if (word.length - plural > ending.length && word.endsWith(ending, word.length - plural)) {
      return [word.slice(0, -ending.length - plural), ...(vocabulary.glued.get(ending) ?? [ending])];
    }
  }
  return [word];
}
