import type { Engine } from './engine.js';
import { MAX_MARKER, OPEN } from './marker.js';
import type { Span } from './scanner.js';
import type { Source } from './source.js';

/**
 * The matches of the user's expressions: within a line, never into a marker.
 *
 * Long lines are looked at in windows of twice the longest match, one longest match apart, so that the cost of an
 * expression is bounded and a stream sees the same windows as the whole text.
 */
export class PatternScan {
  /** Where the next window starts; what lies before has been looked at. */
  position = 0;

  constructor(private readonly engine: Engine) {}

  /** Looks at every window that is complete. */
  advance(source: Source, final: boolean): readonly Span[] {
    const { text } = source;
    const step = Math.max(...this.engine.patterns.map(({ maxLength }) => maxLength));
    const spans: Span[] = [];
    while (this.position < text.length) {
      const full = this.position + 2 * step;
      const newline = text.slice(this.position, full).indexOf('\n');
      if (newline < 0 && text.length < full + MAX_MARKER && !final) break;
      const end = newline < 0 ? Math.min(full, text.length) : this.position + newline;
      this.scanWindow(source, this.position, end, step, spans);
      this.position = newline >= 0 && newline <= step ? end + 1 : Math.min(this.position + step, text.length);
    }
    return spans;
  }

  /** Moves all offsets after the beginning of the text was dropped. */
  rebase(dropped: number): void {
    this.position -= dropped;
  }

  private scanWindow(source: Source, start: number, end: number, step: number, spans: Span[]): void {
    const window = source.text.slice(start, end);
    for (const { label, pattern, maxLength } of this.engine.patterns) {
      for (const match of window.matchAll(pattern)) {
        const from = start + match.index;
        const to = from + match[0].length;
        if (match.index >= step || match[0].length === 0 || match[0].length > maxLength) continue;
        if (!touchesMarker(source, from, to)) spans.push({ start: from, end: to, rule: label, label });
      }
    }
  }
}

function touchesMarker(source: Source, start: number, end: number): boolean {
  const before = source.text.lastIndexOf(OPEN, end - 1);
  return before >= 0 && before >= start - 64 && source.marker(before) > start;
}
