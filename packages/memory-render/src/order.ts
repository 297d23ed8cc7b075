/** A rendered entry and what it came from. */
export interface Line {
  readonly index: number;
  readonly id: unknown;
  readonly text: string;
  /** What orders it: layer, id, text. */
  readonly key: readonly string[];
}

/** By layer, id, then text; by code units, never by a locale. */
export function byKey(a: Line, b: Line): number {
  return compare(a.key, b.key);
}

/** The smallest text first. */
export function byText(a: Line, b: Line): number {
  return compare([a.text, ...a.key], [b.text, ...b.key]);
}

/** The first of the lines that read the same when white space does not count. */
export function distinctLines(lines: readonly Line[]): Iterable<Line> {
  const byReading = new Map<string, Line>();
  for (const line of lines.toReversed()) byReading.set(line.text.replace(/\s+/g, ' ').trim(), line);
  return byReading.values();
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index] ?? '';
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}
