import { groupsEnd, isCandidate } from '../accept.js';
import { lineContentEnd } from '../block.js';
import { isAlnum, isBlank, isBreak, isCjk, isDigit } from '../chars.js';
import { closesText, lineStart, opensText } from '../edge.js';
import type { Key } from '../key.js';
import { isPlaceholder, isTechnical } from '../nonvalue.js';
import { quoteWidth, skipBlanks, skipGutter, skipSpace } from '../operator.js';
import { isGivenName } from '../public-value.js';
import { acceptsSaid, acceptsSaidBefore, CODE_OWNER, type Nearness } from '../said.js';
import type { Scanner } from '../scanner.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { beforeBracket, readWord, readWordBefore } from '../word.js';
import { scanPair } from './pair.js';
import { BACKWARD, CONNECTORS, FILLERS, NEAR_CONNECTORS, RESUMING } from './prose-words.js';

const MOST_WORDS = 12;
const MOST_WORDS_BEFORE = 6;

/** A key named in a sentence: walks forward to the value that is said about it, or back to one said before. */
export function scanProse(scanner: Scanner, key: Key): void {
  if (onDevice(scanner, key)) return;
  if (!isSpoken(scanner.source, key)) assignedByBlank(scanner, key);
  else if (belowHeading(scanner, key) || forward(scanner, key)) return;
  if (!answered(scanner, key) && isSpoken(scanner.source, key)) backward(scanner, key);
}

/** `username ann secret 0 x`, `set psksecret x`, ` key x`: a line of a router's or a switch's configuration. */
function onDevice(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  if (!isBlank(source.at(key.end))) return false;
  const line = lineStart(source, key.start, 96);
  const before = line < 0 ? '' : source.text.slice(line, key.start);
  const command = DEVICE.exec(before)?.[1];
  if (command === undefined && (key.kind !== 'weak' || !/^[ \t]{1,16}$/.test(before))) return false;
  let at = skipBlanks(source, key.end);
  let word = readWord(source, at);
  let isTyped = false;
  for (
    let words = 0;
    words < 3 && word !== undefined && KEPT.test(source.text.slice(word.start, word.end));
    words++
  ) {
    isTyped = true;
    at = skipBlanks(source, word.after);
    word = readWord(source, at);
  }
  if (word === undefined || source.marker(at) > 0 || scanner.isFound(at)) return false;
  const value = source.text.slice(word.start, word.end);
  const { strength, digits, length } = shapeOf(value, 0, value.length);
  if (!isCandidate(value, engine.labels) || isPlaceholder(value) || isTechnical(value)) return false;
  if (strength < STRENGTH.mixed || length < 6 || (digits === 0 && !isTyped)) return false;
  const isKey =
    isTyped || /^(?:crypto|tacacs|radius|ntp|ip|server)/i.test(command ?? '') || strength >= STRENGTH.opaque;
  if (key.kind === 'weak' && !isKey && !/\d[A-Z]|[a-z]\d+[a-z]/.test(value)) return false;
  scanner.add({ start: word.start, end: word.end, rule: 'assignment', label: 'PASSWORD', tail: word.tail });
  return true;
}

/** How a device keeps the value that follows, and the number of the key. */
const KEPT =
  /^(?:\d{1,3}|ascii-text|hexadecimal|(?:irreversible-)?cipher|simple|encrypted|clear(?:text)?|plain(?:text)?|md5|sha-?\d{0,3}|hmac-sha-?\d{1,3})$/;

