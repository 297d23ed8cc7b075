import type { CallPart, FormatCodec, MessageView, Part, ResultPart } from '../model.js';
import { payloadBytes } from '../payload.js';
import { mapParts } from '../rewrite.js';
import { resultDigest, resultExcerpt, resultReading } from './digest.js';
import { isHostedResult, textRaw, withoutImage, withoutImages } from './prune.js';

/** Steps of shortening: characters kept at the beginning and the end of a result; the last step leaves one line. */
const STEPS: readonly (readonly [head: number, tail: number])[] = [
  [1_600, 800],
  [400, 200],
  [0, 0],
];

/** Messages that are kept but may have their results shortened, in the order of the list. */
export interface ExcerptInput {
  readonly codec: FormatCodec;
  readonly views: ReadonlyMap<number, MessageView>;
  /** Indices whose text and images stay as they are; their tool results may be shortened. */
  readonly verbatim: ReadonlySet<number>;
  /** Indices from here on are shortened only when nothing older is left. */
  readonly newestStart: number;
  readonly callOf: ReadonlyMap<ResultPart, CallPart>;
  readonly tokensOf: (view: MessageView) => number;
  readonly redact: (text: string) => string;
  /** Tokens to reclaim. */
  readonly excess: number;
  /** Bytes of the request body to reclaim; images are what weighs. */
  readonly excessBytes: number;
}

/** What the excerpts reclaimed. */
export interface Excerpted {
  readonly views: ReadonlyMap<number, MessageView>;
  readonly saved: number;
  readonly originals: ReadonlyMap<number, readonly string[]>;
}

/** Makes head-and-tail excerpts of results, and notes of images, oldest first and the newest last, until the excess is gone. */
export function excerpt(input: ExcerptInput): Excerpted {
  const views = new Map<number, MessageView>();
  const originals = new Map<number, readonly string[]>();
  let saved = 0;
  let bytes = 0;
  const indices = [...input.views.keys()].sort((left, right) => left - right);
  const older = indices.filter((index) => index < input.newestStart);
  const newest = indices.filter((index) => index >= input.newestStart);
  for (const group of [older, newest]) {
    for (const step of STEPS) {
      for (const index of group) {
        if (saved >= input.excess && bytes >= input.excessBytes) return { views, saved, originals };
        const original = input.views.get(index);
        if (original === undefined || original.role === 'system') continue;
        const before = views.get(index) ?? original;
        const kept: string[] = [];
        // Each step starts from the original, so that an excerpt is never an excerpt of an excerpt.
        const shorter = mapParts(input.codec, original, (part) =>
          isHostedResult(original, part) ? part : shorten(part, index, step, input, kept),
        );
        const reclaimed = shorter === original ? 0 : input.tokensOf(before) - input.tokensOf(shorter);
        if (reclaimed <= 0) continue;
        if (input.excessBytes > 0) bytes += payloadBytes([before.raw]) - payloadBytes([shorter.raw]);
        views.set(index, shorter);
        originals.set(index, kept);
        saved += reclaimed;
      }
    }
  }
  return { views, saved, originals };
}

function shorten(
  part: Part,
  index: number,
  [head, tail]: readonly [number, number],
  input: ExcerptInput,
  kept: string[],
): Part {
  if (part.kind === 'image') return input.verbatim.has(index) ? part : withoutImage(part, input.redact);
  if (part.kind !== 'result') return part;
  const text = resultReading(part);
  const tool = part.name ?? input.callOf.get(part)?.name ?? 'tool';
  if (text.length > Math.max(200, (head + tail) * 1.5)) {
    kept.push(text);
    const shorter =
      head === 0
        ? resultDigest(part, input.redact(tool), text)
        : resultExcerpt(input.redact(text), text, head, tail);
    return {
      ...part,
      content: [{ kind: 'text', text: shorter, raw: textRaw(part), edited: true }],
      edited: true,
    };
  }
  return withoutImages(part, input.redact);
}
