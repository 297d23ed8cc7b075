import { CHANGED_TO, CONNECTORS, FILLERS, lowerCase, NEAR_CONNECTORS, RESUMING } from '../../words/index.js';
import { CODE_OWNER, isCandidate } from '../accept.js';
import { isAlnum, isBlank, isBreak, isCjk, isDigit } from '../chars.js';
import { endsLine, lineStart, opensText } from '../edge.js';
import { groupsEnd } from '../grouped.js';
import type { Key } from '../key.js';
import { isGivenName } from '../public-value.js';
import { quoteWidth } from '../quote.js';
import { acceptsSaid, type Nearness } from '../said.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks, skipGutter } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { readWord } from '../word.js';
import { onDevice } from './device.js';
import { scanPair } from './pair.js';
import { backward } from './prose-before.js';
import { answered, belowHeading } from './prose-below.js';

const MOST_WORDS = 12;

/** A key named in a sentence: walks forward to the value that is said about it, or back to one said before. */
export function scanProse(scanner: Scanner, key: Key): void {
  if (onDevice(scanner, key)) return;
  if (!isSpoken(scanner.source, key)) assignedByBlank(scanner, key);
  else if (belowHeading(scanner, key) || forward(scanner, key)) return;
  if (!answered(scanner, key) && isSpoken(scanner.source, key)) backward(scanner, key);
}

/** `pass X to Y`: the verb. */
function isVerb(source: Source, key: Key): boolean {
  return (
    key.end - key.start === 4 &&
    /^pass$/i.test(source.textOf(key)) &&
    !/(?:^|\s)(?:the|my|our|your|la|el|le|das) $/i.test(source.behind(key.start, 6))
  );
}

/** A name that a sentence can speak of: no identifier of a program. */
function isSpoken(source: Source, key: Key): boolean {
  const name = source.textOf(key);
  if (/^[A-Z][A-Z0-9_]+$/.test(name)) return true;
  return !/\d/.test(name) && (name.includes('-') || !/[a-z][A-Z]|_|\./.test(name));
}

