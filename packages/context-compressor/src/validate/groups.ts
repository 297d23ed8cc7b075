import type { CallGroup, Row } from './rule.js';

/** The groups of a list in which results are rows of their own (OpenAI chat). */
export function callGroups(rows: readonly Row[]): readonly CallGroup[] {
  const groups: CallGroup[] = [];
  rows.forEach((caller, at) => {
    if (caller.calls.length === 0) return;
    let end = at + 1;
    while (rows[end]?.role === 'tool') end++;
    groups.push({ caller, results: rows.slice(at + 1, end), last: end === rows.length });
  });
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
  if (ids.length < 2) return [];
  const seen = new Set<string>();
  return ids.flatMap((id, at) => (seen.size === seen.add(id).size ? [at] : []));
}
