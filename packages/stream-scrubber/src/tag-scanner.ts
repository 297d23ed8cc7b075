import { AttributeReader } from './attribute-reader.js';
import { Candidate } from './candidate.js';
import { assertString } from './errors.js';
import { FenceTracker } from './fence-tracker.js';
import type { Block, Grammar, Match } from './grammar.js';
import { HiddenBlock } from './hidden-block.js';
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

// What the end of the text at hand means for a candidate that is not decided yet.
type TextEnd = 'chunk' | 'leave' | 'flush';

/**
 * The scanner beneath every scrubber: text in, what may be shown out. It holds at most the longest name and 32
 * more units; a tag that is decided is kept as a state, not as text.
 *
 * @internal
 */
export class TagScanner {
  readonly #rules: Rules;
  readonly #startBlock: Block | undefined;
  readonly #candidate = new Candidate();
  readonly #attributes = new AttributeReader();
  #fence: FenceTracker | undefined;
  // Up to where the fence tracker has read the text at hand.
  #fenceRead = 0;
  #hidden: HiddenBlock | undefined;
  #isAtStart = true;
  // The candidate's text, while it is not decided.
  #held = '';
  // How much of the held text was shown or given up already, by `feedUnheld`.
  #skip = 0;
  // The candidate stands at the very `<` that ended an opening tag.
  #isRepeated = false;
  // The opening tag being read is content, and counts for the depth.
  #isNested = false;
  #isCounted = false;
  #hasIntervened = false;
  #report: { -readonly [Count in keyof ScrubReport]: ScrubReport[Count] } = emptyReport();
  #finished: BlockInfo[] = [];

  /** @param startsInside false for every channel of a stream but the first */
  constructor(rules: Rules, startsInside = true) {
    this.#rules = rules;
    this.#startBlock = startsInside ? rules.startBlock : undefined;
    this.#startAnew();
  }

  /** What was found so far, over all streams since the last `reset`. */
  get report(): ScrubReport {
    return { ...this.#report };
  }

  /** Whether text is held back that may still come out. */
  get isHolding(): boolean {
    return this.#hidden === undefined && this.#held !== '';
  }

  /** Whether the stream stands inside a block. */
  get isHiding(): boolean {
    return this.#hidden !== undefined;
  }

  /** Whether anything was ever held, hidden or removed since the last `reset`. */
  get hasIntervened(): boolean {
    return this.#hasIntervened;
  }

  /**
   * Reads a chunk and gives what may be shown now.
   *
   * @throws TypeError with the code `invalid-argument:chunk`
   */
  feed(chunk: string): string {
    assertString(chunk, 'chunk');
    if (this.#isAtStart || this.#hidden !== undefined || this.#held !== '' || this.#fence !== undefined) {
      return this.#feedSlowly(chunk);
    }
    const at = this.#rules.outside.find(chunk, 0);
    return at < 0 ? chunk : this.#deliver(this.#scan(chunk, at, 'chunk'));
  }

  /**
   * Reads a chunk and holds nothing back: a letterless ending such as `<` is shown, a longer piece of a tag is not,
   * neither now nor later. Both stay in the match.
   */
  feedUnheld(chunk: string): string {
    let visible = this.feed(chunk);
    if (this.isHolding) {
      if (!this.#isFragment) visible += this.#held.slice(this.#skip);
      this.#skip = this.#held.length;
    }
    return visible;
  }

  /** Gives held text out that holds no letter of a name; a longer piece and an open block are kept. */
  releaseLetterless(): string {
    return this.isHolding ? this.#deliver(this.#scan(this.#held, this.#held.length, 'leave')) : '';
  }

  /** Ends the stream and gives the rest of what may be shown. The next chunk starts a new stream. */
  flush(): string {
    let visible = this.#held === '' ? '' : this.#scan(this.#held, this.#held.length, 'flush');
    const hidden = this.#hidden;
    if (hidden !== undefined) {
      this.#report.unterminated += 1;
      if (hidden.raw !== undefined) visible += hidden.raw;
      else this.#report.hiddenChars += hidden.chars;
      this.#finish(hidden, false);
    }
    this.#startAnew();
    return this.#deliver(visible);
  }

  /** Forgets everything, the counts too. */
  reset(): void {
    this.#startAnew();
    this.#report = emptyReport();
    this.#hasIntervened = false;
    this.#finished = [];
  }

  get #grammar(): Grammar {
    return this.#hidden?.block.inside ?? this.#rules.outside;
  }

  get #isFragment(): boolean {
    return this.#candidate.match !== undefined || this.#candidate.isFragment;
  }

