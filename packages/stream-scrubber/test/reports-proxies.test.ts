import { describe, expect, test, vi } from 'vitest';
import { scrubMiddleware } from '../src/adapters/ai-sdk.js';
import { scrubProcessor } from '../src/adapters/mastra.js';
import { scrubNdjson, scrubSse } from '../src/adapters/sse/index.js';
import { StreamingContextScrubber, scrubText } from '../src/index.js';
import { everyTwoWayCut, feedAll } from './support/feeding.js';
import {
  chat,
  event,
  readJson,
  scrubBytes,
  scrubEvents,
  streamOf,
  toBytes,
  toText,
} from './support/sse-events.js';
import { readTexts } from './support/sse-texts.js';

/** What was reported of proxies, gateways and filters of streams in 2025 and 2026, as inputs of the same kind. */
const tags = ['think'];
const secret = /kumquat/;

describe('tags over the borders of chunks', () => {
  test.each([
    [
      'QwenLM/qwen-code#6777: names that begin alike stay',
      '<th>a</th><thead><think-tank> <think>kumquat</think>b',
      '<th>a</th><thead><think-tank> b',
    ],
    [
      'ranxianglei/billion-context#469: a tag in the pieces of a tokenizer',
      '<think n="1">kumquat</think>b',
      'b',
    ],
    ['mmeyerlein/meclaw#54: a space in front of the name', '< think>{"facts":["kumquat"]}</think>b', 'b'],
    [
      'wazuh/wazuh-dashboard-plugins#8891: a closing tag alone is no text',
      'a</think>\n\nThe host has 8 GB',
      'a\n\nThe host has 8 GB',
    ],
  ])('%s', (_report, text, visible) => {
    for (const cut of everyTwoWayCut(text)) {
      expect(feedAll(new StreamingContextScrubber({ tags }), cut)).toBe(visible);
    }
    expect(feedAll(new StreamingContextScrubber({ tags }), [...text])).toBe(visible);
    expect(scrubText(text, { tags })).toBe(visible);
  });

  test('ROCm/ATOM#1961: a `<` that can be no tag holds nothing of what follows it back', () => {
    const scrubber = new StreamingContextScrubber({ tags });
    expect(scrubber.feed('if (a < b) std::vector<int>')).toBe('if (a < b) std::vector<int>');
    expect(scrubber.feed(' and so on')).toBe(' and so on');
  });
});

describe('how events are framed', () => {
  const hidden = [chat({ content: 'a<thi' }), chat({ content: 'nk>kumquat</think>b' })].join('');

  test.each([
    ['miruamel/xuan#194: CRLF', '\r\n', 'data: '],
    ['inngest/inngest-js#1714: no space behind the colon', '\r\n', 'data:'],
    ['zhu1090093659/deepseek-pp#471: CR', '\r', 'data: '],
  ])('%s', async (_report, newline, field) => {
    const write = (body: string): string => body.replaceAll('\n', newline).replaceAll('data: ', field);
    expect(await scrubEvents(write(hidden), { tags })).toBe(
      write(chat({ content: 'a' }) + chat({ content: 'b' })),
    );
  });

  test('clacky-ai/openclacky#489: a CRLF between two lines of data, cut in the middle, ends no event', async () => {
    const body = 'data: {"choices":[{"index":0,\r\ndata: "delta":{"content":"a<think>kumquat"}}]}\r\n\r\n';
    const cut = body.indexOf('\r\n') + 1;
    expect(toText(await scrubBytes(toBytes(body), { tags }, [cut]))).toBe(body.replace('<think>kumquat', ''));
  });

  test('EdamAme-x/pentect#980: a rewritten event keeps one kind of line ends, its other fields included', async () => {
    const body = 'id: 1\r\nevent: message\r\ndata: {"text":"a<think>kumquat"}\r\nretry: 5\r\n\r\n';
    expect(await scrubEvents(body, { tags })).toBe(body.replace('<think>kumquat', ''));
  });

  test('Soju06/codex-lb#1854: an event that ends in CR CR comes out at once', async () => {
    const { readable, writable } = scrubSse({ tags });
    const writer = writable.getWriter();
    const reader = readable.getReader();
    const body = 'data: {"text":"a"}\r\r';
    const written = writer.write(toBytes(body));
    const { value } = await reader.read();
    expect(toText(value ?? new Uint8Array(0))).toBe(body);
    await written;
    await reader.cancel();
  });

  test('hassanhabib/The-Standard-Agent#357: text that looks like fields stays in its lines of data', async () => {
    const body = 'data: Hi\ndata: event: x\ndata: data: <think>kumquat</think>.\n\n';
    expect(await scrubEvents(body, { tags })).toBe('data: Hi\ndata: event: x\ndata: data: .\n\n');
  });

  test('openai/openai-node#2324, rexxars/eventsource-parser#28: an event in many pieces is not copied for each', async () => {
    const body = toBytes(event({ text: 'x'.repeat(20_000) }));
    const set = vi.spyOn(Uint8Array.prototype, 'set');
    await scrubBytes(body, { tags }, [...body.keys()]);
    const copied = set.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
    set.mockRestore();
    expect(copied).toBeLessThan(3 * body.length);
  });
});

