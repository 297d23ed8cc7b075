import { describe, expect, test } from 'vitest';
import { type ScrubMiddlewareOptions, scrubMiddleware } from '../src/adapters/ai-sdk.js';
import { scrubProcessor } from '../src/adapters/mastra.js';
import { scrubJsonBody } from '../src/adapters/sse/index.js';
import { StreamingContextScrubber, scrubText } from '../src/index.js';
import { everyTwoWayCut, feedAll } from './support/feeding.js';
import {
  chat,
  event,
  readEvents,
  readJson,
  scrubBytes,
  scrubEvents,
  toBytes,
  toText,
} from './support/sse-events.js';
import { readTexts } from './support/sse-texts.js';

/** What was reported of streams and their proxies in 2026, as inputs of the same kind. */
const tags = ['think'];
const done = 'data: [DONE]\n\n';
const typed = (type: string, data: object): string => event({ type, ...data }, type);

describe('tags over the borders of chunks', () => {
  test.each([
    ['ai-dynamo/dynamo#10569', '<think>first</think>mid<think>second</think>end', 'midend'],
    [
      'ai-dynamo/dynamo#6422',
      '<think>a</think>text<think>b</think><invoke>x</invoke>',
      'text<invoke>x</invoke>',
    ],
    ['NVIDIA/TensorRT-LLM#17369', 'preamble <think>a</think>b <think>c</think>', 'preamble b '],
    ['sgl-project/sglang#8099', '<Direct answer without thinking', '<Direct answer without thinking'],
  ])('%s: the same for every cut', (_report, text, visible) => {
    for (const cut of everyTwoWayCut(text)) {
      expect(feedAll(new StreamingContextScrubber({ tags }), cut)).toBe(visible);
    }
    expect(scrubText(text, { tags })).toBe(visible);
  });
});

describe('the last event of a choice', () => {
  test('jeremychone/rust-genai#164, GaiZhenbiao/ChuanhuChatGPT#1198: text in the event that ends it is shown, with what was held', async () => {
    const body =
      chat({ content: 'a<think>x' }) + chat({ content: 'y</think>b <' }, { finish_reason: 'stop' }) + done;
    expect(readJson(await scrubEvents(body, { tags })).map(({ choices }) => choices[0])).toEqual([
      { index: 0, delta: { content: 'a' } },
      { index: 0, delta: { content: 'b <' }, finish_reason: 'stop' },
    ]);
  });

  test('linagora/openrag#462, vllm-project/vllm#36944: held text is out before the event that ends the choice', async () => {
    const body = chat({ content: 'a <' }) + chat({}, { finish_reason: 'stop' }) + done;
    const choices = readJson(await scrubEvents(body, { tags })).map((data) => data.choices[0]);
    expect(choices.map(({ delta, finish_reason }) => [delta.content, finish_reason ?? null])).toEqual([
      ['a ', null],
      ['<', null],
      [undefined, 'stop'],
    ]);
  });

  test('cline/cline#8518: an event without choices, or with null for them, ends nothing and breaks nothing', async () => {
    const usage = { total_tokens: 3 };
    const counted = event({ id: 'c', choices: [], usage }) + event({ id: 'c', choices: null, usage });
    const body = `${counted}${chat({ content: 'a<think>x' })}${counted}${chat({ content: 'y</think>b' })}${counted}`;
    const scrubbed = await scrubEvents(body, { tags });
    expect(scrubbed.match(/"usage":\{"total_tokens":3\}/g)).toHaveLength(6);
    expect(scrubbed.match(/"content":"(.*?)"/g)).toEqual(['"content":"a"', '"content":"b"']);
  });
});

