import { describe, expect, test } from 'vitest';
import {
  type CompressionResult,
  type CompressOptions,
  ContextCompressor,
  type ContextCompressorConfig,
  estimateTokens,
  type Profile,
} from '../src/index.js';
import { deepFreeze } from './support/deep-freeze.js';
import { errorsOf } from './support/laws.js';

/** What was reported of other compactions in 2026, as the shortest lists of the same kind. */
const words = (count: number): string => 'lorem ipsum '.repeat(count);
const base = { countTokens: estimateTokens, redact: (text: string): string => text };

async function pass(
  messages: readonly object[],
  profile: Profile,
  contextLimit: number,
  config: ContextCompressorConfig = {},
  options: Partial<CompressOptions> = {},
): Promise<CompressionResult<object>> {
  const compressor = new ContextCompressor({ ...base, profile, ...config });
  const result = await compressor.compress(deepFreeze([...messages]), { contextLimit, ...options });
  expect(errorsOf(result.messages, profile)).toEqual([]);
  expect(result.tokensAfter).toBeLessThanOrEqual(result.tokensBefore);
  return result;
}

const call = (id: string, input: object = {}): object => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id, type: 'function', function: { name: 'read', arguments: JSON.stringify(input) } }],
});
const answer = (id: string, content: unknown): object => ({ role: 'tool', tool_call_id: id, content });
const group = (at: number, size = 60): object[] => [
  call(`c${at}`, { path: `src/m${at}.ts` }),
  answer(`c${at}`, `${at} ${words(size)}`),
];
const groups = (count: number, size?: number): object[] =>
  Array.from({ length: count }, (_, at) => group(at, size)).flat();
const work = [
  { role: 'system', content: 's' },
  { role: 'user', content: 'Read all modules and report.' },
  ...groups(12),
  { role: 'assistant', content: 'All read.' },
  { role: 'user', content: 'Now?' },
];

