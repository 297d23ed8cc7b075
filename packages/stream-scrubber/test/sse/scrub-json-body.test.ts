import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { scrubJsonBody, scrubResponse } from '../../src/adapters/sse/index.js';
import { chat, streamOf, toBytes, toText } from '../support/sse-events.js';
import { readTexts } from '../support/sse-texts.js';

const open = '<memory-context>';
const block = `${open}x</memory-context>`;
const text = `a ${block}b <`;
const shown = 'a b <';

const scrub = (body: unknown, options?: object): unknown =>
  JSON.parse(scrubJsonBody(JSON.stringify(body), options));

describe('scrubJsonBody', () => {
  test('Chat Completions', () => {
    const tool_calls = [
      { id: 'c', type: 'function', function: { name: 'f', arguments: `{"a":"${block}"}` } },
    ];
    const choice = (content: string, rest: object): object => ({
      index: 0,
      message: {
        role: 'assistant',
        content,
        refusal: content,
        reasoning_content: content,
        tool_calls,
        ...rest,
      },
      finish_reason: 'stop',
    });
    const choices = [
      {
        ...choice(text, { annotations: [{ start_index: 1 }], audio: { data: open, transcript: text } }),
        logprobs: { content: [{ token: 'x' }] },
      },
      {
        ...choice('a <mem', {
          reasoning_details: [
            { type: 'reasoning.text', text, signature: 's' },
            { type: 'reasoning.text', text },
          ],
        }),
        logprobs: null,
      },
    ];
    expect(scrub({ id: 'c', choices })).toEqual({
      id: 'c',
      choices: [
        { ...choice(shown, { annotations: [], audio: { data: open, transcript: shown } }), logprobs: null },
        {
          ...choice('a ', {
            reasoning_details: [
              { type: 'reasoning.text', text, signature: 's' },
              { type: 'reasoning.text', text: shown },
            ],
          }),
          logprobs: null,
        },
      ],
    });
  });

  test('the older Completions', () => {
    const body = (value: string, logprobs: unknown): object => ({
      choices: [{ index: 0, text: value, logprobs, finish_reason: 'stop' }],
    });
    expect(scrub(body(text, { tokens: ['a'] }))).toEqual(body(shown, null));
  });

  test('OpenAI Responses', () => {
    const body = (value: string, annotations: unknown[], summary: string): object => ({
      object: 'response',
      instructions: value,
      output: [
        { type: 'reasoning', encrypted_content: open, summary: [{ type: 'summary_text', text: summary }] },
        {
          type: 'message',
          content: [
            { type: 'output_text', text: value, annotations },
            { type: 'refusal', refusal: value },
          ],
        },
        { type: 'function_call', arguments: block },
      ],
    });
    expect(scrub(body(text, [{ start_index: 1 }], text))).toEqual(body(shown, [], shown));
  });

  test('Anthropic Messages', () => {
    const body = (value: string, citations: unknown): object => ({
      type: 'message',
      content: [
        { type: 'thinking', thinking: block, signature: 's' },
        { type: 'thinking', thinking: value, signature: '' },
        { type: 'text', text: value, citations },
        { type: 'tool_use', input: { a: block } },
        { type: 'redacted_thinking', data: block },
      ],
    });
    expect(scrub(body(text, [{ cited_text: 'x' }]))).toEqual(body(shown, []));
  });

  test('Gemini, one answer or a list of them: what a candidate says is one text', () => {
    const body = (...texts: string[]): object => ({
      candidates: [{ content: { parts: texts.map((value) => ({ text: value })) }, finishReason: 'STOP' }],
    });
    expect(scrub(body(`a${open}`, 'x</memory-context>b <'))).toEqual(body('a', 'b <'));
    const { candidates } = body(`a${open}`) as { candidates: { finishReason?: string }[] };
    delete candidates[0]?.finishReason;
    expect(scrub([{ candidates }, body('x</memory-context>b')])).toEqual([
      { candidates: [{ content: { parts: [{ text: 'a' }] } }] },
      body('b'),
    ]);
  });

  test('an own format, and bodies that are not known', () => {
    expect(scrub({ text, more: text }, { format: { text: 'text' } })).toEqual({ text: shown, more: shown });
    expect(scrub({ a: text, b: [open, text, { [text]: 1 }] })).toEqual({
      a: shown,
      b: ['', shown, { [shown]: 1 }],
    });
    expect(scrub(text)).toBe(shown);
  });

  test('what is no JSON is a text', () => {
    expect(scrubJsonBody(text)).toBe(shown);
    expect(scrubJsonBody(`{"a": "${block}`)).toBe('{"a": "');
    expect(scrubJsonBody(String.raw`{"a": "\u003cmemory-context>x`)).toBe('{"a": "');
    expect(scrubJsonBody('')).toBe('');
  });

  test('keeps every byte of what is not changed', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(3), (json, indent) => {
        const body = JSON.stringify(JSON.parse(json), null, indent);
        // A string that ends with a piece of the tag loses it, as every whole text does.
        fc.pre(!/<[\s/]*m/i.test(body));
        expect(scrubJsonBody(body)).toBe(body);
      }),
      { numRuns: fcRuns(200) },
    );
    const body = toBytes(`{ "n":1.0e5,"text" : "${block}","m":"\\u00e9"}`);
    expect(toText(scrubJsonBody(body))).toBe('{ "n":1.0e5,"text" : "","m":"\\u00e9"}');
    expect(scrubJsonBody('{"a":"\ud83d"}')).toBe('{"a":"\ud83d"}');
  });

  test('tells of each block, and of misuse', () => {
    const seen: unknown[] = [];
    scrub(
      { choices: [{ message: { content: `${block}${block}` } }] },
      { onBlock: (info: unknown) => seen.push(info) },
    );
    expect(seen).toHaveLength(2);
    for (const body of [undefined, {}, 1]) {
      expect(() => scrubJsonBody(body as unknown as string)).toThrow(
        expect.objectContaining({ code: 'invalid-argument:body' }),
      );
    }
    expect(() => scrubJsonBody('{}', { tag: 'a' } as object)).toThrow(
      expect.objectContaining({ code: 'unknown-option:tag' }),
    );
  });
});

