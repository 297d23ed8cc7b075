import { type AttributeReader, createAttributeReader } from './attribute-reader.js';
import { assertString } from './errors.js';
import { createFenceTracker, type FenceTracker } from './fence-tracker.js';
import type { Token } from './grammar.js';
import type { BlockInfo } from './options.js';
import type { Rules } from './rules.js';

/** Counts of what was found, never content. */
export interface ScrubReport {
  /** Outermost blocks. */
  readonly blocks: number;
  /** UTF-16 units of hidden content, tags not counted (bytes in the byte adapters). */
  readonly hiddenChars: number;
  /** Closing tags outside of any block. */
  readonly orphanCloses: number;
  /** Pieces of a tag at the end of a stream. */
  readonly fragments: number;
  /** Blocks still open at the end of a stream. */
  readonly unterminated: number;
}

/** The scanner beneath every scrubber: text in, what may be shown out. */
export interface TagScanner {
  /** What was found so far, over all streams since the last `reset`. */
  readonly report: ScrubReport;
  /** Whether the stream stands inside a block. */
  readonly isHiding: boolean;
  /** The text outside of a block that may become a tag or a delimiter. */
  readonly held: string;
  /**
   * Reads a chunk and gives what may be shown now.
   *
   * @throws TypeError with the code `invalid-argument:chunk`
   */
  feed(chunk: string): string;
  /** Gives the held text out before anything is decided: it does not come out again, but stays in the match. */
  takeHeld(): string;
  /** Ends the stream and gives the rest of what may be shown. The next chunk starts a new stream. */
  flush(): string;
  /** Forgets everything, the counts too. */
  reset(): void;
}

const nothing: ScrubReport = { blocks: 0, hiddenChars: 0, orphanCloses: 0, fragments: 0, unterminated: 0 };

/**
 * Makes a scanner for one stream of text. It holds at most the longest name and 32 more units; a tag that is
 * decided is kept as a state, not as text.
 *
 * @param startsInside false for every channel of a stream but the first
 */
