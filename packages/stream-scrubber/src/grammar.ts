/** Turns text into the units that the scanner is fed with: itself, or its UTF-8 bytes. */
export type Encode = (text: string) => string;

/** A kind of block that is hidden: the tags of one name, or one pair of delimiters. */
export interface Block {
  /** The name, or the opening delimiter. */
  readonly name: string;
  readonly isTag: boolean;
}

/** Text that begins or ends a block of delimiters. */
export interface Literal {
  readonly text: string;
  readonly block: Block;
  readonly isClosing: boolean;
}

/** What may begin at one place of a text. */
export interface Candidate {
  /** What the longest complete tag or delimiter belongs to. */
  readonly block: Block | undefined;
  readonly isClosing: boolean;
  /** The place behind it. */
  readonly end: number;
  /** Whether the text ends before something longer is decided. */
  readonly isOpen: boolean;
  /** Whether a character of a name, or two of a delimiter, have been read of that. */
  readonly isFragment: boolean;
}

/** What counts at one place of a stream: outside of blocks, or inside of one. */
export interface Grammar {
  /** The first place from `from` on where something may begin, or -1. */
  find(text: string, from: number): number;
  /** Looks at what begins at `start`: the longest wins, and of two equally long ones the tag. */
  look(text: string, start: number): Candidate;
}

const slash = 47;
const greaterThan = 62;
const spaces = [9, 10, 12, 13, 32];
const maxSpaces = 8;

/** @param opens whether opening tags count */
export function createGrammar(
  tags: readonly Block[],
  literals: readonly Literal[],
  opens: boolean,
  encode: Encode,
): Grammar {
  const sizeOf = (text: string, characters: number): number =>
    encode([...text].slice(0, characters).join('')).length;
  const names = tags.map((block) => ({ block, text: encode(block.name), letter: sizeOf(block.name, 1) }));
  const texts = literals.map((literal) => ({
    ...literal,
    text: encode(literal.text),
    two: sizeOf(literal.text, 2),
  }));
  const start = new RegExp(`[${[...texts.map(({ text }) => text), '<'].map(escapeFirst).join('')}]`, 'g');
  // What may follow `<`: 2 for a name's first unit (or none at all), 1 for a space or `/`, 0 for anything else.
  const kinds = new Uint8Array(128);
  for (const unit of [...spaces, slash]) kinds[unit] = 1;
  for (const { text } of names) {
    for (const letter of [text.toLowerCase(), text.toUpperCase()]) kinds[letter.charCodeAt(0)] = 2;
  }
  return {
    find(text, from) {
      if (texts.length > 0) {
        start.lastIndex = from;
        return start.exec(text)?.index ?? -1;
      }
      let at = text.indexOf('<', from);
      // Nearly every `<` of prose, code and HTML is settled by the two characters after it.
      for (; at >= 0; at = text.indexOf('<', at + 1)) {
        const kind = kinds[text.charCodeAt(at + 1)] ?? 2;
        if (kind > 1 || (kind > 0 && kinds[text.charCodeAt(at + 2)] !== 0)) break;
      }
      return at;
    },
    look(text, from) {
      let block: Block | undefined;
      let end = from;
      let isOpen = false;
      let isFragment = false;
      let at = skipSpaces(text, from + 1);
      let isClosing = text.charCodeAt(at) === slash;
      if (isClosing) at = skipSpaces(text, at + 1);
      for (const name of text.startsWith('<', from) ? names : []) {
        let stop = at + countSame(text, at, name.text);
        const isWhole = stop === at + name.text.length;
        if (isWhole && isClosing) stop = skipSpaces(text, stop);
        const next = text.charCodeAt(stop);
        if (stop === text.length) {
          isOpen = true;
          isFragment ||= stop - at >= name.letter;
        } else if (isWhole && (isClosing ? next === greaterThan : opens && isEnd(next))) {
          block = name.block;
          end = stop + 1;
        }
      }
      for (const literal of texts) {
        const stop = from + literal.text.length;
        if (text.startsWith(literal.text, from)) {
          if (stop > end) ({ block, isClosing } = literal);
          end = Math.max(stop, end);
        } else if (stop > text.length && literal.text.startsWith(text.slice(from))) {
          isOpen = true;
          isFragment ||= text.length - from >= literal.two;
        }
      }
      return { block, isClosing, end, isOpen, isFragment };
    },
  };
}

/** Whether a unit decides that the name before it is an opening tag's. */
function isEnd(unit: number): boolean {
  return unit === slash || unit === greaterThan || spaces.includes(unit);
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < from + maxSpaces && spaces.includes(text.charCodeAt(at))) at += 1;
  return at;
}

/** How many units are the same, ASCII letters folded: U+0130 and U+212A neither shift nor match. */
function countSame(text: string, from: number, name: string): number {
  let count = 0;
  while (count < name.length && fold(text.charCodeAt(from + count)) === fold(name.charCodeAt(count)))
    count += 1;
  return count;
}

function fold(unit: number): number {
  return unit > 64 && unit < 91 ? unit + 32 : unit;
}

function escapeFirst(text: string): string {
  return `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
