import { findCredentialPart } from '../keys/find-part.js';
import { labelOfPart } from '../keys/labels.js';
import type { Label } from '../rule.js';
import { isLetter } from './chars.js';

/** Names that may be kept: others can hold a secret, and seldom come back. */
const PLAIN = /^[A-Za-z_. -]{1,48}$/;
/** `secret_part1`, `token-chunk-2`: one of the pieces of a value. */
const NUMBERED = /[_-]?(?:part|chunk|piece|half|line)[_-]?\d{1,2}$/i;
const WEAK_WORD =
  /(?:^|[^a-z])(?:keys?|codes?|sess(?:ion)?|auth|log[- ]?in|logon|sign[- ]?in|sig|access|pin)$/i;
/** Words that say of a key or code that it is no secret. */
export const NO_SECRET: RegExp =
  /public|primary|foreign|partition|sort|cache|object|bucket|\bhot\b|hotkey|idempot|map(?!box)|dict|index|\brow|group|query|transl|i18n|locale|lookup|status|exit|error|country|postal|order|area|promo|discount|booking|coupon|voucher|tracking|zip|lang|char(?!g)|key_?code|hash(?!i)/i;
/** Words whose meaning hangs on the word before: `API key`, `page token`, `client secret`. */
const ONLY_WORD = /^(?:keys?|tokens?|codes?|pins?|secrets?|phrase|auth)$/i;

/** What the spelling of one name tells. */
export interface NameFacts {
  /** The part that makes it a credential's. */
  readonly part: string | undefined;
  /** Whether it is one word, without separators or digits. */
  readonly isWord: boolean;
  /** Whether what it means hangs on the word before. */
  readonly hangs: boolean;
  /** Whether it may name something that is a secret only when it looks like one. */
  readonly isWeak: boolean;
}

/** The judgement of names; plain ones are judged once, since the same few come back. */
export class KeyNames {
  private readonly parts = new Recent((name) => findCredentialPart(name) ?? NONE);
  private readonly facts = new Recent(judge);
  /** By part, of which there are only so many. */
  private readonly labels = new Map<string, Label>();

  /** What a value is labelled that this part names. */
  labelOf(part: string): Label {
    let label = this.labels.get(part);
    if (label === undefined) {
      label = labelOfPart(part);
      this.labels.set(part, label);
    }
    return label;
  }

  /** The part that makes a name a credential's, or `undefined`. */
  partOf(name: string): string | undefined {
    const part = this.parts.of(name);
    return part === NONE ? undefined : part;
  }

  /** What the spelling of a name tells. */
  factsOf(name: string): NameFacts {
    return this.facts.of(name);
  }
}

function judge(name: string): NameFacts {
  return {
    part: findCredentialPart(name) ?? partOfPiece(name),
    isWord: isPlainWord(name),
    hangs: ONLY_WORD.test(name),
    isWeak: WEAK_WORD.test(name) && !NO_SECRET.test(name),
  };
}

/** The part of a name that is numbered as a piece of a value. */
export function partOfPiece(name: string): string | undefined {
  return NUMBERED.test(name) ? findCredentialPart(name.replace(NUMBERED, '')) : undefined;
}

function isPlainWord(name: string): boolean {
  for (let i = 0; i < name.length; i++)
    if (!isLetter(name.charCodeAt(i)) && name.charCodeAt(i) < 0xc0) return false;
  return true;
}

const NONE = '';
const MOST = 2048;

/** The values of names that were asked for of late: when there are too many, the older half is forgotten. */
class Recent<Value> {
  private known = new Map<string, Value>();
  private older: ReadonlyMap<string, Value> = new Map();

  constructor(private readonly make: (name: string) => Value) {}

  of(name: string): Value {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const value = this.older.get(name) ?? this.make(name);
    if (!PLAIN.test(name)) return value;
    if (this.known.size >= MOST) {
      this.older = this.known;
      this.known = new Map();
    }
    this.known.set(name, value);
    return value;
  }
}
