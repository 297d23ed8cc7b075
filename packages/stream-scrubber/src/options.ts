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
export interface Settings {
  readonly tags: readonly string[];
  readonly delimiters: readonly (readonly [open: string, close: string])[];
  readonly nested: boolean;
  readonly emitUnterminated: boolean;
  readonly emitFragment: boolean;
  readonly emitOrphanClose: boolean;
  readonly startInside: string | undefined;
  readonly codeAware: boolean;
  readonly replacement: string;
  readonly onBlock: ((info: BlockInfo) => void) | undefined;
  readonly captureHidden: boolean;
  readonly maxHiddenChars: number;
}

const discardOrEmit = ['discard', 'emit'];
const noName = /^$|[\s<>/="']/;

/**
 * Checks the options once, at the door.
 *
 * @param alsoKnown names of further options that the caller reads itself
 * @throws TypeError with a `code` that names the first wrong option
 */
export function parseOptions(options: object = {}, alsoKnown: readonly string[] = []): Settings {
  if (options === null || typeof options !== 'object') {
    throw misuse('invalid-argument:options', 'options must be an object');
  }
  const given: Readonly<Record<string, unknown>> = { ...options };
  const known = new Set(alsoKnown);
  const read = <Value>(
    name: string,
    fallback: Value,
    accept: (value: unknown) => boolean,
    wanted: string,
  ): Value => {
    known.add(name);
    const value = given[name] ?? fallback;
    if (value !== fallback && !accept(value)) throw invalidOption(name, wanted);
    return value as Value;
  };
  const isOn = (name: string): boolean =>
    read(name, false, (value) => typeof value === 'boolean', 'true or false');
  const isSecond = (name: string, choices: readonly string[]): boolean =>
    read<unknown>(name, choices[0], (value) => value === choices[1], `'${choices.join("' or '")}'`) ===
    choices[1];

  const delimiters = read<Settings['delimiters']>(
    'delimiters',
    [],
    arePairs,
    'pairs of texts, each opening once',
  );
  const tags = read<Settings['tags']>(
    'tags',
    ['memory-context'],
    (value) => areNames(value) && value.length + delimiters.length > 0,
    'a list of names without white space, <, >, /, = and quotes',
  );
  const names = [...tags, ...delimiters.map(([open]) => open)];
  const settings: Settings = {
    tags: [...tags],
    delimiters: delimiters.map(([open, close]) => [open, close]),
    nested: !isSecond('nesting', ['depth', 'flat']),
    emitUnterminated: isSecond('unterminated', discardOrEmit),
    emitFragment: isSecond('fragment', discardOrEmit),
    emitOrphanClose: isSecond('orphanClose', discardOrEmit),
    startInside:
      read<string | false>(
        'startInside',
        false,
        (value) => names.includes(value as string),
        'false or one of the names',
      ) || undefined,
    codeAware: isOn('codeAware'),
    replacement: read('replacement', '', (value) => typeof value === 'string', 'a string'),
    onBlock: read<Settings['onBlock']>(
      'onBlock',
      undefined,
      (value) => typeof value === 'function',
      'a function',
    ),
    captureHidden: isOn('captureHidden'),
    maxHiddenChars: read(
      'maxHiddenChars',
      65_536,
      (value) => Number.isSafeInteger(value) && (value as number) >= 0,
      'a whole number from 0',
    ),
  };
  for (const name of Object.keys(given)) {
    if (!known.has(name)) throw misuse(`unknown-option:${name}`, `there is no option ${name}`);
  }
  return Object.freeze(settings);
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && !noName.test(name));
}

function arePairs(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) =>
        Array.isArray(pair) &&
        pair.length === 2 &&
        pair.every((text) => typeof text === 'string' && text !== ''),
    ) &&
    // The same opening with two endings would leave open which of them counts.
    new Set(value.map(([open]) => open)).size === new Set(value.map((pair) => JSON.stringify(pair))).size
  );
}
