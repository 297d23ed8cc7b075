import { createAttributeReader } from './attribute-reader.js';
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

// What the end of the text at hand means for something that is not decided there.
type TextEnd = 'chunk' | 'flush';

const nothing: ScrubReport = { blocks: 0, hiddenChars: 0, orphanCloses: 0, fragments: 0, unterminated: 0 };

/**
 * Makes a scanner for one stream of text. It holds at most the longest name and 32 more units; a tag that is
 * decided is kept as a state, not as text.
 *
 * @param startsInside false for every channel of a stream but the first
 */
export function createTagScanner(rules: Rules, startsInside = true): TagScanner {
  const { outside, inside, replacement, maxHiddenChars, onBlock } = rules;
  const startToken = startsInside
    ? [...inside.keys()].find(({ block }) => block.name === rules.startInside)
    : undefined;
  const isKept = rules.unterminated === 'emit';
  const attributes = createAttributeReader();
  let fence = createFenceTracker();
  let grammar = outside;
  let isAtStart = true;
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
  // What may become a tag or a delimiter, and how much of it `feedUnheld` has shown or given up.
  let held = '';
  let skip = 0;
  // Where a `<` ended an opening tag, in the text at hand; by how much the last one deepened the block.
  let endedAt = -1;
  let step = 1;
  let fenceRead = 0;

  const startAnew = (): void => {
    grammar = outside;
    fence = createFenceTracker();
    attributes.stop();
    isAtStart = true;
    hidden = undefined;
    held = '';
    skip = 0;
  };

  const replace = (): string => {
    for (let at = 0; at < replacement.length; ) at = fence.read(replacement, at, replacement.length);
    return replacement;
  };

  const open = (opening: Token): string => {
    hidden = opening;
    grammar = inside.get(opening) ?? outside;
    depth = 1;
    chars = 0;
    captured = '';
    raw = isKept ? '' : undefined;
    hasIntervened = true;
    report.blocks += 1;
    return isKept ? '' : replace();
  };

  const finish = (terminated: boolean): void => {
    if (hidden !== undefined && onBlock !== undefined) {
      const info = { tag: hidden.block.name, chars, terminated };
      finished.push(rules.captureHidden ? { ...info, text: captured } : info);
    }
    if (terminated || raw === undefined) report.hiddenChars += chars;
    hidden = undefined;
    grammar = outside;
  };

  /** Leaves so many levels of the block; gives what is shown in its place. */
  const rise = (levels: number): string => {
    depth -= levels;
    if (depth > 0) return '';
    finish(true);
    // A block that could still have come out has not been replaced yet.
    return raw === undefined ? '' : replace();
  };

  const hide = (text: string, from: number, to: number, isContent: boolean): string => {
    if (isContent) {
      chars += to - from;
      if (rules.captureHidden)
        captured += text.slice(from, Math.min(to, from + maxHiddenChars - captured.length));
    }
    if (raw === undefined) return '';
    raw += text.slice(Math.max(from, skip), to);
    if (raw.length <= maxHiddenChars) return '';
    raw = undefined;
    return replace();
  };

  /** Shows what stands before a decision, or hides it as content. */
  const settle = (text: string, from: number, to: number): string =>
    hidden === undefined ? text.slice(Math.max(from, skip), to) : hide(text, from, to, true);

  /** Acts on a tag or delimiter; gives what is shown in its place. */
  const take = (token: Token, text: string, from: number, to: number): string => {
    hasIntervened = true;
    if (token.isClosing) {
      if (hidden === undefined) return '';
      return (depth > 1 ? hide(text, from, to, true) : '') + rise(1);
    }
    let visible = '';
    step = 1;
    if (hidden === undefined) visible = open(token);
    else {
      // An opening tag that lost its `>` and is written again is still the same one.
      if (from === endedAt) step = 0;
      depth += step;
    }
    if (token.block.isTag) attributes.begin();
    return visible + hide(text, from, to, depth > 1);
  };

  /** Finds where something may begin; nothing does in a code fence. */
  const find = (text: string, from: number, unread: number): number => {
    if (hidden !== undefined || !rules.codeAware) return grammar.find(text, from);
    let at = from;
    for (;;) {
      const isFenced = fence.isOpen();
      const start = isFenced ? -1 : grammar.find(text, at);
      fenceRead = fence.read(text, Math.max(fenceRead, unread), start < 0 ? text.length : start);
      if (fence.isOpen() === isFenced) return start;
      at = Math.max(at, fenceRead);
    }
  };

  /** Reads `text`, which starts with what is held; nothing can begin before `first`. */
  const scan = (text: string, first: number, textEnd: TextEnd): string => {
    let visible = '';
    let at = first;
    // The first unit that is neither shown nor hidden yet.
    let from = 0;
    let stop = text.length;
    fenceRead = 0;
    for (;;) {
      if (attributes.end() === '') {
        from = attributes.read(text, at);
        visible += hide(text, at, from, depth > 1);
        at = from;
        if (attributes.end() === '') break;
        if (attributes.end() === '/>') visible += rise(step);
        if (attributes.end() === '<') endedAt = at;
      }
      const start = find(text, at, from);
      if (start < 0) break;
      const { token, end, isOpen, isFragment } = grammar.look(text, start);
      const isInside = hidden !== undefined;
      const isDecided = token === undefined ? !isFragment : textEnd === 'flush';
      if (isOpen && (isInside || textEnd === 'chunk' || !isDecided)) {
        if (textEnd !== 'flush') stop = start;
        else if (!isInside) {
          report.fragments += 1;
          if (rules.fragment === 'discard') stop = start;
        }
        break;
      }
      // What failed is read again from its second unit.
      at = token === undefined ? start + 1 : end;
      if (token === undefined) continue;
      if (token.isClosing && !isInside) {
        report.orphanCloses += 1;
        if (rules.orphanClose === 'emit') continue;
      }
      if (!token.isClosing && token.block.isTag) at -= 1;
      visible += settle(text, from, start) + take(token, text, start, at);
      from = at;
    }
    visible += settle(text, from, stop);
    held = text.slice(stop);
    skip = Math.max(0, skip - stop);
    endedAt -= stop;
    hasIntervened ||= held !== '';
    return visible;
  };

  /** Tells `onBlock` once the state is whole again, so that whatever it does or throws cannot harm the match. */
  const tell = (visible: string): string => {
    const infos = finished;
    if (infos.length > 0) finished = [];
    for (const info of infos) onBlock?.(info);
    return visible;
  };

  const feed = (chunk: string): string => {
    assertString(chunk, 'chunk');
    let visible = '';
    let first = 0;
    if (isAtStart && chunk !== '') {
      isAtStart = false;
      if (startToken !== undefined) visible = open(startToken);
    }
    if (hidden === undefined && held === '' && !rules.codeAware) {
      first = outside.find(chunk, 0);
      if (first < 0) return chunk;
    }
    return visible + scan(held + chunk, first, 'chunk');
  };

  const releaseLetterless = (): string => {
    if (hidden !== undefined || held === '') return '';
    const { token, isFragment } = grammar.look(held, 0);
    if (token !== undefined || isFragment) return '';
    const visible = held.slice(skip);
    skip = held.length;
    return visible;
  };

  return {
    get report() {
      return { ...report };
    },
    get isHolding() {
      return hidden === undefined && held !== '';
    },
    get isHiding() {
      return hidden !== undefined;
    },
    get hasIntervened() {
      return hasIntervened;
    },
    feed: (chunk) => tell(feed(chunk)),
    feedUnheld(chunk) {
      const visible = feed(chunk) + releaseLetterless();
      if (hidden === undefined) skip = held.length;
      return tell(visible);
    },
    releaseLetterless,
    flush() {
      let visible = scan(held, 0, 'flush');
      if (hidden !== undefined) {
        report.unterminated += 1;
        visible += raw ?? '';
        finish(false);
      }
      startAnew();
      return tell(visible);
    },
    reset() {
      startAnew();
      finished = [];
      report = { ...nothing };
      hasIntervened = false;
    },
  };
}
