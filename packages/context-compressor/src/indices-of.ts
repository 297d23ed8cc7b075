/** The whole numbers from `start` to before `end`. */
export function indicesOf(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
}
