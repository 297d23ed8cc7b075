import { CONNECTORS, FILLERS, lowerCase } from '../../words/index.js';
import { lineContentEnd } from '../block.js';
import { isBlank, isBreak } from '../chars.js';
import { endsLine, lineStart } from '../edge.js';
import type { Key } from '../key.js';
import { isGivenName } from '../public-value.js';
import { acceptsSaid } from '../said.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks, skipSpace } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { readWord } from '../word.js';

/** A heading or a label and a value alone under it: `### API Key⏎⏎* <value>`, `Password⏎-----⏎<value>`. */
export function belowHeading(scanner: Scanner, key: Key): boolean {
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
  const text = source.textOf(word);
  // A list of paths.
  if (source.before(key.start) === 47 && text.includes('/')) return false;
  const { strength, length, digits, symbols } = shapeOf(text, 0, text.length);
  if (
    key.kind === 'password'
      ? (digits < 2 && symbols === 0 && strength < STRENGTH.opaque && (digits === 0 || length < 16)) ||
        isGivenName(text)
      : strength < STRENGTH.opaque || length < (key.kind === 'weak' ? 20 : 14)
  )
    return false;
  if (!acceptsSaid(source, key, word, 'connected', true, engine.labels, '')) return false;
  scanner.take(word, 'prose', key.label);
  return true;
}

/** Whether the line up to the key is a title: a few words, perhaps behind the sign of a heading. */
function isTitle(source: Source, key: Key): boolean {
  // Behind a marker there is no telling how the line began.
  const line = lineStart(source, key.start, 32);
  const title = source.text.slice(line, key.start);
  return line >= 0 && (/^[#*\s>-]{0,8}(?:[\w-]{1,16} ){0,3}$/.test(title) || KEY_PATH.test(title));
}

/** The keys of stores are paths. */
const KEY_PATH = /^\/?(?:[\w.-]{1,24}\/){1,6}$/;

/** Skips the end of a line, empty lines and the indent of the next one. */
function skipLines(source: Source, from: number): number {
  return skipSpace(source, from, 24);
}

/**
 * The line that answers in a conversation: `Q: the password?⏎A: x`, `Please paste the token.⏎user: x`, and what stands alone
 * under a question.
 */
export function answered(scanner: Scanner, key: Key): boolean {
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
    const lower = lowerCase(source.textOf(word));
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
  scanner.take(word, 'prose', key.label);
  return true;
}

const SPEAKER =
  /^(?:\*\*)?(?:<[\w .-]{1,16}>|\[[\w .:/,-]{1,24}\](?: [A-Za-z][\w .-]{0,14}:)?|[A-Za-z\u00c0-\uffff][\w\u00c0-\ufeff .-]{0,14}(?:：|:(?=\*| )))(?:\*\*)? ?/;
const ASKS =
  /\b(?:please|bitte|paste|send|share|enter|provide|type|give|tell|need|what|which|can you|could you)\b|请|請|何|ください/i;
/** How an answer begins. */
const OPENING = /^(?:sure|ok|okay|yes|yep|here|here's|klar|hier|ja|sí|oui|voici|of|course|there|you|go)$/;