function forward(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  let i = key.end;
  const genitive = isGenitive(source, i);
  // `-field=password x`, `get password x`: what is asked for, and whose it is.
  // `getent passwd | awk …`: it goes into a pipe.
  if (ASKED.test(source.behind(key.start, 6)) || source.at(skipBlanks(source, i)) === 124) return false;
  if (!mayFollow(source, i) || (source.at(i) === 44 && key.kind === 'weak')) return false;
  const wide = source.at(key.start) >= 0x370;
  let nearness: Nearness = genitive || wide ? 'connected' : 'adjacent';
  let connected = genitive || wide;
  if (genitive) i += 2;
  let resumed = false;
  const c0 = source.at(i);
  if (key.kind !== 'weak' && (c0 === 63 || c0 === 59 || ((c0 === 46 || c0 === 33) && resumes(source, i)))) {
    i++;
    resumed = true;
  } else if (scanPair(scanner, c0 === 44 ? i + 1 : i, key)) return true;
  let found = false;
  let said = '';
  let withName = false;
  // `log in as ann …`
  let isNamed = false;
  let isAs = source.has(' as', key.end - 3);
  for (let words = 0; words < MOST_WORDS; words++) {
    const gap = skipGap(source, i, connected && nearness === 'connected');
    if (gap < 0) return found;
    const crossed = crossesLine(source, i, gap);
    i = gap;
    if (source.marker(i) > 0) return true;
    const c = source.at(i);
    if (c === 0x3002 || c === 0xff01 || c === 0xff1f) return found;
    const sign = isCjk(c) || (c >= 0x3000 && c < 0x3020) || c >= 0xff00 ? 1 : signWidth(source, i);
    if (sign > 0) {
      nearness = 'connected';
      connected = true;
      i += sign;
      if (words === 0 && scanPair(scanner, i, key)) return true;
      continue;
    }
    if (scanner.isFound(i)) return true;
    const tag = c === 60 && nearness === 'connected' ? openingWidth(source, i) : 0;
    if (tag > 0) {
      i += tag;
      words--;
      continue;
    }
    if (nearness === 'connected' && inGroups(scanner, key, i)) return true;
    const word = readWord(source, i);
    if (word === undefined || (crossed && !endsLine(source, word.after))) return found;
    const text = source.textOf(word);
    // What is assigned to another name is its value.
    if (!word.quoted && /[\w)]=$/.test(text) && shapeOf(text, 0, text.length).strength < STRENGTH.random)
      return found;
    const lower = lowerCase(text);
    if ((words === 0 && asks(source, key, lower)) || isChanged(source, key, word.start, lower)) {
      nearness = 'connected';
      connected = true;
    } else if (
      !word.quoted &&
      CONNECTORS.has(lower) &&
      (words === 0 || !NEAR_CONNECTORS.has(lower) || isNordic(source, key, lower))
    ) {
      if (
        (nearness === 'adjacent' || words === 1 || isSlashed(source, word.after)) &&
        scanPair(scanner, word.after, key)
      )
        return true;
      nearness = /^(?:to|with|as|from)$/.test(lower) && isVerb(source, key) ? 'far' : 'connected';
      connected ||= nearness === 'connected';
      isAs = AS.test(lower);
      said = WITH.test(lower)
        ? isNamed
          ? 'given'
          : 'with'
        : /^(?:is|was|=|ist|war|est|es|é|è|это)$/.test(lower)
          ? 'is'
          : lower;
    } else if (words === 0 && text.length === 1 && isDigit(text.charCodeAt(0))) {
      // Cisco writes how the value is kept before it: `password 0 x`.
    } else if (!word.quoted && nearness === 'connected' && said !== 'from' && FILLERS.has(lower)) {
      // Stays as near as it was.
      isAs = false;
    } else if (acceptsSaid(source, key, word, nearness, connected, engine.labels, said)) {
      const bold = text.endsWith('**') && source.before(word.start) === 42;
      scanner.take(
        { start: word.start, end: word.end - (bold ? 2 : 0), tail: word.tail },
        'prose',
        said === 'with' || said === 'given' ? 'PASSWORD' : key.label,
      );
      if (word.tail !== undefined) return true;
      found = true;
      nearness = 'far';
    } else {
      // Where the words between are not known, the next few may still lead to the value.
      // `Release key (ID: x)`, `Pass x to y, Closes: z`: a colon behind another name leads to that one's value.
      const leads = word.colon && !(NO_LEAD.test(text) || (words > 0 && isVerb(source, key)));
      if (leads && scanPair(scanner, word.after, key)) return true;
      // `log in with ann and x`
      const isWith: boolean =
        WITH.test(lower) || (withName && /^(?:and|und|et|y|e|en|и|\/|&|\+)$/.test(lower));
      if (key.kind === 'weak') {
        isNamed ||= withName || (isAs && !/^(?:an?|the|your|any|eine?|une?|uma?)$/.test(lower));
        withName = said === 'with' && !isWith;
        isAs = AS.test(lower);
        said = isWith ? (isNamed ? 'given' : 'with') : '';
      }
      if (word.colon && !leads && key.kind === 'weak') return found;
      nearness = leads || (wide && words < 3) ? 'connected' : 'far';
      if (leads) connected = true;
      if (word.quoted && !leads && (words > 1 || !isCandidate(text, engine.labels)))
        return found || !isCandidate(text, engine.labels);
    }
    if (word.ends) {
      if (resumed || key.kind === 'weak' || found || !resumes(source, word.after)) return found;
      resumed = true;
      nearness = 'far';
    }
    i = word.after;
  }
  return found;
}

/** How wide an element's opening is: `is <b>x</b>`. */
function openingWidth(source: Source, at: number): number {
  source.at(at + 9);
  return /^<[a-z]{1,8}>/i.exec(source.text.slice(at, at + 10))?.[0].length ?? 0;
}

