import type { EntryReference } from './context.js';

/** A rendered entry and what orders it. */
export interface Line {
  readonly reference: EntryReference;
  readonly layer: string;
  readonly id: string;
  readonly text: string;
}

/** By layer, id, then text; by code units, never by a locale. */
export function compareLines(a: Line, b: Line): number {
  return compareText(a.layer, b.layer) || compareText(a.id, b.id) || compareText(a.text, b.text);
}

/**
 * Keeps one of the lines that read the same when white space does not count: the first, or the smallest when
 * the order given must not show.
 */
export function withoutDuplicates(
  lines: readonly Line[],
  keepSmallest: boolean,
): { readonly kept: Line[]; readonly duplicates: Line[] } {
  const byReading = new Map<string, Line>();
  for (const line of lines) {
    const reading = line.text.replace(/[\s\x1c-\x1f\x85]+/g, ' ').trim();
    const known = byReading.get(reading);
    if (known === undefined || (keepSmallest && isSmaller(line, known))) byReading.set(reading, line);
  }
  const kept = new Set(byReading.values());
  return {
    kept: lines.filter((line) => kept.has(line)),
    duplicates: lines.filter((line) => !kept.has(line)),
  };
}

function isSmaller(a: Line, b: Line): boolean {
  return (compareText(a.text, b.text) || compareLines(a, b)) < 0;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
