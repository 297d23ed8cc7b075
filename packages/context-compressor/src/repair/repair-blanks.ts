import { isFields } from '../formats/fields.js';
import { hasData } from '../formats/gemini.js';
import type { Part, ResultPart } from '../model.js';
import { rewriteView } from '../rewrite.js';
import { type Draft, drop, mapRows, replaceRow } from './draft.js';

// As a string, which every format takes for an empty result.
const EMPTY_TEXT = { kind: 'text', text: '', raw: '' } as const;

/** Removes blank text parts, messages with nothing in them, and replies of thinking alone. */
export function repairBlanks(draft: Draft): void {
  draft.rows = draft.rows.flatMap((row) => (row.view.parts.length === 0 ? drop(draft, row) : [row]));
  const isGemini = draft.codec.format === 'gemini';
  mapRows(draft, (part) => {
    if (part.kind === 'text' && part.text.trim() === '') return undefined;
    if (part.kind === 'other' && isGemini && isFields(part.raw) && !hasData(part.raw)) return undefined;
    return part.kind === 'result' ? withoutBlanks(part) : part;
  });
  const isResponses = draft.codec.format === 'openai-responses';
  draft.rows = draft.rows.flatMap((row) => {
    const { view } = row;
    const thinkingOnly = view.parts.every((part) => part.kind === 'thinking');
    if (thinkingOnly && !isResponses) return drop(draft, row);
    return hasEmptyCalls(view.raw)
      ? [replaceRow(draft, row, draft.codec.decode(draft.codec.encode(view.raw, view.parts)))]
      : [row];
  });
}

/** Puts tool results before everything else in their message. */
export function repairResultOrder(draft: Draft): void {
  if (draft.codec.format !== 'anthropic') return;
  draft.rows = draft.rows.map((row) => {
    const { parts } = row.view;
    if (row.view.role === 'assistant') return row;
    const sorted = [...parts.filter(isResult), ...parts.filter((part) => !isResult(part))];
    return sorted.every((part, index) => part === parts[index])
      ? row
      : replaceRow(draft, row, rewriteView(draft.codec, row.view, sorted));
  });
}

function isResult(part: Part): boolean {
  return part.kind === 'result';
}

// An empty result is fine, an empty text block in it is not.
function withoutBlanks(part: ResultPart): ResultPart {
  // OpenAI asks for content in every tool message, an empty one at least.
  if (part.content.length === 0 && isFields(part.raw) && part.raw.role === 'tool') {
    return { ...part, content: [EMPTY_TEXT], edited: true };
  }
  if (part.content.length < 1 || typeof part.content[0]?.raw === 'string') return part;
  const content = part.content.filter(
    (inner) => inner.kind !== 'text' || inner.text.trim() !== '' || !isTyped(inner.raw),
  );
  if (content.length === part.content.length) return part;
  return { ...part, content: content.length === 0 ? [EMPTY_TEXT] : content, edited: true };
}

function isTyped(raw: unknown): boolean {
  return isFields(raw) && raw.type === 'text' && 'text' in raw;
}

function hasEmptyCalls(raw: object): boolean {
  return isFields(raw) && Array.isArray(raw.tool_calls) && raw.tool_calls.length === 0;
}