describe('groups', () => {
  test.each([true, false])(
    'vercel/ai#20953: an approval that has come (%s) stays with its request and its call',
    async (approved) => {
      const ending = [
        { role: 'user', content: 'Echo, please.' },
        {
          role: 'assistant',
          content: [
            { type: 'tool-call', toolCallId: 'c', toolName: 'echo', input: { a: 1 } },
            { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'c' },
          ],
        },
        { role: 'tool', content: [{ type: 'tool-approval-response', approvalId: 'p', approved }] },
      ];
      const steps = Array.from({ length: 20 }, (_, at) => ({
        role: 'assistant',
        content: `${at} ${words(30)}`,
      }));
      const { messages, reason } = await pass(
        [{ role: 'user', content: 'Go.' }, ...steps, ...ending],
        'ai-sdk',
        1_000,
      );
      expect(reason).toBe('compressed');
      expect(messages.slice(-3)).toEqual(ending);
    },
  );

  test('vercel/ai#21102: reasoning that is a file goes where reasoning goes', async () => {
    const step = (at: number): object[] => [
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: words(60) },
          { type: 'reasoning-file', data: 'iVBORw0KGgo'.repeat(200), mediaType: 'image/png' },
          { type: 'tool-call', toolCallId: `c${at}`, toolName: 'r', input: {} },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: `c${at}`,
            toolName: 'r',
            output: { type: 'text', value: words(20) },
          },
        ],
      },
    ];
    const list = [{ role: 'user', content: 'a' }, ...step(0), ...step(1), ...step(2)];
    const { messages } = await pass(list, 'ai-sdk', 1_200, { thinkingPolicy: 'strip', protectFirstN: 1 });
    expect(JSON.stringify(messages)).not.toContain('reasoning');
  });

  test('HKUDS/OpenHarness#191, anthropics/claude-code#14173: a call that was never answered does not end the session', async () => {
    const open = { type: 'tool_use', id: 't', name: 'f', input: {} };
    const list = [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: [{ type: 'text', text: 'b' }, open] },
      { role: 'user', content: 'go on' },
    ];
    const { messages, reason } = await pass(list, 'anthropic', 9_000);
    expect(reason).toBe('repaired');
    expect(messages).toEqual([
      list[0],
      { role: 'assistant', content: [{ type: 'text', text: 'b' }] },
      list[2],
    ]);
  });

  test('FerroxLabs/wayland-core#75: results beside the request that set the pass off are folded with their calls', async () => {
    const list: object[] = [{ role: 'user', content: 'task' }];
    for (let at = 0; at < 14; at += 1) {
      const result = { type: 'tool_result', tool_use_id: `t${at}`, content: words(40) };
      const also = at === 13 ? [{ type: 'text', text: 'Also do y.' }] : [];
      list.push(
        { role: 'assistant', content: [{ type: 'tool_use', id: `t${at}`, name: 'f', input: { at } }] },
        { role: 'user', content: [result, ...also] },
      );
    }
    for (const protectFirstN of [0, 1, 3]) {
      for (const tailTokenBudget of [0, 100, 500]) {
        const { messages } = await pass(
          list,
          'anthropic',
          1_000,
          { protectFirstN, tailTokenBudget },
          { force: true },
        );
        expect(JSON.stringify(messages)).toContain('Also do y.');
      }
    }
  });

  test('openai/openai-agents-js#1280: reasoning goes with the call that is left out', async () => {
    const list = [
      { role: 'user', content: 'a' },
      { type: 'reasoning', id: 'rs_1', summary: [] },
      { type: 'function_call', id: 'fc_1', call_id: 'x', name: 'f', arguments: '{}' },
      { role: 'user', content: 'b' },
    ];
    expect((await pass(list, 'openai-responses', 9_000)).messages).toEqual([list[0], list[3]]);
  });

  test('openai/openai-agents-python#3207, microsoft/agent-framework#7233: no id is left without the reasoning that it came with', async () => {
    const step = (at: number): object[] => [
      { type: 'reasoning', id: `rs_${at}`, summary: [{ type: 'summary_text', text: words(10) }] },
      { type: 'function_call', id: `fc_${at}`, call_id: `c${at}`, name: 'r', arguments: '{}' },
      { type: 'function_call_output', call_id: `c${at}`, output: words(30) },
    ];
    const list = [{ role: 'user', content: 'a' }, ...Array.from({ length: 8 }, (_, at) => step(at)).flat()];
    for (const thinkingPolicy of ['keep-open-turn', 'prefix-bound', 'strip'] as const) {
      const { messages } = await pass(list, 'openai-responses', 800, { thinkingPolicy }, { force: true });
      const types = messages.map((item) => ('id' in item && 'type' in item ? item.type : ''));
      types.forEach((type, at) => {
        if (type === 'function_call') expect(types[at - 1]).toBe('reasoning');
        if (type === 'reasoning') expect(types[at + 1]).toBe('function_call');
      });
    }
  });
});

describe('pictures', () => {
  const picture = (length: number): string => `data:image/png;base64,${'iVBORw0KGgo'.repeat(length)}`;

  test('justrach/codegraff#260, Effectful-Tech/clanka#190: a picture of 1.4 MB in the first message is no long conversation', async () => {
    const content = [
      { type: 'text', text: 'see' },
      { type: 'image_url', image_url: { url: picture(130_000) } },
    ];
    const list = [{ role: 'user', content }];
    const { messages, reason, tokensBefore } = await pass(list, 'openai-chat', 200_000);
    expect([reason, messages]).toEqual(['below-threshold', list]);
    expect(tokensBefore).toBeLessThan(3_000);
  });

  test('open-webui/open-webui#29818: nor is one that a tool gave; one that is written out as text is pruned', async () => {
    const url = picture(130_000);
    const list = (content: unknown): object[] => [
      { role: 'user', content: 'Shot.' },
      call('a'),
      answer('a', content),
      { role: 'user', content: 'Go.' },
    ];
    const shown = list([
      { type: 'text', text: 'ok' },
      { type: 'image_url', image_url: { url } },
    ]);
    expect((await pass(shown, 'openai-chat', 200_000)).reason).toBe('below-threshold');
    const { tokensAfter } = await pass(
      list(JSON.stringify({ image: url.slice(0, 400_000) })),
      'openai-chat',
      200_000,
    );
    expect(tokensAfter).toBeLessThan(5_000);
  });

  test('code-yeongyu/senpi#1455: with pictures in the tail the summary of a failed summarizer is taken too', async () => {
    const source = { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo'.repeat(20_000) };
    const shot = (at: number): object[] => [
      { role: 'assistant', content: [{ type: 'tool_use', id: `t${at}`, name: 's', input: {} }] },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: `t${at}`,
            content: [
              { type: 'image', source },
              { type: 'text', text: words(30) },
            ],
          },
        ],
      },
    ];
    const list = [
      { role: 'user', content: 'Shots.' },
      ...Array.from({ length: 12 }, (_, at) => shot(at)).flat(),
    ];
    const summarize = async (): Promise<string> => {
      throw new Error('down');
    };
    const { fallback, tokensAfter } = await pass(list, 'anthropic', 6_000, { summarize }, { force: true });
    expect(fallback).toBe(true);
    expect(tokensAfter).toBeLessThan(4_500);
  });
});