describe('where a text ends', () => {
  test('QwenLM/qwen-code#8818: no reason to finish ever comes; what was held is out all the same', async () => {
    const body = chat({ reasoning_content: 'r' }) + chat({ content: 'a' }) + chat({ content: 'b <' });
    expect(readTexts(await scrubEvents(body, { tags }))).toEqual({ '0 reasoning': 'r', '0 content': 'ab <' });
  });

  test.each([
    ['adolfousier/opencrabs#1499: an empty reason with each piece', ''],
    ['open-webui/open-webui#16377: "stop" with each piece', 'stop'],
  ])('%s', async (_report, finish_reason) => {
    const piece = (delta: object): string => chat(delta, { finish_reason });
    const body =
      piece({ reasoning_content: 'r<thi' }) +
      piece({ reasoning_content: 'nk>kumquat' }) +
      piece({ content: 'a<thi' }) +
      piece({ content: 'nk>kumquat</think>b' });
    const scrubbed = await scrubEvents(body, { tags });
    expect(scrubbed).not.toMatch(secret);
    expect(readTexts(scrubbed)).toEqual({ '0 reasoning': 'r', '0 content': 'ab' });
  });

  test('farion1231/cc-switch#7227: an empty place for reasoning in each piece leaves no text', async () => {
    const piece = (content: string): string => chat({ content, reasoning_content: '' });
    expect(await scrubEvents(piece('a <') + piece('think>kumquat</think>b'), { tags })).toBe(
      piece('a ') + piece('b'),
    );
  });

  test('lobehub/lobehub#17453: the prompt opened the block, and thinking before it is empty', async () => {
    const typed = (type: string, data: object): string => event({ type, index: 1, ...data }, type);
    const start = (index: number, content_block: object): string =>
      typed('content_block_start', { index, content_block });
    const text = (value: string): string =>
      typed('content_block_delta', { delta: { type: 'text_delta', text: value } });
    const thinking = start(0, { type: 'thinking', thinking: '' }) + typed('content_block_stop', { index: 0 });
    const before = thinking + start(1, { type: 'text', text: '' });
    expect(
      await scrubEvents(before + text('kumquat</th') + text('ink>a'), { tags, startInside: 'think' }),
    ).toBe(before + text('') + text('a'));
  });

  test('mastra-ai/mastra#22712, requestyai/ai-sdk-requesty#42: deltas of a text that never started, beside a reasoning of the same id', async () => {
    const state = {};
    const processor = scrubProcessor({ tags });
    const parts = [
      { type: 'text-delta', payload: { id: '1', text: 'a<thi' } },
      { type: 'reasoning-delta', payload: { id: '1', text: 'r' } },
      { type: 'text-delta', payload: { id: '1', text: 'nk>kumquat</think>b' } },
    ];
    const shown: unknown[] = [];
    for (const part of parts)
      shown.push((await processor.processOutputStream({ part, state }))?.payload.text);
    expect(shown).toEqual(['a', 'r', 'b']);
  });
});

