import { foldAscii, isSpace, LESS_THAN, SLASH } from './characters.js';

/** A tag or delimiter that was read: the block it belongs to, and whether it ends it. */
export interface Match {
  readonly block: Block;
  readonly isClosing: boolean;
}

/** A node of a prefix tree over the scanner's units. */
export interface Prefix<Value> {
  readonly next: Map<number, Prefix<Value>>;
  /** How many whole characters have been read here. */
  readonly characters: number;
  /** What is complete at this node. */
  value: Value | undefined;
}

/** Turns a character into the units that the scanner is fed with: itself, or its UTF-8 bytes. */
export type Encode = (character: string) => string;

/** A kind of block that is hidden: the tags of one name, or one pair of delimiters. */
export class Block {
  readonly name: string;
  /** Whether it is written as tags, with attributes and depth; delimiters have neither. */
  readonly isTag: boolean;
  readonly opening: Match = { block: this, isClosing: false };
  readonly closing: Match = { block: this, isClosing: true };
  /** What counts inside of the block. */
  readonly inside: Grammar;

  constructor(name: string, close: string | undefined, nested: boolean, encode: Encode) {
    this.name = name;
    this.isTag = close === undefined;
    this.inside =
      close === undefined
        ? new Grammar([this], [], nested, encode)
        : new Grammar([], [[close, this.closing]], false, encode);
  }
}

/** What counts at one place of a stream, and where the next of it may start. */
export class Grammar {
  readonly names: Prefix<Block> | undefined;
  readonly literals: Prefix<Match> | undefined;
  /** Whether opening tags count here. */
  readonly allowsOpening: boolean;
  readonly #start: string | RegExp;
  /** Which ASCII units may follow `<`; undefined where any may. */
  readonly #following: Uint8Array | undefined;

  constructor(
    names: readonly Block[],
    literals: readonly (readonly [text: string, match: Match])[],
    allowsOpening: boolean,
    encode: Encode,
  ) {
    this.allowsOpening = allowsOpening;
    const starts = new Set<number>();
    if (names.length > 0) {
      this.names = createPrefix(0);
      for (const block of names) addText(this.names, encodeEach(block.name, encode, foldAscii), block);
      starts.add(LESS_THAN);
    }
    if (literals.length > 0) {
      this.literals = createPrefix(0);
      for (const [text, match] of literals) addText(this.literals, encodeEach(text, encode), match);
      for (const unit of this.literals.next.keys()) starts.add(unit);
    } else if (this.names !== undefined) {
      this.#following = followers(this.names);
    }
    this.#start = findAny([...starts]);
  }

  /** The first place from `from` on where something of this grammar may start, or -1. */
  find(text: string, from: number): number {
    const start = this.#start;
    if (typeof start !== 'string') {
      start.lastIndex = from;
      return start.exec(text)?.index ?? -1;
    }
    let at = text.indexOf(start, from);
    const following = this.#following;
    if (following === undefined) return at;
    // Nearly every `<` of prose, code and HTML is settled by the character after it.
    while (at >= 0 && at + 1 < text.length && following[text.charCodeAt(at + 1)] === 0) {
      at = text.indexOf(start, at + 1);
    }
    return at;
  }
}

function createPrefix<Value>(characters: number): Prefix<Value> {
  return { next: new Map(), characters, value: undefined };
}

function encodeEach(text: string, encode: Encode, fold = (unit: number): number => unit): number[][] {
  return Array.from(text, (character) =>
    Array.from({ length: encode(character).length }, (_, index) => fold(encode(character).charCodeAt(index))),
  );
}

function addText<Value>(root: Prefix<Value>, characters: readonly number[][], value: Value): void {
  let node = root;
  characters.forEach((units, index) => {
    units.forEach((unit, position) => {
      let next = node.next.get(unit);
      if (next === undefined) {
        next = createPrefix(position === units.length - 1 ? index + 1 : index);
        node.next.set(unit, next);
      }
      node = next;
    });
  });
  // The first one stays: an opening comes before a closing of the same text.
  node.value ??= value;
}

function followers(names: Prefix<Block>): Uint8Array {
  const following = new Uint8Array(128);
  for (let unit = 0; unit < 128; unit++) {
    if (isSpace(unit) || unit === SLASH || names.next.has(foldAscii(unit))) following[unit] = 1;
  }
  return following;
}

function findAny(units: readonly number[]): string | RegExp {
  if (units.length === 1) return String.fromCharCode(...units);
  const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`);
  return new RegExp(`[${escaped.join('')}]`, 'g');
}
