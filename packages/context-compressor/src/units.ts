import { isCompaction } from './formats/parts.js';
import type { MessageFormat, MessageView } from './model.js';
import { type Pairing, pairCalls } from './pairing.js';

/** A stretch `[start, end)` of a list that is only ever kept, moved or summarized as a whole. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Holds calls (with all their results). */
  readonly tool: boolean;
  /** Holds a call that is in flight. */
  readonly open: boolean;
}

/** Cuts a list into units: call/result groups (parallel ones and late results included), reasoning with its item, single messages. */
export function findUnits(
  views: readonly MessageView[],
  format: MessageFormat,
  pairing?: Pairing,
): readonly Unit[] {
  const pairs = pairing ?? pairCalls(views, format);
  const units: Unit[] = [];
  let at = 0;
  while (at < views.length) {
    const unit = unitAt(at, views, format, pairs);
    units.push(unit);
    at = unit.end;
  }
  return units;
}

function unitAt(start: number, views: readonly MessageView[], format: MessageFormat, pairs: Pairing): Unit {
  let end = start + 1;
  let tool = false;
  let open = false;
  let turn = start;
  for (let at = start; at < end; at += 1) {
    const view = views[at];
    if (view === undefined) break;
    if (format === 'openai-responses' && at >= turn && isOfTurn(view)) {
      turn = turnEnd(at, views);
      end = Math.max(end, turn);
    }
    const reach = reachOf(at, view, views, format, pairs);
    end = Math.max(end, Math.min(reach.end, views.length));
    tool ||= reach.tool;
    open ||= reach.open;
  }
  return { start, end, tool, open };
}

function reachOf(
  at: number,
  view: MessageView,
  views: readonly MessageView[],
  format: MessageFormat,
  pairs: Pairing,
): { readonly end: number; readonly tool: boolean; readonly open: boolean } {
  let end = at + 1;
  let tool = false;
  let open = false;
  for (const part of view.parts) {
    if (part.kind === 'approval' || part.kind === 'other')
      end = Math.max(end, (pairs.endsAt.get(part) ?? at) + 1);
    if (part.kind !== 'call') continue;
    if (!part.settled) tool = true;
    end = Math.max(end, (pairs.endsAt.get(part) ?? at) + 1);
    if (pairs.openCalls.has(part)) {
      open = true;
      end = views.length;
    }
  }
  // Tool messages that follow belong to the calls before them even when they only answer an approval.
  if (tool && format !== 'openai-responses') while (views[end]?.role === 'tool') end += 1;
  return { end, tool, open };
}

/**
 * End of the model's turn around an item: its items are one, whether or not its reasoning is still there, since each is refused
 * without the other. An output of the caller's tool ends it; a list of tools, or an answered approval, does not.
 */
function turnEnd(at: number, views: readonly MessageView[]): number {
  let end = at + 1;
  for (let next = end; isOfTurn(views[next]); next += 1)
    if (views[next]?.role === 'assistant') end = next + 1;
  return end;
}

function isOfTurn(view: MessageView | undefined): boolean {
  if (view?.role === 'opaque') return !isCompaction(view);
  return view?.role === 'assistant';
}
