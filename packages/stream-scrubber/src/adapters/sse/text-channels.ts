import type { Channel } from '../../channels.js';
import type { Rules } from '../../rules.js';
import { scrubWhole } from '../../scrub-text.js';
import { type ChannelScanner, createChannelScanner } from '../channel-scanner.js';
import { createEscapedScanner } from './escaped-scanner.js';
import { KeyTree } from './key-tree.js';
import { PathScrubbers } from './path-scrubbers.js';

/** An event that is added to a stream: its `event` name, if it has one, and its data. */
export interface AddedEvent {
  readonly name: string | undefined;
  readonly data: string;
}

/** Writes the event that carries a text in a channel; the sequence number is there when the stream counts events. */
export type WriteEvent = (text: string, sequenceNumber: number | undefined) => AddedEvent;

/** A text that grows over several events. */
export interface TextChannel {
  /** Unique in its stream; what ends together starts alike, each part closed by a colon: `choice:0:content:`. */
  readonly key: string;
  readonly kind: Channel;
  readonly write: WriteEvent;
}

/** A text that has to come out before the event at hand, in its channel. */
export interface Leftover {
  readonly key: string;
  readonly text: string;
  readonly write: WriteEvent;
}

type Scanner = ReturnType<typeof createEscapedScanner>;

interface Open {
  readonly scanner: Scanner;
  write: WriteEvent;
  isMarked: boolean;
}

// How many channels may stay open before the ones that remember nothing are forgotten.
const sweepSize = 1024;

