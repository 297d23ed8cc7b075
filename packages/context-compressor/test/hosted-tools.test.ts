import { describe, expect, test } from 'vitest';
import { ContextCompressor, estimateTokens, validateMessages } from '../src/index.js';
import { deepFreeze } from './support/deep-freeze.js';
import { errorsOf } from './support/laws.js';

/** Tools that Anthropic runs itself: their output stands in the model's turn, which may take several messages. */
const words = 'lorem ipsum '.repeat(30);
const says = (role: string, ...content: object[]): object => ({ role, content });
const text = (said: string): object => ({ type: 'text', text: said });
const hosted = (id: string): object => ({ type: 'server_tool_use', id, name: 'code_execution', input: {} });
const output = (id: string, type = 'code_execution_tool_result'): object => ({
  type,
  tool_use_id: id,
  content: { type: `${type.slice(0, -'_tool_result'.length)}_result`, stdout: 'ok' },
});

const paused = [says('assistant', hosted('s1')), says('assistant', output('s1'), text('Found it.'))];
const programmatic = [
  says('assistant', hosted('s1'), {
    type: 'tool_use',
    id: 't1',
    name: 'query',
    input: {},
    caller: { type: 'code_execution_20260120', tool_id: 's1' },
  }),
  says('user', { type: 'tool_result', tool_use_id: 't1', content: '3 rows' }),
  says('assistant', output('s1'), text('Three rows.')),
];

describe.each([
  ['a paused turn', paused],
  ['tools called from code', programmatic],
])('%s', (_name, group) => {
  const turns = Array.from({ length: 14 }, (_, at) =>
    says(at % 2 === 0 ? 'user' : 'assistant', text(`${at} ${words}`)),
  );
  const lists = [1, 3, 5, 7, 9, 11, 13].map((at) => turns.toSpliced(at, 1, ...group));

  test('is never torn apart, wherever it stands and wherever head and tail end', async () => {
    for (const list of lists) {
      expect(errorsOf(list, 'anthropic')).toEqual([]);
      for (const protectFirstN of [0, 1, 2, 3, 4]) {
        for (const tailTokenBudget of [1, 200, 400]) {
          const compressor = new ContextCompressor({
            countTokens: estimateTokens,
            protectFirstN,
            tailTokenBudget,
          });
          const { messages, changed } = await compressor.compress(deepFreeze([...list]), {
            contextLimit: 900,
            force: true,
          });
          expect(changed).toBe(true);
          expect(errorsOf(messages, 'anthropic')).toEqual([]);
        }
      }
    }
  });

  test('is in flight at the end of a list', async () => {
    for (let length = 1; length < group.length; length += 1) {
      const list = [...turns.slice(0, 13), ...group.slice(0, length)];
      const { messages } = await new ContextCompressor({ countTokens: estimateTokens }).compress(list, {
        contextLimit: 900,
        force: true,
      });
      expect(messages.slice(-length)).toEqual(group.slice(0, length));
    }
  });
});

test.each([
  [
    'an output',
    [says('user', text('a')), says('assistant', output('s9'), text('so')), says('user', text('b'))],
  ],
  [
    'an output of any tool',
    [
      says('user', text('a')),
      says('assistant', output('s9', 'advisor_tool_result'), text('so')),
      says('user', text('b')),
    ],
  ],
  ['a call', [says('user', text('a')), says('assistant', text('so'), hosted('s9')), says('user', text('b'))]],
  [
    'a call of a server',
    [
      says('user', text('a')),
      says('assistant', text('so'), {
        type: 'mcp_tool_use',
        id: 's9',
        name: 'f',
        server_name: 'm',
        input: {},
      }),
      says('user', text('b')),
    ],
  ],
])('%s without its other half is seen and taken out', async (_name, list) => {
  expect(validateMessages(list, 'anthropic')).toMatchObject([{ rule: 'A11', severity: 'error', index: 1 }]);
  const { messages, reason } = await new ContextCompressor({ countTokens: estimateTokens }).compress(list, {
    contextLimit: 900,
  });
  expect(reason).toBe('repaired');
  expect(messages).toEqual([list[0], says('assistant', text('so')), list[2]]);
});