export function createTagScanner(rules: Rules, startsInside = true): TagScanner {
  const { outside, inside, maxHiddenChars, captureHidden, onBlock } = rules;
  let report = { ...nothing };
  // What is to be shown and told once the text at hand has been read.
  let visible = '';
  let finished: BlockInfo[] = [];
  // Whether a chunk in which nothing begins can pass as it is.
  let isIdle = false;
  // The block in which the stream starts, until it does; what follows code fences, if they count.
  let start: Token | undefined;
  let fence: FenceTracker | undefined;
  // The outermost block: its depth, the length of its content, what `onBlock` gets of that, and all of the block
  // while it may still have to come out.
  let hidden: Token | undefined;
  let depth = 0;
  let chars = 0;
  let captured = '';
  let raw: string | undefined;
  // The opening tag that is being read, by how much it deepens the block, and whether a `<` has just ended the last one.
  let attributes: AttributeReader | undefined;
  let step = 1;
  let isUnclosed = false;
  // The text at hand: between two chunks, what may become a tag or a delimiter. How far it has been read, how far it
  // was taken before anything was decided.
  let text = '';
  let from = 0;
  let taken = 0;

  const startAnew = (): void => {
    isIdle = false;
    start = startsInside ? [...inside.keys()].find(({ name }) => name === rules.startInside) : undefined;
    fence = rules.codeAware ? createFenceTracker() : undefined;
    attributes = hidden = undefined;
    text = '';
    taken = 0;
  };

  const show = (shown: string): void => {
    visible += shown;
    fence?.read(shown);
  };

  /** Gives up that the block may come out. */
  const discard = (): void => {
    raw = undefined;
    show(rules.replacement);
  };

  const open = (opening: Token): void => {
    hidden = opening;
    depth = 1;
    chars = 0;
    captured = '';
    raw = '';
    report.blocks += 1;
    if (rules.unterminated === 'discard') discard();
  };

  const finish = ({ name }: Token, terminated: boolean): void => {
    hidden = undefined;
    const info = { tag: name, chars, terminated };
    finished.push(captureHidden ? { ...info, text: captured } : info);
    if (terminated && raw !== undefined) discard();
    if (raw === undefined) report.hiddenChars += chars;
    else show(raw);
  };

  /** Leaves so many levels of the block. */
  const rise = (levels: number): void => {
    depth -= levels;
    if (hidden !== undefined && depth === 0) finish(hidden, true);
  };

  const hide = (to: number, isContent: boolean): void => {
    if (isContent) {
      chars += to - from;
      if (captureHidden && captured.length < maxHiddenChars) {
        captured = (captured + text.slice(from, to)).slice(0, maxHiddenChars);
      }
    }
    if (raw !== undefined) {
      raw += text.slice(Math.max(from, taken), to);
      if (raw.length > maxHiddenChars) discard();
    }
    from = to;
  };

  /** Shows what stands before a place, or hides it as content. */
  const pass = (to: number): void => {
    if (to > from) isUnclosed = false;
    if (hidden === undefined) show(text.slice(Math.max(from, taken), to));
    else hide(to, true);
    from = to;
  };

  /** Acts on a tag or delimiter that ends at `to`. */
  const take = (token: Token, to: number): void => {
    // An opening tag that lost its `>` and is written again is still the same one.
    step = isUnclosed ? 0 : 1;
    isUnclosed = false;
    if (token.isClosing) {
      if (depth > 1) hide(to, true);
      rise(1);
      from = to;
    } else {
      if (hidden === undefined) open(token);
      else depth += step;
      if (token.isTag) attributes = createAttributeReader();
      // The unit behind its name belongs to its attributes.
      hide(token.isTag ? to - 1 : to, depth > 1);
    }
  };

  /** Reads the opening tag on, if there is one; gives whether that left something to be read. */
  const readAttributes = (): boolean => {
    if (attributes === undefined) return true;
    hide(attributes.read(text, from), depth > 1);
    const end = attributes.end();
    if (end === '') return false;
    attributes = undefined;
    isUnclosed = end === '<';
    if (end === '/>') rise(step);
    return true;
  };

  /** Reads the text at hand, in which nothing begins before `first`. */
  const scan = (first: number, isEnd: boolean): void => {
    let at = first;
    from = 0;
    while (readAttributes()) {
      const grammar = (hidden && inside.get(hidden)) ?? outside;
      const found = grammar(text, Math.max(at, from));
      pass(found?.at ?? text.length);
      if (found === undefined) break;
      const { token, end, isOpen, isFragment } = found;
      // What is text, or failed, is read again from its second unit.
      at = found.at + 1;
      if (hidden === undefined && fence?.isOpen()) continue;
      if (isOpen && !isEnd) break;
      if (token === undefined) {
        if (hidden !== undefined || !isFragment) continue;
        report.fragments += 1;
        if (rules.fragment === 'emit') pass(text.length);
        break;
      }
      at = end;
      if (hidden !== undefined || !token.isClosing) take(token, end);
      else {
        report.orphanCloses += 1;
        if (rules.orphanClose === 'discard') from = end;
      }
    }
    text = text.slice(from);
    taken = Math.max(0, taken - from);
    isIdle = start === undefined && fence === undefined && hidden === undefined && text === '';
  };

  /**
   * Gives what is to be shown, and tells `onBlock` once the state is whole again, so that whatever it does or throws
   * cannot harm the match. What is to be shown when it throws comes out with the next call.
   */
  const give = (): string => {
    const shown = visible;
    const infos = finished;
    visible = '';
    finished = [];
    try {
      for (const info of infos) onBlock?.(info);
    } catch (error) {
      visible = shown;
      isIdle = false;
      throw error;
    }
    return shown;
  };

  startAnew();
  return {
    get report() {
      return { ...report };
    },
    get isHiding() {
      return hidden !== undefined;
    },
    get held() {
      return hidden === undefined ? text : '';
    },
    feed(chunk) {
      assertString(chunk, 'chunk');
      let first = 0;
      if (isIdle) {
        const found = outside(chunk, 0);
        if (found === undefined) return chunk;
        first = found.at;
      }
      if (start !== undefined && chunk !== '') {
        open(start);
        start = undefined;
      }
      text += chunk;
      scan(first, false);
      return give();
    },
    takeHeld() {
      if (hidden !== undefined) return '';
      const shown = text.slice(taken);
      taken = text.length;
      fence?.read(shown);
      return shown;
    },
    flush() {
      scan(0, true);
      if (hidden !== undefined) {
        report.unterminated += 1;
        finish(hidden, false);
      }
      startAnew();
      return give();
    },
    reset() {
      startAnew();
      visible = '';
      finished = [];
      report = { ...nothing };
    },
  };
}
