import type { Rule } from '../rule.js';

/**
 * T1: user and assistant alternate, starting with user; neither tool results nor assistant messages with calls
 * count. Source: https://github.com/NousResearch/hermes-agent/issues/74086,
 * https://github.com/mistralai/mistral-vibe/issues/1006.
 */
export const alternation: Rule = {
  id: 'T1',
  severity: 'error',
  check({ rows }, report) {
    let expected = 'user';
    for (const { role, calls, index } of rows) {
      if ((role !== 'user' && role !== 'assistant') || calls.length > 0) continue;
      if (role !== expected) {
        report(index, `Roles must alternate, leaving the tool flow aside: "${expected}" should stand here.`);
      }
      expected = role === 'user' ? 'assistant' : 'user';
    }
  },
};

/**
 * T2: at least one user message. Source: hermes-agent pull request 58331.
 */
export const someUser: Rule = {
  id: 'T2',
  severity: 'error',
  check({ rows }, report) {
    if (!rows.some(({ role }) => role === 'user')) report(rows.length, 'There must be a user message.');
  },
};

/**
 * T3: at most one system message, and it comes first. Source: zerostack issue 94.
 */
export const singleSystem: Rule = {
  id: 'T3',
  severity: 'error',
  check({ rows }, report) {
    for (const { role, index } of rows) {
      if (role === 'system' && index > 0) report(index, 'Only the first message may be a system message.');
    }
  },
};
