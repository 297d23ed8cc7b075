import { describe, expect, test } from 'vitest';
import { type SseOptions, scrubJsonBody, scrubNdjson, scrubResponse } from '../../src/adapters/sse/index.js';
import { StreamingContextScrubber } from '../../src/index.js';
import { streamOf, toBytes, toText } from '../support/sse-events.js';

const open = '<memory-context>';
const close = '</memory-context>';
const line = (data: unknown): string => `${JSON.stringify(data)}\n`;

async function scrubLines(body: string, options?: SseOptions, cuts: readonly number[] = []): Promise<string> {
  const scrubbed = streamOf(toBytes(body), cuts).pipeThrough(scrubNdjson(options));
  const response = new Response(scrubbed as ReadableStream<Uint8Array<ArrayBuffer>>);
  return toText(new Uint8Array(await response.arrayBuffer()));
}

/** Scrubs a body cut at many places, and sees that the cuts make no difference. */
async function scrubEverywhere(body: string, options?: SseOptions): Promise<string> {
  const whole = await scrubLines(body, options);
  const { length } = toBytes(body);
  for (let cut = 1; cut < length; cut += 11) expect(await scrubLines(body, options, [cut])).toBe(whole);
  const single = Array.from({ length }, (_, index) => index);
  expect(await scrubLines(body, options, single)).toBe(whole);
  return whole;
}

const head = { model: 'qwen3', created_at: '2026-01-01T00:00:00Z' };

describe("Ollama's /api/chat", () => {
  const piece = (message: object, more: object = {}): string =>
    line({ ...head, message: { role: 'assistant', ...message }, done: false, ...more });
  const end = (message: object = { content: '' }): string =>
    piece(message, { done: true, done_reason: 'stop', eval_count: 3 });

  test('answer and thinking are two texts; what is held comes out in a line of its own before the end', async () => {
    const body =
      piece({ content: '', thinking: 'a<mem' }) +
      piece({ content: '', thinking: `ory-context>kumquat${close}b <` }) +
      piece({ content: 'c <' }) +
      piece({ content: `${open}kum` }) +
      piece({ content: `quat${close}d <` }) +
      end();
    expect(await scrubEverywhere(body)).toBe(
      piece({ content: '', thinking: 'a' }) +
        piece({ content: '', thinking: 'b ' }) +
        piece({ content: '', thinking: '<' }) +
        piece({ content: 'c ' }) +
        piece({ content: '<' }) +
        piece({ content: 'd ' }) +
        piece({ content: '<' }) +
        end(),
    );
  });

  test('text in the last line, with what was held', async () => {
    expect(await scrubLines(piece({ content: 'a <' }) + end({ content: 'b <' }))).toBe(
      piece({ content: 'a ' }) + end({ content: '<b <' }),
    );
  });

  test('arguments of tools stay, and leave the text; log probabilities go once something was hidden', async () => {
    const tool_calls = [{ function: { name: 'f', arguments: { a: `${open}x` } } }];
    const tokens = (...texts: string[]): object => ({
      logprobs: texts.map((token) => ({ token, logprob: -1 })),
    });
    const body =
      piece({ content: 'a' }, tokens('a')) +
      piece({ content: 'b <' }, tokens('b', ' <')) +
      piece({ content: '', tool_calls }) +
      piece({ content: 'memory-context>kumquat' }, tokens('kumquat')) +
      end();
    expect(await scrubEverywhere(body)).toBe(
      piece({ content: 'a' }, tokens('a')) +
        piece({ content: 'b ' }, { logprobs: null }) +
        piece({ content: '<' }) +
        piece({ content: '', tool_calls }) +
        piece({ content: '' }, { logprobs: null }) +
        end(),
    );
  });

  test('an error, and other lines', async () => {
    const body = `${line({ error: `a${open}kumquat${close}b` })}\n \r\n{"broken": "${open}kum`;
    expect(await scrubEverywhere(body)).toBe(`${line({ error: 'ab' })}\n \r\n{"broken": "`);
  });

  test('not streamed', () => {
    const body = {
      ...head,
      message: { role: 'assistant', content: `a${open}x${close}b <`, thinking: open },
      done: true,
    };
    expect(JSON.parse(scrubJsonBody(JSON.stringify({ ...body, logprobs: [{ token: 'x' }] })))).toEqual({
      ...body,
      message: { role: 'assistant', content: 'ab <', thinking: '' },
      logprobs: null,
    });
  });

  test('starts inside the block that the prompt opened', async () => {
    const body = piece({ content: 'kumquat' }) + piece({ content: `${close}a` }) + end();
    expect(await scrubLines(body, { startInside: 'memory-context' })).toBe(
      piece({ content: '' }) + piece({ content: 'a' }) + end(),
    );
  });
});

