import { findCredentialPart } from '../keys/find-part.js';
import { isBlank, isBreak } from './chars.js';
import { GROUPED, isPhraseOfWords, isSaying, MESSAGE, NUMBER_GROUPS, PHRASE } from './grouped.js';
import type { Key, KeyKind } from './key.js';
import type { Literal } from './literal.js';
import { markerEnd } from './marker.js';
import { isCode, isPlaceholder, isTechnical, isUuid, withoutEmphasis } from './nonvalue.js';
import type { Operator } from './operator.js';
import { isGivenName } from './public-value.js';
import type { Scanner } from './scanner.js';
import type { Source } from './source.js';
import { type Shape, STRENGTH, shapeOf } from './value.js';

/** Whose code opens a door. */
export const DOOR: RegExp = /door|gate|alarm|garage|\bsafe\b|keypad|entry|lock(?:er|box)|parking|elevator/i;
/** Whose code has six digits. */
export const CODE_OWNER: RegExp =
  /(?:(?:your|my|dein|ihr|votre|ton|uw|je) (?:[\w'-]{1,16} )?|(?:verification|2fa|mfa|otp|sms|login|auth|security|one-time|confirmation) )$/i;
const STRAY_DIGIT = /^[A-Za-z_]+\d?$/;
const NO_OWNER =
  /^(?:the|this|that|with|for|and|not|new|old|object|node|event|request|trace|lock|message|routing|redis|s3|storage|layer|document|session|record|item|order|user|customer|tenant|project|content|asset|state|job|task|block|tree|commit|build|file|blob|chunk|page|entry|unique|stable|derived|digest|checksum|hash|root|peer|device|public|subject|authority)$/i;
const LOWER_WORD = /^[a-z]{5,64}$/;

/** Whether a value stands behind a key of this kind, by how it is written and what it looks like. */
export function acceptsAssigned(
  source: Source,
  key: Key,
  literal: Literal,
  operator: Operator,
  labels: ReadonlySet<string>,
): boolean {
  const { kind, label } = key;
  const written = source.textOf(literal);
  const value = !literal.quoted && written.endsWith('**') ? withoutEmphasis(written) : written;
  if (!isCandidate(value, labels)) return false;
  if (isPlaceholder(value) || value.includes('://') || isElided(source, literal)) return false;
  if (operator.kind === 'comma' && !isOneOfTwo(source, key, literal)) return false;
  if (isInName(source, key)) return false;
  // An argument that is no literal is a name of the program.
  if (!literal.quoted && (operator.kind === 'call' || operator.kind === 'comma')) return false;
  if (operator.kind === 'tag' && value.startsWith('@')) return false;
  if ((operator.kind === 'comma' || operator.kind === 'call') && /^[a-z]+:[a-z]*$/i.test(value)) return false;
  if (operator.kind === 'comma' && /^[a-z_]+\d$/.test(value)) return false;
  const shape = shapeOf(value, 0, value.length);
  const inUrl = operator.kind === 'equals' && isParameter(source, literal.start);
  // `sess_…`, `sesn_…`: the id of a resource that is called a session.
  if (label === 'COOKIE' && /^[a-z]{2,8}_/.test(value)) return false;
  if (kind === 'pin') return !(!literal.quoted && isCode(value)) && acceptsPin(shape, value);
  if (shape.numeric) {
    if (NUMBER_GROUPS.test(value)) return true;
    if (label === 'API_KEY' && kind === 'token' && shape.digits >= 14) return value.length === shape.digits;
    if (kind === 'weak' && DOOR.test(source.behind(key.start, 16))) return /^\d{4,8}[#*]?$/.test(value);
    return kind === 'password' && shape.digits >= 4 && shape.symbols === 0 && value.length === shape.digits;
  }
  const bare = !literal.quoted && operator.kind !== 'tag';
  if (kind === 'password' && isWords(source, key, value, bare, operator.kind === 'equals')) return true;
  if (bare && isCalled(source, literal)) return false;
  if (bare && isCode(value) && !isDottedSecret(kind, value, operator)) return false;
  if (kind === 'password') return acceptsPassword(source, literal, operator, value, shape, bare);
  if (shape.blanks > 0) return false;
  // `key=getSortKey`, `('CLIENT_SECRET', 'clientSecret')`.
  if ((bare || operator.kind === 'comma' || operator.kind === 'call') && isGivenName(value)) return false;
  if (isTechnical(value) && shape.strength < STRENGTH.random) return false;
  if (GROUPED.test(value) && shape.digits >= 3 && shape.letters >= 3) return true;
  if (kind === 'secret') return acceptsSecret(shape, value, bare);
  if (kind === 'token') {
    if (shape.hex && isFingerprint(source, literal.start)) return false;
    if (shape.strength >= STRENGTH.opaque) return true;
    if (shape.strength < STRENGTH.mixed) return false;
    const tight =
      operator.kind === 'equals'
        ? !operator.spaced
        : operator.kind === 'colon' && /^x-/i.test(source.textOf(key));
    return (
      (!bare || tight || inUrl) &&
      shape.length >= 8 &&
      shape.digits > 0 &&
      (!(shape.slug && /[-_./]/.test(value)) || isWordless(value, shape))
    );
  }
  if (findCredentialPart(value) !== undefined && !/\d/.test(value)) return false;
  // `redis.auth("x")`
  if (operator.kind === 'call' && source.has('auth', key.end - 4) && source.at(literal.after) === 41)
    return shape.digits > 1 && shape.letters > 3 && shape.length > 7;
  const named = operator.kind === 'colon' && isNamedKey(source, literal.start);
  if (isUuid(value)) return named;
  if (shape.strength < STRENGTH.opaque || shape.length < 12) return false;
  return shape.hex
    ? inUrl || label === 'COOKIE'
      ? shape.length >= 16
      : (named || isLogin(source, operator)) && shape.length >= 24
    : true;
}

/** `arn:aws:secretsmanager:…:secret:x`, `checksum/secret: x`, `ghcr.io/acme/auth:1b2c`: a step of a longer name. */
function isInName(source: Source, { start, end }: Key): boolean {
  const c = source.before(start);
  if (c !== 58 && c !== 47) return false;
  let from = start;
  while (start - from < 96 && source.before(from) > 39) from--;
  const before = source.text.slice(from, start);
  // The tag of an image follows without a blank.
  const isTagged = source.at(end) === 58 && !isBlank(source.at(end + 1));
  return (
    /(?:^|[=[{])(?:[ac]rn|urn):|(?:checksum|digest|hash)\/$/.test(before) ||
    (isTagged && /[\w-](?:\.[a-z]{2,}(?::\d+)?|\/[\w.-]+)\/$/.test(before))
  );
}

/** On lines of their own, a name and its value are all that is in a list, or the value looks issued: a list of names is long. */
function isOneOfTwo(source: Source, key: Key, literal: Literal): boolean {
  const between = source.text.slice(key.end, literal.start);
  if (!/[\n\v]/.test(between) || source.before(key.start) === 45) return true;
  const { digits, strength } = shapeOf(source.text, literal.start, literal.end);
  if (strength >= STRENGTH.random && digits > 0) return true;
  let i = literal.after;
  while (i - literal.after < 64 && (isBlank(source.at(i)) || isBreak(source.at(i)) || source.at(i) === 44))
    i++;
  if (source.at(i) !== 93 && source.at(i) !== 41) return false;
  return /[[(]\s{0,40}\\{0,3}["']$/.test(source.behind(key.start, 48));
}

/** `THUK4ZI.v1.FLS.b`: joined by signs that names have, and nowhere a word. */
function isWordless(value: string, shape: Shape): boolean {
  return shape.digits >= 3 && shape.length >= 12 && !/[a-z]{4}|[A-Z]{5}/.test(value);
}

/** A passphrase of words: in quotes or by itself behind a name that says so, or four and more joined by hyphens. */
function isWords(source: Source, key: Key, value: string, bare: boolean, isSet: boolean): boolean {
  if (/^[a-z]{3,}(?:-[a-z]{3,}){3,11}$/.test(value)) return true;
  const isNamed = !bare && PHRASE.test(source.textOf(key));
  return isNamed ? isPhraseOfWords(value) || isSaying(value, true) : !bare && isSet && isSaying(value, false);
}

/** `pebble.cobalt37` behind `password=` is no member of an object: nothing is written around the sign in an environment. */
function isDottedSecret(kind: KeyKind, value: string, operator: Operator): boolean {
  return (
    kind === 'password' &&
    operator.kind === 'equals' &&
    !operator.spaced &&
    /^[A-Za-z]+\.[A-Za-z]+\d{2,}$/.test(value)
  );
}

function acceptsPin(shape: Shape, value: string): boolean {
  if (shape.numeric) return /^\d{4,10}[#*]?$/.test(value) || /^\d{3,4}[- ]\d{3,4}$/.test(value);
  return (
    shape.strength >= STRENGTH.mixed &&
    shape.digits > 0 &&
    shape.blanks === 0 &&
    shape.length >= 6 &&
    !isTechnical(value)
  );
}

function acceptsPassword(
  source: Source,
  literal: Literal,
  operator: Operator,
  value: string,
  shape: Shape,
  bare: boolean,
): boolean {
  if (shape.blanks > 0)
    return (
      !bare &&
      !MESSAGE.test(value) &&
      shape.blanks <= 3 &&
      shape.digits > 0 &&
      shape.strength >= STRENGTH.mixed &&
      !/[.!?]$/.test(value) &&
      operator.kind !== 'comma' &&
      operator.kind !== 'call'
    );
  if (
    operator.kind === 'comma' ||
    operator.kind === 'call' ||
    operator.kind === 'compare' ||
    operator.kind === 'cell'
  ) {
    return (
      (operator.kind === 'cell' ? bare || !isCode(value) : !bare) &&
      shape.strength >= STRENGTH.mixed &&
      !isTechnicalPassword(value, shape)
    );
  }
  if (shape.strength >= STRENGTH.mixed) {
    if (bare && isTechnicalPassword(value, shape)) return false;
    if (bare && operator.kind === 'colon' && STRAY_DIGIT.test(value) && isInCode(source, literal))
      return false;
    if (bare && operator.spaced && STRAY_DIGIT.test(value) && isInCode(source, literal)) return false;
    return value.length >= 4;
  }
  // Nothing but signs, as generators of passwords can give.
  if (literal.quoted && /^[!-/:-@[-`{-~]{8,64}$/.test(value)) return new Set(value).size > 5;
  if (!LOWER_WORD.test(value)) return false;
  if (!bare) return operator.kind !== 'tag' || value.length >= 6;
  if (operator.kind === 'equals' && !operator.spaced) return value.length >= 5 && !isInCode(source, literal);
  return value.length >= 6 && operator.kind === 'colon' && endsLine(source, literal.after);
}

function isTechnicalPassword(value: string, shape: Shape): boolean {
  return shape.strength < STRENGTH.opaque && isTechnical(value);
}

function acceptsSecret(shape: Shape, value: string, bare: boolean): boolean {
  if (shape.strength >= STRENGTH.opaque) return true;
  if (shape.strength < STRENGTH.mixed || shape.length < 6) return false;
  if (shape.digits === 0)
    return !bare && /[A-Za-z0-9][!@#$%^&*+=~?|][A-Za-z0-9]/.test(value) && shape.length >= 8;
  return !(shape.slug && /[./]/.test(value)) && !(bare && STRAY_DIGIT.test(value));
}

/** `sk-abc...`, `eyJhbGciOi...`: the visible beginning of a value. */
function isElided(source: Source, literal: Literal): boolean {
  return !literal.quoted && isCut(source, literal.start, literal.end);
}

/** Whether an ellipsis stands behind a token of which too little is shown to be of use. */
export function isCut(source: Source, start: number, end: number): boolean {
  const c = source.at(end);
  const cut =
    c === 0x2026 || ((c === 46 || c === 42) && source.at(end + 1) === c && source.at(end + 2) === c);
  if (!cut) return false;
  return end - start < 20 || (source.has('eyJ', start) && !source.text.slice(start, end).includes('.'));
}

/** `sonar.login=<hex>`: a token in the place of a name. */
function isLogin(source: Source, { kind, spaced, value }: Operator): boolean {
  return kind === 'equals' && !spaced && /\.login=$/i.test(source.behind(value, 7));
}

/** `our linear key: <hex>`: whose key it is, in a note; not the key of an entry, a file or a record. */
function isNamedKey(source: Source, valueStart: number): boolean {
  const said = /(?:^|[\s*-])([a-z][a-z0-9]{2,15}) key: ?$/i.exec(source.behind(valueStart, 26));
  return said !== null && !NO_OWNER.test(said[1] ?? '') && !isFingerprint(source, valueStart);
}

/** `GPG key: <40 hex digits>` is the public name of a key. */
function isFingerprint(source: Source, valueStart: number): boolean {
  return /(?:gpg|pgp|ssh|rsa)[-_ ]?key\W{1,4}$/i.test(source.behind(valueStart, 16));
}

/** A value that holds a marker was scrubbed before; one without substance is none. */
export function isCandidate(value: string, labels: ReadonlySet<string>): boolean {
  if (value.length < 3) return false;
  for (let i = value.indexOf('['); i >= 0; i = value.indexOf('[', i + 1))
    if (markerEnd(value, i, labels) > 0) return false;
  for (let i = value.indexOf('%5B'); i >= 0; i = value.indexOf('%5B', i + 1))
    if (markerEnd(value, i, labels) > 0) return false;
  return true;
}

/** The shape of what stands between two offsets, if it can be a secret at all: one word, not only letters, no marker, no placeholder. */
export function candidateShape({ source, engine }: Scanner, start: number, end: number): Shape | undefined {
  const value = source.text.slice(start, end);
  if (!isCandidate(value, engine.labels) || isPlaceholder(value)) return undefined;
  const shape = shapeOf(value, 0, value.length);
  return shape.strength >= STRENGTH.mixed && shape.blanks === 0 ? shape : undefined;
}

/** `name(` and `name.member`: what stands behind the value says that it is code. */
function isCalled(source: Source, literal: Literal): boolean {
  const c = source.at(literal.after);
  return (
    c === 40 ||
    (c === 91 && source.marker(literal.after) < 0) ||
    (c === 33 && source.at(literal.after + 1) === 61)
  );
}

/** Whether the punctuation behind a bare value is that of a statement or an argument list. */
function isInCode(source: Source, literal: Literal): boolean {
  const c = source.at(literal.after);
  return c === 59 || c === 44 || c === 41 || c === 40 || c === 46;
}

function endsLine(source: Source, at: number): boolean {
  const c = source.at(at);
  return c < 0 || isBreak(c);
}

/** Whether the key of this value is a parameter of a URL or a form. */
function isParameter(source: Source, valueStart: number): boolean {
  for (let i = valueStart - 1; i > source.floor && valueStart - i < 48; i--) {
    const c = source.text.charCodeAt(i);
    if (c === 63 || c === 38 || c === 35 || c === 59) return true;
    if (c <= 32 || c === 34 || c === 39 || c === 44) return false;
  }
  return false;
}
