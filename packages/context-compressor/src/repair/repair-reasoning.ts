import { isFields, without } from '../formats/fields.js';
import { isHostedCall } from '../formats/openai-responses.js';
import { hasPart, type MessageView } from '../model.js';
import { rewriteView } from '../rewrite.js';
import { type Draft, drop, type Row, replaceRow } from './draft.js';

/** Stands for a signature that is lost; Source: https://ai.google.dev/gemini-api/docs/thought-signatures (FAQ). */
const NO_SIGNATURE = 'skip_thought_signature_validator';

/**
 * Drops Responses reasoning items that have lost their item, gives the others the summary list that the API asks for, and
 * takes the id from items that have lost their reasoning.
 */
export function repairReasoningItems(draft: Draft): void {
  if (draft.codec.format !== 'openai-responses') return;
  const rows = draft.rows;
  draft.rows = rows.flatMap((row, index) => {
    if (!hasPart(row.view, 'thinking')) return [row];
    if (!leads(rows, index)) return drop(draft, row);
    if (isFields(row.view.raw) && Array.isArray(row.view.raw.summary)) return [row];
    return [replaceRow(draft, row, draft.codec.decode({ ...row.view.raw, summary: [] }))];
  });
  const hasReasoning = draft.rows.some(({ view }) => hasPart(view, 'thinking'));
  let covered = !hasReasoning;
  draft.rows = draft.rows.flatMap((row) => {
    if (row.view.role === 'opaque') return [row];
    if (row.view.role !== 'assistant') covered = !hasReasoning;
    else if (hasPart(row.view, 'thinking')) covered = true;
    else if (!covered && isFields(row.view.raw) && 'id' in row.view.raw) {
      if (isHostedCall(row.view.raw)) return drop(draft, row);
      return [replaceRow(draft, row, draft.codec.decode(without(row.view.raw, ['id'])))];
    }
    return [row];
  });
}

// Reasoning may come in several items before the one that it led to.
function leads(rows: readonly Row[], index: number): boolean {
  let next = rows[index + 1];
  for (let at = index + 2; next !== undefined && hasPart(next.view, 'thinking'); at += 1) next = rows[at];
  return next?.view.role === 'assistant' || next?.view.role === 'opaque';
}

/** Gives the first call of each step of Gemini's current turn a signature, where others have one. */
export function repairSignatures(draft: Draft): void {
  if (draft.codec.format !== 'gemini') return;
  const isSigned = (view: MessageView): boolean =>
    view.parts.some((part) => part.kind === 'call' && part.signed);
  if (!draft.rows.some(({ view }) => isSigned(view))) return;
  const turnStart = draft.rows.findLastIndex(({ view }) => view.role === 'user');
  draft.rows = draft.rows.map((row, index) => {
    const first = row.view.parts.find((part) => part.kind === 'call');
    if (index <= turnStart || first === undefined || (first.kind === 'call' && first.signed)) return row;
    if (!isFields(first.raw)) return row;
    const signed = { ...first, raw: { ...first.raw, thoughtSignature: NO_SIGNATURE } };
    const parts = row.view.parts.map((part) => (part === first ? signed : part));
    return replaceRow(draft, row, rewriteView(draft.codec, row.view, parts));
  });
}
