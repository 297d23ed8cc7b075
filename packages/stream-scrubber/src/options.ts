import { invalidOption, misuse } from './errors.js';

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
   * Names of the tags that hide a block, compared by ASCII case folding.
   * @default ['memory-context']
   */
  readonly tags?: readonly string[] | undefined;
  /**
   * Further pairs of opening and closing text, literal and case-sensitive; such blocks do not nest.
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
export type Settings = Complete<Omit<ScrubberOptions, 'onBlock'>> & Pick<ScrubberOptions, 'onBlock'>;

type Complete<Options> = { readonly [Name in keyof Options]-?: Exclude<Options[Name], undefined> };

const defaults: Settings = {
  tags: ['memory-context'],
  delimiters: [],
  nesting: 'depth',
  unterminated: 'discard',
  fragment: 'discard',
  orphanClose: 'discard',
  startInside: false,
  codeAware: false,
  replacement: '',
  onBlock: undefined,
  captureHidden: false,
  maxHiddenChars: 65_536,
};

/**
 * Checks the options once, at the door.
 *
 * @param alsoKnown names of further options that the caller reads itself
 * @throws TypeError with a `code` that names the first wrong option
 */
export function parseOptions(options: object = {}, alsoKnown: readonly string[] = []): Settings {
  if (typeof options !== 'object' || options === null) {
    throw misuse('invalid-argument:options', 'options must be an object');
  }
  const settings: Settings = { ...defaults };
  for (const [name, value] of Object.entries(options)) {
    if (Object.hasOwn(defaults, name)) {
      if (value !== undefined) Object.assign(settings, { [name]: value });
    } else if (!alsoKnown.includes(name))
      throw misuse(`unknown-option:${name}`, `there is no option ${name}`);
  }
  check(settings);
  return settings;
}

function check(settings: Settings): void {
  const { tags, delimiters, startInside, onBlock, maxHiddenChars } = settings;
  const must = (name: keyof Settings, isRight: boolean, wanted: string): void => {
    if (!isRight) throw invalidOption(name, wanted);
  };
  must('delimiters', Array.isArray(delimiters) && delimiters.every(isPair), 'pairs of texts');
  const isNamed = Array.isArray(tags) && tags.every(isName) && tags.length + delimiters.length > 0;
  must('tags', isNamed, 'names without white space, <, >, /, = and quotes');
  const isStart =
    tags.some((name) => name === startInside) || delimiters.some(([open]) => open === startInside);
  must('startInside', startInside === false || isStart, 'false or one of the names');
  must('nesting', ['depth', 'flat'].includes(settings.nesting), "'depth' or 'flat'");
  for (const name of ['unterminated', 'fragment', 'orphanClose'] as const) {
    must(name, ['discard', 'emit'].includes(settings[name]), "'discard' or 'emit'");
  }
  for (const name of ['codeAware', 'captureHidden'] as const) {
    must(name, typeof settings[name] === 'boolean', 'a boolean');
  }
  must('replacement', typeof settings.replacement === 'string', 'a string');
  must('onBlock', onBlock === undefined || typeof onBlock === 'function', 'a function');
  must('maxHiddenChars', Number.isSafeInteger(maxHiddenChars) && maxHiddenChars >= 0, 'a whole number');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isName(value: unknown): boolean {
  return isText(value) && !/[\s<>/="']/.test(value);
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}
