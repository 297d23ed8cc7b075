import { expect, test } from 'vitest';
import { createContextHygiene, type HygieneEvent } from '../src/index.js';

const token = ['gh', 'p_', 'x7Qm2LkV9tRb4NcW8sYd1FhJ6gPz3uA0eTiK'].join('');

test('a memory is scrubbed as one record: what a dropped property held is taken out of the content too', () => {
  const { scrubMemory } = createContextHygiene();
  const memory = scrubMemory({
    content: 'Anna logs in with Wintergarten-77 now.',
    properties: {
      password: 'Wintergarten-77',
      person: 'Anna',
      headers: { authorization: 'Basic abc', accept: '*/*' },
    },
  });
  expect(memory.content).toBe('Anna logs in with [REDACTED:PASSWORD] now.');
  expect(memory.properties).toEqual({ person: 'Anna', headers: { accept: '*/*' } });
  expect(memory.dropped).toEqual(['password', 'headers.authorization']);
  expect(memory.redactions).toEqual(['PASSWORD']);
});

test('a memory without properties, or with a Map of them', () => {
  const { scrubMemory } = createContextHygiene();
  expect(scrubMemory({ content: 'likes tea' })).toEqual({
    content: 'likes tea',
    properties: {},
    redactions: [],
    dropped: [],
  });
  const { properties, dropped } = scrubMemory({
    content: 'x',
    properties: new Map([
      ['api_key', 'k'],
      ['a', 'b'],
    ]),
  });
  expect(properties).toEqual(new Map([['a', 'b']]));
  expect(dropped).toEqual(['api_key']);
});

test('a turn keeps its shape: values are masked, no key is dropped', () => {
  const { scrubTurn } = createContextHygiene();
  const untouched = { role: 'user', content: 'hello' };
  const { messages, redactions } = scrubTurn([
    untouched,
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'c1', type: 'function', function: { name: 'login', arguments: `{"token":"${token}","n":1}` } },
      ],
    },
  ]);
  expect(messages[0]).toBe(untouched);
  expect(JSON.stringify(messages)).not.toContain(token);
  expect(redactions).toHaveLength(1);
});

test('memories are rendered with the shared scrubber, and options of the call go before the configured ones', () => {
  const { renderMemory } = createContextHygiene({ render: { budget: 10_000, order: 'stable' } });
  const entries = [
    { layer: 'semantic', content: `b ${token}`, metadata: { properties: { api_key: 'x', k: 'v' } } },
    { layer: 'semantic', content: 'a' },
  ];
  const { text } = renderMemory(entries);
  expect(text).toContain('[semantic] a\n[semantic] b [REDACTED:TOKEN] (k=v)');
  expect(renderMemory(entries, { budget: 0 }).text).toBe('');
  expect(renderMemory(entries, { order: undefined }).text).toBe(text);
});

test('an answer is scrubbed of blocks, and of credentials on request, whole or in any chunks', async () => {
  const { scrubAnswer, scrubAnswerStream } = createContextHygiene({
    answer: { tags: ['memory-context', 'think'] },
  });
  const answer = `Hi <think>plan</think>there, <memory-context>x</memory-context>the token is ${token}.`;
  expect(scrubAnswer(answer)).toBe(`Hi there, the token is ${token}.`);
  expect(scrubAnswer(answer, { credentials: true })).toBe('Hi there, the token is [REDACTED:TOKEN].');
  const parts: string[] = [];
  for await (const part of scrubAnswerStream(answer, { credentials: true })) parts.push(part);
  expect(parts.join('')).toBe('Hi there, the token is [REDACTED:TOKEN].');
});

test('a conversation goes on where it was, through any key-value store', async () => {
  const values = new Map<string, string>();
  const store = {
    get: async (key: string) => values.get(key),
    set: async (key: string, value: string) => values.set(key, value),
  };
  const { compress } = createContextHygiene({
    store,
    compress: { countTokens: (text) => Math.ceil(text.length / 4) },
  });
  const messages = Array.from({ length: 60 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `${index}: ${'words about the work at hand, '.repeat(40)}`,
  }));
  const first = await compress(messages, { conversation: 'c1', contextLimit: 8_000 });
  expect(first.reason).toBe('compressed');
  expect(first.tokensAfter).toBeLessThan(first.tokensBefore);
  expect([...values.keys()]).toEqual(['context-hygiene:conversation:c1']);
  const second = await compress(first.messages, { conversation: 'c1', contextLimit: 8_000 });
  expect(second.changed).toBe(false);
});

test('every job is told in counts, never content', async () => {
  const events: HygieneEvent[] = [];
  const hygiene = createContextHygiene({ onEvent: (event) => events.push(event) });
  hygiene.scrubMemory({ content: token, properties: { password: 'p' } });
  hygiene.scrubTurn([{ role: 'user', content: token }]);
  hygiene.renderMemory([{ content: token }]);
  hygiene.scrubAnswer(`<memory-context>${token}</memory-context>`);
  for await (const _ of hygiene.scrubAnswerStream(['a', 'b']));
  await hygiene.compress([{ role: 'user', content: token }], { contextLimit: 1_000 });
  expect(events.map(({ type }) => type)).toEqual([
    'memory-scrubbed',
    'turn-scrubbed',
    'memory-rendered',
    'answer-scrubbed',
    'answer-scrubbed',
    'conversation-compressed',
  ]);
  expect(JSON.stringify(events)).not.toContain(token.slice(4));
});

test('misuse is told at once, with a code that names the option', () => {
  const thrown = (options: unknown): unknown => {
    try {
      return createContextHygiene(options as never);
    } catch (error) {
      return error;
    }
  };
  expect(thrown({ answers: {} })).toMatchObject({ name: 'TypeError', code: 'unknown-option:answers' });
  expect(thrown({ answer: { tags: [] } })).toMatchObject({ name: 'TypeError', code: 'invalid-option:tags' });
  expect(thrown({ compress: { thresholdPercent: 0.99 } })).toMatchObject({
    name: 'RangeError',
    code: 'invalid-option:thresholdPercent',
  });
  expect(thrown({ render: { budget: -1 } })).toMatchObject({
    name: 'RangeError',
    code: 'invalid-option:budget',
  });
  expect(thrown({ store: {} })).toMatchObject({ code: 'invalid-option:store' });
  for (const options of [null, [], 'x'])
    expect(thrown(options)).toMatchObject({ code: 'invalid-argument:options' });
});

test('a misspelt option of compress is told with all that there are', async () => {
  const { compress } = createContextHygiene();
  await expect(compress([], { contextLimit: 1_000, conversationId: 'c1' } as never)).rejects.toMatchObject({
    code: 'unknown-option:conversationId',
    message: expect.stringContaining('conversation, contextLimit'),
  });
});
