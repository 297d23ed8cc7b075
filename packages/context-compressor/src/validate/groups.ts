import type { Row } from './rule.js';

/** A model turn with calls, and the results that follow it without a gap. */
export interface CallGroup {
  readonly caller: Row;
  readonly results: readonly Row[];
  /** Nothing follows the group. */
  readonly last: boolean;
}

/** The groups of a list in which results are rows of their own (OpenAI chat). */
export function callGroups(rows: readonly Row[]): readonly CallGroup[] {
  const groups: CallGroup[] = [];
  for (const [at, caller] of rows.entries()) {
    if (caller.calls.length === 0) continue;
    let end = at + 1;
    while (rows[end]?.role === 'tool') end++;
    groups.push({ caller, results: rows.slice(at + 1, end), last: end === rows.length });
  }
  return groups;
}

/** Ids of `wanted` that `found` does not hold, each as often as it is missing. */
export function missingFrom(wanted: readonly string[], found: readonly string[]): readonly string[] {
  const left = [...found];
  return wanted.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The places of ids that an earlier place already has. */
export function repeatedAt(ids: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  return ids.flatMap((id, at) => (seen.size === seen.add(id).size ? [at] : []));
}
