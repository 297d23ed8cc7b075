import { type Fields, isFields, stringOf } from '../../formats/fields.js';
import { missingFrom, repeatedAt } from '../groups.js';
import type { Rule } from '../rule.js';

/**
 * C1: a tool message stands in the run right after the assistant message whose call it answers.
 * Source: https://github.com/pydantic/pydantic-ai/issues/2050, autogen-contextplus#7.
 */
const orphanResult: Rule = {
  id: 'C1',
  severity: 'error',
  check({ rows, groups }, report) {
    const answered = new Set<number>();
    for (const { caller, results } of groups) {
      for (const row of results) if (caller.calls.includes(row.results[0] ?? '')) answered.add(row.index);
    }
    for (const { role, index } of rows) {
      if (role !== 'tool' || answered.has(index)) continue;
      report(index, 'A tool message must directly follow the assistant message that made its call.');
    }
  },
};

/**
 * C2: every call has its result before the next other message.
 * Source: https://github.com/The-AI-Alliance/cube-harness/issues/136,
 * https://github.com/NousResearch/hermes-agent/issues/51218.
 */
const openCall: Rule = {
  id: 'C2',
  severity: 'error',
  check({ groups, inFlight }, report) {
    for (const { caller, results, last } of groups) {
      if (last && inFlight) continue;
      const missing = missingFrom(
        caller.calls,
        results.flatMap((row) => row.results),
      );
      if (missing.length > 0)
        report(caller.index, `${missing.length} tool call(s) have no result right after.`);
    }
  },
};

/**
 * C3: a call has one result.
 * Source: https://github.com/anomalyco/opencode/issues/40235 ("Duplicate value for tool_call_id").
 */
const secondResult: Rule = {
  id: 'C3',
  severity: 'error',
  check({ groups }, report) {
    for (const { caller, results } of groups) {
      const known = results.filter((row) => caller.calls.includes(row.results[0] ?? ''));
      for (const at of repeatedAt(known.map((row) => row.results[0] ?? ''))) {
        report(known[at]?.index ?? caller.index, 'A tool call must have one result only.');
      }
    }
  },
};

/**
 * C4: call ids are unique inside one assistant message. Across turns real transcripts reuse them (tau-bench
 * `historical_trajectories`, SWE-agent demonstrations): accepted here, refused by providers that pair by id.
 */
const reusedId: Rule = {
  id: 'C4',
  severity: 'error',
  check({ rows }, report) {
    const earlier = new Set<string>();
    for (const { calls, index } of rows) {
      if (repeatedAt(calls).length > 0)
        report(index, 'Call ids must be unique inside one assistant message.');
      else if (calls.some((id) => earlier.has(id))) {
        report(
          index,
          'A call id of an earlier turn is used again; pair calls and results by position.',
          'warning',
        );
      }
      for (const id of calls) earlier.add(id);
    }
  },
};

/**
 * C5: content may be null or absent only beside `tool_calls`, and an empty `tool_calls` is not sent.
 * Source: https://platform.openai.com/docs/api-reference/chat; an empty string becomes an empty text block in
 * proxies (https://github.com/NousResearch/hermes-agent/issues/11929).
 */
const emptyContent: Rule = {
  id: 'C5',
  severity: 'error',
  check({ rows }, report) {
    for (const { fields, role, calls, index } of rows) {
      if (fields === undefined || role === 'item') continue;
      const { content } = fields;
      if (Array.isArray(fields.tool_calls) && calls.length === 0) {
        report(index, 'An empty "tool_calls" must be left out.');
      }
      const speaksOtherwise =
        calls.length > 0 || [fields.refusal, fields.audio, fields.function_call].some(Boolean);
      if (speaksOtherwise) continue;
      if (content === null || content === undefined || (Array.isArray(content) && content.length === 0)) {
        report(index, 'A message without tool calls must have content.');
      } else if (content === '' && role === 'assistant') {
        report(index, 'An assistant message without tool calls should have text.', 'warning');
      }
    }
  },
};

/**
 * C6: call arguments are a string of valid JSON; converters and MiniMax refuse others.
 * Source: https://github.com/NousResearch/hermes-agent/issues/11762.
 */
const argumentsNotJson: Rule = {
  id: 'C6',
  severity: 'warning',
  check({ rows }, report) {
    for (const { fields, role, index } of rows) {
      if (role !== 'assistant' || !Array.isArray(fields?.tool_calls)) continue;
      if (fields.tool_calls.every(hasJsonArguments)) continue;
      report(index, 'Call arguments should be a string of valid JSON.');
    }
  },
};

function hasJsonArguments(call: unknown): boolean {
  if (!isFields(call) || !isFields(call.function)) return true;
  const text = call.function.arguments;
  if (typeof text !== 'string') return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'role',
  'content',
  'name',
  'tool_calls',
  'tool_call_id',
  'refusal',
  'audio',
  'function_call',
  'reasoning_content',
]);

/**
 * C7: no unknown keys on messages; Fireworks, Mistral and Moonshot refuse them.
 * Source: https://github.com/NousResearch/hermes-agent (message metadata).
 */
const unknownKey: Rule = {
  id: 'C7',
  severity: 'warning',
  check({ rows }, report) {
    for (const { fields, index } of rows) {
      if (fields === undefined || Object.keys(fields).every((key) => KNOWN_KEYS.has(key))) continue;
      report(index, 'A key that the chat format does not have is refused by some providers.');
    }
  },
};

/** Smallest limit of a request body among the providers, in bytes. */
const MAX_BODY_BYTES = 20_000_000;

/**
 * C9: images inside the messages count for the size of the body (limits of 20 to 32 MB).
 * Source: https://github.com/anomalyco/opencode/issues/14562, https://github.com/badlogic/pi-mono/issues/8351.
 */
const bodyTooLarge: Rule = {
  id: 'C9',
  severity: 'warning',
  check({ rows }, report) {
    let bytes = 0;
    for (const { parts, index } of rows) {
      const before = bytes;
      for (const part of parts) bytes += dataUrlLength(part);
      if (before <= MAX_BODY_BYTES && bytes > MAX_BODY_BYTES) {
        report(
          index,
          'From here on the images inside the messages are over 20 MB; some providers refuse the body.',
        );
      }
    }
  },
};

function dataUrlLength(part: Fields): number {
  const image = part.image_url;
  const url = isFields(image) ? stringOf(image.url) : stringOf(image);
  return url.startsWith('data:') ? url.length : 0;
}

/** Rules of OpenAI chat completions. */
export const openaiChatRules: readonly Rule[] = [
  orphanResult,
  openCall,
  secondResult,
  reusedId,
  emptyContent,
  argumentsNotJson,
  unknownKey,
  bodyTooLarge,
];