describe('what repeats a text', () => {
  test('mlx-node/mlx-node#45, cita-777/metapi#336: the deltas add up to the final text, short ones that come twice included', async () => {
    const deltas = ['ha ', 'ha ', '<', 'think>kumquat</th', 'ink>', 'ha ', ' \n'];
    const text = deltas.join('');
    const body =
      deltas.map((delta) => event({ type: 'response.output_text.delta', output_index: 0, delta })).join('') +
      event({ type: 'response.output_text.done', output_index: 0, text });
    const events = readJson(await scrubEvents(body, { tags }));
    const shown = events.map(({ delta = '' }) => delta).join('');
    expect([shown, events.at(-1).text]).toEqual(['ha ha ha  \n', 'ha ha ha  \n']);
  });

  test('Soju06/codex-lb#504, openclaw/openclaw#134788: text that only the last event has, or that has no part before it', async () => {
    const output = [
      { type: 'message', content: [{ type: 'output_text', text: 'a<think>kumquat</think>b' }] },
    ];
    const scrubbed = await scrubEvents(event({ type: 'response.completed', response: { output } }), { tags });
    expect(readJson(scrubbed)[0].response.output[0].content[0].text).toBe('ab');
  });

  test('PrimeIntellect-ai/verifiers#2164, can1357/oh-my-pi#8319: text that the start of its part has already', async () => {
    const place = { output_index: 0, content_index: 0 };
    const body =
      event({ type: 'response.content_part.added', ...place, part: { type: 'output_text', text: 'a<thi' } }) +
      event({ type: 'response.output_text.delta', ...place, delta: 'nk>kumquat' });
    expect(await scrubEvents(body, { tags })).not.toMatch(secret);
  });

  test('RESMP-DEV/ccr-rust#25: deltas that say neither item nor place', async () => {
    const delta = (type: string, text: string): string =>
      event({ type: `response.${type}.delta`, delta: text });
    const body =
      delta('reasoning_text', 'r<thi') +
      delta('output_text', 'a<thi') +
      delta('refusal', 'n') +
      delta('reasoning_text', 'nk>kumquat') +
      delta('output_text', 'nk>kumquat</think>b');
    expect(readJson(await scrubEvents(body, { tags })).map((data) => data.delta)).toEqual([
      'r',
      'a',
      'n',
      '',
      'b',
    ]);
  });

  test('vllm-project/vllm#45678, sgl-project/sglang#22610: the ids of the tokens', async () => {
    const body =
      chat({ content: '<think>kumquat' }, { token_ids: [74, 75] }) +
      event({ choices: [], sglext: { completion_token_ids: [[74, 75]] } });
    expect(await scrubEvents(body, { tags })).not.toMatch(/7[45]/);
  });

  test('byte5ai/omadia#1105: lines of JSON with pieces of an answer, and the answer at the end', async () => {
    const lines = (values: readonly object[]): string =>
      values.map((value) => `${JSON.stringify(value)}\n`).join('');
    const body = lines([
      { type: 'text_delta', text: 'a<thi' },
      { type: 'text_delta', text: 'nk>kumquat</think>b' },
      { type: 'done', answer: 'a<think>kumquat</think>b' },
    ]);
    const scrubbed = streamOf(toBytes(body)).pipeThrough(scrubNdjson({ tags }));
    expect(await new Response(scrubbed as ReadableStream<Uint8Array<ArrayBuffer>>).text()).toBe(
      lines([
        { type: 'text_delta', text: 'a' },
        { type: 'text_delta', text: 'b' },
        { type: 'done', answer: 'ab' },
      ]),
    );
  });
});

describe("Ollama's lines", () => {
  test.each([
    ['0xPlaygrounds/rig#1758, diegosouzapw/OmniRoute#11921: a line, and a letter in it, in two chunks', '\n'],
    ['decolua/9router#3545: the last line has no line end', ''],
  ])('%s', async (_report, newline) => {
    const line = (content: string): string =>
      JSON.stringify({ model: 'm', message: { role: 'assistant', content }, done: false });
    const body = `${line('你<thi')}\n${line('nk>kumquat</think>好')}${newline}`;
    const bytes = toBytes(body);
    const scrubbed = streamOf(bytes, [...bytes.keys()]).pipeThrough(scrubNdjson({ tags }));
    expect(await new Response(scrubbed as ReadableStream<Uint8Array<ArrayBuffer>>).text()).toBe(
      `${line('你')}\n${line('好')}${newline}`,
    );
  });
});

describe('what goes back to the model', () => {
  test('zacdcook/openclaw-billing-proxy#28: thinking stays byte by byte', async () => {
    const thinking = (value: string): string =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: value } });
    const start = event({ type: 'content_block_start', index: 0, content_block: { type: 'thinking' } });
    const body = start + thinking('a<thi') + thinking('nk>b');
    expect(await scrubEvents(body, { tags })).toBe(body);
  });

  test('vllm-project/vllm#36516: a summary is not fed back, whatever is encrypted beside it', async () => {
    const providerMetadata = { openai: { reasoningEncryptedContent: 'gAAAA' } };
    const content = [{ type: 'reasoning', text: 'a<think>kumquat', providerMetadata }];
    const result = await scrubMiddleware({ tags }).wrapGenerate({ doGenerate: async () => ({ content }) });
    expect(result.content).toEqual([{ ...content[0], text: 'a' }]);
  });

  test('ranxianglei/billion-context#935: tags in the arguments of tools go when that is asked for', async () => {
    const call = (text: string): string =>
      chat({ tool_calls: [{ index: 0, function: { arguments: text } }] });
    const body = call('{"a":"x<thi') + call('nk>kumquat</think>y"}');
    const options = { tags, channels: ['text', 'toolArguments'] as const };
    expect(await scrubEvents(body, options)).toBe(call('{"a":"x') + call('y"}'));
    expect(await scrubEvents(body, { tags })).toBe(body);
  });
});
