/** Turns text into the units that the scanner is fed with: itself, or its UTF-8 bytes. */
export type Encode = (text: string) => string;

/** What begins or ends a block. */
export interface Token {
  /** The name of the block: the tag's, or the opening delimiter. */
  readonly name: string;
  /** Whether it is a tag's: attributes follow its opening. */
  readonly isTag: boolean;
  readonly isClosing: boolean;
  /** The pattern of its first unit. */
  readonly first: string;
  /** What its next unit can be, spaces and a slash aside. */
  readonly next: string;
  /** Matches it as far as the text goes: group 1 once a fragment has been read, group 2 the whole. */
  readonly pattern: RegExp;
}

/** The opening and the closing of a block. */
export type Block = readonly [opening: Token, closing: Token];

/** What begins at a place of a text. */
export interface Candidate {
  readonly at: number;
  /** The longest token that is complete; of equally long ones the first. */
  readonly token: Token | undefined;
  /** The place behind it. */
  readonly end: number;
  /** Whether the text ends before something longer is decided. */
  readonly isOpen: boolean;
  /** Whether a character of a name, or two of a delimiter, have been read. */
  readonly isFragment: boolean;
}

/** What counts at one place of a stream: finds what begins first from a place on, as far as the text goes. */
export type Grammar = (text: string, from: number) => Candidate | undefined;

const spaces = '[\\t\\n\\f\\r ]{0,8}';
const fragmentMark = '()';

/** The tags of a name; the opening one is decided by the unit behind its name, the closing one by its `>`. */
export function createTag(name: string, encode: Encode): Block {
  const [head = '', ...tail] = name;
  const letters = [...toUnits(encode(head), true), fragmentMark, ...toUnits(encode(tail.join('')), true)];
  const create = (isClosing: boolean, ...units: readonly string[]): Token => ({
    name,
    isTag: true,
    isClosing,
    first: '<',
    next: head.toLowerCase() + head.toUpperCase() + encode(head),
    pattern: toPattern(['<', spaces, ...units]),
  });
  return [create(false, ...letters, '[\\t\\n\\f\\r />]'), create(true, '/', spaces, ...letters, spaces, '>')];
}

/** A pair of delimiters. */
export function createPair([open, close]: readonly [open: string, close: string], encode: Encode): Block {
  const create = (text: string, isClosing: boolean): Token => {
    const [first = '', second = '', ...tail] = text;
    const units = toUnits(encode(first + second));
    return {
      name: open,
      isTag: false,
      isClosing,
      first: units[0] ?? '',
      next: encode(text).charAt(1),
      pattern: toPattern([...units, fragmentMark, ...toUnits(encode(tail.join('')))]),
    };
  };
  return [create(open, false), create(close, true)];
}

function toPattern(units: readonly string[]): RegExp {
  return new RegExp(
    units.reduceRight((rest, unit) => `${unit}(?:${rest}|$)`, '()'),
    'y',
  );
}

/** The pattern of each unit; only ASCII letters fold, so that U+0130 and U+212A neither shift nor match. */
function toUnits(text: string, isFolded = false): string[] {
  return text
    .split('')
    .map((unit) =>
      isFolded && /[a-z]/i.test(unit)
        ? `[${unit.toLowerCase()}${unit.toUpperCase()}]`
        : unit.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'),
    );
}

/** Makes a grammar of the tokens that count. */
export function createGrammar(tokens: readonly Token[]): Grammar {
  const findStart = createFindStart(tokens);
  return (text, from) => {
    for (let at = findStart(text, from); at >= 0; at = findStart(text, at + 1)) {
      let token: Token | undefined;
      let end = at;
      let isOpen = false;
      let isFragment = false;
      for (const candidate of tokens) {
        const { pattern } = candidate;
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (match === null) continue;
        isFragment ||= match[1] !== undefined;
        if (match[2] === undefined) isOpen = true;
        else if (pattern.lastIndex > end) {
          token = candidate;
          end = pattern.lastIndex;
        }
      }
      if (isOpen || token !== undefined) return { at, token, end, isOpen, isFragment };
    }
    return undefined;
  };
}

/** Makes the search for the places where a token may begin. */
function createFindStart(tokens: readonly Token[]): (text: string, from: number) => number {
  const nexts = new Set(tokens.flatMap(({ next }) => next.split('').map((unit) => unit.charCodeAt(0))));
  if (tokens.every(({ first, next }) => first === '<' && next !== '' && !isGap(next.charCodeAt(0)))) {
    return (text, from) => {
      let at = text.indexOf('<', from);
      for (; at >= 0; at = text.indexOf('<', at + 1)) {
        let next = at + 1;
        while (isGap(text.charCodeAt(next))) next += 1;
        // Nearly every `<` of prose, code and HTML ends here.
        if (next === text.length || nexts.has(text.charCodeAt(next))) break;
      }
      return at;
    };
  }
  const anyFirst = new RegExp(tokens.map(({ first }) => first).join('|'), 'g');
  return (text, from) => {
    anyFirst.lastIndex = from;
    return anyFirst.exec(text)?.index ?? -1;
  };
}

/** Whether it may be a space or a slash, which can stand between `<` and a name. */
function isGap(code: number): boolean {
  return code <= 32 || code === 47;
}
