import { type Anchors, goesOn, headAt, nextHit, trigram } from './anchors.js';
import type { Entry } from './compile.js';
import type { Engine } from './engine.js';
import type { LearnedValues } from './learned.js';
import { Source } from './source.js';
import { extendTail, type Tail } from './tail.js';

/** A stretch of the scanned text that a marker will replace. */
export interface Span {
  start: number;
  end: number;
  rule: string;
  label: string;
  /** Put on both sides of the marker, where a bare JSON number is replaced by a string. */
  readonly wrap?: string;
  /** How the value goes on behind the part by which it was decided. */
  tail?: Tail | undefined;
}

/** What asking an entry led to. */
const NOTHING = 0;
const TAKEN = 1;
const WAITS = 2;

/**
 * The one pass over a text: a table look-up per character finds anchors, the scanner named by the anchor
 * decides and delimits, and found spans are never looked into again.
 */
export class Scanner {
  readonly source: Source;
  /** Found spans in the order of the text, settled. */
  readonly spans: Span[] = [];
  /** Identifiers before this offset were judged as keys already. */
  keyDone = 0;
  /** The next character to look at. */
  position = 0;
  /** Where the anchor stands that could not be decided yet, or -1. */
  undecided = -1;

  private readonly ahead: Span[] = [];
  private readonly found: Span[] = [];
  private readonly anchors: Anchors;
  private hash = 0;
  private from = 0;
  /** The first entry of its bucket that the characters at the anchor allow, or -1, and the first four of them. */
  private first = -1;
  private head = 0;

  constructor(
    readonly engine: Engine,
    text: string,
    seams: readonly number[],
    readonly learned: LearnedValues,
  ) {
    this.anchors = engine.compiled.anchors;
    this.source = new Source(text, engine.labels, seams);
  }

  /** Scans to the end of the text; in a stream (`final` false) it stops at an anchor that needs more text. */
  run(final: boolean): void {
    const { source } = this;
    this.undecided = -1;
    source.begin(final);
    for (;;) {
      const next = this.ahead[0];
      if (next !== undefined && this.position >= next.start) {
        if (next.tail !== undefined && !this.swallow(next, final)) return;
        this.ahead.shift();
        this.settle(next);
        continue;
      }
      const stop = next === undefined ? source.text.length : Math.min(next.start, source.text.length);
      const hit = this.nextAnchor(stop);
      if (hit < 0) {
        this.position = stop;
        if (next !== undefined && stop === next.start) continue;
        return;
      }
      if (!this.decide(hit, final)) return;
    }
  }

  /** Records a secret; it counts once the anchor is decided. Only one that is `whole` by its own form may touch a marker. */
  add(span: Span, whole = false): void {
    if (span.end <= span.start || span.start < this.source.floor || (!whole && this.touchesMarker(span)))
      return;
    // `0x` says how the key is written.
    const isHex = span.end - span.start === 66 && this.source.has('0x', span.start);
    this.found.push(isHex ? { ...span, start: span.start + 2 } : span);
  }

  /** Records a value by the rule that found it. */
  take({ start, end, tail }: Pick<Span, 'start' | 'end' | 'tail'>, rule: string, label: string): void {
    this.add({ start, end, rule, label, tail });
  }

  /** What runs into a marker was one with the secret that stood there, and was judged with it. */
  private touchesMarker(span: Span): boolean {
    const { source } = this;
    // A body of several lines is not one with what follows it.
    if (span.tail !== undefined || span.label === 'PRIVATE_KEY' || span.label === 'SEED_PHRASE') return false;
    let at = span.end;
    while (
      at - span.end < 3 &&
      (source.at(at) === 46 || source.at(at) === 44 || source.at(at) === 58 || source.at(at) === 59)
    )
      at++;
    return source.marker(at) > 0;
  }

