import { isFields, stringOf } from '../../formats/fields.js';
import type { Row, Rule } from '../rule.js';

/**
 * R1: an output names an earlier call that has no output yet; behind a reference to a stored item, which may be the call, it
 * cannot be told. Source: OpenMinis issue 222 ("No tool call found for function call output"),
 * https://platform.openai.com/docs/api-reference/responses/create (`item_reference`).
 */
const orphanOutput: Rule = {
  id: 'R1',
  severity: 'error',
  check({ rows }, report) {
    const open: string[] = [];
    let referenced = false;
    for (const [at, { role, fields, calls, results, index }] of rows.entries()) {
      if (role === 'user' || (role !== 'tool' && rows[at - 1]?.role === 'tool')) referenced = false;
      if (fields?.type === 'item_reference') referenced = true;
      open.push(...calls);
      for (const id of results) {
        const at = open.lastIndexOf(id);
        if (at >= 0) open.splice(at, 1);
        else if (!referenced) report(index, 'A tool output must have an earlier call without output.');
      }
    }
  },
};

/**
 * R2: every call has its output before the next turn; a call that still runs may only be the last one.
 * Source: https://github.com/openai/openai-agents-python/issues/2317.
 */
const openCall: Rule = {
  id: 'R2',
  severity: 'error',
  check({ rows, inFlight }, report) {
    let open: { id: string; index: number }[] = [];
    let hasOutput = false;
    const close = (): void => {
      for (const { index } of open) report(index, 'A call must have its output before the next turn.');
      open = [];
    };
    for (const { role, calls, results, index } of rows) {
      const startsTurn = role === 'user' || role === 'system' || (role === 'assistant' && hasOutput);
      if (startsTurn) close();
      if (role !== 'tool') hasOutput = false;
      for (const id of calls) open.push({ id, index });
      for (const id of results) {
        hasOutput = true;
        const at = open.findLastIndex((call) => call.id === id);
        if (at >= 0) open.splice(at, 1);
      }
    }
    if (!inFlight) close();
  },
};

/**
 * R3: a reasoning item is directly followed by the item that it led to.
 * Source: https://github.com/vercel/ai/issues/7099, https://github.com/QwenLM/qwen-code/issues/8169
 * ("reasoning was provided without its required following item").
 */
const danglingReasoning: Rule = {
  id: 'R3',
  severity: 'error',
  check({ rows }, report) {
    for (const [at, row] of rows.entries()) {
      if (isReasoning(row) && !leads(rows, at)) {
        report(row.index, 'A reasoning item must be directly followed by the item that it led to.');
      }
    }
  },
};

// Reasoning may come in several items before the one that it led to.
function leads(rows: readonly Row[], at: number): boolean {
  let next = rows[at + 1];
  for (let further = at + 2; next !== undefined && isReasoning(next); further += 1) next = rows[further];
  return next?.role === 'assistant' || next?.role === 'item';
}

/**
 * R4: an item that came with reasoning needs it, as long as the item keeps its id. In a list with reasoning, a
 * model turn without any must have no ids.
 * Source: https://github.com/openai/openai-agents-python/issues/2727, https://github.com/continuedev/continue/issues/11994.
 */
const lostReasoning: Rule = {
  id: 'R4',
  severity: 'error',
  check({ rows, original }, report) {
    const led = original === undefined ? undefined : idsLedByReasoning(original);
    const someReasoning = rows.some(isReasoning);
    let covered = false;
    for (const row of rows) {
      // An item that neither speaks nor calls (an answered approval, a list of tools) ends no turn of the model.
      if (row.role === 'item') continue;
      if (row.role !== 'assistant') covered = false;
      else if (isReasoning(row)) covered = true;
      else if (!covered) {
        const id = stringOf(row.fields?.id);
        if (id !== '' && (led?.has(id) ?? someReasoning)) {
          report(row.index, 'An item that lost its reasoning item must lose its "id" too.');
        }
      }
    }
  },
};

function idsLedByReasoning(items: readonly unknown[]): ReadonlySet<string> {
  const ids = new Set<string>();
  let covered = false;
  for (const item of items) {
    if (!isFields(item)) continue;
    const type = stringOf(item.type);
    if (type === 'reasoning') covered = true;
    else if (type.endsWith('_output') || item.role === 'user') covered = false;
    else if (covered && typeof item.id === 'string') ids.add(item.id);
  }
  return ids;
}

/** R5: `summary` of a reasoning item is a list, empty at least. Source: newo-ether/Agora issue 141. */
const reasoningSummary: Rule = {
  id: 'R5',
  severity: 'error',
  check({ rows }, report) {
    for (const row of rows) {
      if (isReasoning(row) && !Array.isArray(row.fields?.summary)) {
        report(row.index, 'A reasoning item must have a "summary" list; [] is enough.');
      }
    }
  },
};

/**
 * R6: what stands before the newest compaction item is read and billed again.
 * Source: https://developers.openai.com/api/docs/guides/compaction.
 */
const beforeCompaction: Rule = {
  id: 'R6',
  severity: 'warning',
  check({ rows }, report) {
    const newest = rows.findLastIndex(({ fields }) => fields?.type === 'compaction');
    if (newest > 0) report(newest, 'Items before the newest compaction item should be dropped.');
  },
};

function isReasoning({ fields }: Row): boolean {
  return fields?.type === 'reasoning';
}

/** Rules of OpenAI Responses items. */
export const openaiResponsesRules: readonly Rule[] = [
  orphanOutput,
  openCall,
  danglingReasoning,
  lostReasoning,
  reasoningSummary,
  beforeCompaction,
];
