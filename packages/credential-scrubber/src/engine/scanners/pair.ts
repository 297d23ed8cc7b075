import { isCandidate } from '../accept.js';
import { isAlnum } from '../chars.js';
import type { Key } from '../key.js';
import { type Literal, readLiteral } from '../literal.js';
import { isCode, isPlaceholder, isTechnical } from '../nonvalue.js';
import { isGivenName } from '../public-value.js';
import { quoteWidth } from '../quote.js';
import type { Scanner } from '../scanner.js';
import { skipBlanks } from '../skip.js';
import type { Source } from '../source.js';
import { STRENGTH, shapeOf } from '../value.js';
import { readWord } from '../word.js';

/** `login("name", "secret")`, `auth=("name", "secret")`: the second of two literals is the secret. */
export function scanPairCall(scanner: Scanner, open: number, name: string): boolean {
  const { source, engine } = scanner;
  if (source.at(open) !== 40 || !PAIR_CALL.test(name)) return false;
  const given = argumentsOf(source, open + 1);
  const [user] = given;
  if (
    user === undefined ||
    (!user.quoted && !/^[A-Za-z_$][\w$.]*$/.test(source.textOf(user))) ||
    user.end - user.start > LONGEST_NAME
  )
    return false;
  // Behind a page or a realm and a host, the name and its secret follow.
  const third = user.quoted ? undefined : given[2];
  let secret =
    given[2]?.quoted === true && given[3]?.quoted === true
      ? given[3]
      : third?.quoted === true
        ? third
        : given[1];
  if (secret?.quoted === false && source.at(secret.end - 1) === 40)
    secret = readLiteral(source, secret.end, false);
  if (secret === undefined || !secret.quoted || secret.tail !== undefined) return false;
  const value = source.textOf(secret);
  if (!isCandidate(value, engine.labels) || isPlaceholder(value) || isTechnical(value) || isCode(value))
    return false;
  if (name === 'connect' && (isGivenName(value) || /^[a-z]+\d?$/i.test(value))) return false;
  const shape = shapeOf(value, 0, value.length);
  if (shape.strength < STRENGTH.mixed || shape.blanks > 0 || (shape.digits === 0 && shape.symbols === 0))
    return false;
  scanner.take(secret, 'credential-pair', 'PASSWORD');
  return true;
}

/** The literals and names that a call is given, up to four of them. */
export function argumentsOf(source: Source, from: number): readonly Literal[] {
  const found: Literal[] = [];
  let at = skipBlanks(source, from);
  while (found.length < 4) {
    const literal = readLiteral(source, at, false);
    if (literal === undefined || literal.tail !== undefined) break;
    found.push(literal);
    at = skipBlanks(source, literal.after);
    if (source.at(at) !== 44) break;
    at = skipBlanks(source, at + 1);
  }
  return found;
}

const PAIR_CALL =
  /(?:login|logon|sign_?in|auth|credentials?|authenticate|password_?authentication|connect|(?:change|set|add|update|reset|verify)_?\w{0,16}password)$/i;
const LONGEST_NAME = 64;

/** `name / secret`, `name:secret`: takes out the second half of a pair of credentials. */
export function scanPair(scanner: Scanner, at: number, key: Key): boolean {
  const { source, engine } = scanner;
  if (!isPairKey(scanner, key)) return false;
  let name = skipBlanks(source, at);
  const quote = quoteWidth(source, name);
  name += quote;
  let i = name;
  while (i - name < LONGEST_NAME && isNameChar(source.at(i))) i++;
  if (i === name || (quote > 0 && quoteWidth(source, i) !== quote)) return false;
  i += quote;
  const gap = skipBlanks(source, i);
  const c = source.at(gap);
  const spaced = gap > i;
  const inBrackets = c === 44 && source.before(name) === 40 && source.at(key.end) !== 40;
  if (c !== 47 && c !== 124 && !inBrackets && (c !== 58 || (spaced && key.kind === 'weak'))) return false;
  const start = skipBlanks(source, gap + 1);
  if (c === 58 && start > gap + 1 && !spaced) return false;
  if (source.marker(start) > 0) return true;
  const word = readWord(source, start);
  if (word === undefined) return false;
  const value = source.textOf(word);
  if (!isCandidate(value, engine.labels) || isPlaceholder(value) || value.length < 5) return false;
  const shape = shapeOf(value, 0, value.length);
  if (
    shape.strength < STRENGTH.mixed ||
    shape.blanks > 0 ||
    shape.letters === 0 ||
    isTechnical(value) ||
    isCode(value)
  )
    return false;
  if (
    shape.digits === 0 &&
    shape.strength < STRENGTH.opaque &&
    !/[A-Za-z0-9][!@#$%^&*+=~?][A-Za-z0-9]/.test(value)
  )
    return false;
  scanner.take(word, 'credential-pair', 'PASSWORD');
  return true;
}

/** Only a key that means both halves: `login`, `credentials`, `user/pass`. */
function isPairKey(scanner: Scanner, key: Key): boolean {
  const { source } = scanner;
  const name = source.textOf(key).toLowerCase();
  // Of the names of other languages, those that stand for a name and its password are the ones of this kind.
  if (key.kind === 'secret' && key.label === 'PASSWORD') return true;
  if (/^(?:log[- ]?ins?|logon|credentials?|creds?|sign[- ]?in|auth|account|access)$/.test(name)) return true;
  if (/(?:[-_.]creds?|userp(?:ass|wd|assword|asswd)|user_(?:pass|pwd|password)|user\.info)$/.test(name))
    return true;
  let slash = key.start;
  if (source.before(slash) === 32) slash--;
  if (source.before(slash) !== 47 || !(key.kind === 'password' || /^(?:secret|token)$/.test(name)))
    return false;
  return /(?:user|username|login|e-?mail|name|id|account|konto|benutzer|usu[aá]rio|utente|identifiant|gebruiker|логин|账号|帳號|账户|用户名|아이디|ユーザー) ?\/ ?$/i.test(
    source.behind(key.start, 16),
  );
}

function isNameChar(c: number): boolean {
  return isAlnum(c) || c === 46 || c === 45 || c === 95 || c === 64 || c === 43;
}