describe('scrubResponse', () => {
  const responseOf = (body: string, type: string, init: ResponseInit = {}): Response =>
    new Response(streamOf(toBytes(body)) as ReadableStream<Uint8Array<ArrayBuffer>>, {
      ...init,
      headers: {
        'content-type': type,
        'content-length': '999',
        'content-encoding': 'gzip',
        etag: 'e',
        'x-request-id': 'r',
      },
    });

  test('scrubs Server-Sent Events and JSON, and keeps the rest of the response', async () => {
    const events = scrubResponse(
      responseOf(chat({ content: text }), 'text/event-stream; charset=utf-8', {
        status: 203,
        statusText: 'Some',
      }),
    );
    expect(readTexts(await events.text())).toEqual({ '0 content': shown });
    expect([events.status, events.statusText]).toEqual([203, 'Some']);
    expect([...events.headers]).toEqual([
      ['content-type', 'text/event-stream; charset=utf-8'],
      ['x-request-id', 'r'],
    ]);
    for (const type of ['application/json', 'text/json', 'application/problem+json; charset=utf-8']) {
      expect(await scrubResponse(responseOf(JSON.stringify({ a: text }), type)).json()).toEqual({ a: shown });
    }
  });

  test('gives every other response back', async () => {
    for (const response of [responseOf(text, 'image/png'), new Response(null, { status: 204 })]) {
      expect(scrubResponse(response)).toBe(response);
    }
  });

  test('fails on a body that is too large and on misuse', async () => {
    const large = scrubResponse(responseOf(`"${'x'.repeat(99)}"`, 'application/json'), { maxEventBytes: 50 });
    await expect(large.text()).rejects.toMatchObject({ code: 'body-too-large' });
    expect(() => scrubResponse('' as unknown as Response)).toThrow(
      expect.objectContaining({ code: 'invalid-argument:response' }),
    );
    const read = responseOf('{}', 'application/json');
    await read.text();
    expect(() => scrubResponse(read)).toThrow(
      expect.objectContaining({
        code: 'invalid-argument:response',
        message: 'response must be a Response whose body nothing else reads.',
      }),
    );
    expect(() => scrubResponse(new Response(''), { tag: 'a' } as object)).toThrow(
      expect.objectContaining({ code: 'unknown-option:tag' }),
    );
  });
});
