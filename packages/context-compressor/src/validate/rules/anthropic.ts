import { isHostedCall, isHostedOutput } from '../../formats/anthropic.js';
import { type Fields, isFields, stringOf } from '../../formats/fields.js';
import { missingFrom, repeatedAt } from '../groups.js';
import type { Row, Rule } from '../rule.js';

/** Neighbours of one role, which the API joins into one turn. */
interface Turn {
  readonly role: Row['role'];
  readonly rows: readonly Row[];
  readonly calls: readonly string[];
  readonly results: readonly string[];
}

function turnsOf(rows: readonly Row[]): readonly Turn[] {
  const turns: { role: Row['role']; rows: Row[]; calls: string[]; results: string[] }[] = [];
  for (const row of rows) {
    const last = turns.at(-1);
    if (last?.role !== row.role) {
      turns.push({ role: row.role, rows: [row], calls: [...row.calls], results: [...row.results] });
      continue;
    }
    last.rows.push(row);
    last.calls.push(...row.calls);
    last.results.push(...row.results);
  }
  return turns;
}

/**
 * A1: the first message is a user's; only a compaction block may stand before it.
 * Source: https://github.com/NousResearch/hermes-agent/issues/52160, https://github.com/pydantic/pydantic-ai/issues/7228.
 */
export const userFirst: Rule = {
  id: 'A1',
  severity: 'error',
  check({ rows }, report) {
    const first = rows.find(({ role }) => role !== 'system');
    if (first === undefined || first.role === 'user' || first.parts[0]?.type === 'compaction') return;
    report(first.index, 'The first message must be a user message.');
  },
};

/**
 * A2: the user message right after `tool_use` holds a `tool_result` for each id, before any other block.
 * Source: https://platform.claude.com/docs/en/agents-and-tools/tool-use/handle-tool-calls
 */
const resultsFollow: Rule = {
  id: 'A2',
  severity: 'error',
  check({ rows, inFlight }, report) {
    const turns = turnsOf(rows);
    for (const [at, { calls, rows: callers }] of turns.entries()) {
      if (calls.length === 0) continue;
      const next = turns[at + 1];
      const isOpenEnd = inFlight && at + 2 >= turns.length && onlyResults(next);
      if (!isOpenEnd && missingFrom(calls, next?.results ?? []).length > 0) {
        const caller = callers.findLast((row) => row.calls.length > 0);
        report(caller?.index ?? 0, 'The next message must hold a tool_result for each tool_use.');
      }
      reportLateResults(next, report);
    }
  },
};

function onlyResults(turn: Turn | undefined): boolean {
  return (
    turn?.rows.every(({ results, parts }) => results.length > 0 && results.length === parts.length) ?? true
  );
}

function reportLateResults(turn: Turn | undefined, report: (index: number, message: string) => void): void {
  let hasOther = false;
  for (const { fields, parts, index } of turn?.rows ?? []) {
    if (typeof fields?.content === 'string') hasOther = true;
    for (const { type } of parts) {
      if (type !== 'tool_result') hasOther = true;
      else if (hasOther) {
        report(index, 'A tool_result must stand before any other block of its turn.');
        return;
      }
    }
  }
}

/**
 * A3: a `tool_result` has its `tool_use` in the message before.
 * Source: https://github.com/datakurre/graph-agent/issues/85 ("unexpected tool_use_id found in tool_result blocks").
 */
const orphanResult: Rule = {
  id: 'A3',
  severity: 'error',
  check({ rows }, report) {
    const turns = turnsOf(rows);
    for (const [at, turn] of turns.entries()) {
      const calls = turns[at - 1]?.calls ?? [];
      for (const { results, index } of turn.rows) {
        if (results.some((id) => !calls.includes(id))) {
          report(index, 'A tool_result must have its tool_use in the message before.');
        }
      }
    }
  },
};

/**
 * A4: `tool_use` ids are unique in the request, and each has one result.
 * Source: https://github.com/trycua/cua/issues/524, https://github.com/bastani-inc/atomic/issues/2051.
 */
export const uniqueIds: Rule = {
  id: 'A4',
  severity: 'error',
  check({ rows }, report) {
    const calls = new Set<string>();
    for (const { calls: ids, fields, index } of rows) {
      // The chat form's older calls have no ids: a gateway gives them its own.
      if (isFields(fields?.function_call)) continue;
      if (ids.some((id) => calls.has(id)) || repeatedAt(ids).length > 0) {
        report(index, 'Tool call ids must be unique in the whole request.');
      }
      for (const id of ids) calls.add(id);
    }
    for (const { role, rows: members, results } of turnsOf(rows)) {
      // In the chat form each result is a row of its own, and the turn is the run of them.
      if (role === 'assistant' || repeatedAt(results).length === 0) continue;
      report(members.at(-1)?.index ?? 0, 'A tool call must have one result only.');
    }
  },
};

