import { describe, expect, test } from 'vitest';
import {
  type CompressionResult,
  ContextCompressor,
  type ContextCompressorConfig,
  detectFormat,
  estimateTokens,
  type Profile,
} from '../src/index.js';
import { errorsOf } from './support/laws.js';

/** Faults that random lists have shown, each as the shortest list of its kind. */

const words = (count: number): string => 'lorem ipsum '.repeat(count);
const base = { countTokens: estimateTokens, redact: (text: string): string => text };

async function pass(
  messages: readonly object[],
  profile: Profile,
  contextLimit: number,
  config: ContextCompressorConfig = {},
): Promise<CompressionResult<object>> {
  const compressor = new ContextCompressor({ ...base, profile, ...config });
  const result = await compressor.compress(messages, { contextLimit });
  expect(errorsOf(result.messages, profile)).toEqual([]);
  expect(result.events.map(({ cause }) => cause)).not.toContain('invalid-output');
  const again = await compressor.compress(result.messages, { contextLimit });
  expect(again.messages, 'a second pass changes nothing').toBe(result.messages);
  return result;
}

describe('approvals of the AI SDK', () => {
  const ask = { role: 'user', content: 'Clean up.' };
  const call = { type: 'tool-call', toolCallId: 'c', toolName: 'rm', input: { path: 'a' } };
  const request = { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'c' };
  const waiting = { role: 'assistant', content: [{ type: 'text', text: 'May I?' }, call, request] };
  const answer = {
    role: 'tool',
    content: [{ type: 'tool-approval-response', approvalId: 'p', approved: true }],
  };
  const output = { type: 'text', value: 'gone' };
  const result = {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'rm', output }],
  };
  const steps = Array.from({ length: 20 }, (_, at) => ({
    role: 'assistant',
    content: `step ${at} ${words(30)}`,
  }));

  test('a request at the end that nobody has answered is in flight', async () => {
    const list = [ask, ...steps, waiting];
    const { messages } = await pass(list, 'ai-sdk', 1_000);
    expect(messages.at(-1)).toBe(waiting);
  });

  test('a request in the middle that nobody has answered goes with its call', async () => {
    const { messages, reason } = await pass(
      [ask, waiting, { role: 'user', content: 'No.' }],
      'ai-sdk',
      9_000,
    );
    expect(reason).toBe('repaired');
    expect(messages[1]).toEqual({ role: 'assistant', content: [{ type: 'text', text: 'May I?' }] });
  });

  test('an answer that comes steps later is kept or summarized with its call', async () => {
    const list = [ask, waiting, result, ...steps, answer, ...steps, { role: 'user', content: 'And now?' }];
    for (const protectFirstN of [0, 1, 3]) await pass(list, 'ai-sdk', 2_000, { protectFirstN });
  });

  test('an answer after the next request of the person is no answer', async () => {
    const list = [ask, waiting, result, { role: 'user', content: 'And now?' }, answer];
    const { messages, coverage } = await pass(list, 'ai-sdk', 9_000);
    expect(coverage.fates.at(-1)).toBe('dropped');
    expect(messages).toEqual(list.slice(0, -1));
  });

  test('ids that are made unique are made so in requests too', async () => {
    const twice = {
      role: 'assistant',
      content: [
        { ...call, toolCallId: '' },
        { ...request, toolCallId: '' },
      ],
    };
    await pass([ask, result, twice], 'ai-sdk', 9_000);
  });
});

test('Gemini: a step without signature in front of signed ones does not keep a list from being compressed', async () => {
  const step = (at: number, signed: boolean): object[] => {
    const signature = signed ? { thoughtSignature: `sig${at}` } : {};
    return [
      { role: 'model', parts: [{ functionCall: { name: 'read', args: { at } }, ...signature }] },
      {
        role: 'user',
        parts: [{ functionResponse: { name: 'read', response: { output: `${at} ${words(60)}` } } }],
      },
    ];
  };
  const list = [
    { role: 'user', parts: [{ text: 'Read all.' }] },
    ...step(0, false),
    { role: 'model', parts: [{ text: 'Done.' }] },
    { role: 'user', parts: [{ text: 'Again.' }] },
    ...Array.from({ length: 20 }, (_, at) => step(at + 1, true)).flat(),
  ];
  const { changed } = await pass(list, 'gemini', 2_000);
  expect(changed).toBe(true);
  // The current turn begins where a person speaks, beside results too.
  const [call = {}, results] = step(0, false) as { parts: object[] }[];
  const beside = { role: 'user', parts: [...(results?.parts ?? []), { text: 'Again.' }] };
  const turn = [list[0] ?? {}, call, beside, ...step(1, true)];
  expect((await pass(turn, 'gemini', 9_000)).messages).toBe(turn);
});