describe('what cannot fit', () => {
  test('MoonshotAI/kimi-code#2498, anomalyco/opencode#48828, can1357/oh-my-pi#3412: a threshold out of reach is told, and not tried for ever', async () => {
    let calls = 0;
    const summarize = async (): Promise<string> => `## Active Task\n${++calls}`;
    const compressor = new ContextCompressor({ ...base, profile: 'openai-chat', summarize });
    let messages: readonly object[] = [...work.slice(0, 2), ...work.slice(-2)];
    const reasons: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const result = await compressor.compress(messages, {
        contextLimit: 32_768,
        promptTokens: 29_000 + turn * 3,
      });
      reasons.push(result.reason);
      messages = [...result.messages, ...work.slice(-2)];
      if (turn === 0) expect(result.limits?.tools).toBeGreaterThan(20_000);
    }
    expect(reasons.slice(2)).toEqual(Array.from({ length: 4 }, () => 'ineffective'));
    expect(calls).toBe(0);
  });

  test('langchain-ai/deepagents#3405, langchain-ai/deepagentsjs#228: a batch at the end, each small or one huge, is brought under the window', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `p${at}`);
    const tool_calls = ids.map((id) => ({
      id,
      type: 'function',
      function: { name: 'glob', arguments: '{}' },
    }));
    const asked = { role: 'assistant', content: null, tool_calls };
    const head = work.slice(0, 2);
    const batch = await pass(
      [...head, asked, ...ids.map((id) => answer(id, words(1_500)))],
      'openai-chat',
      20_000,
    );
    const huge = await pass([...head, call('a'), answer('a', words(60_000))], 'openai-chat', 20_000);
    for (const { tokensAfter, messages } of [batch, huge]) {
      expect(tokensAfter).toBeLessThan(15_000);
      expect(messages.slice(0, 2)).toEqual(head);
    }
  });

  test('openbrowse-ai/openbrowse#216: a head that holds the summary alone is not summarized again', async () => {
    let calls = 0;
    const summarize = async (): Promise<string> => `## Active Task\n${++calls}`;
    const compressor = new ContextCompressor({ ...base, profile: 'openai-chat', summarize });
    let messages: readonly object[] = work;
    for (let turn = 0; turn < 4; turn += 1) {
      ({ messages } = await compressor.compress(messages, { contextLimit: 2_000, force: true }));
    }
    expect(calls).toBe(1);
  });
});

describe('what a summarizer answers', () => {
  test.each([
    ['thinking that was cut off', '<think>I should summarize, but the budget ends'],
    [
      'a tool call in tags',
      '<tool_call>\n<function=read>\n<parameter=path>\na\n</parameter>\n</function>\n</tool_call>',
    ],
    ['a tool call in brackets', '[TOOL_CALLS] [{"name":"read","arguments":{"path":"a"}}]'],
    ['an error', 'Error: 529 overloaded_error'],
  ])('open-webui/open-webui#29308, anomalyco/opencode#42363: %s is no summary', async (_kind, text) => {
    const { fallback, summary } = await pass(work, 'openai-chat', 2_000, { summarize: async () => text });
    expect(fallback).toBe(true);
    expect(summary).not.toContain(text);
  });

  test('openclaw/openclaw#15854: without a model the summary has what was done beside what was asked', async () => {
    const list = [
      { role: 'system', content: 's' },
      { role: 'user', content: 'Change the price to $24.99.' },
      call('p', { path: 'price.json', content: '24.99' }),
      answer('p', 'Updated price.json'),
      { role: 'assistant', content: 'Updated to $24.99 everywhere.' },
      ...groups(12),
      { role: 'user', content: 'And now the colours.' },
    ];
    const { summary, messages } = await pass(list, 'openai-chat', 2_000, { protectFirstN: 0 });
    expect(summary).toMatch(/price\.json/);
    expect(messages.at(-1)).toBe(list.at(-1));
  });
});