test("Ollama's /api/generate", async () => {
  const piece = (response: string, more: object = {}): string =>
    line({ ...head, response, done: false, ...more });
  const body =
    piece('', { thinking: 'a<memory-context>kumquat' }) +
    piece('b <') +
    piece(`memory-context>kumquat${close}c <`) +
    piece('', { done: true, context: [1, 2] });
  expect(await scrubEverywhere(body)).toBe(
    piece('', { thinking: 'a' }) +
      piece('b ') +
      piece('c ') +
      piece('<') +
      piece('', { done: true, context: [1, 2] }),
  );
});

describe('lines of other kinds', () => {
  test('an own format, and an API whose events are known', async () => {
    const texts = ['a<mem', `ory-context>kumquat${close}b <`, 'c'];
    const own = texts.map((text) => line({ out: { text } })).join('');
    expect(await scrubEverywhere(own, { format: { text: 'out.text' } })).toBe(
      ['a', 'b ', '<c'].map((text) => line({ out: { text } })).join(''),
    );
    const gemini = texts.map((text) => line({ candidates: [{ content: { parts: [{ text }] } }] })).join('');
    expect(await scrubEverywhere(gemini)).toBe(
      ['a', 'b ', '<c'].map((text) => line({ candidates: [{ content: { parts: [{ text }] } }] })).join(''),
    );
  });

  test('every byte of what is not changed stays: byte order mark, line ends, records with marks, no line end', async () => {
    const body = '\uFEFF{"n": 1.0}\r\n\n\u001e{"text": "é < 1"}\n{"text":"\\u00e9"}';
    expect(await scrubEverywhere(body)).toBe(body);
    const record = '\u001e{"response":"a<memory-context>x","done":true}\n';
    expect(await scrubEverywhere(record)).toBe('\u001e{"response":"a","done":true}\n');
  });

  test('lines of text are lines: none takes over what another one holds, but a block goes on over them', async () => {
    const body = `5 <\n6\n\na${open}kumquat\nkumquat${close}b\n/memory\n`;
    expect(await scrubEverywhere(body)).toBe('5 <\n6\n\na\nb\n/memory\n');
    expect(await scrubEverywhere(body, { codeAware: true })).toBe('5 <\n6\n\na\nb\n/memory\n');
    expect(await scrubEverywhere(body, { channels: ['reasoning'] })).toBe(body);
    const broken = `{"a": "${open}kumquat${close}b\n`;
    expect(await scrubEverywhere(broken, { channels: ['reasoning'] })).toBe('{"a": "b\n');
  });

  test('text that is held when the body ends', async () => {
    expect(await scrubLines(line({ ...head, response: 'a <', done: false }).trimEnd())).toBe(
      line({ ...head, response: 'a <', done: false }).trimEnd(),
    );
    expect(await scrubLines(line({ ...head, response: 'a <', done: false }))).toBe(
      line({ ...head, response: 'a ', done: false }) + line({ ...head, response: '<', done: false }),
    );
  });

  test('a line that is too long, and misuse', async () => {
    await expect(scrubLines(`"${'x'.repeat(99)}"`, { maxEventBytes: 50 }, [40])).rejects.toMatchObject({
      code: 'event-too-large',
    });
    expect(() => scrubNdjson({ tag: 'a' } as object)).toThrow(
      expect.objectContaining({ code: 'unknown-option:tag' }),
    );
  });
});

describe('scrubResponse', () => {
  const responseOf = (body: string, type: string | undefined): Response =>
    new Response(streamOf(toBytes(body)) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      headers: { ...(type === undefined ? {} : { 'content-type': type }), 'content-length': '9' },
    });

  test.each(['application/x-ndjson', 'application/jsonl; charset=utf-8', 'application/json-seq'])(
    'scrubs lines of JSON as they come: %s',
    async (type) => {
      const body =
        line({ response: 'a<mem', done: false }) + line({ response: 'ory-context>x', done: false });
      const response = scrubResponse(responseOf(body, type));
      expect(await response.text()).toBe(
        line({ response: 'a', done: false }) + line({ response: '', done: false }),
      );
      expect([...response.headers]).toEqual([['content-type', type]]);
    },
  );

  test.each(['text/plain; charset=utf-8', 'text/html', undefined])(
    'scrubs a text as one channel, as the text stream of the AI SDK is one: %s',
    async (type) => {
      const text = `a é${open}kumquat${close}b`;
      expect(await scrubResponse(responseOf(text, type)).text()).toBe('a éb');
      expect(await scrubResponse(responseOf(text, type), { channels: ['reasoning'] }).text()).toBe(text);
    },
  );

  test('text and bytes are told of alike', async () => {
    const seen: unknown[] = [];
    const options = { onBlock: (info: unknown) => seen.push(info) };
    await scrubResponse(responseOf(`${open}x${close}`, 'text/plain'), options).text();
    new StreamingContextScrubber(options).feed(`${open}x${close}`);
    expect(seen[0]).toEqual(seen[1]);
  });
});
