import type { Finding, ScrubResult } from '../rule.js';
import { encodedMarkerFor, markerFor } from './marker.js';
import type { Span } from './scanner.js';

/** Writes the text with a marker in place of each span, in one splice. */
export function redact(text: string, spans: readonly Span[]): ScrubResult {
  if (spans.length === 0) return { text, redactions: [], clean: true };
  let out = '';
  let at = 0;
  const redactions: string[] = [];
  for (const span of spans) {
    out += text.slice(at, span.start) + replacementFor(span);
    at = span.end;
    redactions.push(span.label);
  }
  return { text: out + text.slice(at), redactions, clean: false };
}

/** What stands in the place of a span. */
export function replacementFor(span: Span): string {
  const wrap = span.wrap ?? '';
  return wrap === '%' ? encodedMarkerFor(span.label) : wrap + markerFor(span.label) + wrap;
}

/** The findings of a scan, without the texts they stand for. */
export function toFindings(spans: readonly Span[]): readonly Finding[] {
  return spans.map(({ rule, label, start, end }) => ({ rule, label, start, end }));
}
