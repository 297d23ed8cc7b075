import type { ApprovalPart, CallPart, Part } from '../model.js';
import { type Pairing, pairCalls } from '../pairing.js';
import { type Draft, mapRows } from './draft.js';

/** Removes results without a call, second results, and calls that nothing can answer any more. */
export function repairPairs(draft: Draft): void {
  const pairs = pairCalls(
    draft.rows.map(({ view }) => view),
    draft.codec.format,
  );
  let requests = new Set<string>();
  mapRows(draft, (part, { view }) => {
    // An answer belongs to the turn of its request, and a request to its call.
    if (view.role === 'user' || view.role === 'system') requests = new Set();
    if (part.kind === 'result')
      return pairs.orphanResults.has(part) || pairs.duplicateResults.has(part) ? undefined : part;
    if (part.kind === 'call') return pairs.orphanCalls.has(part) ? undefined : part;
    if (part.kind === 'other') return pairs.orphanResults.has(part) ? undefined : part;
    if (part.kind !== 'approval' || draft.codec.format !== 'ai-sdk') return part;
    if (part.answer) return requests.has(part.approvalId) ? part : undefined;
    const isLive = view.parts.some(
      (other) => other.kind === 'call' && other.id === part.callId && !pairs.orphanCalls.has(other),
    );
    if (!isLive) return undefined;
    requests.add(part.approvalId);
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
  const ids = new Map<CallPart | ApprovalPart, string>();
  let seen = new Set<string>();
  for (const { view } of draft.rows) {
    if (scope === 'message') seen = new Set();
    const given = new Map<string, string>();
    for (const part of view.parts) {
      if (part.kind === 'approval') ids.set(part, given.get(part.callId ?? '') ?? part.callId ?? '');
      if (part.kind !== 'call') continue;
      const id = freeId(part.id || 'call', seen);
      seen.add(id);
      given.set(part.id, id);
      ids.set(part, id);
    }
  }
  mapRows(draft, (part) => withId(part, ids, pairs));
}

function withId(
  part: Part,
  ids: ReadonlyMap<CallPart | ApprovalPart, string>,
  { callOf, hostedCallOf }: Pairing,
): Part {
  if (part.kind === 'approval' && !part.answer) {
    const callId = ids.get(part);
    return callId === part.callId ? part : { ...part, callId, edited: true };
  }
  if (part.kind === 'other') {
    const call = hostedCallOf.get(part);
    const id = call === undefined ? undefined : ids.get(call);
    return id === undefined || id === part.hostedCallId ? part : { ...part, hostedCallId: id, edited: true };
  }
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
