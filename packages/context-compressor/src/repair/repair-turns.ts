import type { MessageView } from '../model.js';
import { type ProfileTraits, turnOf } from '../profile-traits.js';
import { rewriteView } from '../rewrite.js';
import { type Draft, drop, note, type Row, replaceRow } from './draft.js';

const CONTINUED = '(continued)';
const GO_ON = 'Go on.';

/** One system message at the front. */
export function repairSystem(draft: Draft): void {
  const systems = draft.rows.filter(({ view }) => view.role === 'system');
  const [first, ...more] = systems;
  if (first === undefined || (more.length === 0 && draft.rows[0] === first)) return;
  const parts = systems.flatMap(({ view }) => view.parts);
  const merged =
    more.length === 0 ? first : replaceRow(draft, first, rewriteView(draft.codec, first.view, parts));
  for (const row of more) note(draft, row, 'merged');
  if (more.length === 0) note(draft, first, 'repaired');
  draft.rows = [merged, ...draft.rows.filter(({ view }) => view.role !== 'system')];
}

/** The first message that counts is the user's: replies before it are dropped, a placeholder stands in when there is no user. */
export function repairFirstTurn(draft: Draft, traits: ProfileTraits): void {
  if (!traits.userFirst) return;
  const first = draft.rows.findIndex(({ view }) => isFirst(view));
  if (first < 0) {
    const placeholder = { view: draft.codec.decode(draft.codec.create('user', GO_ON)), origin: -1 };
    const at = draft.rows.findIndex(({ view }) => view.role !== 'system' && view.role !== 'opaque');
    draft.rows = draft.rows.toSpliced(at < 0 ? draft.rows.length : at, 0, placeholder);
    return;
  }
  draft.rows = draft.rows.flatMap((row, index) =>
    index < first && row.view.role !== 'system' && row.view.role !== 'opaque' ? drop(draft, row) : [row],
  );
}

function isFirst(view: MessageView): boolean {
  return view.role === 'user' && !view.parts.some((part) => part.kind === 'result');
}

/** Neighbours of one role become one message; where tool traffic stands between them, a short placeholder parts them. */
export function repairAlternation(draft: Draft, traits: ProfileTraits): void {
  if (traits.alternation === 'none') return;
  const rows: Row[] = [];
  let last: { readonly at: number; readonly turn: 'user' | 'assistant' } | undefined;
  for (const row of draft.rows) {
    const turn = turnOf(row.view, traits.alternation);
    const before = last === undefined ? undefined : rows[last.at];
    if (turn === undefined || last === undefined || before === undefined || turn !== last.turn) {
      rows.push(row);
    } else if (last.at === rows.length - 1) {
      rows[last.at] = replaceRow(draft, before, joined(draft, before.view, row.view));
      note(draft, row, 'merged');
      continue;
    } else {
      const other = turn === 'user' ? 'assistant' : 'user';
      const text = other === 'user' ? GO_ON : CONTINUED;
      rows.push({ view: draft.codec.decode(draft.codec.create(other, text)), origin: -1 }, row);
    }
    if (turn !== undefined) last = { at: rows.length - 1, turn };
  }
  draft.rows = rows;
}

function joined(draft: Draft, first: MessageView, second: MessageView): MessageView {
  const parts = [...first.parts, ...second.parts];
  // Results come first, whichever message they stood in.
  const results = parts.filter((part) => part.kind === 'result');
  const others = parts.filter((part) => part.kind !== 'result');
  const isAssistant = first.role === 'assistant';
  return rewriteView(draft.codec, first, isAssistant ? parts : [...results, ...others]);
}