describe('events between the pieces of a text', () => {
  test('openai/openai-node#1982, microsoft/autogen#6465: what a filter says, without delta or id, ends nothing; its offsets go once they fit no more', async () => {
    const offsets = { check_offset: 44, start_offset: 44, end_offset: 198 };
    const filtered = (content_filter_offsets: object | null): string =>
      event({
        id: '',
        object: '',
        choices: [{ index: 0, finish_reason: null, content_filter_results: {}, content_filter_offsets }],
      });
    const body = chat({ content: 'a' }) + filtered(offsets) + chat({ content: 'b <' }) + filtered(offsets);
    const end = chat({ content: 'think>x</think>c' }) + chat({}, { finish_reason: 'stop' });
    expect(await scrubEvents(body + end, { tags })).toBe(
      chat({ content: 'a' }) +
        filtered(offsets) +
        chat({ content: 'b ' }) +
        filtered(null) +
        chat({ content: 'c' }) +
        chat({}, { finish_reason: 'stop' }),
    );
  });
});

describe('content that is no plain text', () => {
  test('symfony/ai#2422, BerriAI/litellm#16272: a list of thoughts and texts, then plain text', async () => {
    const thought = (text: string): string =>
      chat({ content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] });
    const body =
      thought('a<thi') +
      thought('nk>x</think>b') +
      chat({ content: [{ type: 'text', text: 'c<th' }] }) +
      chat({ content: 'ink>y</think>d' });
    const shown = readJson(await scrubEvents(body, { tags })).map(({ choices }) => choices[0].delta.content);
    expect(shown).toEqual([
      [{ type: 'thinking', thinking: [{ type: 'text', text: 'a' }] }],
      [{ type: 'thinking', thinking: [{ type: 'text', text: 'b' }] }],
      [{ type: 'text', text: 'c' }],
      'd',
    ]);
  });

  test('laravel/ai#813, maximhq/bifrost#6427: one reasoning in three spellings is read three times, not joined', async () => {
    const mirrored = (text: string): string =>
      chat({
        reasoning: text,
        reasoning_content: text,
        reasoning_details: [{ type: 'reasoning.text', index: 0, text }],
      });
    const scrubbed = await scrubEvents(mirrored('a<th') + mirrored('ink>x</think>b'), { tags });
    expect(readJson(scrubbed).map(({ choices }) => choices[0].delta)).toEqual(
      ['a', 'b'].map((text) => ({
        reasoning: text,
        reasoning_content: text,
        reasoning_details: [{ type: 'reasoning.text', index: 0, text }],
      })),
    );
  });

  test('justlovemaki/AIClient2API#157, decolua/9router#1752: Gemini text beside its signature, and a thought without one', async () => {
    const parts = (...list: object[]): string => event({ candidates: [{ content: { parts: list } }] });
    const body =
      parts({ text: 'a<thi', thought: true }) +
      parts({ thoughtSignature: 'S<think>', text: 'b<think>x' }) +
      parts({ thoughtSignature: 'T', text: 'y</think>c' }) +
      parts({ text: 'nk>z</think>d', thought: true });
    const scrubbed = await scrubEvents(body, { tags });
    expect(readTexts(scrubbed)).toEqual({ thought: 'ad', answer: 'bc' });
    expect(scrubbed).toContain('"thoughtSignature":"S<think>"');
  });

  test('anomalyco/opencode#43289, sgl-project/sglang#24293: text in a block that was opened as a tool call, and input without a start', async () => {
    const start = typed('content_block_start', {
      index: 0,
      content_block: { type: 'tool_use', id: 't', name: 'f', input: {} },
    });
    const piece = (delta: object, index = 0): string => typed('content_block_delta', { index, delta });
    const input = piece({ type: 'input_json_delta', partial_json: '{"a":"<think>"}' }, 5);
    const body = `${start}${piece({ type: 'text_delta', text: 'a<think>x' })}${input}${piece({ type: 'text_delta', text: 'y</think>b' })}`;
    const scrubbed = await scrubEvents(body, { tags });
    expect(readTexts(scrubbed)['0 text']).toBe('ab');
    expect(scrubbed).toContain(input);
  });
});

