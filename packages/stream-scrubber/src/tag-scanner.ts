import { type AttributeReader, createAttributeReader } from './attribute-reader.js';
import { assertString } from './errors.js';
import { createFenceTracker } from './fence-tracker.js';
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
  /** Whether text is held back that may still come out. */
  readonly isHolding: boolean;
  /** Whether the stream stands inside a block. */
  readonly isHiding: boolean;
  /** Whether anything was ever held, hidden or removed since the last `reset`. */
  readonly hasIntervened: boolean;
  /**
   * Reads a chunk and gives what may be shown now.
   *
   * @throws TypeError with the code `invalid-argument:chunk`
   */
  feed(chunk: string): string;
  /**
   * Reads a chunk and holds nothing back: a letterless ending such as `<` is shown, a longer piece of a tag is not,
   * neither now nor later. Both stay in the match.
   */
  feedUnheld(chunk: string): string;
  /**
   * Gives held text out that holds no letter of a name, and keeps it in the match: what goes on behind it is still
   * hidden. A longer piece and an open block are kept.
   */
  releaseLetterless(): string;
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
  const { outside, inside, replacement, maxHiddenChars, captureHidden, codeAware, onBlock } = rules;
  const startToken = startsInside
    ? [...inside.keys()].find(({ name }) => name === rules.startInside)
    : undefined;
  const maxCaptured = captureHidden ? maxHiddenChars : 0;
  let fence = createFenceTracker();
  let isAtStart = true;
  // Whether a chunk in which nothing may begin can pass as it is.
  let isIdle = false;
  let hasIntervened = false;
  let report = { ...nothing };
  let finished: BlockInfo[] = [];
  // The outermost block: its depth, the length of its content, what `onBlock` gets of that, and all of the block
  // while it may still have to come out.
  let hidden: Token | undefined;
  let depth = 0;
  let chars = 0;
  let captured = '';
  let raw: string | undefined;
  // The opening tag that is being read, by how much it deepens the block, and where a `<` ended the last one.
  let attributes: AttributeReader | undefined;
  let step = 1;
  let endedAt = -1;
  // The text at hand: between two chunks, what may become a tag or a delimiter. How far it is shown or hidden, how
  // far `feedUnheld` has shown it or given it up, how far the fence tracker has read it.
  let text = '';
  let from = 0;
  let skip = 0;
  let fenceRead = 0;
  let visible = '';
  let owed = '';

  const startAnew = (): void => {
    isIdle = false;
    fence = createFenceTracker();
    isAtStart = true;
    attributes = hidden = undefined;
    text = '';
    skip = 0;
  };

  const replace = (): void => {
    visible += replacement;
    if (codeAware) fence.read(replacement);
  };

  const open = (opening: Token): void => {
    hidden = opening;
    depth = 1;
    chars = 0;
    captured = '';
    hasIntervened = true;
    report.blocks += 1;
    raw = rules.unterminated === 'emit' ? '' : undefined;
    if (raw === undefined) replace();
  };

  const finish = ({ name }: Token, terminated: boolean): void => {
    hidden = undefined;
    if (onBlock !== undefined) {
      const info = { tag: name, chars, terminated };
      finished.push(captureHidden ? { ...info, text: captured } : info);
    }
    if (raw === undefined) report.hiddenChars += chars;
    else if (terminated) {
      report.hiddenChars += chars;
      // A block that could still have come out has not been replaced yet.
      replace();
    } else visible += raw;
  };

  /** Leaves so many levels of the block. */
  const rise = (levels: number): void => {
    depth -= levels;
    if (hidden !== undefined && depth === 0) finish(hidden, true);
  };

  const hide = (to: number, isContent: boolean): void => {
    if (isContent) {
      chars += to - from;
      if (captured.length < maxCaptured) captured = (captured + text.slice(from, to)).slice(0, maxCaptured);
    }
    if (raw !== undefined) {
      raw += text.slice(Math.max(from, skip), to);
      if (raw.length > maxHiddenChars) {
        raw = undefined;
        replace();
      }
    }
    from = to;
  };

  /** Shows what stands before a decision, or hides it as content. */
  const settle = (to: number): void => {
    if (hidden === undefined) visible += text.slice(Math.max(from, skip), to);
    else hide(to, true);
    from = to;
  };

  /** Acts on a tag or delimiter that ends at `to`. */
  const take = (token: Token, to: number): void => {
    hasIntervened = true;
    if (token.isClosing) {
      if (hidden !== undefined) {
        if (depth > 1) hide(to, true);
        rise(1);
      }
      from = to;
      return;
    }
    step = 1;
    if (hidden === undefined) open(token);
    else {
      // An opening tag that lost its `>` and is written again is still the same one.
      if (from === endedAt) step = 0;
      depth += step;
    }
    if (token.isTag) attributes = createAttributeReader();
    hide(to, depth > 1);
  };

  /** Whether the visible text ends in a code fence at `to`. */
  const isFenced = (to: number): boolean => {
    if (!codeAware || hidden !== undefined) return false;
    fence.read(text.slice(Math.max(from, fenceRead), to));
    fenceRead = to;
    return fence.isOpen();
  };

  /** Reads the opening tag on, if there is one; gives whether that left something to be read. */
  const readAttributes = (): boolean => {
    if (attributes === undefined) return true;
    hide(attributes.read(text, from), depth > 1);
    const end = attributes.end();
    if (end === '') return false;
    attributes = undefined;
    if (end === '/>') rise(step);
    if (end === '<') endedAt = from;
    return true;
  };

  /** Reads the text at hand, in which nothing can begin before `first`. */
  const scan = (first: number, isEnd: boolean): void => {
    let at = first;
    let stop = text.length;
    from = fenceRead = 0;
    while (readAttributes()) {
      at = Math.max(at, from);
      const grammar = (hidden && inside.get(hidden)) ?? outside;
      at = grammar.find(text, at);
      if (at < 0) break;
      if (isFenced(at)) {
        at += 1;
        continue;
      }
      const { token, end, isOpen, isFragment } = grammar.look(text, at);
      if (isOpen && !isEnd) {
        stop = at;
        break;
      }
      if (token !== undefined) {
        const isOrphan = token.isClosing && hidden === undefined;
        if (isOrphan) report.orphanCloses += 1;
        if (!isOrphan || rules.orphanClose === 'discard') {
          settle(at);
          // The unit behind its name belongs to its attributes.
          take(token, token.isTag && !token.isClosing ? end - 1 : end);
        }
        at = end;
      } else if (isFragment && hidden === undefined) {
        report.fragments += 1;
        if (rules.fragment === 'discard') stop = at;
        break;
      }
      // What failed is read again from its second unit.
      else at += 1;
    }
    isFenced(stop);
    settle(stop);
    text = text.slice(stop);
    skip = Math.max(0, skip - stop);
    endedAt -= stop;
    hasIntervened ||= text !== '';
    isIdle = !isAtStart && !codeAware && hidden === undefined && text === '';
  };

  /**
   * Tells `onBlock` once the state is whole again, so that whatever it does or throws cannot harm the match. What is
   * to be shown when it throws comes out with the next call.
   */
  const tell = (shown: string): string => {
    const infos = finished;
    if (infos.length === 0) return shown;
    finished = [];
    try {
      for (const info of infos) onBlock?.(info);
    } catch (error) {
      owed = shown;
      isIdle = false;
      throw error;
    }
    return shown;
  };

  const feed = (chunk: string): string => {
    assertString(chunk, 'chunk');
    let first = 0;
    if (isIdle) {
      first = outside.find(chunk, 0);
      if (first < 0) return chunk;
    }
    visible = owed;
    owed = '';
    if (isAtStart && chunk !== '') {
      isAtStart = false;
      if (startToken !== undefined) open(startToken);
    }
    text += chunk;
    scan(first, false);
    return visible;
  };

  const releaseLetterless = (): string => {
    if (hidden !== undefined || text === '') return '';
    const { token, isFragment } = outside.look(text, 0);
    if (token !== undefined || isFragment) return '';
    const shown = text.slice(skip);
    skip = text.length;
    return shown;
  };

  return {
    get report() {
      return { ...report };
    },
    get isHolding() {
      return hidden === undefined && text !== '';
    },
    get isHiding() {
      return hidden !== undefined;
    },
    get hasIntervened() {
      return hasIntervened;
    },
    feed: (chunk) => tell(feed(chunk)),
    feedUnheld(chunk) {
      const shown = feed(chunk) + releaseLetterless();
      if (hidden === undefined) skip = text.length;
      return tell(shown);
    },
    releaseLetterless,
    flush() {
      visible = owed;
      owed = '';
      scan(0, true);
      if (hidden !== undefined) {
        report.unterminated += 1;
        finish(hidden, false);
      }
      startAnew();
      return tell(visible);
    },
    reset() {
      startAnew();
      owed = '';
      finished = [];
      report = { ...nothing };
      hasIntervened = false;
    },
  };
}
