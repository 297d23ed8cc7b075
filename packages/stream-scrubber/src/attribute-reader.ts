import { DOUBLE_QUOTE, EQUALS, GREATER_THAN, isSpace, LESS_THAN, SINGLE_QUOTE, SLASH } from './characters.js';

// What stands before the next unit.
const closed = 0;
const gap = 1; // the name, a space or a closing quote: a slash counts here
const slash = 2; // such a slash: `>` makes an empty block here
const equals = 3; // `=`: a quote counts here
const equalsGap = 4; // `=` and spaces: both count here
const value = 5;
const quoted = 6;

/** How an opening tag ended: by `>`, by `/>`, or by a `<` that belongs to what follows. */
export type TagEnd = 'open' | 'empty' | 'implicit';

/**
 * Reads from an opening tag's name to its end and keeps a state instead of the text, so that an attribute of any
 * length costs nothing.
 */
export class AttributeReader {
  /** How the last tag ended. */
  end: TagEnd = 'open';
  #before = closed;
  #quote = '';

  /** Whether a tag is being read. */
  get isReading(): boolean {
    return this.#before !== closed;
  }

  /** Starts behind the unit that follows the name: a space, `/` or `>`. */
  begin(unit: number): void {
    this.end = 'open';
    this.#before = unit === GREATER_THAN ? closed : unit === SLASH ? slash : gap;
  }

  /** Forgets the tag. */
  drop(): void {
    this.#before = closed;
  }

  /** Reads on and gives the place behind what belongs to the tag. */
  read(text: string, from: number): number {
    for (let index = from; index < text.length; index++) {
      if (this.#before === quoted) {
        index = text.indexOf(this.#quote, index);
        if (index < 0) return text.length;
        this.#before = gap;
        continue;
      }
      const unit = text.charCodeAt(index);
      if (unit === LESS_THAN) return this.#finish('implicit', index);
      if (unit === GREATER_THAN) return this.#finish(this.#before === slash ? 'empty' : 'open', index + 1);
      this.#before = this.#next(unit);
    }
    return text.length;
  }

  #next(unit: number): number {
    const before = this.#before;
    const isAfterEquals = before === equals || before === equalsGap;
    if (unit === EQUALS) return equals;
    if (isSpace(unit)) return isAfterEquals ? equalsGap : gap;
    if (unit === SLASH) return before === gap || before === equalsGap ? slash : value;
    if (isAfterEquals && (unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE)) {
      this.#quote = unit === DOUBLE_QUOTE ? '"' : "'";
      return quoted;
    }
    return value;
  }

  #finish(end: TagEnd, at: number): number {
    this.#before = closed;
    this.end = end;
    return at;
  }
}
