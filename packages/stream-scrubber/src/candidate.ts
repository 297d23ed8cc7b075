import { foldAscii, GREATER_THAN, isSpace, LESS_THAN, SLASH } from './characters.js';
import type { Block, Grammar, Match, Prefix } from './grammar.js';

// Where in a tag the reader stands.
const nowhere = 0;
const afterLessThan = 1;
const inName = 2;
const afterSlash = 3;
const inClosingName = 4;
const afterClosingName = 5;

const maxSpaces = 8;

/**
 * Reads what may become a tag or a delimiter, unit by unit, so that it can stop and go on at every chunk border.
 * Where several candidates start at one place the longest wins; of two equally long ones the tag.
 */
export class Candidate {
  /** How many units have been read; 0 while there is no candidate. */
  length = 0;
  /** The longest that is complete so far. */
  match: Match | undefined;
  /** How many units it takes. */
  matchLength = 0;
  #allowsOpening = true;
  #place = nowhere;
  #spaces = 0;
  #name: Prefix<Block> | undefined;
  #literal: Prefix<Match> | undefined;

  /** Starts a new candidate. */
  begin(grammar: Grammar): void {
    this.drop();
    this.#allowsOpening = grammar.allowsOpening;
    this.#name = grammar.names;
    this.#literal = grammar.literals;
  }

  /** Forgets the candidate. */
  drop(): void {
    this.length = 0;
    this.match = undefined;
    this.#place = nowhere;
    this.#spaces = 0;
  }

  /** Whether at least one character of a name, or two of a delimiter, have been read. */
  get isFragment(): boolean {
    const ofName = this.#place === nowhere ? 0 : (this.#name?.characters ?? 0);
    return ofName > 0 || (this.#literal?.characters ?? 0) > 1;
  }

  /** Reads one more unit; false when nothing longer can come of the candidate any more. */
  read(unit: number): boolean {
    this.length += 1;
    if (this.#literal !== undefined) this.#readLiteral(this.#literal, unit);
    if (this.#place !== nowhere) this.#readTag(unit);
    else if (this.length === 1 && unit === LESS_THAN && this.#name !== undefined) this.#place = afterLessThan;
    return this.#place !== nowhere || this.#literal !== undefined;
  }

  #readLiteral(literal: Prefix<Match>, unit: number): void {
    const next = literal.next.get(unit);
    if (next?.value !== undefined) this.#complete(next.value);
    this.#literal = next?.next.size === 0 ? undefined : next;
  }

  #readTag(unit: number): void {
    const block = this.#name?.value;
    switch (this.#place) {
      case afterLessThan:
        if (unit === SLASH) {
          this.#place = afterSlash;
          this.#spaces = 0;
        } else if (isSpace(unit)) this.#countSpace();
        else this.#advance(unit, inName);
        return;
      case afterSlash:
        if (isSpace(unit)) this.#countSpace();
        else this.#advance(unit, inClosingName);
        return;
      case inName:
        if (block !== undefined && (unit === GREATER_THAN || unit === SLASH || isSpace(unit))) {
          this.#place = nowhere;
          if (this.#allowsOpening) this.#complete(block.opening);
        } else this.#advance(unit, inName);
        return;
      default:
        this.#readClosingEnd(unit, block);
    }
  }

  #readClosingEnd(unit: number, block: Block | undefined): void {
    if (block !== undefined && unit === GREATER_THAN) {
      this.#place = nowhere;
      this.#complete(block.closing);
    } else if (block !== undefined && isSpace(unit)) {
      if (this.#place === inClosingName) this.#spaces = 0;
      this.#place = afterClosingName;
      this.#countSpace();
    } else if (this.#place === inClosingName) this.#advance(unit, inClosingName);
    else this.#place = nowhere;
  }

  #countSpace(): void {
    this.#spaces += 1;
    if (this.#spaces > maxSpaces) this.#place = nowhere;
  }

  #advance(unit: number, place: number): void {
    this.#name = this.#name?.next.get(foldAscii(unit));
    this.#place = this.#name === undefined ? nowhere : place;
  }

  #complete(match: Match): void {
    this.match = match;
    this.matchLength = this.length;
  }
}