/** `is abcd efgh ijkl mnop`: a value shown in groups; the secret of a one-time password is shown so in Base32. */
function inGroups(scanner: Scanner, key: Key, start: number): boolean {
  const { source } = scanner;
  // `971 125` as a code for six digits.
  const isCode =
    isDigit(source.at(start)) &&
    /^\d{3} \d{3}(?![\w-])/.test(source.ahead(start, 8)) &&
    (key.kind === 'pin' || CODE_OWNER.test(source.behind(key.start, 24)));
  const end = isCode ? start + 7 : groupsEnd(source, start);
  if (end < 0 || !(isCode || key.kind === 'password' || /^[A-Z2-7 ]+$/.test(source.text.slice(start, end))))
    return false;
  scanner.take({ start, end }, 'prose', key.label);
  return true;
}

/** `password, type x`, `changé le mot de passe en x`: the first word behind a name says that the value follows. */
function asks(source: Source, key: Key, word: string): boolean {
  return source.at(key.end) === 44 && /^(?:type|enter|use|try|put)$/.test(word);
}

/** `passordet til nettet er x`: in the languages of the north the word is no pronoun. */
function isNordic(source: Source, { start, end }: Key, lower: string): boolean {
  return (
    (lower === 'er' || lower === 'on') &&
    /kode|passord|salasana|lykil|n[øy]|avain|tokene/i.test(source.text.slice(start, end))
  );
}

/** ` ann / x`. */
function isSlashed(source: Source, at: number): boolean {
  source.at(at + 44);
  return /^ [\w.@-]{1,40} \/ /.test(source.text.slice(at, at + 44));
}

const ASKED = /=$|\b(?:get|show) $/;

/** Whom somebody logs in as. */
const AS = /^(?:as|als|comme|com[eo]|som|jako|как)$/;

/** What somebody logs in with. */
const WITH = /^(?:with|using|via|mit|avec|con|com|met|med|с|z)$/;

/** `changé le mot de passe du NAS en x`, `bytte lösenordet till x`: the word behind which the new value stands. */
function isChanged(source: Source, key: Key, at: number, to: string): boolean {
  if (!CHANGED_TO.has(to)) return false;
  const before = source.behind(key.start, 40, at);
  return CHANGE.test(before) || (to === 'en' && /chang/i.test(before));
}

/** Verbs that take the new value behind such a word, in languages where it leads to nothing else. */
const CHANGE =
  /cambi|modifi[cqé]|ver?ander|wijzig|rempla|\bmud|\btro[cq]|altere|\bby[tt]|[æe]ndre|skift|zmie|změn|nastav/i;

const NO_LEAD =
  /^(?:ids?|key-?id|fingerprint|version|closes|fixes|see|bug|issue|uid|serial|expires|created)$/i;

/** How wide a sign is that leads to a value: an arrow, a dash or a colon between blanks. */
function signWidth(source: Source, at: number): number {
  const c = source.at(at);
  if (
    (c === 58 || c === 61 || c === 0x2013 || c === 0x2014 || c === 45) &&
    isBlank(source.at(at + 1)) &&
    isBlank(source.before(at))
  )
    return 1;
  if (c === 0x2192 || c === 0x21d2) return 1;
  if ((c === 45 || c === 61) && source.at(at + 1) === 62) return 2;
  return c === 45 && source.at(at + 1) === 45 && source.at(at + 2) === 62 ? 3 : 0;
}

/** `The password's X`. */
function isGenitive(source: Source, at: number): boolean {
  const c = source.at(at);
  return (c === 39 || c === 0x2019) && (source.at(at + 1) | 32) === 115 && isBlank(source.at(at + 2));
}

/** What may stand right behind a key in a sentence. */
function mayFollow(source: Source, at: number): boolean {
  const c = source.at(at);
  if (source.marker(at) > 0) return true;
  if (isCjk(source.before(at)) && (isAlnum(c) || c === 0x201c || (c === 91 && isDigit(source.at(at + 1)))))
    return true;
  if ((c === 63 || c === 59 || c === 46 || c === 33) && isBlank(source.at(at + 1))) return true;
  return (
    isBlank(c) ||
    c === 44 ||
    isCjk(c) ||
    (c >= 0x3000 && c < 0x3020) ||
    c === 0x2019 ||
    (c === 39 && source.at(at + 1) === 115) ||
    c >= 0xff00 ||
    quoteWidth(source, at) > 0
  );
}