  /** Whether a secret was found already that an offset lies in. */
  isFound(offset: number): boolean {
    return this.ahead.some(({ start, end }) => start <= offset && offset < end);
  }

  /** The first span that was found and not reached yet. */
  get nextStart(): number {
    return this.ahead[0]?.start ?? -1;
  }

  /** The value that goes on behind the text, while it is swallowed. */
  get unfinished(): Span | undefined {
    const next = this.ahead[0];
    return next?.tail !== undefined && this.position >= next.start ? next : undefined;
  }

  /** Moves the start of a value that is being swallowed to where it has been followed to. */
  forgetStart(span: Span): void {
    this.ahead[0] = { ...span, start: span.end };
    this.jump(span.end);
  }

  /** Moves all offsets after the beginning of the text was dropped. */
  rebase(dropped: number): void {
    this.position -= dropped;
    this.from -= dropped;
    this.keyDone -= dropped;
    this.source.floor = Math.max(0, this.source.floor - dropped);
    if (this.undecided >= 0) this.undecided -= dropped;
    this.spans.length = 0;
    for (const [at, span] of this.ahead.entries()) {
      this.ahead[at] = { ...span, start: span.start - dropped, end: span.end - dropped };
    }
  }

  private settle(span: Span): void {
    const last = this.spans.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else this.spans.push(span);
    this.jump(span.end);
    this.source.floor = span.end;
  }

  /** Follows a value that was longer than the window; false when the stream has to wait for its end. */
  private swallow(span: Span, final: boolean): boolean {
    const { source } = this;
    source.hitEnd = false;
    const reached = extendTail(span.tail as Tail, source, span.end);
    span.end = reached;
    if (source.hitEnd && !final) {
      this.position = span.start;
      return false;
    }
    span.tail = undefined;
    return true;
  }

  private jump(offset: number): void {
    this.position = offset;
    this.from = offset;
    this.hash = 0;
  }

  /** The offset of the last of three characters that begin a literal, or a learned value, or -1. */
  private nextAnchor(stop: number): number {
    const { text } = this.source;
    const { anchors, learned } = this;
    const last = Math.min(stop, text.length - 1);
    this.first = -1;
    let i = this.position;
    if (i >= stop) return -1;
    for (; ; i++) {
      if (i < last) i = nextHit(text, i, last, anchors, learned);
      this.hash = trigram(text, i - 2);
      if (i >= last) break;
      if (this.begins(text, i - 2) || this.beginsOther(text, i)) break;
    }
    // What could follow the last character of the text is not known: it may be the fourth of any literal.
    if (i === last && i < stop && anchors.fourths[this.hash] === 0 && !this.beginsOther(text, i)) i++;
    if (i >= stop) return -1;
    this.position = i + 1;
    return i;
  }

  /** Whether a learned value or a literal outside ASCII can stand at an anchor. */
  private beginsOther(text: string, last: number): boolean {
    const c = text.charCodeAt(last);
    return this.learned.mayBegin(this.hash) || (c > 127 && this.anchors.wideTable[c & 1023] !== 0);
  }

  /** Whether one of the literals with this hash can stand at an offset, by its characters and those around; keeps the first such. */
  private begins(text: string, start: number): boolean {
    if (start < this.from) return false;
    const { buckets, firsts, entries, heads, masks } = this.anchors;
    const head = headAt(text, start);
    const bucket = buckets[this.hash] ?? 0;
    const to = firsts[bucket + 1] ?? 0;
    for (let at = firsts[bucket] ?? 0; at < to; at++) {
      if (((head ^ (heads[at] ?? 0)) & (masks[at] ?? 0)) !== 0) continue;
      const entry = entries[at];
      if (entry === undefined || !goesOn(text, start, entry)) continue;
      if (entry.fits?.(this.source, start, entry) === false) continue;
      this.first = at;
      this.head = head;
      return true;
    }
    return false;
  }

