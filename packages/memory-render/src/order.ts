/** A rendered entry and what it came from. */
export interface Line {
  readonly index: number;
  readonly id: unknown;
  readonly text: string;
  /** What orders it: layer, id and text, each closed by the smallest character, so that a shorter one comes first. */
  readonly key: string;
}

/** By layer, id, then text; by code units, never by a locale. */
export function byKey(a: Line, b: Line): number {
  return compare(a.key, b.key);
}

/** The smallest text first. */
export function byText(a: Line, b: Line): number {
  return compare(`${a.text}\0${a.key}`, `${b.text}\0${b.key}`);
}

/** The first of the lines that read the same when white space does not count. */
export function distinctLines(lines: readonly Line[]): Iterable<Line> {
  const byReading = lines.toReversed().map((line) => [line.text.replace(/\s+/g, ' ').trim(), line] as const);
  return new Map(byReading).values();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