/** The scrubbers of one stream: one for each text channel, and one for each JSON path of what is not known. */
export class TextChannels {
  /** What a format has to remember of the stream besides. */
  readonly notes: Set<string> = new Set();
  readonly #rules: Rules;
  readonly #silentRules: Rules;
  // For what is no text: there only whole tags count.
  readonly #structureRules: Rules;
  readonly #lines: ChannelScanner;
  readonly #open = new Map<string, Open>();
  readonly #paths: PathScrubbers;
  readonly #tokens: PathScrubbers;
  readonly #holding = new Set<string>();
  readonly #marked = new KeyTree();
  // The first text of each answer.
  readonly #first = new Map<string, string>();
  #sweepAt = sweepSize;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#paths = new PathScrubbers(rules);
    this.#structureRules = { ...rules, fragment: 'emit', orphanClose: 'emit' };
    this.#lines = createChannelScanner(this.#structureRules, false);
    this.#silentRules = { ...rules, onBlock: undefined };
    this.#tokens = new PathScrubbers(this.#silentRules);
  }

  /** Whether nothing is held and no block is open, anywhere. */
  get isIdle(): boolean {
    return this.#paths.isIdle && [...this.#open.values()].every(({ scanner }) => isIdle(scanner));
  }

  /** Whether a channel holds text, or stands inside a block. */
  isBusy(key: string): boolean {
    const open = this.#open.get(key);
    return open !== undefined && !isIdle(open.scanner);
  }

  /** Reads on in a channel. */
  feed({ key, kind, write }: TextChannel, text: string): string {
    if (text === '') return '';
    let open = this.#open.get(key);
    if (open === undefined) {
      open = { scanner: this.#createScanner(key, kind), write, isMarked: false };
      this.#add(key, open);
    }
    open.write = write;
    const visible = open.scanner.feed(text);
    this.#note(key, open);
    return visible;
  }

  /** Scrubs a text that is a channel's whole, and was or was not streamed before. */
  scrubWhole(key: string, kind: Channel, text: string, isRepeat: boolean): string {
    if (text === '') return '';
    const isFirst = kind === 'text' && this.#isFirst(key);
    const rules = isRepeat ? this.#silentRules : this.#rules;
    const visible = kind === 'toolArguments' ? scrubArguments(text, rules) : scrubWhole(text, rules, isFirst);
    if (visible !== text) this.#marked.add(key);
    return visible;
  }

  /** Scrubs a text that belongs to no channel and is complete. */
  scrubLone(text: string): string {
    return scrubWhole(text, this.#rules, false);
  }

  /** Scrubs the name of a member. */
  scrubName(name: string): string {
    return scrubWhole(name, this.#structureRules, false);
  }

  /** Reads on at a place that no format knows. */
  feedPath(path: string, labels: string, text: string, mayStart: boolean): string {
    return this.#paths.feed(path, labels, text, mayStart);
  }

  /** Reads a line that belongs to nothing; only whole tags count there, and a block may go on over lines. */
  feedLine(text: string): string {
    const visible = this.#lines.feed(text);
    return this.#lines.isHiding ? visible : visible + this.#lines.flush();
  }

  /** Whether texts at such places have to be read that hold nothing of a tag. */
  get watchesPaths(): boolean {
    return this.#paths.isWatching;
  }

  /** Starts the channels anew whose keys begin so, and ends what went before in them. */
  start(prefix: string): Leftover[] {
    const left = this.end(prefix);
    for (const key of this.#open.keys()) if (key.startsWith(prefix)) this.#forget(key);
    this.#marked.delete(prefix);
    // An answer starts inside a block once, not each time the same key comes up.
    for (const [answer, key] of this.#first) if (key.startsWith(prefix)) this.#first.set(answer, '');
    return left;
  }

  /** Forgets that a channel, now over, held or hid anything. */
  unmark(key: string): void {
    this.#marked.delete(key);
    const open = this.#open.get(key);
    if (open !== undefined) open.isMarked = false;
  }

  /** Leaves the channels whose keys begin so, except some: what they hold without a letter of a name comes out. */
  leave(prefix: string, except: ReadonlyMap<string, unknown>): Leftover[] {
    const left: Leftover[] = [];
    for (const key of this.#holding) {
      const open = this.#open.get(key);
      if (open === undefined || !key.startsWith(prefix) || except.has(key)) continue;
      this.#collect(left, key, open, open.scanner.releaseLetterless());
    }
    return left;
  }

  /**
   * Ends the channels whose keys begin so. The match goes on behind the end: a channel that its stream takes up
   * again, as some servers do, must not show the rest of a block.
   */
  end(prefix: string): Leftover[] {
    const left: Leftover[] = [];
    const { fragment, unterminated } = this.#rules;
    for (const [key, open] of this.#open) {
      if (!key.startsWith(prefix)) continue;
      const { scanner } = open;
      const isFinal = isIdle(scanner) || (scanner.isHiding ? unterminated : fragment) === 'emit';
      this.#collect(left, key, open, isFinal ? scanner.flush() : scanner.releaseLetterless());
      if (isIdle(scanner)) this.#forget(key);
    }
    return left;
  }

  /** Ends every channel for good. */
  close(): Leftover[] {
    const left = this.end('');
    for (const [key, open] of this.#open) this.#collect(left, key, open, open.scanner.flush());
    this.#open.clear();
    this.#holding.clear();
    return left;
  }

  /** Reads the tokens of log probabilities: they repeat a channel's text, and may come ahead of it. */
  feedTokens(key: string, tokens: string): void {
    if (this.#tokens.feed(key, '', tokens, true) !== tokens) this.#marked.add(key);
  }

  /** Whether any channel whose key begins so has held or hidden anything. */
  isMarked(prefix: string): boolean {
    return this.#marked.has(prefix);
  }

  #createScanner(key: string, kind: Channel): Scanner {
    if (kind === 'toolArguments') return createEscapedScanner(this.#rules);
    return createChannelScanner(this.#rules, kind === 'text' && this.#isFirst(key));
  }

  /** Whether a text is the first of its answer, which may start inside of a block. */
  #isFirst(key: string): boolean {
    // Several choices are several answers to one prompt.
    const [answer = ''] = /^(?:choice|candidate):[^:]*:/.exec(key) ?? [];
    const first = this.#first.get(answer) ?? key;
    this.#first.set(answer, first);
    return first === key;
  }

  #add(key: string, open: Open): void {
    this.#open.set(key, open);
    if (this.#open.size < this.#sweepAt || this.#rules.codeAware) return;
    for (const [other, { scanner }] of this.#open) {
      if (other !== key && isIdle(scanner)) this.#forget(other);
    }
    this.#sweepAt = Math.max(sweepSize, this.#open.size * 2);
  }

  #forget(key: string): void {
    this.#open.delete(key);
    this.#holding.delete(key);
  }

  #note(key: string, open: Open): void {
    if (open.scanner.hasIntervened && !open.isMarked) {
      this.#marked.add(key);
      open.isMarked = true;
    }
    if (open.scanner.isHolding) this.#holding.add(key);
    else this.#holding.delete(key);
  }

  #collect(left: Leftover[], key: string, open: Open, text: string): void {
    this.#note(key, open);
    if (text !== '') left.push({ key, text, write: open.write });
  }
}

function scrubArguments(text: string, rules: Rules): string {
  const scanner = createEscapedScanner(rules);
  return scanner.feed(text) + scanner.flush();
}

function isIdle(scanner: Scanner): boolean {
  return !scanner.isHolding && !scanner.isHiding;
}
