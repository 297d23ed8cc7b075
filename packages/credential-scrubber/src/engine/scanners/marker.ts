import type { Entry } from '../compile.js';
import type { Scanner } from '../scanner.js';

/** A marker of this scrubber: nothing inside is looked at, and nothing looks past it. */
export function scanMarker(scanner: Scanner, start: number, _entry: Entry): number {
  const { source } = scanner;
  const end = source.marker(start);
  if (end < 0) return -1;
  source.floor = Math.max(source.floor, end);
  return end;
}