describe('how events are framed', () => {
  test('router-for-me/CLIProxyAPI#5658, ax-llm/ax#622, openai/openai-agents-python#4215: CR and LF of one line end in two chunks', async () => {
    const body = toBytes(
      'data: {"type":"response.output_text.delta","item_id":"i","output_index":0,\r\ndata: "content_index":0,"delta":"a<think>x</think>b"}\r\n\r\n' +
        'data:{"choices":[{"index":0,"delta":{"content":"c"}}]}\r\n\r\n',
    );
    for (let cut = 1; cut < body.length; cut += 1) {
      const events = readEvents(toText(await scrubBytes(body, { tags }, [cut])));
      expect(events.map(({ data }) => JSON.parse(data).delta ?? 'c')).toEqual(['ab', 'c']);
    }
  });

  test('arizona-framework/roadrunner#63: a text with a lone CR makes no line of its own', async () => {
    const scrubbed = await scrubEvents(chat({ content: 'a\revent: steal<think>x</think>\r\nb' }), { tags });
    expect(readEvents(scrubbed)).toHaveLength(1);
    expect(readTexts(scrubbed)).toEqual({ '0 content': 'a\revent: steal\r\nb' });
  });

  test('xberg-io/liter-llm#189, archestra-ai/archestra#6971: an error in the middle passes, as an object or a string', async () => {
    const failed = {
      error: { message: 'the call <think>x</think>failed', code: 'tool_use_failed', status_code: 400 },
    };
    const body = chat({ content: 'a<think>x' }) + event(failed) + event({ error: 'engine died' });
    const [, first, second] = readJson(await scrubEvents(body, { tags }));
    expect(first).toEqual({ error: { ...failed.error, message: 'the call failed' } });
    expect(second).toEqual({ error: 'engine died' });
  });

  test('PrimeIntellect-ai/verifiers#2164: the whole text in the event that opens a part, and again in pieces', async () => {
    const text = 'a<think>hush</think>b';
    const part = { type: 'output_text', text };
    const place = { item_id: 'i', output_index: 0, content_index: 0 };
    const body =
      typed('response.output_item.added', {
        output_index: 0,
        item: { id: 'i', type: 'message', content: [part] },
      }) +
      typed('response.content_part.added', { ...place, part }) +
      typed('response.output_text.delta', { ...place, delta: 'a<think>hush' }) +
      typed('response.output_text.delta', { ...place, delta: '</think>b' }) +
      typed('response.output_text.done', { ...place, text });
    const scrubbed = await scrubEvents(body, { tags });
    expect(scrubbed).not.toMatch(/think|hush/);
    expect(scrubbed.match(/"ab"/g)).toHaveLength(3);
  });
});

describe('signed reasoning in Chat Completions', () => {
  const text = 'a<think>x</think>b';

  test('OpenRouterTeam/ai-sdk-provider#423: the format says that a signature comes', async () => {
    const detail = (more: object): string =>
      chat({
        reasoning_details: [{ type: 'reasoning.text', index: 0, format: 'anthropic-claude-v1', ...more }],
      });
    const body = detail({ text: 'a<th' }) + detail({ text: 'ink>x</think>b' }) + detail({ signature: 'S' });
    expect(await scrubEvents(body, { tags })).toBe(body);
    const channels = ['text', 'reasoning', 'signedReasoning'] as const;
    expect(await scrubEvents(body, { tags, channels })).not.toMatch(/think|x</);
    const unsigned = detail({ text, format: 'unknown' });
    expect(await scrubEvents(unsigned, { tags })).toContain('"text":"ab"');
  });

  test('BerriAI/litellm#29428: thinking blocks are to be sent back as they came; what is shown of them is scrubbed', async () => {
    const blocks = (thinking: string, signature = ''): object => {
      const thinking_blocks = [{ type: 'thinking', thinking, signature }];
      return { thinking_blocks, provider_specific_fields: { thinking_blocks } };
    };
    const body =
      chat({ reasoning_content: 'a<th', ...blocks('a<th') }) +
      chat({ reasoning_content: 'ink>x</think>b', ...blocks('ink>x</think>b') }) +
      chat(blocks('', 'S'));
    const deltas = readJson(await scrubEvents(body, { tags })).map(({ choices }) => choices[0].delta);
    expect(deltas).toEqual([
      { reasoning_content: 'a', ...blocks('a<th') },
      { reasoning_content: 'b', ...blocks('ink>x</think>b') },
      blocks('', 'S'),
    ]);
    const message = (shown: string, signed: string, lone: string): object => ({
      choices: [
        {
          index: 0,
          message: { content: shown, ...blocks(signed, 'S'), reasoning_details: [{ text: lone }] },
        },
      ],
    });
    expect(JSON.parse(scrubJsonBody(JSON.stringify(message(text, text, text)), { tags }))).toEqual(
      message('ab', text, 'ab'),
    );
  });
});