const DEVICE =
  /^[ \t]*(set|username|user|enable|snmp-server|crypto|tacacs|radius|neighbor|ppp|ntp|ip|isis|area|aaa|server|standby|vrrp|authentication|local-user|super|peer|wpa-psk)\b[^=:"',]{0,80}$/i;

/** `pass X to Y`: the verb. */
function isVerb(source: Source, key: Key): boolean {
  return key.end - key.start === 4 && /^pass$/i.test(source.text.slice(key.start, key.end));
}

/** A name that a sentence can speak of: no identifier of a program. */
function isSpoken(source: Source, key: Key): boolean {
  const name = source.text.slice(key.start, key.end);
  if (/^[A-Z][A-Z0-9_]+$/.test(name)) return true;
  return !/\d/.test(name) && (name.includes('-') || !/[a-z][A-Z]|_|\./.test(name));
}

/** In lower case, with a plain apostrophe. */
function lowerCase(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes('\u2019') ? lower.replace('\u2019', "'") : lower;
}

function forward(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  let i = key.end;
  const genitive = isGenitive(source, i);
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
  } else if (scanPair(scanner, i, key)) return true;
  let found = false;
  let said = '';
  let withName = false;
  for (let words = 0; words < MOST_WORDS; words++) {
    const gap = skipGap(source, i, connected && nearness === 'connected');
    if (gap < 0) return found;
    const crossed = crossesLine(source, i, gap);
    i = gap;
    if (source.marker(i) > 0) return true;
    const c = source.at(i);
    if (isCjk(c) || (c >= 0x3000 && c < 0x3020) || c >= 0xff00) {
      if (c === 0x3002 || c === 0xff01 || c === 0xff1f) return found;
      nearness = 'connected';
      connected = true;
      i++;
      continue;
    }
    const arrow = signWidth(source, i);
    if (arrow > 0) {
      nearness = 'connected';
      connected = true;
      i += arrow;
      continue;
    }
    if (scanner.isFound(i)) return true;
    // `is <b>x</b>`, `is **x**`.
    if (c === 60 && nearness === 'connected') {
      source.at(i + 9);
      const tag = /^<[a-z]{1,8}>/i.exec(source.text.slice(i, i + 10));
      if (tag !== null) {
        i += tag[0].length;
        words--;
        continue;
      }
    }
    const groups = nearness === 'connected' ? groupsEnd(source, i) : -1;
    // The secret of a one-time password is shown in Base32.
    if (groups > 0 && (key.kind === 'password' || /^[A-Z2-7 ]+$/.test(source.text.slice(i, groups)))) {
      scanner.add({ start: i, end: groups, rule: 'prose', label: key.label });
      return true;
    }
    const word = readWord(source, i);
    if (word === undefined || (crossed && !endsLine(source, word.after))) return found;
    const text = source.text.slice(word.start, word.end);
    // What is assigned to another name is its value.
    if (!word.quoted && /[\w)]=$/.test(text) && shapeOf(text, 0, text.length).strength < STRENGTH.random)
      return found;
    const lower = lowerCase(text);
    if (words === 0 && source.at(key.end) === 44 && /^(?:type|enter|use|try|put)$/.test(lower)) {
      nearness = 'connected';
      connected = true;
    } else if (words === 0 && (lower === 'in' || lower === 'en') && isChanged(source, key)) {
      nearness = 'connected';
      connected = true;
    } else if (!word.quoted && CONNECTORS.has(lower) && (words === 0 || !NEAR_CONNECTORS.has(lower))) {
      if ((nearness === 'adjacent' || words === 1) && scanPair(scanner, word.after, key)) return true;
      nearness = /^(?:to|with|as|from)$/.test(lower) && isVerb(source, key) ? 'far' : 'connected';
      connected ||= nearness === 'connected';
      said = WITH.test(lower) ? 'with' : /^(?:is|was|=|ist|war|est|es|é|è|это)$/.test(lower) ? 'is' : lower;
    } else if (words === 0 && text.length === 1 && isDigit(text.charCodeAt(0))) {
      // Cisco writes how the value is kept before it: `password 0 x`.
    } else if (!word.quoted && nearness === 'connected' && said !== 'from' && FILLERS.has(lower)) {
      // Stays as near as it was.
    } else if (acceptsSaid(source, key, word, nearness, connected, engine.labels, said)) {
      const bold = text.endsWith('**') && source.before(word.start) === 42;
      scanner.add({
        start: word.start,
        end: word.end - (bold ? 2 : 0),
        rule: 'prose',
        label: said === 'with' ? 'PASSWORD' : key.label,
        tail: word.tail,
      });
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
        withName = said === 'with' && !isWith;
        said = isWith ? 'with' : '';
      }
      if (word.colon && !leads && key.kind === 'weak') return found;
      nearness = leads || (wide && words < 3) ? 'connected' : 'far';
      if (leads) connected = true;
      if (word.quoted && (words > 1 || !isCandidate(text, engine.labels)))
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

/** What somebody logs in with. */
const WITH = /^(?:with|using|via|mit|avec|con|com|met|med|с|z)$/;

/** `changé le mot de passe en x`. */
function isChanged(source: Source, key: Key): boolean {
  return /chang|cambi|verander|ver?ander|wijzig|modifi|zmieni/i.test(
    source.text.slice(Math.max(source.floor, key.start - 32), key.start),
  );
}

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
  if (isCjk(source.before(at)) && isAlnum(c)) return true;
  if ((c === 63 || c === 59 || c === 46 || c === 33) && isBlank(source.at(at + 1))) return true;
  return (
    isBlank(c) ||
    c === 44 ||
    isCjk(c) ||
    c === 0x3000 ||
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
  const name = source.text.slice(key.start, key.end);
  if (!isBlank(source.at(key.end))) return;
  const isVariable = /^[A-Z][A-Z0-9_]+$/.test(name);
  const line = lineStart(source, key.start, 64);
  const isSet = line >= 0 && SETS.test(source.text.slice(line, key.start));
  let at = skipBlanks(source, key.end);
  const isQuoted = quoteWidth(source, at) > 0;
  if (source.has('is ', at)) at = skipBlanks(source, at + 3);
  else if (
    !isVariable &&
    (key.kind === 'weak' ||
      !(isQuoted || isSet || /^[a-z][a-z0-9]*(?:[_.-][a-z0-9]+)+$/.test(name)) ||
      !(isSet || beginsLine(source, key.start)))
  )
    return;
  if (source.marker(at) > 0 || scanner.isFound(at)) return;
  const word = readWord(source, at);
  if (word === undefined || !acceptsSaid(source, key, word, 'adjacent', false, engine.labels, '')) return;
  if (!isVariable && (!endsLine(source, word.after) || isGivenName(source.text.slice(word.start, word.end))))
    return;
  scanner.add({ start: word.start, end: word.end, rule: 'assignment', label: key.label, tail: word.tail });
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
  return (
    word !== undefined &&
    RESUMING.has(source.text.slice(word.start, word.end).toLowerCase().replace('\u2019', "'"))
  );
}

function crossesLine(source: Source, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isBreak(source.at(i))) return true;
  return false;
}

