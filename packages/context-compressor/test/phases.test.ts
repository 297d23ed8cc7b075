import { describe, expect, test } from 'vitest';
import { countMessageTokens, findBoundaries, pruneToolResults, summarizeMiddle } from '../src/index.js';
import { checkAnswer } from '../src/phases/check-answer.js';
import { shortenJson } from '../src/phases/shorten-arguments.js';
import { wrapSummary } from '../src/template.js';
import { loadTranscript } from './support/transcripts.js';

const countTokens = (text: string): number => Math.ceil(text.length / 4);
const redact = (text: string): string => text;
const { messages } = loadTranscript('pi-refactor-a.openai');
const options = { contextLimit: 32_000, countTokens, redact };

test('boundaries never part a call from its results', () => {
  for (const tailTokenBudget of [0, 500, 2_000, 8_000]) {
    const { headEnd, tailStart } = findBoundaries(messages, { ...options, tailTokenBudget });
    expect(headEnd).toBeLessThan(tailStart);
    for (const border of [headEnd, tailStart])
      expect((messages[border] as { role: string }).role).not.toBe('tool');
  }
});

test('pruning by itself is pure, and says what it took out', () => {
  const before = JSON.stringify(messages);
  const { messages: pruned, savedTokens, originals } = pruneToolResults(messages, options);
  expect(JSON.stringify(messages)).toBe(before);
  expect(countMessageTokens(messages, { countTokens }) - countMessageTokens(pruned, { countTokens })).toBe(
    savedTokens,
  );
  for (const { handle, text } of originals) {
    expect(JSON.stringify(pruned)).toContain(handle);
    expect(text.length).toBeGreaterThanOrEqual(200);
  }
  const short = [{ role: 'user', content: 'hi' }];
  expect(pruneToolResults(short, options).messages).toBe(short);
});

test('without a counter the phases are asynchronous, and agree', async () => {
  const exact = await findBoundaries(messages, { contextLimit: 32_000, redact });
  expect(exact.headEnd).toBe(findBoundaries(messages, options).headEnd);
});

describe('summarizing by itself', () => {
  test('is synchronous without a model', () => {
    const { summary, covered, fallback } = summarizeMiddle(messages, options);
    expect(summary).toContain('## Active Task');
    expect(summary).toContain('## Specifics');
    expect(covered.length).toBeGreaterThan(100);
    expect(fallback).toBe(false);
  });

  test('asks the models in turn', async () => {
    const asked: string[] = [];
    const { summary, fallback } = await summarizeMiddle(messages, {
      ...options,
      focusTopic: 'the $& tests',
      summarize: async (prompt) => {
        asked.push(prompt);
        return null;
      },
      summarizeWithMainModel: async () => '## Active Task\nmain',
    });
    expect(asked[0]).toContain('Focus 60–70 % on: the $& tests');
    for (const title of [
      'Active Task',
      'Goal & Constraints',
      'Completed Actions',
      'In Progress / Blocked',
      'Key Decisions Made',
      'Remaining Work',
    ]) {
      expect(asked[0]).toContain(`## ${title}`);
    }
    expect(summary).toContain('main');
    expect(fallback).toBe(false);
  });
});

test('JSON is shortened where it stands: keys, big numbers and white space stay', () => {
  const long = `😀"\\${'ä'.repeat(600)}`;
  const text = `{ "id": 12345678901234567890,\n "${'k'.repeat(600)}": 1, "body": ${JSON.stringify(long)}, "n": [1.50, null] }`;
  const short = shortenJson(text, (value) => `${value.slice(0, 3)}…`);
  expect(short).toContain('"id": 12345678901234567890,\n');
  expect(short).toContain('[1.50, null] }');
  expect(Object.keys(JSON.parse(short) as object)).toEqual(Object.keys(JSON.parse(text) as object));
  expect(short.length).toBeLessThan(750);
  expect(shortenJson(`{"a": "${'x'.repeat(900)}`, () => '')).toBe(`{"a": "${'x'.repeat(900)}`);
});

test.each([
  ['', 'blank'],
  [null, 'blank'],
  ['<think>only thoughts</think>', 'thinking-only'],
  ['<thinking>cut off', 'thinking-only'],
  ['{"tool_calls":[{"name":"x"}]}', 'tool-call'],
  ['<tool_call>{}</tool_call>', 'tool-call'],
  ['Error: 429 rate limited', 'error-text'],
  ['Error generating summary: timeout', 'error-text'],
  ['{"error":{"message":"overloaded"}}', 'error-text'],
  ['Rate limit exceeded, try again later.', 'error-text'],
  ['Internal server error', 'error-text'],
])('the answer %j is none: %s', (answer, problem) => {
  expect(checkAnswer(answer)).toEqual({ problem });
});

test.each([
  '## Active Task\nFix Error: ENOENT in CI.',
  'Errors were fixed in src/a.ts; the tests pass.',
  '<think>hm</think>## Active Task\nGo on.',
])('the answer %j is a summary', (answer) => {
  expect(checkAnswer(answer)).toHaveProperty('summary');
});

test('a summary of ours is no question: what follows it stays on its side of the cut in the next pass too', () => {
  const summary = wrapSummary('work so far, and what was found. '.repeat(40), 'after');
  const call = { id: 'c', type: 'function', function: { name: 'bash', arguments: '{}' } };
  const messages = [
    { role: 'user', content: 'Fix the build.' },
    { role: 'assistant', content: summary },
    { role: 'user', content: 'Go on.' },
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: 'c', content: 'line of output '.repeat(20) },
    { role: 'assistant', content: 'Done.' },
    { role: 'user', content: 'Thanks. And the tests?' },
  ];
  const countTokens = (text: string): number => Math.ceil(text.length / 4);
  const { tailStart } = findBoundaries(messages, {
    contextLimit: 1_000,
    protectFirstN: 1,
    tailTokenBudget: 160,
    countTokens,
  });
  expect(tailStart).toBe(2);
});
