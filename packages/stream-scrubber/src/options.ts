import { invalid, misuse } from './errors.js';

/** What `onBlock` is told about a block; content only when `captureHidden` asks for it. */
export interface BlockInfo {
  /** The block's name as configured: a tag's name, or the opening delimiter. */
  readonly tag: string;
  /** How long the content between the tags is, in UTF-16 units (in bytes for the byte adapters). */
  readonly chars: number;
  /** Whether a closing tag ended the block; `false` when the stream ended inside it. */
  readonly terminated: boolean;
  /** The content, cut at `maxHiddenChars`; only with `captureHidden`. */
  readonly text?: string;
}

/** Options of every scrubber of this package. Unknown keys throw; `undefined` means the default. */
export interface ScrubberOptions {
  /**
   * Names of the tags that hide a block, compared by ASCII case folding; 1 to 256 characters each.
   * @default ['memory-context']
   */
  readonly tags?: readonly string[] | undefined;
  /**
   * Further pairs of opening and closing text, literal and case-sensitive, of 1 to 256 characters; such
   * blocks do not nest.
   * @default []
   * @example [['◁think▷', '◁/think▷']]
   */
  readonly delimiters?: readonly (readonly [open: string, close: string])[] | undefined;
  /**
   * Whether blocks of one name are counted by depth, or the first closing tag ends the block.
   * @default 'depth'
   */
  readonly nesting?: 'depth' | 'flat' | undefined;
  /**
   * What becomes of a block that is still open at the end; `'emit'` shows it, opening tag included, unless it
   * is longer than `maxHiddenChars`.
   * @default 'discard'
   */
  readonly unterminated?: 'discard' | 'emit' | undefined;
  /**
   * What becomes of a piece of a tag at the end of the stream, such as `<memory-con`.
   * @default 'discard'
   */
  readonly fragment?: 'discard' | 'emit' | undefined;
  /**
   * What becomes of a closing tag outside of any block.
   * @default 'discard'
   */
  readonly orphanClose?: 'discard' | 'emit' | undefined;
  /**
   * The name (or opening delimiter) of the block in which the stream starts, its opening tag having stood in
   * the prompt.
   * @default false
   */
  readonly startInside?: string | false | undefined;
  /**
   * Whether tags inside Markdown code fences are ordinary text. What a model puts in a fence is then shown.
   * @default false
   */
  readonly codeAware?: boolean | undefined;
  /**
   * Text that stands once for each outermost hidden block, at its opening.
   * @default ''
   */
  readonly replacement?: string | undefined;
  /** Called once for each outermost block, after the chunk that ended it has been read. */
  readonly onBlock?: ((info: BlockInfo) => void) | undefined;
  /**
   * Whether `onBlock` gets the hidden text too.
   * @default false
   */
  readonly captureHidden?: boolean | undefined;
  /**
   * How much of a block `captureHidden` and `unterminated: 'emit'` may keep, in UTF-16 units (bytes in the
   * byte adapters).
   * @default 65536
   */
  readonly maxHiddenChars?: number | undefined;
}

/** The options, checked and complete. */
export type ScrubberConfig = Complete<Omit<ScrubberOptions, 'onBlock'>> & Pick<ScrubberOptions, 'onBlock'>;

type Complete<Options> = { readonly [Name in keyof Options]-?: Exclude<Options[Name], undefined> };

/** A default, whether another value is right, and what it has to be. */
type Check = readonly [fallback: unknown, isRight: (value: unknown) => boolean, wanted: string];

/**
 * Checks the options once, at the door.
 *
 * @param alsoKnown names of further options that the caller reads itself
 * @throws TypeError with a `code` that names a wrong option
 */
export function parseOptions(options: object = {}, alsoKnown: readonly string[] = []): ScrubberConfig {
  if (typeof options !== 'object' || options === null) throw invalid('argument', 'options', 'an object');
  // They have no names of their own that are wrong, and would be taken for no options at all.
  if (Symbol.iterator in options || 'feed' in options) {
    throw invalid('argument', 'options', 'an object with options, not a list, a Map or a scrubber');
  }
  const given = new Map<string, unknown>(Object.entries(options));
  const checks = createChecks();
  const config = Object.fromEntries(
    Object.entries(checks).map(([name, [fallback, isRight, wanted]]) => {
      const value = given.get(name);
      if (value !== undefined && !isRight(value)) throw invalid('option', name, wanted);
      given.delete(name);
      return [name, value ?? fallback];
    }),
  ) as unknown as ScrubberConfig;
  for (const name of given.keys()) {
    if (alsoKnown.includes(name)) continue;
    const known = [...Object.keys(checks), ...alsoKnown].join(', ');
    throw misuse(`unknown-option:${name}`, `There is no option ${name}; known are ${known}`);
  }
  const names = [...config.tags, ...config.delimiters.map(([open]) => open), false];
  if (names.length < 2) throw invalid('option', 'tags', 'not empty, save beside delimiters');
  if (!names.includes(config.startInside)) throw invalid('option', 'startInside', checks.startInside[2]);
  return config;
}

// A pattern is made of each name; engines give up on a pattern of many thousand units.
const maxLength = 256;

function createChecks(): Record<keyof ScrubberConfig, Check> {
  const size = `of 1 to ${maxLength} characters`;
  const end = oneOf('discard', 'emit');
  const flag = oneOf(false, true);
  return {
    tags: [
      ['memory-context'],
      listOf(isName),
      `a list of names ${size} without white space, <, >, /, = and quotes`,
    ],
    delimiters: [[], listOf(isPair), `a list of pairs of texts ${size}`],
    nesting: oneOf('depth', 'flat'),
    unterminated: end,
    fragment: end,
    orphanClose: end,
    startInside: [false, () => true, 'false, a name of tags or an opening of delimiters'],
    codeAware: flag,
    replacement: ['', (value) => typeof value === 'string', 'a string'],
    onBlock: [undefined, (value) => typeof value === 'function', 'a function'],
    captureHidden: flag,
    maxHiddenChars: [65_536, (value) => Number.isSafeInteger(value) && Number(value) >= 0, 'a whole number'],
  };
}

function oneOf(...values: readonly unknown[]): Check {
  return [values[0], (value) => values.includes(value), values.join(' or ')];
}

function listOf(isRight: (value: unknown) => boolean): Check[1] {
  return (value) => Array.isArray(value) && value.every(isRight);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength;
}

function isName(value: unknown): boolean {
  return isText(value) && !/[\s<>/="']/.test(value);
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}