/** On a line of its own, a value has nothing behind it. */
function endsLine(source: Source, at: number): boolean {
  return closesText(source, skipBlanks(source, at));
}

/** A heading or a label and a value alone under it: `### API Key⏎⏎* <value>`, `Password⏎-----⏎<value>`. */
function belowHeading(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  if (!isBreak(source.at(key.end)) || !isTitle(source, key)) return false;
  let at = skipLines(source, key.end);
  const under = source.at(at);
  if (under === 45 || under === 61 || under === 126) {
    let end = at;
    while (end - at < 80 && source.at(end) === under) end++;
    if (end - at > 2 && isBreak(source.at(end))) at = skipLines(source, end);
    else if (end - at === 1 && isBlank(source.at(end))) at = skipBlanks(source, end);
  } else if ((under === 42 || under === 43 || under === 62) && isBlank(source.at(at + 1)))
    at = skipBlanks(source, at + 1);
  if (source.marker(at) > 0 || scanner.isFound(at)) return true;
  const word = readWord(source, at);
  if (word === undefined || !endsLine(source, word.after)) return false;
  const text = source.text.slice(word.start, word.end);
  const { strength, length, digits, symbols } = shapeOf(text, 0, text.length);
  if (
    key.kind === 'password'
      ? (digits < 2 && symbols === 0 && strength < STRENGTH.opaque) || isGivenName(text)
      : strength < STRENGTH.opaque || length < (key.kind === 'weak' ? 20 : 14)
  )
    return false;
  if (!acceptsSaid(source, key, word, 'connected', true, engine.labels, '')) return false;
  scanner.add({ start: word.start, end: word.end, rule: 'prose', label: key.label, tail: word.tail });
  return true;
}

