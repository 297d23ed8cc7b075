import { isCompaction } from '../formats/parts.js';
import { indicesOf } from '../indices-of.js';
import type { FormatCodec, MessageView } from '../model.js';
import { visibleText } from '../model.js';
import { isOwnMarker, type PreviousSummary, summaryIn } from '../previous-summary.js';
import { type ProfileTraits, turnOf } from '../profile-traits.js';
import { unwrapSummary } from '../template.js';
import type { Unit } from '../units.js';

/** Where a list is cut: `[0, headEnd)` head, `[middleStart, tailStart)` middle, `[tailStart, …)` tail. */
export interface Cut {
  readonly headEnd: number;
  /** `headEnd`, or one further when a whole-message summary stands right after the head. */
  readonly middleStart: number;
  readonly tailStart: number;
  /** Indices in the middle that are kept verbatim, with their whole units. */
  readonly anchored: ReadonlySet<number>;
  /** End of the anchors that a provider's own compaction ends: it reads nothing before it, so a summary comes after; 0 for none. */
  readonly compactedEnd: number;
  /** Indices that are protected verbatim, wherever they stand: system text, newest request, last visible reply. */
  readonly verbatim: ReadonlySet<number>;
  /** Index of the newest real user message; −1 when there is none. */
  readonly request: number;
  readonly previous: PreviousSummary | undefined;
  /** First index of the newest call/result group or message: excerpted last. */
  readonly newestStart: number;
}

/** What the cut needs to know. */
export interface CutInput {
  readonly codec: FormatCodec;
  readonly views: readonly MessageView[];
  readonly units: readonly Unit[];
  readonly tokensOf: (view: MessageView) => number;
  readonly protectFirstN: number;
  readonly tailBudget: number;
  readonly alternation: ProfileTraits['alternation'];
}

/** A tail may be this much over its budget to keep its oldest unit whole. */
const TAIL_STRETCH = 1.5;
/** A person's text up to this long, in UTF-16 units, stays with the question before it; `findAnswers` looks at no longer one. */
const LONGEST_ANSWER = 200;
/** The newest call/result group counts as the newest group while no more messages than this follow it. */
const MESSAGES_AFTER_GROUP = 2;

/** Finds the cut of a list. Borders never part a unit. */
export function findCut(input: CutInput): Cut {
  const { codec, views, units, protectFirstN } = input;
  const head = findHead(codec, views, units, protectFirstN);
  const newestStart = newestUnitStart(units, views.length);
  const tailStart = Math.max(findTail(input, newestStart, head.previous), head.middleStart);
  const request = newestRequest(views);
  const verbatim = new Set<number>();
  views.forEach((view, index) => {
    if (view.role === 'system' || isCompaction(view)) verbatim.add(index);
  });
  if (request >= 0) verbatim.add(request);
  for (const reply of lastReplies(views)) verbatim.add(reply);
  const isMiddle = (unit: Unit): boolean => unit.start >= head.middleStart && unit.end <= tailStart;
  const middle = units.filter(isMiddle);
  const anchors = new Set(middle.filter((unit) => holdsOneOf(verbatim, unit)));
  if (input.alternation === 'strict') addBridges(anchors, middle, views, tailStart);
  const anchored = new Set([...anchors].flatMap((unit) => indicesOf(unit.start, unit.end)));
  const compacted = views.findLastIndex(isCompaction) + 1;
  const compactedEnd = compacted > head.middleStart && compacted <= tailStart ? compacted : 0;
  return { ...head, tailStart, anchored, compactedEnd, verbatim, request, newestStart };
}

function findHead(
  codec: FormatCodec,
  views: readonly MessageView[],
  units: readonly Unit[],
  protectFirstN: number,
): Pick<Cut, 'headEnd' | 'middleStart' | 'previous'> {
  let system = 0;
  while (views[system]?.role === 'system') system += 1;
  let headEnd = Math.min(views.length, system + protectFirstN);
  const crossed = units.find((unit) => unit.start < headEnd && headEnd < unit.end);
  if (crossed !== undefined) headEnd = crossed.end;
  const places = indicesOf(system, afterToolTraffic(views, headEnd) + 1);
  const compacted = new Set(views.flatMap((view, index) => (isCompaction(view) ? [index + 1] : [])));
  for (const index of new Set([...places, ...compacted])) {
    const view = views[index];
    const previous = view === undefined ? undefined : summaryIn(codec, view, index);
    const isBehind = index > headEnd && !compacted.has(index);
    if (previous === undefined || (isBehind && previous.rest === undefined)) continue;
    if (previous.rest === undefined) return { headEnd: index, middleStart: index + 1, previous };
    return { headEnd, middleStart: headEnd, previous };
  }
  return { headEnd, middleStart: headEnd, previous: undefined };
}