describe('results with images', () => {
  const PIXELS = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`;
  const group = (id: string, text: string, pixels = PIXELS): object[] => {
    const called = { id, type: 'function', function: { name: 'shot', arguments: '{}' } };
    const content = [
      { type: 'text', text },
      { type: 'image_url', image_url: { url: pixels } },
    ];
    return [
      { role: 'assistant', content: null, tool_calls: [called] },
      { role: 'tool', tool_call_id: id, content },
    ];
  };

  test('are judged by what they read like, note included, so that the next pass finds nothing to do', async () => {
    const list = [
      { role: 'user', content: words(100) },
      ...group('a', 'x '.repeat(98)),
      ...group('b', 'y '.repeat(98)),
    ];
    await pass(list, 'openai-chat', 300);
  });

  test('are not copies of each other because their texts are the same', async () => {
    const text = 'screenshot taken '.repeat(20);
    const other = PIXELS.replace('iVBOR', 'aVBOR');
    const list = [
      { role: 'user', content: 'Look.' },
      ...group('a', text),
      ...group('b', text, other),
      { role: 'assistant', content: 'Seen.' },
      { role: 'user', content: words(30) },
    ];
    const { messages } = await pass(list, 'openai-chat', 3_000, { tailTokenBudget: 0, protectFirstN: 0 });
    expect(JSON.stringify(messages)).not.toContain('same as the newer result');
  });
});

test('one object that stands in a list many times is told apart by its place', async () => {
  const called = { id: 'same', type: 'function', function: { name: 'poll', arguments: '{}' } };
  const poll = { role: 'assistant', content: null, tool_calls: [called] };
  const answer = { role: 'tool', tool_call_id: 'same', content: words(80) };
  const list = [
    { role: 'user', content: 'Poll.' },
    ...Array.from({ length: 30 }, () => [poll, answer]).flat(),
  ];
  expect((await pass(list, 'openai-chat', 1_000)).reason).toBe('compressed');
});

test('the summary names its original, however small its cap is', async () => {
  const called = (at: number): object => ({
    id: `c${at}`,
    type: 'function',
    function: { name: 'r', arguments: '{}' },
  });
  const list = [
    { role: 'user', content: `Read all. ${words(90)}` },
    ...Array.from({ length: 12 }, (_, at) => [
      { role: 'assistant', content: null, tool_calls: [called(at)] },
      { role: 'tool', tool_call_id: `c${at}`, content: `${at} ${words(12)}` },
    ]).flat(),
  ];
  const { summary } = await pass(list, 'openai-chat', 800, { tailTokenBudget: 100, protectFirstN: 1 });
  expect(summary).toMatch(/recall [0-9a-f]{12}/);
});

test('calls of the older form are paired by the name of their function', async () => {
  const list = [
    { role: 'user', content: 'Read all.' },
    ...Array.from({ length: 30 }, (_, at) => [
      { role: 'assistant', content: null, function_call: { name: 'read', arguments: `{"at":${at}}` } },
      { role: 'function', name: 'read', content: `${at} ${words(60)}` },
    ]).flat(),
  ];
  expect(errorsOf(list, 'openai-chat')).toEqual([]);
  expect((await pass(list, 'openai-chat', 3_000)).changed).toBe(true);
});

describe('the format of a list', () => {
  test('is not decided by a first message that is broken', async () => {
    const list = [
      { role: 'tool' },
      { role: 'user', content: 'Hi.' },
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c', toolName: 'x', input: {} }] },
    ];
    expect(detectFormat(list)).toBe('ai-sdk');
    expect((await pass(list, 'ai-sdk', 9_000)).messages).toEqual(list.slice(1));
  });

  test("is told by the parts of a provider's whole answer", () => {
    const block = { type: 'tool_use', id: 't', name: 'x', input: {} };
    expect(detectFormat([{ id: 'msg', type: 'message', role: 'assistant', content: [block] }])).toBe(
      'anthropic',
    );
  });
});

test('a listener that rejects, and an archive that fails for one original, cost nothing else', async () => {
  const kept: string[] = [];
  const set = async (_: string, text: string): Promise<void> => {
    if (kept.push(text) === 1) throw new Error('full');
  };
  const called = (at: number): object => ({
    id: `c${at}`,
    type: 'function',
    function: { name: 'r', arguments: '{}' },
  });
  const list = [
    { role: 'user', content: 'Read all.' },
    ...Array.from({ length: 12 }, (_, at) => [
      { role: 'assistant', content: null, tool_calls: [called(at)] },
      { role: 'tool', tool_call_id: `c${at}`, content: `${at} ${words(200)}` },
    ]).flat(),
  ];
  const compressor = new ContextCompressor({
    ...base,
    tailTokenBudget: 3_000,
    archive: { get: () => undefined, set },
    onEvent: () => Promise.reject(new Error('listener')) as never,
  });
  const result = await compressor.compress(list, { contextLimit: 2_000, force: true });
  expect(result.reason).toBe('compressed');
  expect(result.events).toContainEqual({ type: 'archive-failed' });
  expect(kept.length).toBeGreaterThan(1);
});

test.each(['anthropic', 'gemini'] as const)(
  'the summary of a list in chat form that goes to %s through a gateway never goes into a tool message',
  async (profile) => {
    const group = (at: number): object[] => [
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: `c${at}`, type: 'function', function: { name: 'r', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: `c${at}`, content: `${at} ${words(40)}` },
    ];
    const list = [
      { role: 'user', content: 'Read all.' },
      ...Array.from({ length: 12 }, (_, at) => group(at)).flat(),
      { role: 'user', content: 'And now?' },
    ];
    for (const protectFirstN of [0, 1, 2, 3]) {
      const config = { protectFirstN, tailTokenBudget: 0 };
      const { messages, summary } = await pass(list, profile, 800, config);
      expect(summary).toBeDefined();
      expect(JSON.stringify(messages).split('[Context summary] Earlier').length).toBe(2);
    }
  },
);

test('half of a pair that stands escaped in the arguments of a call is no reason to give a pass up', async () => {
  const group = (at: number): object[] => [
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        {
          id: `c${at}`,
          type: 'function',
          function: { name: 'bash', arguments: `{"command":"echo \\ud83d ${at}"}` },
        },
      ],
    },
    { role: 'tool', tool_call_id: `c${at}`, content: 'ok '.repeat(60) },
  ];
  const messages = [
    { role: 'user', content: 'Go.' },
    ...Array.from({ length: 20 }, (_, at) => group(at)).flat(),
  ];
  const compressor = new ContextCompressor({ countTokens: estimateTokens, redact: (text) => text });
  const result = await compressor.compress(messages, { contextLimit: 2_000, force: true });
  expect(result.reason).toBe('compressed');
  expect(result.summary).toContain('echo \ufffd');
});

test('a summary stays within its cap, whatever its parts count by themselves', async () => {
  // As odd as tokenizers are: a text costs a little more than its parts.
  const count = (text: string): number => Math.ceil((text.length / 4) * (1 + text.length / 100_000));
  const group = (at: number): object[] => [
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        {
          id: `c${at}`,
          type: 'function',
          function: { name: 'bash', arguments: `{"command":"step ${at} 上下文"}` },
        },
      ],
    },
    { role: 'tool', tool_call_id: `c${at}`, content: `src/mod${at}.ts 🚀 Error: ENOENT ${at}\n`.repeat(9) },
  ];
  const messages = [
    { role: 'user', content: 'Go.' },
    ...Array.from({ length: 150 }, (_, at) => group(at)).flat(),
  ];
  for (let contextLimit = 3_000; contextLimit <= 7_000; contextLimit += 400) {
    const compressor = new ContextCompressor({
      countTokens: count,
      redact: (text) => text,
      summarize: async () => '- a line of the summary 🚀\n'.repeat(2_000),
    });
    const { summary = '', messages: sent } = await compressor.compress(messages, {
      contextLimit,
      force: true,
    });
    const text = sent
      .flatMap((message) => Object.values(message))
      .find((value) => String(value).includes(summary));
    const cap = Math.floor(Math.floor(contextLimit * 0.75) * 0.2);
    expect(count(String(text))).toBeLessThanOrEqual(cap);
  }
});