/** Whether the line up to the key is a title: a few words, perhaps behind the sign of a heading. */
function isTitle(source: Source, key: Key): boolean {
  // Behind a marker there is no telling how the line began.
  const line = lineStart(source, key.start, 32);
  return line >= 0 && /^[#*\s>-]{0,8}(?:[\w-]{1,16} ){0,3}$/.test(source.text.slice(line, key.start));
}

/** Skips the end of a line, empty lines and the indent of the next one. */
function skipLines(source: Source, from: number): number {
  return skipSpace(source, from, 24);
}

/**
 * The line that answers in a conversation: `Q: the password?⏎A: x`, `Please paste the token.⏎user: x`, and what stands alone
 * under a question.
 */
function answered(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  const end = lineContentEnd(source, key.end, 80);
  const line = isBreak(source.at(end)) ? lineStart(source, key.start, 160) : -1;
  if (line < 0) return false;
  const question = source.text.slice(line, end);
  const isAsked = /[?？]["')*]{0,2}$/.test(question);
  const next = skipLines(source, end);
  source.at(next + 64);
  const speaker = SPEAKER.exec(source.text.slice(next, next + 64))?.[0] ?? '';
  if (speaker === '' ? !isAsked || SPEAKER.test(question) : !isAsked && !ASKS.test(question)) return false;
  let at = skipBlanks(source, next + speaker.length);
  let word = readWord(source, at);
  for (
    let words = 0;
    words < 5 && word !== undefined && !word.quoted && !endsLine(source, word.after);
    words++
  ) {
    const lower = lowerCase(source.text.slice(word.start, word.end));
    const after = skipBlanks(source, word.after + Number(source.at(word.after) === 44));
    const isName = source.at(after) === 47 && isBlank(source.at(after + 1));
    if (!isName && !word.colon && !CONNECTORS.has(lower) && !FILLERS.has(lower) && !OPENING.test(lower))
      return false;
    at = isName ? skipBlanks(source, after + 1) : after;
    word = readWord(source, at);
  }
  if (source.marker(at) > 0) return true;
  if (word === undefined || !endsLine(source, word.after)) return false;
  const { digits, strength, symbols } = shapeOf(source.text, word.start, word.end);
  // Nobody was said to ask.
  if (
    !SPEAKER.test(question) &&
    strength < STRENGTH.opaque &&
    (digits === 0 || (digits < 2 && symbols === 0))
  )
    return false;
  if (!acceptsSaid(source, key, word, 'connected', true, engine.labels, '')) return false;
  scanner.add({ start: word.start, end: word.end, rule: 'prose', label: key.label, tail: word.tail });
  return true;
}

const SPEAKER =
  /^(?:\*\*)?(?:<[\w .-]{1,16}>|\[[\w .:/,-]{1,24}\](?: [A-Za-z][\w .-]{0,14}:)?|[A-Za-z][\w .-]{0,14}:)(?:\*\*)? /;
const ASKS =
  /\b(?:please|bitte|paste|send|share|enter|provide|type|give|tell|need|what|which|can you|could you)\b|请|請|何|ください/i;
/** How an answer begins. */
const OPENING = /^(?:sure|ok|okay|yes|yep|here|here's|klar|hier|ja|sí|oui|voici|of|course|there|you|go)$/;

/** `x or y is the password`: where the other one ends, or -1. */
function alternativeBefore(source: Source, at: number): number {
  const word = readWordBefore(source, at);
  if (
    word === undefined ||
    !/^(?:or|and|oder|und|ou|et|o|y|e|и|или)$/i.test(source.text.slice(word.start, word.end))
  )
    return -1;
  return word.before;
}

/** `x作为密码`, `xがパスワード`, `x가 비밀번호`: a value written in one with what is said about it. */
function gluedBefore(scanner: Scanner, key: Key): boolean {
  const { source, engine } = scanner;
  let end = key.start;
  while (key.start - end < 10 && (isCjk(source.before(end)) || isBlank(source.before(end)))) end--;
  if (!GLUE.test(source.text.slice(end, key.start))) return false;
  let start = end;
  while (end - start < 40 && source.before(start) > 32 && source.before(start) < 127) start--;
  const value = source.text.slice(start, end);
  if (value.length > 39 || !acceptsSaidBefore(key, value, false, engine.labels)) return false;
  scanner.add({ start, end, rule: 'prose', label: key.label });
  return true;
}

/** `482913 is your Uber code`, `use G-482913 as your verification code`. */
function yourCode(scanner: Scanner, key: Key): boolean {
  const { source } = scanner;
  if (!/^code$/i.test(source.text.slice(key.start, key.end))) return false;
  const from = Math.max(source.floor, key.start - 48);
  const said =
    /(?:^|[\s"'(])((?:[A-Z]-)?\d{4,8}|\d{3}[- ]\d{3}) (?:is|as|ist|als) (?:your|the|my|dein|ihr) (?:[\w'-]+ )?(?:[\w'-]+ )?$/.exec(
      source.text.slice(from, key.start),
    );
  if (said === null || !CODE_OWNER.test(source.text.slice(from, key.start))) return false;
  const start = from + said.index + said[0].indexOf(said[1] ?? '');
  scanner.add({ start, end: start + (said[1] ?? '').length, rule: 'prose', label: 'PASSWORD' });
  return true;
}

/** `is "x" a good password?`: in quotes, it need not be said what it is. */
function isStrong(text: string): boolean {
  return /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text) && /[!@#$%^&*?+=-]/.test(text);
}

const GLUE = /^ ?(?:作为|作為|当作|當作|是|が|は|을|를|가|이)/;

function backward(scanner: Scanner, key: Key): void {
  const { source, engine } = scanner;
  if (yourCode(scanner, key)) return;
  if (
    key.kind === 'weak' &&
    (key.label !== 'API_KEY' || (source.at(key.end - 1) | 32) !== 121) &&
    !/^(?:log|sign)/i.test(source.text.slice(key.start, key.end))
  )
    return;
  let i = key.start;
  let linked = false;
  if (isCjk(source.at(i)) && gluedBefore(scanner, key)) return;
  for (let words = 0; words < MOST_WORDS_BEFORE; words++) {
    const word = readWordBefore(source, i) ?? beforeBracket(source, i);
    if (word === undefined) return;
    if (word.end <= i - 2 && source.text.charCodeAt(word.end + 1) === 40) linked = true;
    const text = source.text.slice(word.start, word.end);
    if (!word.quoted && /^(?:not|never|nicht|kein|pas|no|non|niet|не)$/i.test(text)) return;
    if (!word.quoted && BACKWARD.has(text.toLowerCase())) linked = true;
    else if (
      (linked || (word.quoted && key.kind === 'password' && isStrong(text))) &&
      acceptsSaidBefore(key, text, word.quoted, engine.labels)
    ) {
      scanner.add({ start: word.start, end: word.end, rule: 'prose', label: key.label });
      i = alternativeBefore(source, word.before);
      if (i < 0) return;
      continue;
    } else if (linked || word.quoted) return;
    i = word.before;
  }
}
