import {
  type CallPart,
  type FormatCodec,
  type ImagePart,
  type MessageView,
  type Part,
  type ResultPart,
  resultText,
  type TextPart,
} from '../model.js';
import { mapParts } from '../rewrite.js';
import { duplicateDigest, imageNote, resultDigest, resultReading } from './digest.js';
import { shortenArguments } from './shorten-arguments.js';

/** Results from this length on are compared with each other. */
const DUPLICATE_MIN_CHARS = 200;

/** What pruning works on. */
export interface PruneInput {
  readonly codec: FormatCodec;
  readonly views: readonly MessageView[];
  /** Indices that may be pruned: between head and tail. */
  readonly start: number;
  readonly end: number;
  /** When given, only these indices are pruned: the others are going to be summarized. */
  readonly only?: ReadonlySet<number> | undefined;
  /** Indices whose text and images stay as they are. */
  readonly verbatim: ReadonlySet<number>;
  readonly minChars: number;
  readonly callOf: ReadonlyMap<ResultPart, CallPart>;
  readonly tokensOf: (view: MessageView) => number;
  readonly redact: (text: string) => string;
  /** Tokens to reclaim; pruning starts at the end and stops when it has them. */
  readonly target: number;
}

/** What pruning did: new views by index, the tokens reclaimed, and the originals by raw content. */
export interface Pruned {
  readonly views: ReadonlyMap<number, MessageView>;
  readonly saved: number;
  readonly originals: ReadonlyMap<number, readonly string[]>;
}

/** Shortens results, images and arguments between head and tail, latest first, until the target is reached. */
export function prune(input: PruneInput): Pruned {
  let copies: Map<string, number> | undefined;
  // Only looked for when a result is pruned: it reads every long result of the list.
  const newest = (text: string): number | undefined => {
    copies ??= newestCopies(input);
    return copies.get(text);
  };
  const views = new Map<number, MessageView>();
  const originals = new Map<number, readonly string[]>();
  let saved = 0;
  for (let index = input.end - 1; index >= input.start && saved < input.target; index -= 1) {
    const view = input.views[index];
    if (view === undefined || view.role === 'system' || input.only?.has(index) === false) continue;
    const kept: string[] = [];
    const pruned = mapParts(input.codec, view, (part) =>
      isHostedResult(view, part) ? part : prunePart(part, index, input, newest, kept),
    );
    if (pruned === view) continue;
    const reclaimed = input.tokensOf(view) - input.tokensOf(pruned);
    if (reclaimed <= 0) continue;
    views.set(index, pruned);
    originals.set(index, kept);
    saved += reclaimed;
  }
  return { views, saved, originals };
}

function newestCopies(input: PruneInput): Map<string, number> {
  const newest = new Map<string, number>();
  for (let index = input.start; index < input.views.length; index += 1) {
    for (const part of input.views[index]?.parts ?? []) {
      if (part.kind === 'result' && isComparable(part)) newest.set(resultText(part), index);
    }
  }
  return newest;
}

function prunePart(
  part: Part,
  index: number,
  input: PruneInput,
  newest: (text: string) => number | undefined,
  kept: string[],
): Part | undefined {
  if (part.kind === 'image') return input.verbatim.has(index) ? part : withoutImage(part, input.redact);
  if (part.kind === 'call') {
    return part.argumentsText.length < input.minChars ? part : shortenArguments(part, input.redact, kept);
  }
  return part.kind === 'result' ? pruneResult(part, index, input, newest, kept) : part;
}

/** Whether a part is the result of a tool that the provider ran: its form is the provider's, and no text can stand for it. */
export function isHostedResult(view: MessageView, part: Part): boolean {
  return part.kind === 'result' && view.role === 'assistant';
}

/** The short text that stands for an image. */
export function withoutImage(image: ImagePart, redact: (text: string) => string): TextPart {
  return { kind: 'text', text: redact(imageNote(image)), raw: image.raw, edited: true };
}

/** A result with a short text for each of its images; the result itself when it has none. */
export function withoutImages(part: ResultPart, redact: (text: string) => string): ResultPart {
  if (!part.content.some((inner) => inner.kind === 'image')) return part;
  const content = part.content.map((inner) => (inner.kind === 'image' ? withoutImage(inner, redact) : inner));
  return { ...part, content, edited: true };
}

function pruneResult(
  part: ResultPart,
  index: number,
  input: PruneInput,
  newest: (text: string) => number | undefined,
  kept: string[],
): Part {
  const text = resultReading(part);
  const tool = part.name ?? input.callOf.get(part)?.name ?? 'tool';
  const duplicate = isComparable(part) && (newest(text) ?? index) > index;
  if (duplicate || text.length >= input.minChars) {
    kept.push(text);
    const name = input.redact(tool);
    const line = duplicate ? duplicateDigest(name, text) : resultDigest(part, name, text);
    return {
      ...part,
      content: [{ kind: 'text', text: line, raw: textRaw(part), edited: true }],
      edited: true,
    };
  }
  return withoutImages(part, input.redact);
}

// Two images of one size are not the same image, nor are two files.
function isComparable(part: ResultPart): boolean {
  return (
    part.content.every((inner) => inner.kind === 'text') && resultText(part).length >= DUPLICATE_MIN_CHARS
  );
}

/** The caller's own text part of a result, so that its unknown keys stay. */
export function textRaw(part: ResultPart): unknown {
  return part.content.find((inner) => inner.kind === 'text')?.raw;
}
