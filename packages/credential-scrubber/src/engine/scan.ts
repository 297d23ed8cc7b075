import type { Engine } from './engine.js';
import type { LearnedValues } from './learned.js';
import { PatternScan } from './patterns.js';
import { Scanner, type Span } from './scanner.js';
import { viewOf } from './view.js';

/** The spans of a text to replace, in order and apart from each other, in the offsets of the text. */
export function findSpans(engine: Engine, raw: string, learned: LearnedValues): readonly Span[] {
  if (engine.isOff && learned.isEmpty) return [];
  const view = viewOf(raw);
  const known = learned.size;
  const scanner = new Scanner(engine, view.text, view.seams, learned);
  scanner.run(true);
  let spans: readonly Span[] = scanner.spans;
  if (engine.learn === 'everywhere' && learned.size > known) {
    spans = joinSpans([...spans, ...learned.sweep(scanner.source, spans)]);
  }
  if (engine.patterns.length > 0)
    spans = joinSpans([...spans, ...new PatternScan(engine).advance(scanner.source, true)]);
  if (view.text === raw) return spans;
  return spans.map((span) => ({ ...span, start: view.rawStart(span.start), end: view.rawEnd(span.end) }));
}

/** Sorts spans and joins those that overlap; the one that begins first names the secret. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: Span[] = [];
  for (const span of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}