interface Part {
  readonly type: string;
  readonly [key: string]: unknown;
}

async function throughMiddleware(
  parts: readonly Part[],
  options: ScrubMiddlewareOptions = { tags },
): Promise<Part[]> {
  const stream = new ReadableStream<Part>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const result = await scrubMiddleware(options).wrapStream({ doStream: async () => ({ stream }) });
  const shown: Part[] = [];
  for await (const part of result.stream) shown.push(part);
  return shown;
}

describe('parts of the AI SDK', () => {
  const piece = (delta: string, more: object = {}, id = 'a'): Part => ({
    type: 'text-delta',
    id,
    delta,
    ...more,
  });
  const [open, close] = [
    { type: 'text-start', id: 'a' },
    { type: 'text-end', id: 'a' },
  ];

  test('vercel/ai#21050: two texts that are open at once keep their starts and their order', async () => {
    const other = { type: 'text-start', id: 'b' };
    const parts = [
      open,
      other,
      piece('A<th'),
      piece('B', {}, 'b'),
      piece('ink>x</think>1'),
      piece('2', {}, 'b'),
    ];
    expect(await throughMiddleware(parts)).toEqual([
      open,
      other,
      piece('A'),
      piece('B', {}, 'b'),
      piece('1'),
      piece('2', {}, 'b'),
    ]);
  });

  test('vercel/ai#12054, September: an empty block behind one that was not', async () => {
    const parts = [open, piece('<think>r</think>Before.<think></think>After.'), close];
    expect(await throughMiddleware(parts)).toEqual([open, piece('Before.After.'), close]);
  });

  test('vercel/ai#18073, 8monkey-ai/hebo-gateway#133: a part without text, or whose text is hidden, keeps its metadata', async () => {
    const signature = { providerMetadata: { google: { thoughtSignature: 'S' } } };
    const parts = [open, piece('a<think>x'), piece('', signature), piece('</think>', signature), close];
    expect(await throughMiddleware(parts)).toEqual([
      open,
      piece('a'),
      piece('', signature),
      piece('', signature),
      close,
    ]);
  });

  test('OpenRouterTeam/ai-sdk-provider#427: metadata that repeats all reasoning so far shows no more of it', async () => {
    const told = (text: string, more: object = {}): object => ({
      providerMetadata: { openrouter: { reasoning_details: [{ type: 'reasoning.text', text, ...more }] } },
    });
    const thought = (delta: string, more: object): Part => ({
      type: 'reasoning-delta',
      id: 'r',
      delta,
      ...more,
    });
    const text = 'a<think>hush</think>b';
    const parts = [
      thought('a<think>', told('a<think>')),
      thought('hush</think>b', told(text)),
      { type: 'reasoning-end', id: 'r', ...told(text) },
      { type: 'tool-call', toolCallId: 'c', toolName: 'f', input: '{"a":"<think>"}', ...told(text) },
      { type: 'finish', finishReason: 'stop', usage: {}, ...told(text) },
    ];
    const shown = JSON.stringify(await throughMiddleware(parts));
    expect(shown).not.toContain('hush');
    expect(shown).toContain('<think>\\"}');
    expect(shown.match(/"text":"ab"/g)).toHaveLength(2);

    const signed = parts.map((part) => ({ ...part, ...told(text, { format: 'anthropic-claude-v1' }) }));
    expect(await throughMiddleware(signed)).toEqual(signed);
    const content = [
      { type: 'reasoning', text, ...told(text) },
      { type: 'tool-call', ...told(text) },
    ];
    const result = await scrubMiddleware({ tags }).wrapGenerate({
      doGenerate: async () => ({ content, ...told(text) }),
    });
    expect(JSON.stringify(result)).not.toMatch(/think|hush/);
  });
});