  private decide(last: number, final: boolean): boolean {
    const { source, anchors } = this;
    const c = source.text.charCodeAt(last);
    const wide = c > 127 ? anchors.wide.get(c) : undefined;
    if (wide !== undefined) {
      for (const entry of wide) {
        const decided = this.tryEntry(entry, last, final);
        if (decided === WAITS) return false;
        if (decided === TAKEN) break;
      }
    }
    const start = last - 2;
    if (this.position !== last + 1 || start < this.from) return true;
    if (this.learned.mayBegin(this.hash) && !this.tryLearned(start, final)) return false;
    if (this.position !== last + 1) return true;
    return this.tryBucket(anchors.buckets[this.hash] ?? 0, start, final);
  }

  private tryBucket(bucket: number, start: number, final: boolean): boolean {
    const { firsts, entries, heads, masks } = this.anchors;
    const to = firsts[bucket + 1] ?? 0;
    const { first, head, source } = this;
    for (let at = first < 0 ? (firsts[bucket] ?? 0) : first; at < to; at++) {
      if (first >= 0 && ((head ^ (heads[at] ?? 0)) & (masks[at] ?? 0)) !== 0) continue;
      const entry = entries[at];
      if (entry === undefined || !goesOn(source.text, start, entry)) continue;
      const decided = this.tryEntry(entry, start, final);
      if (decided !== NOTHING) return decided === TAKEN;
    }
    return true;
  }

  /** Asks one entry; `TAKEN` when the scan goes on elsewhere, `WAITS` when it needs more text. */
  private tryEntry(entry: Entry, start: number, final: boolean): number {
    const { source } = this;
    source.hitEnd = false;
    const before = this.keyDone;
    const { literal } = entry;
    const found = entry.folded ? source.hasFolded(literal, start) : source.has(literal, start);
    const resume = found ? entry.scan(this, start, entry) : -1;
    if (source.hitEnd && !final) {
      this.keyDone = before;
      if (this.found.length > 0) this.found.length = 0;
      this.wait(start);
      return WAITS;
    }
    if (this.found.length > 0) this.commit();
    if (resume > this.position) this.jump(resume);
    return resume >= 0 ? TAKEN : NOTHING;
  }

  private tryLearned(start: number, final: boolean): boolean {
    this.source.hitEnd = false;
    const span = this.learned.match(this.source, start);
    if (this.source.hitEnd && !final) return this.wait(start);
    if (span !== undefined) {
      this.found.push(span);
      this.commit();
      this.jump(span.end);
    }
    return true;
  }

  /** Takes over what the last scanner found; what overlaps an earlier find is joined to it. */
  private commit(): void {
    const { source } = this;
    if (this.found.length > 1) this.found.sort((a, b) => a.start - b.start);
    for (const span of this.found) {
      if (span.start < source.floor || this.engine.allows(source.textOf(span))) continue;
      this.learned.offer(source.text, span);
      if (span.end <= this.position && span.start < this.position - 2) {
        this.spans.push(span);
        source.floor = span.end;
        continue;
      }
      this.insert(span);
    }
    this.found.length = 0;
  }

  /** Puts a span among those ahead; it is joined with what it overlaps, and the one that begins first names it. */
  private insert(span: Span): void {
    const { ahead } = this;
    let from = 0;
    while (from < ahead.length && (ahead[from]?.end ?? 0) <= span.start) from++;
    let to = from;
    const joined = { ...span };
    for (let other = ahead[to]; other !== undefined && other.start < joined.end; other = ahead[++to]) {
      if (other.start <= joined.start)
        Object.assign(joined, { rule: other.rule, label: other.label, start: other.start });
      if (other.end >= joined.end) {
        joined.end = other.end;
        joined.tail = other.tail;
      }
    }
    ahead.splice(from, to - from, joined);
  }

  /** Comes back to this anchor when there is more text. */
  private wait(start: number): false {
    this.undecided = start;
    this.jump(start);
    return false;
  }
}
