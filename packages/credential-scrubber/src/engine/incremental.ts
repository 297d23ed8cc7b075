import { isSpaceOrEdge } from './chars.js';
import type { Engine } from './engine.js';
import { LearnedValues } from './learned.js';
import { PatternScan } from './patterns.js';
import { replacementFor } from './redact.js';
import { joinSpans } from './scan.js';
import { Scanner, type Span } from './scanner.js';
import { STRENGTH, shapeOf } from './value.js';
import { completeLength, type View, viewOf } from './view.js';
import { beforeBracket, readWordBefore } from './word.js';

/** The farthest that a scanner looks to the left, with room to spare. */
const BEHIND = 768;
/** The most that a format has before the letters it is found by. */
const LONGEST_LEAD = 80;
const LONGEST_WORD = 84;
const MOST_WORDS_BEFORE = 8;

/** The scan of a text that arrives in chunks: the same scanner, which waits where a decision needs more text. */
export class IncrementalScan {
  private raw = '';
  /** How much of `raw` has been given out. */
  private given = 0;
  private readonly scanner: Scanner;
  private readonly patterns: PatternScan | undefined;
  /** Found spans that have not been given out. */
  private spans: readonly Span[] = [];
  private taken = 0;
  /** Whether the marker of the value that is being swallowed was given out. */
  private swallowing = false;

  constructor(readonly engine: Engine) {
    this.scanner = new Scanner(engine, '', [], new LearnedValues(engine));
    if (engine.patterns.length > 0) this.patterns = new PatternScan(engine);
  }

  /** Takes a chunk and gives what is certain by now, scrubbed. */
  feed(chunk: string): string {
    this.raw += chunk;
    return this.advance(false);
  }

  /** Gives the rest of the text. */
  flush(): string {
    return this.advance(true);
  }

  private advance(final: boolean): string {
    const { scanner } = this;
    const usable = final ? this.raw.length : completeLength(this.raw);
    const view = viewOf(usable === this.raw.length ? this.raw : this.raw.slice(0, usable));
    scanner.source.text = view.text;
    scanner.source.seams = view.seams;
    scanner.run(final);
    const fresh = scanner.spans.slice(this.taken);
    this.taken = scanner.spans.length;
    const matched = this.patterns?.advance(scanner.source, final) ?? [];
    this.spans = joinSpans([...this.spans, ...fresh, ...matched]);
    const safe = final ? view.text.length : this.safeOffset();
    let out = this.giveUntil(safe, view);
    if (final) return out + this.raw.slice(this.given);
    if (this.patterns === undefined) out += this.swallow(view);
    this.drop(view);
    return out;
  }

  /** Writes the text up to an offset of the view, with a marker in place of each span. */
  private giveUntil(safe: number, view: View): string {
    let out = '';
    let done = 0;
    for (const span of this.spans) {
      if (span.end > safe) break;
      done++;
      if (this.swallowing) this.swallowing = false;
      else out += this.raw.slice(this.given, view.rawStart(span.start)) + replacementFor(span);
      this.given = Math.max(this.given, view.rawEnd(span.end));
    }
    this.spans = this.spans.slice(done);
    const until = Math.min(safe, this.spans[0]?.start ?? safe);
    const rawUntil = view.rawEnd(until);
    if (rawUntil > this.given && !this.swallowing) {
      out += this.raw.slice(this.given, rawUntil);
      this.given = rawUntil;
    }
    return out;
  }

  /** The end of the text that no later character can change. */
  private safeOffset(): number {
    const { scanner, patterns } = this;
    const { source, undecided, nextStart } = scanner;
    let safe = this.heldStart(source.text.length);
    if (undecided >= 0) safe = Math.min(safe, this.heldStart(undecided), undecided - LONGEST_LEAD);
    if (nextStart >= 0) safe = Math.min(safe, nextStart);
    if (patterns !== undefined) safe = Math.min(safe, patterns.position);
    return Math.max(safe, patterns === undefined ? Math.min(source.floor, safe) : 0);
  }

  /** Holds the word that is still growing at an offset, and a word before it that may turn out to be a value. */
  private heldStart(end: number): number {
    const { source } = this.scanner;
    let word = end;
    while (word > source.floor && end - word < LONGEST_WORD && !isSpaceOrEdge(source.before(word))) word--;
    const isLong = end - word >= LONGEST_WORD;
    let held = Math.max(source.floor, Math.min(isLong ? end - LONGEST_WORD - 4 : word, end - 2));
    if (isLong) return held;
    let at = word;
    for (let words = 0; words < MOST_WORDS_BEFORE; words++) {
      const before = readWordBefore(source, at) ?? beforeBracket(source, at);
      if (before === undefined) break;
      if (shapeOf(source.text, before.start, before.end).strength >= STRENGTH.mixed || before.quoted) {
        held = Math.min(held, before.start - (before.quoted ? 1 : 0));
      }
      at = before.before;
    }
    return Math.max(held, source.floor);
  }

  /** Gives out the marker of a value that goes on, and forgets what of it has been seen. */
  private swallow(view: View): string {
    const span = this.scanner.unfinished;
    if (span === undefined || this.spans.length > 0) return '';
    let out = '';
    if (!this.swallowing) {
      const start = view.rawStart(span.start);
      out = this.raw.slice(this.given, start) + replacementFor(span);
      this.swallowing = true;
    }
    this.given = view.rawEnd(span.end);
    this.scanner.forgetStart(span);
    return out;
  }

  /** Drops what has been given out, except for what the scanners may look back at. */
  private drop(view: View): void {
    const { scanner } = this;
    let keep =
      Math.min(scanner.position, scanner.undecided >= 0 ? scanner.undecided : scanner.position) - BEHIND;
    if (scanner.unfinished !== undefined && this.swallowing) keep = scanner.unfinished.start;
    // Never past what has not been given out.
    while (keep > 0 && view.rawEnd(keep) > this.given) keep -= Math.max(1, view.rawEnd(keep) - this.given);
    if (keep <= 0) return;
    const rawKeep = view.rawEnd(keep);
    this.raw = this.raw.slice(rawKeep);
    this.given -= rawKeep;
    scanner.rebase(keep);
    this.taken = scanner.spans.length;
    this.patterns?.rebase(keep);
    this.spans = this.spans.map((span) => ({ ...span, start: span.start - keep, end: span.end - keep }));
  }
}