// A chat template sees no tool traffic: what stands right after the head for it may stand behind a call/result group.
function afterToolTraffic(views: readonly MessageView[], headEnd: number): number {
  let index = headEnd;
  for (
    let view = views[index];
    view !== undefined && turnOf(view, 'visible') === undefined;
    view = views[index]
  )
    index += 1;
  return index;
}

function holdsOneOf(indices: ReadonlySet<number>, { start, end }: Unit): boolean {
  for (let index = start; index < end; index += 1) if (indices.has(index)) return true;
  return false;
}

function newestUnitStart(units: readonly Unit[], length: number): number {
  const last = units.at(-1);
  const group = units.findLast((unit) => unit.tool);
  if (group !== undefined && length - group.end <= MESSAGES_AFTER_GROUP) return group.start;
  return last?.start ?? 0;
}

function findTail(input: CutInput, newestStart: number, previous: PreviousSummary | undefined): number {
  const { views, units, tokensOf, tailBudget } = input;
  // A summary block in a person's message is not the person's: the next pass has to find the same tail.
  const bare = (view: MessageView, index: number): MessageView =>
    index === previous?.index ? (previous.rest ?? view) : view;
  const sizeOf = ({ start, end }: Unit): number =>
    views.slice(start, end).reduce((tokens, view, at) => tokens + tokensOf(bare(view, start + at)), 0);
  let first = units.length;
  let tokens = 0;
  for (; first > 0; first -= 1) {
    const unit = units[first - 1];
    if (unit === undefined) break;
    const size = sizeOf(unit);
    const required = unit.start >= newestStart;
    if (!required && (tokens >= tailBudget || tokens + size > tailBudget * TAIL_STRETCH)) break;
    tokens += size;
  }
  const oldest = units[first];
  const asked = units[first - 1];
  if (oldest === undefined) return views.length;
  if (asked === undefined || !isShortAnswer(views, oldest, asked)) return oldest.start;
  if (tokens + sizeOf(asked) <= tailBudget * TAIL_STRETCH) return asked.start;
  return oldest.start < newestStart ? oldest.end : oldest.start;
}

// "Yes." is nothing without the question; and a password that was asked for is known as one by it alone.
function isShortAnswer(views: readonly MessageView[], answer: Unit, asked: Unit): boolean {
  const view = views[answer.start];
  const question = views[asked.end - 1];
  if (asked.tool || view?.role !== 'user' || answer.end - answer.start > 1) return false;
  return (
    question?.role === 'assistant' &&
    // A summary of ours asks nothing, in whichever role it stands.
    !isOwnMarker(question) &&
    view.parts.every((part) => part.kind === 'text') &&
    visibleText(view).length <= LONGEST_ANSWER
  );
}

/** Index of the newest message in which a person speaks; −1 when there is none. */
export function newestRequest(views: readonly MessageView[]): number {
  return views.findLastIndex((view) => view.role === 'user' && isSaid(view) && !isOwnMarker(view));
}

// A person's words with a summary block beside them are still the person's; the block alone is ours.
function isSaid(view: MessageView): boolean {
  return view.parts.some(
    (part) =>
      part.kind === 'image' ||
      (part.kind === 'text' && part.text.trim() !== '' && unwrapSummary(part.text) === undefined),
  );
}

/**
 * Where every message has to take turns, lifted anchors may meet a neighbour of their own role: the message that stood between
 * them in the list is then kept too.
 */
function addBridges(
  anchors: Set<Unit>,
  middle: readonly Unit[],
  views: readonly MessageView[],
  tailStart: number,
): void {
  const turnAt = (index: number): 'user' | 'assistant' | undefined => {
    const view = views[index];
    return view === undefined ? undefined : turnOf(view, 'strict');
  };
  const tail = { start: tailStart, end: views.length };
  for (const anchor of [...anchors]) {
    const next = middle.find((unit) => unit.start >= anchor.end && anchors.has(unit)) ?? tail;
    const turn = turnAt(anchor.end - 1);
    if (turn === undefined || next.start === anchor.end || turnAt(next.start) !== turn) continue;
    const between = middle.filter((unit) => unit.start >= anchor.end && unit.end <= next.start);
    const bridge = turn === 'assistant' ? between[0] : between.at(-1);
    if (bridge !== undefined) anchors.add(bridge);
  }
}

// The newest reply with text, and the newest one that is text alone: the person's request mostly answers the latter.
function lastReplies(views: readonly MessageView[]): number[] {
  const speaks = (view: MessageView): boolean =>
    view.role === 'assistant' && visibleText(view).trim() !== '' && !isOwnMarker(view);
  const newest = views.findLastIndex(speaks);
  const plain = views.findLastIndex(
    (view) => speaks(view) && !view.parts.some((part) => part.kind === 'call'),
  );
  return [...new Set([newest, plain])].filter((index) => index >= 0);
}
