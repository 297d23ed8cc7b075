import { isFields, stringOf } from '../../formats/fields.js';
import type { Row, Rule } from '../rule.js';

interface OpenCall {
  readonly id: string;
  readonly index: number;
}

/**
 * V1: a call that the provider did not run itself is closed by a result, or by an answered approval, before the
 * next user or system message and at the end. Source: `ai` 6.0.326, `AI_MissingToolResultsError`.
 */
const openCall: Rule = {
  id: 'V1',
  severity: 'error',
  check({ rows, inFlight }, report) {
    let open: OpenCall[] = [];
    const approvals = new Map<string, string>();
    const close = (): void => {
      for (const { index } of open)
        report(index, 'A tool call must have its result before the next user message.');
      open = [];
    };
    for (const row of rows) {
      if (row.role === 'user' || row.role === 'system') close();
      for (const id of row.calls) open.push({ id, index: row.index });
      for (const id of [...row.results, ...answeredCalls(row, approvals)]) {
        const at = open.findLastIndex((call) => call.id === id);
        if (at >= 0) open.splice(at, 1);
      }
    }
    if (!inFlight) close();
  },
};

function answeredCalls(row: Row, approvals: Map<string, string>): readonly string[] {
  return row.parts.flatMap((part) => {
    const approval = stringOf(part.approvalId);
    if (part.type === 'tool-approval-request') approvals.set(approval, stringOf(part.toolCallId));
    const call = approvals.get(approval);
    return part.type === 'tool-approval-response' && call !== undefined ? [call] : [];
  });
}

/**
 * V2: a tool result has its call in the assistant messages right before, once; the SDK does not look, the provider
 * refuses it. Source: `ai` 6.0.326.
 */
const orphanResult: Rule = {
  id: 'V2',
  severity: 'error',
  check({ rows }, report) {
    let open: string[] = [];
    for (const { role, calls, results, index } of rows) {
      if (role === 'user' || role === 'system') open = [];
      open.push(...calls);
      for (const id of results) {
        const at = open.lastIndexOf(id);
        if (at >= 0) open.splice(at, 1);
        else
          report(
            index,
            'A tool result must have its call in the assistant message before, and be its only one.',
          );
      }
    }
  },
};

/**
 * V3: an approval request names a call of its message, and an approval response names a request of the same turn, before
 * the next user or system message: the four parts stay or go together. Source: https://github.com/vercel/ai/issues/16385.
 */
const approvalUnit: Rule = {
  id: 'V3',
  severity: 'error',
  check({ rows }, report) {
    let requests = new Set<string>();
    for (const { role, parts, index } of rows) {
      if (role === 'user' || role === 'system') requests = new Set();
      const calls = parts.filter((part) => part.type === 'tool-call').map((part) => part.toolCallId);
      for (const part of parts) {
        if (part.type === 'tool-approval-request') {
          requests.add(stringOf(part.approvalId));
          if (!calls.includes(part.toolCallId))
            report(index, 'An approval request must stand beside its call.');
        }
        if (part.type === 'tool-approval-response' && !requests.has(stringOf(part.approvalId))) {
          report(index, 'An approval response must have its request in the same turn.');
        }
      }
    }
  },
};

/** V4: no `undefined` inside the value of a tool result. Source: https://github.com/vercel/ai/issues/10893. */
const undefinedInResult: Rule = {
  id: 'V4',
  severity: 'error',
  check({ rows }, report) {
    for (const { parts, index } of rows) {
      const hasUndefined = parts.some(
        ({ type, output }) =>
          type === 'tool-result' &&
          isFields(output) &&
          'value' in output &&
          holdsUndefined(output.value, 0, new Set()),
      );
      if (hasUndefined) report(index, 'The value of a tool result must hold no undefined.');
    }
  },
};

function holdsUndefined(value: unknown, depth: number, seen: Set<unknown>): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null || depth > 32 || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((inner) => holdsUndefined(inner, depth + 1, seen));
}

/**
 * V5: an assistant message holds more than reasoning; `reasoning-file` is reasoning too.
 * Source: https://github.com/vercel/ai/issues/13430, …/issues/21102.
 */
const reasoningOnly: Rule = {
  id: 'V5',
  severity: 'error',
  check({ rows }, report) {
    for (const { role, parts, index } of rows) {
      if (role !== 'assistant' || parts.length === 0) continue;
      if (parts.every(({ type }) => type === 'reasoning' || type === 'reasoning-file')) {
        report(index, 'An assistant message must hold more than reasoning.');
      }
    }
  },
};

/** Rules of AI SDK messages. */
export const aiSdkRules: readonly Rule[] = [
  openCall,
  orphanResult,
  approvalUnit,
  undefinedInResult,
  reasoningOnly,
];
