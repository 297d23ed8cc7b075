import { type Fields, isFields, jsonOf, objectsOf, stringOf } from '../../formats/fields.js';
import type { Row, RowList, Rule } from '../rule.js';
import { isThinking } from './anthropic.js';

/**
 * A6: a thinking block is byte-exact or absent as a whole. Without `original` only its shape can be seen: one without
 * a signature is a warning, because servers of the same format take it, and histories of other models have it.
 * Source: https://github.com/anthropics/claude-code/issues/12973 ("thinking blocks in the latest assistant message
 * cannot be modified"), openclaw#85717, #92201; an empty text with a signature is normal.
 */
export const unchangedThinking: Rule = {
  id: 'A6',
  severity: 'error',
  check({ rows, original }, report) {
    const given = original === undefined ? undefined : new Set(blocksOf(original).map(jsonOf));
    for (const { parts, index } of rows) {
      for (const block of parts.filter(isThinking)) {
        if (!hasShape(block)) report(index, 'A thinking block must have its text and signature.', 'warning');
        else if (given !== undefined && !given.has(jsonOf(block))) {
          report(index, 'A thinking block must be byte-exact, or absent as a whole.');
        }
      }
    }
  },
};

function hasShape({ type, thinking, signature, data }: Fields): boolean {
  if (type === 'redacted_thinking') return typeof data === 'string' && data !== '';
  return typeof thinking === 'string' && typeof signature === 'string' && signature !== '';
}

/**
 * A6, for models without prefix check: an open tool turn (results of the latest calls, no new user text) keeps the
 * thinking that it began with. Looked at when `original` is given.
 * Source: https://platform.claude.com/docs/en/build-with-claude/extended-thinking
 */
export const openTurnThinking: Rule = {
  id: 'A6',
  severity: 'error',
  check({ rows, original }, report) {
    if (original === undefined) return;
    const caller = rows.findLast(({ role }) => role === 'assistant');
    if (caller === undefined || caller.calls.length === 0 || caller.parts.some(isThinking)) return;
    const before = original.find((message) => callsOf(message).includes(caller.calls[0] ?? ''));
    if (before !== undefined && blocksOf([before]).length > 0) {
      report(caller.index, 'An open tool turn must keep the thinking that it began with.');
    }
  },
};

/**
 * A8: a signed thinking block is bound to everything before it: when an earlier message has changed, it and all
 * later ones must go. Looked at when `original`, the list that the signatures were made over, is given.
 * Source: https://platform.claude.com/docs/en/build-with-claude/preserved-thinking
 */
export const boundToPrefix: Rule = {
  id: 'A8',
  severity: 'error',
  check(list, report) {
    const { rows, original } = list;
    if (original === undefined) return;
    const firstChange = rows.findIndex(({ fields, index }) => jsonOf(fields) !== jsonOf(original[index]));
    if (firstChange < 0) return;
    for (const row of rows.slice(firstChange)) {
      if (row.parts.some(isThinking) && !isOwnTail(row, firstChange, list)) {
        report(
          row.index,
          'Thinking after a changed message is bound to a different conversation; remove it.',
        );
      }
    }
  },
};

// In the first changed message itself, thinking that stands before the change is still bound to the same prefix.
function isOwnTail({ index, parts }: Row, firstChange: number, { original }: RowList): boolean {
  const before = original?.[index];
  if (index !== firstChange || !isFields(before) || !Array.isArray(before.content)) return false;
  const lastThinking = parts.findLastIndex(isThinking);
  const old: readonly unknown[] = before.content;
  return parts.slice(0, lastThinking + 1).every((part, at) => jsonOf(part) === jsonOf(old[at]));
}

function blocksOf(messages: readonly unknown[]): readonly Fields[] {
  return messages.flatMap((message) => partsOf(message).filter(isThinking));
}

function callsOf(message: unknown): readonly string[] {
  return partsOf(message).flatMap((part) => (part.type === 'tool_use' ? [stringOf(part.id)] : []));
}

function partsOf(message: unknown): readonly Fields[] {
  return isFields(message) ? objectsOf(message.content) : [];
}