  #startAnew(): void {
    this.#isAtStart = true;
    this.#held = '';
    this.#skip = 0;
    this.#hidden = undefined;
    this.#attributes.drop();
    this.#fence = this.#rules.codeAware ? new FenceTracker() : undefined;
  }

  #feedSlowly(chunk: string): string {
    if (chunk === '') return '';
    let visible = '';
    if (this.#isAtStart) {
      this.#isAtStart = false;
      if (this.#startBlock !== undefined) visible = this.#open(this.#startBlock);
    }
    const held = this.#held;
    return this.#deliver(visible + this.#scan(held + chunk, held.length, 'chunk'));
  }

  /** Reads `text`, which starts with what is held, from `unread` on. */
  #scan(text: string, unread: number, end: TextEnd): string {
    const candidate = this.#candidate;
    let visible = '';
    let at = unread;
    let start = this.#held === '' ? -1 : 0;
    // The first unit that is neither shown nor hidden yet.
    let from = 0;
    this.#fenceRead = 0;
    for (;;) {
      let repeatedAt = -1;
      if (this.#attributes.isReading) {
        from = this.#attributes.read(text, at);
        visible += this.#isNested ? this.#hide(text, at, from) : this.#hideTag(text, at, from);
        at = this.#fenceRead = from;
        if (this.#attributes.isReading) break;
        if (this.#attributes.end === 'empty') visible += this.#endEmptyTag();
        else if (this.#attributes.end === 'implicit') repeatedAt = at;
      }
      if (start < 0) {
        start = this.#find(text, at);
        if (start < 0) break;
        candidate.begin(this.#grammar);
        this.#isRepeated = start === repeatedAt;
        at = start;
      }
      while (at < text.length && candidate.read(text.charCodeAt(at))) at += 1;
      if (at === text.length && this.#isUndecided(end)) break;

      const { match } = candidate;
      if (match === undefined) {
        // What failed is read again from its second unit.
        at = start + 1;
      } else {
        at = start + candidate.matchLength;
        if (match.isClosing && this.#hidden === undefined) this.#report.orphanCloses += 1;
        if (!match.isClosing || this.#hidden !== undefined || !this.#rules.emitOrphanClose) {
          visible += this.#settle(text, from, start) + this.#take(match, text, start, at);
          from = this.#fenceRead = at;
        }
      }
      start = -1;
    }
    if (start >= 0 && end === 'flush') {
      if (this.#hidden === undefined) {
        this.#report.fragments += 1;
        if (!this.#rules.emitFragment) {
          visible += this.#settle(text, from, start);
          from = text.length;
        }
      }
      start = -1;
    }
    const stop = start < 0 ? text.length : start;
    visible += this.#settle(text, from, stop);
    this.#held = text.slice(stop);
    this.#skip = Math.max(0, this.#skip - stop);
    if (stop < text.length) this.#hasIntervened = true;
    return visible;
  }

  /** Whether a candidate that reaches the end of the text stays open there. */
  #isUndecided(end: TextEnd): boolean {
    if (end === 'chunk' || this.#hidden !== undefined) return true;
    return end === 'leave' ? this.#isFragment : this.#candidate.match === undefined && this.#isFragment;
  }

  #find(text: string, from: number): number {
    const fence = this.#fence;
    if (fence === undefined || this.#hidden !== undefined) return this.#grammar.find(text, from);
    let at = from;
    for (;;) {
      const wasOpen = fence.isOpen;
      const start = wasOpen ? -1 : this.#grammar.find(text, at);
      this.#fenceRead = fence.read(text, this.#fenceRead, start < 0 ? text.length : start);
      if (fence.isOpen === wasOpen) return start;
      at = Math.max(at, this.#fenceRead);
    }
  }

  /** Shows or hides what stands before a decision. */
  #settle(text: string, from: number, to: number): string {
    if (this.#hidden !== undefined) return this.#hide(text, from, to);
    return text.slice(Math.max(from, this.#skip), to);
  }

  /** Acts on a tag or delimiter; gives what is shown in its place. */
  #take(match: Match, text: string, from: number, to: number): string {
    this.#hasIntervened = true;
    const hidden = this.#hidden;
    if (hidden === undefined) {
      if (match.isClosing) return '';
      const shown = this.#open(match.block) + this.#hideTag(text, Math.max(from, this.#skip), to);
      this.#isNested = false;
      this.#isCounted = true;
      if (match.block.isTag) this.#attributes.begin(text.charCodeAt(to - 1));
      return shown;
    }
    if (match.isClosing) {
      hidden.depth -= 1;
      return hidden.depth === 0 ? this.#close(hidden) : this.#hide(text, from, to);
    }
    this.#isNested = true;
    this.#isCounted = !this.#isRepeated;
    if (this.#isCounted) hidden.depth += 1;
    this.#attributes.begin(text.charCodeAt(to - 1));
    return this.#hide(text, from, to);
  }

  #open(block: Block): string {
    this.#hidden = new HiddenBlock(block, this.#rules);
    this.#hasIntervened = true;
    this.#report.blocks += 1;
    return this.#rules.emitUnterminated ? '' : this.#replace();
  }

  #endEmptyTag(): string {
    const hidden = this.#hidden;
    if (hidden === undefined || !this.#isCounted) return '';
    hidden.depth -= 1;
    return hidden.depth === 0 ? this.#close(hidden) : '';
  }

  #close(hidden: HiddenBlock): string {
    this.#report.hiddenChars += hidden.chars;
    this.#finish(hidden, true);
    // A block that could still have come out has not been replaced yet.
    return hidden.raw === undefined ? '' : this.#replace();
  }

  #finish(hidden: HiddenBlock, terminated: boolean): void {
    this.#hidden = undefined;
    if (this.#rules.onBlock !== undefined) this.#finished.push(hidden.describe(terminated));
  }

  #hide(text: string, from: number, to: number): string {
    return this.#hidden?.hide(text, from, to) === true ? this.#replace() : '';
  }

  #hideTag(text: string, from: number, to: number): string {
    return this.#hidden?.hideTag(text, from, to) === true ? this.#replace() : '';
  }

  #replace(): string {
    const { replacement } = this.#rules;
    let read = 0;
    while (this.#fence !== undefined && read < replacement.length) {
      read = this.#fence.read(replacement, read, replacement.length);
    }
    return replacement;
  }

  /** Tells `onBlock` once the state is whole again, so that whatever it does or throws cannot harm the match. */
  #deliver(visible: string): string {
    if (this.#finished.length > 0) {
      const finished = this.#finished;
      this.#finished = [];
      for (const info of finished) this.#rules.onBlock?.(info);
    }
    return visible;
  }
}

function emptyReport(): ScrubReport {
  return { blocks: 0, hiddenChars: 0, orphanCloses: 0, fragments: 0, unterminated: 0 };
}
