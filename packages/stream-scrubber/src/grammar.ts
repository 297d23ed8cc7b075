/** Turns text into the units that the scanner is fed with: itself, or its UTF-8 bytes. */
export type Encode = (text: string) => string;

/** A kind of block that is hidden: the tags of one name, or one pair of delimiters. */
export interface Block {
  /** The name, or the opening delimiter. */
  readonly name: string;
  /** Whether attributes follow its opening. */
  readonly isTag: boolean;
}

/** What begins or ends a block. */
export interface Token {
  readonly block: Block;
  readonly isClosing: boolean;
  /** The patterns of its units, one after the other. */
  readonly units: readonly string[];
  /** What can stand behind its first unit. */
  readonly second: string;
  /** How many of them make a fragment. */
  readonly fragment: number;
}

/** What may begin at one place of a text. */
export interface Candidate {
  /** The longest token that is complete; of equally long ones the first. */
  readonly token: Token | undefined;
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
  /** Looks at what begins at `start`. */
  look(text: string, start: number): Candidate;
}

const space = '[\\t\\n\\f\\r ]';
const spaces = `${space}{0,8}`;

/** The opening and the closing of a tag; the one is decided by the unit behind its name, the other by its `>`. */
export function createTagTokens(name: string, encode: Encode): Token[] {
  const block = { name, isTag: true };
  // ASCII letters only: U+0130 and U+212A must neither shift nor match.
  const units = encode(name).split('');
  const letters = units.map((unit) =>
    /[a-z]/i.test(unit) ? `[${unit.toLowerCase()}${unit.toUpperCase()}]` : escapeUnit(unit),
  );
  const second = `\t\n\f\r /${units[0]?.toLowerCase()}${units[0]?.toUpperCase()}`;
  const first = sizeOf(name, 1, encode);
  return [
    {
      block,
      isClosing: false,
      units: ['<', spaces, ...letters, '[\\t\\n\\f\\r />]'],
      second,
      fragment: first + 2,
    },
    {
      block,
      isClosing: true,
      units: ['<', spaces, '/', spaces, ...letters, spaces, '>'],
      second,
      fragment: first + 4,
    },
  ];
}

/** The opening and the closing of a pair of delimiters. */
export function createDelimiterTokens(texts: readonly string[], encode: Encode): Token[] {
  const block = { name: texts[0] ?? '', isTag: false };
  return texts.map((text, index) => ({
    block,
    isClosing: index > 0,
    units: encode(text).split('').map(escapeUnit),
    second: encode(text).charAt(1),
    fragment: sizeOf(text, 2, encode),
  }));
}

/** Makes a grammar of the tokens that count. */
export function createGrammar(tokens: readonly Token[]): Grammar {
  const patterns = tokens.map((token) => [token, toPattern(token)] as const);
  const first = new RegExp(tokens.map(({ units }) => units[0]).join('|'), 'g');
  const seconds = tokens.map(({ second }) => second).join('');
  const isPlain = tokens.every(({ units, second }) => units[0] === '<' && second !== '');
  return {
    find(text, from) {
      first.lastIndex = from;
      if (!isPlain) return first.exec(text)?.index ?? -1;
      let at = text.indexOf('<', from);
      // What stands behind it settles nearly every `<` of prose, code and HTML; nothing does at the end of the text.
      while (at >= 0 && !seconds.includes(text.charAt(at + 1))) at = text.indexOf('<', at + 1);
      return at;
    },
    look(text, from) {
      let token: Token | undefined;
      let end = from;
      let isOpen = false;
      let isFragment = false;
      for (const [candidate, pattern] of patterns) {
        pattern.lastIndex = from;
        const match = pattern.exec(text);
        if (match !== null && match[2] === undefined) {
          isOpen = true;
          isFragment ||= match[1] !== undefined;
        } else if (match !== null && pattern.lastIndex > end) {
          token = candidate;
          end = pattern.lastIndex;
        }
      }
      return { token, end, isOpen, isFragment };
    },
  };
}

/** Matches a token as far as the text goes; group 1 is there once a fragment has been read, group 2 the whole. */
function toPattern({ units, fragment }: Token): RegExp {
  const nested = units.reduceRight(
    (rest, unit, index) => `${unit}${index === fragment - 1 ? '()' : ''}(?:${rest}|$)`,
    '()',
  );
  return new RegExp(nested, 'y');
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function sizeOf(text: string, characters: number, encode: Encode): number {
  return encode([...text].slice(0, characters).join('')).length;
}