test('ids that come again are made unique on both sides', async () => {
  const turn = (): object[] => [
    says('user', text('go')),
    says('assistant', hosted('s1'), { type: 'tool_use', id: 't1', name: 'f', input: {} }),
    says('user', { type: 'tool_result', tool_use_id: 't1', content: 'x' }),
    says('assistant', output('s1'), text('ok')),
  ];
  const { messages } = await new ContextCompressor({ countTokens: estimateTokens }).compress(
    [...turn(), ...turn()],
    { contextLimit: 9_000 },
  );
  expect(errorsOf(messages, 'anthropic')).toEqual([]);
  const ids = [...JSON.stringify(messages).matchAll(/"(?:id|tool_use_id)":"(s1\w*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['s1', 's1', 's1_2', 's1_2']);
});

test('a call that comes twice before its output is kept once', async () => {
  const list = [
    says('user', text('go')),
    says('assistant', hosted('s1'), hosted('s1')),
    says('assistant', output('s1'), text('ok')),
    says('user', text('b')),
  ];
  expect(validateMessages(list, 'anthropic')).toContainEqual(
    expect.objectContaining({ rule: 'A11', index: 1 }),
  );
  const { messages } = await new ContextCompressor({ countTokens: estimateTokens }).compress(list, {
    contextLimit: 9_000,
  });
  expect(errorsOf(messages, 'anthropic')).toEqual([]);
  expect(JSON.stringify(messages)).toContain('code_execution_tool_result');
});

describe('tools that a provider ran, in AI SDK messages', () => {
  const call = (id: string): object => ({
    type: 'tool-call',
    toolCallId: id,
    toolName: 'code_execution',
    input: {},
    providerExecuted: true,
  });
  const result = (id: string, value: unknown): object => ({
    type: 'tool-result',
    toolCallId: id,
    toolName: 'code_execution',
    output: { type: 'json', value },
  });
  const turns = Array.from({ length: 14 }, (_, at) =>
    says(at % 2 === 0 ? 'user' : 'assistant', text(`${at} ${words}`)),
  );
  const deferred = [
    says('assistant', call('s1'), { type: 'tool-call', toolCallId: 't1', toolName: 'query', input: {} }),
    says('tool', {
      type: 'tool-result',
      toolCallId: 't1',
      toolName: 'query',
      output: { type: 'text', value: '3 rows' },
    }),
    says('assistant', result('s1', { rows: 3 }), text('Three rows.')),
  ];

  // Source: https://ai-sdk.dev/providers/ai-sdk-providers/anthropic (programmatic tool calling).
  test('a result that comes in a later message stays with its call', async () => {
    for (const at of [1, 3, 5, 7, 9, 11, 13]) {
      for (const protectFirstN of [0, 1, 2, 3, 4]) {
        for (const tailTokenBudget of [1, 200, 400]) {
          const compressor = new ContextCompressor({
            countTokens: estimateTokens,
            protectFirstN,
            tailTokenBudget,
          });
          const { messages } = await compressor.compress(turns.toSpliced(at, 1, ...deferred), {
            contextLimit: 900,
            force: true,
          });
          expect([0, 2]).toContain(JSON.stringify(messages).split('"toolCallId":"s1"').length - 1);
        }
      }
    }
  });

  test('a result that comes in a later message is no orphan when the list is repaired', async () => {
    const blank = says('user', text(' '));
    const list = [
      says('user', text('a')),
      ...deferred,
      blank,
      says('tool', result('zz', 1)),
      says('user', text('b')),
    ];
    const { messages, reason } = await new ContextCompressor({ countTokens: estimateTokens }).compress(list, {
      contextLimit: 100_000,
    });
    expect(reason).toBe('repaired');
    expect(messages[3]).toBe(deferred[2]);
    expect(JSON.stringify(messages)).not.toContain('zz');
  });

  test('a result keeps the form that its provider gave it', async () => {
    const list = Array.from({ length: 10 }, (_, at) => [
      says('user', text(`${at} ${words}`)),
      says('assistant', call(`s${at}`), result(`s${at}`, { stdout: words.repeat(20) }), text('Done.')),
    ]).flat();
    for (const contextLimit of [3_000, 10_000, 20_000]) {
      const compressor = new ContextCompressor({ countTokens: estimateTokens });
      const { messages } = await compressor.compress(list, { contextLimit });
      for (const message of messages.slice(1))
        expect(JSON.stringify(message)).not.toContain('"output":{"type":"text"');
    }
  });
});
