import type { Label } from '../rule.js';
import { isAlnum, isBlank, isKeyChar, isLetter } from './chars.js';
import { type KeyNames, NO_SECRET, partOfPiece } from './key-names.js';
import { isEscapeEnd, type Source } from './source.js';

/**
 * How sure a key's name is. `password` may have any value, `secret` and `token` an issued one, `pin` a number,
 * `weak` (`key`, `code`, `session`) only one that looks random.
 */
export type KeyKind = 'password' | 'secret' | 'token' | 'pin' | 'weak';

/** A name that may be followed by a secret. */
export interface Key {
  readonly start: number;
  readonly end: number;
  readonly kind: KeyKind;
  readonly label: Label;
}

const SETTER = /^(?:set|with|use|using|add|put)([A-Z_]\w*)$/;
/** `password.set(`: the name is what stands before. */
const FILLING = /\.(?:set|put|fill)$/;
const GIVING = /^(?:set|put|default|of|from|new|value|equals|fill|type|send_?keys|key|auth|login)/i;
/** Words before `token` that make it one of many, or of a language. */
const COUNTING =
  /^(?:max|min|num|page|next|prev|previous|pad|eos|bos|unk|mask|sep|cls|stop|special|prompt|completion|input|output|total|cached|image|text|word|design|css|theme|erc|nft|governance|utility|native|per|cancellation|syntax|end|start|first|last|every|each)\s/i;
/** `SSID x, key y`. */
export const WIRELESS: RegExp = /ssid|wi-?fi|wlan|wpa|network:? ["“„«]/i;
const LONGEST_KEY = 80;
const WEAK_PART =
  /_code$|^(?:salt|pepper|auth|authentication|signature|sig|sid|session_id|otp|totp|dsn|hash|.*_hash|license_key|licence_key|product_key)$/;

/** The bounds of the identifier around a keyword, without what an escape or a flag adds to it. */
export function identifierAround(source: Source, start: number, end: number): readonly [number, number] {
  let a = start;
  while (start - a < LONGEST_KEY && isKeyChar(source.before(a)) && !isEscapeEnd(source, a)) a--;
  while (a < start && !isAlnum(source.at(a)) && source.at(a) < 0xc0) a++;
  let b = end;
  while (
    b - end < LONGEST_KEY &&
    isKeyChar(source.at(b)) &&
    !(source.at(b) === 46 && source.has('eyJ', b + 1))
  )
    b++;
  while (b > end && !isAlnum(source.at(b - 1)) && source.at(b - 1) < 0xc0) b--;
  return [a, b];
}

/** Judges the identifier between two offsets, with the words before it where it is one of a phrase. */
export function judgeKey(source: Source, start: number, end: number, names: KeyNames): Key | undefined {
  if (end - start > LONGEST_KEY) return undefined;
  const name = source.text.slice(start, end);
  const isCalled = source.at(end) === 40;
  const setter = isCalled ? SETTER.exec(name.slice(name.lastIndexOf('.') + 1))?.[1] : undefined;
  if (setter === undefined && isCalled && isMethod(name, names)) return undefined;
  const facts = names.factsOf(name);
  const part = isCalled
    ? (names.partOf(setter ?? name.replace(FILLING, '')) ?? partOfPiece(name))
    : facts.part;
  if (part !== undefined && !facts.hangs) return keyOf(part, start, end, names);
  const left = facts.isWord ? wordBefore(source, start) : undefined;
  if (left !== undefined) {
    const further = wordBefore(source, left);
    for (const from of further === undefined ? [left] : [further, left]) {
      const phrase = names.partOf(source.text.slice(from, end));
      if (phrase !== undefined) return keyOf(phrase, start, end, names);
    }
    if (
      part === undefined &&
      (facts.isWeak || name === 'PAT') &&
      NO_SECRET.test(source.text.slice(left, start))
    )
      return undefined;
    if (part === 'token' && COUNTING.test(source.text.slice(left, start))) return undefined;
  }
  if (part !== undefined) return keyOf(part, start, end, names);
  if (name === 'PAT') return { start, end, kind: 'token', label: 'TOKEN' };
  if (!facts.isWeak) return undefined;
  if (name.toLowerCase() === 'key' && WIRELESS.test(source.behind(start, 40))) {
    return { start, end, kind: 'password', label: 'PASSWORD' };
  }
  return { start, end, kind: 'weak', label: 'API_KEY' };
}

/** `password.encode(`: what is done with a credential; `password.set(` gives it its value. */
function isMethod(name: string, names: KeyNames): boolean {
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return false;
  const last = name.slice(dot + 1);
  return names.partOf(last) === undefined && !GIVING.test(last);
}

function keyOf(part: string, start: number, end: number, names: KeyNames): Key | undefined {
  const label = names.labelOf(part);
  if (label === 'CONNECTION_STRING' || label === 'WEBHOOK_URL') return undefined;
  return { start, end, kind: kindOf(part, label), label };
}

function kindOf(part: string, label: Label): KeyKind {
  if (label === 'PASSWORD' || /psk|pre_?shared/.test(part)) return 'password';
  if (/pin$|pin_code$|otp|_code$/.test(part)) return 'pin';
  if (WEAK_PART.test(part)) return 'weak';
  return /secret|cred|answer/.test(part) ? 'secret' : 'token';
}

function wordBefore(source: Source, start: number): number | undefined {
  let i = start;
  while (start - i < 2 && isBlank(source.before(i))) i--;
  if (i === start) return undefined;
  const end = i;
  while (
    end - i < 16 &&
    (isLetter(source.before(i)) || source.before(i) >= 0xc0 || (source.before(i) === 45 && i < end))
  )
    i--;
  return i === end || isKeyChar(source.before(i)) ? undefined : i;
}