test('OpenRouterTeam/ai-sdk-provider#427, in the UI stream: metadata that repeats each piece, or all so far', async () => {
  const part = (type: string, told: string, more: object = {}): string => {
    const providerMetadata = { openrouter: { reasoning_details: [{ type: 'reasoning.text', text: told }] } };
    return event({ type, id: 'r', ...more, providerMetadata });
  };
  const pieces = ['a<think>', 'hush', '</think>b'];
  for (const isWhole of [false, true]) {
    const deltas = pieces.map((delta, at) =>
      part('reasoning-delta', isWhole ? pieces.slice(0, at + 1).join('') : delta, { delta }),
    );
    const ends = [part('reasoning-end', pieces.join('')), event({ type: 'finish' })];
    const body = [event({ type: 'reasoning-start', id: 'r' }), ...deltas, ...ends].join('');
    const scrubbed = await scrubEvents(body, { tags });
    expect(scrubbed).not.toMatch(/hush|think/);
    expect(readTexts(scrubbed)).toEqual({ 'reasoning r no. 1': 'ab' });
  }
});

describe('parts of Mastra', () => {
  const piece = (type: string, payload: object): Part => ({ type, payload: { id: '1', ...payload } });
  const google = { google: { thoughtSignature: 'S' } };
  const openrouter = (text: string): object => ({ openrouter: { reasoning_details: [{ text }] } });

  async function run(parts: readonly Part[]): Promise<Part[]> {
    const processor = scrubProcessor({ tags });
    const state = {};
    const shown: Part[] = [];
    for (const part of parts) {
      const result = await processor.processOutputStream({ part, state });
      if (result !== null) shown.push(result);
    }
    return shown;
  }

  test('mastra-ai/mastra#20469: a part without text keeps its metadata', async () => {
    const empty = piece('text-delta', { text: '', providerMetadata: google });
    const hidden = piece('text-delta', { text: '<think>x</think>', providerMetadata: google });
    expect(await run([piece('text-delta', { text: 'a' }), empty, hidden])).toEqual([
      piece('text-delta', { text: 'a' }),
      empty,
      empty,
    ]);
  });

  test('OpenRouterTeam/ai-sdk-provider#427: what metadata repeats is hidden in every part, and where it is stored', async () => {
    const text = 'a<think>hush</think>b';
    const told = { providerMetadata: openrouter(text) };
    const parts = [
      piece('reasoning-delta', { text: 'a<think>hush', providerMetadata: openrouter('a<think>hush') }),
      piece('reasoning-delta', { text: '</think>b', providerMetadata: openrouter('</think>b') }),
      piece('reasoning-end', told),
      piece('tool-call', told),
      piece('step-finish', { ...told, metadata: told }),
    ];
    expect(JSON.stringify(await run(parts))).not.toMatch(/think|hush/);
    const stored = {
      role: 'assistant',
      content: {
        parts: [
          { type: 'text', text, ...told },
          { type: 'tool-invocation', ...told },
        ],
        ...told,
      },
    };
    expect(JSON.stringify(scrubProcessor({ tags }).processOutputResult({ messages: [stored] }))).not.toMatch(
      /think|hush/,
    );
  });
});
