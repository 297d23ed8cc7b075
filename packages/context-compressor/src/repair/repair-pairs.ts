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
    const known =
      part.callId !== '' &&
      draft.rows.some(({ view }) =>
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
  // Gemini needs no ids: order and names pair its calls.
  if (draft.codec.format === 'gemini') return;
  const pairs = pairCalls(
    draft.rows.map(({ view }) => view),
    draft.codec.format,
  );
  const ids = new Map<CallPart, string>();
  let seen = new Set<string>();
  for (const { view } of draft.rows) {
    if (scope === 'message') seen = new Set();
    for (const part of view.parts) {
      if (part.kind !== 'call') continue;
      const id = freeId(part.id || 'call', seen);
      seen.add(id);
      ids.set(part, id);
    }
  }
  mapRows(draft, (part) => withId(part, ids, pairs.callOf));
}

function withId(
  part: Part,
  ids: ReadonlyMap<CallPart, string>,
  callOf: ReadonlyMap<ResultPart, CallPart>,
): Part {
  if (part.kind !== 'call' && part.kind !== 'result') return part;
  const call = part.kind === 'call' ? part : callOf.get(part);
  const id = call === undefined ? undefined : ids.get(call);
  return id === undefined || id === part.id ? part : { ...part, id, edited: true };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let candidate = id;
  for (let copy = 2; taken.has(candidate); copy += 1) candidate = `${id}_${copy}`;
  return candidate;
}