/**
 * A5: no blank text block, no empty message except a final assistant one, no empty text block inside a result.
 * Source: https://github.com/pydantic/pydantic-ai/issues/1934 ("text content blocks must be non-empty").
 */
const blankContent: Rule = {
  id: 'A5',
  severity: 'error',
  check({ rows }, report) {
    for (const { fields, role, parts, index } of rows) {
      if (role === 'item') continue;
      const isEmpty = isBlank(fields?.content) || (typeof fields?.content !== 'string' && parts.length === 0);
      const mayBeEmpty = role === 'assistant' && index === rows.length - 1;
      if (isEmpty && !mayBeEmpty) report(index, 'A message must not be empty.');
      if (
        parts.some(isBlankText) ||
        parts.some(({ type, content }) => type === 'tool_result' && hasBlankText(content))
      ) {
        report(index, 'A text block must not be blank.');
      }
    }
  },
};

function hasBlankText(content: unknown): boolean {
  return Array.isArray(content) && content.some((part) => isFields(part) && isBlankText(part));
}

function isBlankText(part: Fields): boolean {
  return part.type === 'text' && (isBlank(part.text) || part.text === undefined);
}

function isBlank(text: unknown): boolean {
  return typeof text === 'string' && text.trim() === '';
}

/** A7: no assistant message of thinking only. Source: https://github.com/vercel/ai/issues/13430. */
const thinkingOnly: Rule = {
  id: 'A7',
  severity: 'error',
  check({ rows }, report) {
    for (const { role, parts, index } of rows) {
      if (role === 'assistant' && parts.length > 0 && parts.every(isThinking)) {
        report(index, 'An assistant message must hold more than thinking.');
      }
    }
  },
};

/** Whether a part is a thinking block of either kind. */
export function isThinking({ type }: Fields): boolean {
  return type === 'thinking' || type === 'redacted_thinking';
}

/**
 * A9: neighbours of one role; Anthropic joins them, converters and gateways refuse them.
 * Source: https://docs.rs/async-claude (`process_messages`).
 */
const sameRole: Rule = {
  id: 'A9',
  severity: 'warning',
  check({ rows }, report) {
    for (const { rows: members } of turnsOf(rows)) {
      for (const { index } of members.slice(1))
        report(index, 'Neighbours of one role should be one message.');
    }
  },
};

/**
 * A10: tool names are unique in the request; looked at when `tools` is given.
 * Source: https://github.com/anthropics/claude-code/issues/14159 ("Tool names must be unique").
 */
const toolNames: Rule = {
  id: 'A10',
  severity: 'error',
  check({ rows, tools }, report) {
    const names = (tools ?? []).flatMap((tool) => (isFields(tool) ? [stringOf(tool.name)] : []));
    if (repeatedAt(names).length > 0) report(rows.length, 'Tool names must be unique in the request.');
  },
};

/**
 * A11: a call of a hosted tool and its output stand in one turn of the model: neither is sent without the other, and no person
 * speaks between them. A turn that was paused may be cut in between, and so may one that calls the caller's tools from code.
 * Source: https://platform.claude.com/docs/en/agents-and-tools/tool-use/programmatic-tool-calling,
 * https://github.com/anthropics/anthropic-sdk-python/issues/1151.
 */
const hostedPairs: Rule = {
  id: 'A11',
  severity: 'error',
  check({ rows, inFlight }, report) {
    const open = new Map<string, number>();
    const reportOpen = (): void => {
      for (const index of open.values()) report(index, 'A call of a hosted tool must have its output.');
      open.clear();
    };
    for (const { role, parts, results, index } of rows) {
      if (role === 'user' && (parts.length === 0 || results.length < parts.length)) reportOpen();
      for (const part of parts) {
        if (isHostedCall(part)) {
          const before = open.get(stringOf(part.id));
          if (before !== undefined) report(before, 'A call of a hosted tool must have its output.');
          open.set(stringOf(part.id), index);
        } else if (isHostedOutput(part) && !open.delete(stringOf(part.tool_use_id))) {
          report(index, 'The output of a hosted tool must stand behind its call.');
        }
      }
    }
    if (!inFlight) reportOpen();
  },
};

/** Rules of Anthropic messages, those on thinking aside. */
export const anthropicRules: readonly Rule[] = [
  userFirst,
  resultsFollow,
  orphanResult,
  uniqueIds,
  blankContent,
  thinkingOnly,
  sameRole,
  toolNames,
  hostedPairs,
];
