import { lazy } from './lazy.js';
import {
  BARE_PARTS,
  BARE_PREFIXES,
  BARE_QUALIFIERS,
  ENVIRONMENTS,
  ORDINARY_WORDS,
  PLAIN_PARTS,
  PRODUCTS,
  ROLES,
  SERVICES,
  STRONG_PARTS,
  SYSTEMS,
  TOKENS_QUALIFIERS,
  VALUE_WORDS,
  VETOES_AFTER,
  VETOES_BEFORE,
  VETOES_BEFORE_PART,
  VETOES_FIRST,
} from './words.js';

/** What a word does in the decision, as bits. */
export const NEUTRAL = 1;
export const VETO_BEFORE = 2;
export const VETO_FIRST = 4;
export const VETO_AFTER = 8;
export const SERVICE = 16;
export const BETWEEN = 32;
export const PART_END = 64;
export const VALUE = 128;
export const PART_INNER = 256;

/** How much a part needs around it. */
export type PartKind = 'strong' | 'plain' | 'bare';

/** The words and parts that one decision is made with. */
export interface Vocabulary {
  /** Bits per word; a word without bits is known, but says nothing. */
  readonly words: ReadonlyMap<string, number>;
  /** Kind per part, the part's words joined by `_`. */
  readonly parts: ReadonlyMap<string, PartKind>;
  /** The words of a part by its glued spelling (`apikey`). */
  readonly glued: ReadonlyMap<string, readonly string[]>;
  /** A part `p` and a word that may stand before it as `p word`, or before a plural as `ps word`. */
  readonly qualified: ReadonlySet<string>;
  /** A part `p` and a word that rules it out as `p word`. */
  readonly ruledOut: ReadonlySet<string>;
  /**
   * For each beginning of two letters (`pairOf`), one bit for each length of a word or glued part that begins so:
   * where a longer word is cut, nearly every piece is ruled out by it.
   */
  readonly lengths: Uint32Array;
}

/** The longest word that can be cut out of a longer one. */
export const LONGEST_WORD = 16;

/** The number of the two letters at an offset, in `lengths`. */
export function pairOf(word: string, at: number): number {
  return ((word.charCodeAt(at) & 31) << 5) | (word.charCodeAt(at + 1) & 31);
}

/** The vocabulary of the built-in parts. */
export const builtInVocabulary: () => Vocabulary = lazy(() => createVocabulary());

/** The built-in parts, in the order that they are exported in. */
export const BUILT_IN_PARTS: readonly string[] = Object.freeze([
  ...STRONG_PARTS,
  ...PLAIN_PARTS,
  ...BARE_PARTS,
]);

/** Builds the vocabulary of the built-in parts and of `extraParts`, which count as strong ones. */
export function createVocabulary(extraParts: readonly string[] = []): Vocabulary {
  const words = new Map<string, number>();
  const parts = new Map<string, PartKind>();
  const glued = new Map<string, readonly string[]>();
  const know = (list: readonly string[], bits: number): void => {
    for (const word of list) words.set(word, (words.get(word) ?? 0) | bits);
  };
  const add = (list: readonly string[], kind: PartKind): void => {
    for (const part of list) {
      const partWords = part.split('_');
      parts.set(part, kind);
      know(partWords.slice(0, -1), PART_INNER);
      know(partWords.slice(-1), PART_END);
      if (partWords.length > 1) glued.set(partWords.join(''), partWords);
    }
  };
  add(BARE_PARTS, 'bare');
  add(PLAIN_PARTS, 'plain');
  add(STRONG_PARTS, 'strong');
  add(extraParts, 'strong');
  know(SERVICES, NEUTRAL | SERVICE);
  know(SYSTEMS, NEUTRAL);
  know(ENVIRONMENTS, NEUTRAL | BETWEEN);
  know(VALUE_WORDS, NEUTRAL | VALUE);
  know(VETOES_BEFORE, VETO_BEFORE);
  know(VETOES_FIRST, VETO_FIRST);
  know(VETOES_AFTER, VETO_AFTER);
  know(ORDINARY_WORDS, 0);
  know(PRODUCTS, BETWEEN);

  const qualified = new Set<string>();
  const ruledOut = new Set<string>();
  const qualify = (part: string, list: readonly string[]): void => {
    know(list, 0);
    for (const word of list) qualified.add(`${part} ${word}`);
  };
  qualify('tokens', TOKENS_QUALIFIERS);
  for (const [part, list] of Object.entries(BARE_QUALIFIERS)) qualify(part, list);
  for (const part of BARE_PARTS) qualify(part, BARE_PREFIXES);
  for (const part of ['pass', 'pw'])
    for (const list of [SERVICES, SYSTEMS, ROLES, VALUE_WORDS]) qualify(part, list);
  for (const part of ['pat', 'signature']) qualify(part, SERVICES);
  for (const [part, list] of Object.entries(VETOES_BEFORE_PART)) {
    know(list, 0);
    for (const word of list) {
      for (const ruled of part === 'password' ? [...STRONG_PARTS, 'pwd', 'pw', 'pass'] : [part]) {
        ruledOut.add(`${ruled} ${word}`);
      }
    }
  }
  return { words, parts, glued, qualified, ruledOut, lengths: lengthsOf(words, glued) };
}

function lengthsOf(...maps: readonly ReadonlyMap<string, unknown>[]): Uint32Array {
  const lengths = new Uint32Array(1 << 10);
  for (const map of maps) {
    for (const word of map.keys()) {
      const pair = pairOf(word, 0);
      if (word.length <= LONGEST_WORD) lengths[pair] = (lengths[pair] ?? 0) | (1 << word.length);
    }
  }
  return lengths;
}