/** Skips what separates two words; -1 at the end of the line, unless a value may stand on the next one. */
function skipGap(source: Source, from: number, overBreak: boolean): number {
  let i = from;
  for (let n = 0; n < 80; n++) {
    const c = source.at(i);
    if (c < 0) return -1;
    if (isBreak(c)) {
      if (!overBreak) return -1;
      i = skipGutter(source, i + 1);
      continue;
    } else if (
      !isBlank(c) &&
      c !== 44 &&
      c !== 40 &&
      c !== 42 &&
      !(c === 91 && isDigit(source.at(i + 1))) &&
      !(c === 46 && source.at(i + 1) === 46) &&
      !(c === 46 && source.at(i - 1) === 46)
    )
      return i;
    else if (c === 42 && source.at(i + 1) !== 42 && source.at(i - 1) !== 42) return i;
    i++;
  }
  return -1;
}

/** `ENV API_KEY value`, `setx API_KEY value`: a name in capitals, a blank and something opaque. */
function assignedByBlank(scanner: Scanner, key: Key): void {
  const { source, engine } = scanner;
  const name = source.textOf(key);
  if (!isBlank(source.at(key.end))) return;
  const isVariable = /^[A-Z][A-Z0-9_]+$/.test(name);
  // `@signing_secret "x"` of Elixir.
  const from = key.start - Number(source.before(key.start) === 64);
  const line = lineStart(source, key.start, 64);
  const isSet = line >= 0 && SETS.test(source.text.slice(line, key.start));
  let at = skipBlanks(source, key.end);
  const isQuoted = quoteWidth(source, at) > 0;
  // `… 1790000000 session_token x`: a file of cookies, as browsers and curl keep them.
  const isAligned =
    (at > key.end + 1 && !isQuoted && beginsLine(source, key.start)) ||
    /\t\d{1,12}\t$/.test(source.behind(key.start, 14));
  if (source.has('is ', at)) at = skipBlanks(source, at + 3);
  else if (
    !isVariable &&
    (key.kind === 'weak' ||
      !(isQuoted || isSet || isAligned || /^[a-z][a-z0-9]*(?:[_.-][a-z0-9]+)+$/.test(name)) ||
      !(isSet || isAligned || beginsLine(source, from)))
  )
    return;
  if (source.marker(at) > 0 || scanner.isFound(at)) return;
  const word = readWord(source, at);
  if (word === undefined || !acceptsSaid(source, key, word, 'adjacent', false, engine.labels, '')) return;
  if (!isVariable && (!endsLine(source, word.after) || isGivenName(source.textOf(word)))) return;
  scanner.take(word, 'assignment', key.label);
}

/** `git config user.password x`, `npm config set //host/:_authToken x` */
const SETS = /\b(?:config|set|put)\s/;

/** Whether only blanks stand before an offset on its line. */
function beginsLine(source: Source, start: number): boolean {
  let i = start;
  while (start - i < 16 && isBlank(source.before(i))) i--;
  return opensText(source, i);
}

/** Whether the next sentence goes on about the same thing: `… was reset. The new one is x`. */
function resumes(source: Source, at: number): boolean {
  let i = at;
  while (i - at < 3 && (source.at(i) === 46 || source.at(i) === 63 || source.at(i) === 33)) i++;
  const start = skipBlanks(source, i);
  const word = readWord(source, start);
  if (word === undefined) return false;
  const lower = lowerCase(source.textOf(word));
  source.at(word.after + 10);
  // `the device is …` is about something else.
  return lower === 'the'
    ? /^ (?:new|current|latest|right|correct|actual|real|other|one|pass|key|token)/i.test(
        source.text.slice(word.after, word.after + 10),
      )
    : RESUMING.has(lower);
}

function crossesLine(source: Source, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isBreak(source.at(i))) return true;
  return false;
}