describe('Gemini contents', () => {
  const limit = 30_000;
  const functionCall = (name: string, signature?: string): object => ({
    functionCall: { name, args: {} },
    ...(signature === undefined ? {} : { thoughtSignature: signature }),
  });
  const functionResponse = (name: string): object => ({
    functionResponse: { name, response: { output: name } },
  });
  const go = { role: 'user', parts: [{ text: 'go' }] };
  const model = (...parts: object[]): object => ({ role: 'model', parts });
  const user = (...parts: object[]): object => ({ role: 'user', parts });
  const joined = [
    go,
    model(functionCall('a', 's'), functionCall('b')),
    user(functionResponse('a'), functionResponse('b')),
  ];

  test.each([
    [
      'calls',
      [
        go,
        model(functionCall('a', 's')),
        model(functionCall('b')),
        user(functionResponse('a'), functionResponse('b')),
      ],
    ],
    [
      'responses',
      [
        go,
        model(functionCall('a', 's'), functionCall('b')),
        user(functionResponse('a')),
        user(functionResponse('b')),
      ],
    ],
    [
      'both',
      [
        go,
        model(functionCall('a', 's')),
        model(functionCall('b')),
        user(functionResponse('a')),
        user(functionResponse('b')),
      ],
    ],
  ])(
    'googleapis/js-genai#1275: parallel %s that a client kept apart are joined, nothing is lost',
    async (_name, list) => {
      const { messages, reason } = await pass(list, 'gemini', limit);
      expect(reason).toBe('repaired');
      expect(messages).toEqual(joined);
    },
  );

  test.each([
    ['nothing', {}],
    ['a mark of thinking', { thought: true }],
    ['a signature', { thoughtSignature: 's' }],
  ])('google-gemini/gemini-cli#5500: a part of %s alone is taken out', async (_name, empty) => {
    const answer = { text: 'ok' };
    expect((await pass([go, model(empty, answer), go], 'gemini', limit)).messages).toEqual([
      go,
      model(answer),
      go,
    ]);
    expect((await pass([go, model(answer), user(empty), go], 'gemini', limit)).messages).toEqual([
      go,
      model(answer),
      go,
    ]);
  });
});

test('MoonshotAI/kimi-code#2498: fixed overhead over the threshold is said, with what it is', async () => {
  const list = [
    { role: 'system', content: 's' },
    { role: 'user', content: 'Read it.' },
    call('c1'),
    answer('c1', words(60)),
  ];
  const { reason, limits, messages } = await pass(list, 'openai-chat', 32_768, {}, { promptTokens: 29_000 });
  expect(reason).toBe('incompressible');
  expect(messages).toEqual(list);
  expect(limits?.tools).toBeGreaterThan(28_000);
});

test.each(['strip', 'prefix-bound'] as const)(
  'vercel/ai#11036: with %s, what loses its reasoning loses the id of its item too',
  async (thinkingPolicy) => {
    const options = (itemId: string): object => ({
      providerOptions: { openai: { itemId, reasoningEncryptedContent: null } },
    });
    const step = (at: number): object[] => [
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: 'hm', ...options(`rs_${at}`) },
          { type: 'text', text: `step ${at}`, ...options(`msg_${at}`) },
          { type: 'tool-call', toolCallId: `c${at}`, toolName: 'read', input: {}, ...options(`fc_${at}`) },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: `c${at}`,
            toolName: 'read',
            output: { type: 'text', value: words(80) },
          },
        ],
      },
    ];
    const list = [
      { role: 'user', content: 'go' },
      ...Array.from({ length: 12 }, (_, at) => step(at)).flat(),
      { role: 'user', content: 'now?' },
    ];
    const { messages } = await pass(list, 'ai-sdk', 2_500, { thinkingPolicy }, { force: true });
    const said = messages.map((message) => JSON.stringify(message));
    const lost = said.filter((message) => message.includes('tool-call') && !message.includes('"reasoning"'));
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.filter((message) => /itemId/.test(message))).toEqual([]);
    expect(lost.every((message) => message.includes('reasoningEncryptedContent'))).toBe(true);
  },
);
