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

// `<` and spaces, perhaps `/` and spaces; what may be a name; what may end the tag.
const skeleton = /<[\t\n\f\r ]{0,8}(\/[\t\n\f\r ]{0,8})?([^\t\n\f\r <>/="']*)([\t\n\f\r ]{0,8}[/>]?)/y;

/** @param opens whether opening tags count */
export function createGrammar(
  tags: readonly Block[],
  literals: readonly Literal[],
  opens: boolean,
  encode: Encode,
): Grammar {
  const sizeOf = (text: string, characters: number): number =>
    encode([...text].slice(0, characters).join('')).length;
  const names = new Map(
    tags.map((block) => [fold(encode(block.name)), { block, letter: sizeOf(block.name, 1) }]),
  );
  const texts = literals.map((literal) => ({
    ...literal,
    text: encode(literal.text),
    two: sizeOf(literal.text, 2),
  }));
  const letters = [...names.keys()].map((name) => name.charAt(0)).join('');
  const second = `\t\n\f\r /${letters}${letters.toUpperCase()}`;
  const units = [...texts.map(({ text }) => text), '<'].map(
    (text) => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const start = new RegExp(`[${units.join('')}]`, 'g');
  return {
    find(text, from) {
      if (texts.length > 0) {
        start.lastIndex = from;
        return start.exec(text)?.index ?? -1;
      }
      let at = text.indexOf('<', from);
      // Nearly every `<` of prose, code and HTML is settled by the character after it.
      while (at >= 0 && !second.includes(text.charAt(at + 1))) at = text.indexOf('<', at + 1);
      return at;
    },
    look(text, from) {
      skeleton.lastIndex = from;
      const [all = '', slash, written = '', tail = ''] = skeleton.exec(text) ?? [];
      const name = fold(written);
      let isClosing = slash !== undefined;
      // A closing tag ends with its `>`; an opening one is decided by the character behind its name.
      const isDone = isClosing ? tail.endsWith('>') : tail !== '';
      let block = isDone && (isClosing || opens) ? names.get(name)?.block : undefined;
      let end = from;
      if (block !== undefined) end += all.length - (isClosing ? 0 : tail.length - 1);
      let isOpen = false;
      let isFragment = false;
      if (!isDone && !tail.endsWith('/') && from + all.length === text.length) {
        const read = tail === '' ? name : `${name} `;
        for (const [known, { letter }] of names) {
          if (!`${known} `.startsWith(read)) continue;
          isOpen = true;
          isFragment ||= name.length >= letter;
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

/** Folds ASCII letters only: U+0130 and U+212A must neither shift nor match. */
function fold(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
