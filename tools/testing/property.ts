const factor = Number(process.env.FC_RUNS ?? '1');

/** The number of runs of a property: `normal`, times FC_RUNS (default 1; `FC_RUNS=100` for a long fuzz). */
export function fcRuns(normal: number): number {
  return Math.max(1, Math.round(normal * factor));
}
