import type { CallPart, Part, ResultPart } from '../model.js';
import { pairCalls } from '../pairing.js';
import { type Draft, mapRows } from './draft.js';

/** Removes results without a call, second results, and calls that nothing can answer any more. */
export function repairPairs(draft: Draft): void {
  const pairs = pairCalls(
    draft.rows.map(({ view }) => view),
    draft.codec.format,
  );
  const approvals = new Set<string>();
  mapRows(draft, (part) => {
    if (part.kind === 'result') {
      return pairs.orphanResults.has(part) || pairs.duplicateResults.has(part) ? undefined : part;
    }
    if (part.kind === 'call') return pairs.orphanCalls.has(part) ? undefined : part;
    if (part.kind !== 'approval') return part;
    // An approval lives and dies with its call.
    if (part.answer) return approvals.has(part.approvalId) ? part : undefined;
    const dead = [...pairs.orphanCalls].some((call) => call.id === part.callId);
    const known = draft.rows.some(({ view }) =>
      view.parts.some((other) => other.kind === 'call' && other.id === part.callId),
    );
    if (dead || !known) return undefined;
    approvals.add(part.approvalId);
    return part;
  });
}

/**
 * Makes call ids unique, in calls and results alike: over the whole list, or within one message.
 *
 * @param scope `list` for receivers that refuse an id that comes again (Anthropic), `message` for the others
 */
export function repairIds(draft: Draft, scope: 'list' | 'message'): void {
  const pairs = pairCalls(
    draft.rows.map(({ view }) => view),
    draft.codec.format,
  );
  const renamed = new Map<CallPart, string>();
  let seen = new Set<string>();
  for (const { view } of draft.rows) {
    if (scope === 'message') seen = new Set();
    for (const part of view.parts) {
      if (part.kind !== 'call' || part.id === '') continue;
      const id = freeId(part.id, seen);
      seen.add(id);
      if (id !== part.id) renamed.set(part, id);
    }
  }
  if (renamed.size === 0) return;
  mapRows(draft, (part) => renamePart(part, renamed, pairs.callOf));
}

function renamePart(
  part: Part,
  renamed: ReadonlyMap<CallPart, string>,
  callOf: ReadonlyMap<ResultPart, CallPart>,
): Part {
  const call = part.kind === 'call' ? part : part.kind === 'result' ? callOf.get(part) : undefined;
  const id = call === undefined ? undefined : renamed.get(call);
  if (id === undefined || (part.kind !== 'call' && part.kind !== 'result')) return part;
  return { ...part, id, edited: true };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let candidate = id;
  for (let copy = 2; taken.has(candidate); copy += 1) candidate = `${id}_${copy}`;
  return candidate;
}
