import { Buffer } from 'node:buffer';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { createScrubbingProxy } from '../src/proxy/index.js';
import { type Answer, sendCut, startUpstream } from './support/upstream.js';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function proxied(answer: Answer): Promise<string> {
  const upstream = await startUpstream(answer);
  const { url, close } = await createScrubbingProxy({ upstream: upstream.url }).listen();
  closers.push(() => upstream.close(), close);
  return url;
}

const block = '<memory-context>\n[semantic] private\n</memory-context>';
const answer = `Sure. ${block}Here it is: 3 < 4.`;
const visible = 'Sure. Here it is: 3 < 4.';
const pieces = answer.match(/[\s\S]{1,7}/g) ?? [];

function openAiBody(): Buffer {
  const chunk = (delta: object, finish: string | null = null): string =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const call = {
    tool_calls: [
      {
        index: 0,
        id: 't1',
        type: 'function',
        function: { name: 'f', arguments: '{"a":"<memory-context>"}' },
      },
    ],
  };
  return Buffer.from(
    [
      chunk({ role: 'assistant', content: '' }),
      ...pieces.map((content) => chunk({ content })),
      chunk(call),
      chunk({}, 'tool_calls'),
      'data: [DONE]\n\n',
    ].join(''),
  );
}

function anthropicBody(): Buffer {
  const event = (type: string, data: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  const usage = { input_tokens: 1, output_tokens: 1 };
  return Buffer.from(
    [
      event('message_start', {
        message: {
          id: 'm1',
          type: 'message',
          role: 'assistant',
          model: 'm',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage,
        },
      }),
      event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      ...pieces.map((text) =>
        event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
      ),
      event('content_block_stop', { index: 0 }),
      event('message_delta', {
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: 9 },
      }),
      event('message_stop', {}),
    ].join(''),
  );
}

/** Every byte once: each request is cut at the next places. */
function cutter(body: Buffer, step: number): { readonly rounds: number; next(): readonly number[] } {
  let round = 0;
  const rounds = step;
  return {
    rounds,
    next() {
      round += 1;
      return Array.from(
        { length: Math.floor((body.length - round) / step) },
        (_, index) => round + index * step,
      );
    },
  };
}

const sse = { 'content-type': 'text/event-stream' };

describe('the openai client through the proxy', () => {
  test('reads a stream cut at every byte: the text without the block, the tool call as it was', async () => {
    const body = openAiBody();
    const cuts = cutter(body, 11);
    const url = await proxied(
      (_request, response) => void sendCut(response.writeHead(200, sse), body, cuts.next()),
    );
    const client = new OpenAI({ apiKey: 'none', baseURL: `${url}/v1`, maxRetries: 0 });
    for (let round = 0; round < cuts.rounds; round += 1) {
      let text = '';
      let call = '';
      for await (const { choices } of await client.chat.completions.create({
        model: 'm',
        stream: true,
        messages: [],
      })) {
        text += choices[0]?.delta.content ?? '';
        call += choices[0]?.delta.tool_calls?.[0]?.function?.arguments ?? '';
      }
      expect({ text, call }).toEqual({ text: visible, call: '{"a":"<memory-context>"}' });
    }
  });

  test('reads a plain answer, and the error that upstream gave', async () => {
    const url = await proxied((_request, response, body) => {
      response.setHeader('content-type', 'application/json');
      if (body.toString().includes('fail'))
        response.writeHead(401).end('{"error":{"message":"no key","code":"invalid_api_key"}}');
      else
        response.end(
          JSON.stringify({
            id: 'c',
            choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
          }),
        );
    });
    const client = new OpenAI({ apiKey: 'none', baseURL: `${url}/v1`, maxRetries: 0 });
    const { choices } = await client.chat.completions.create({ model: 'm', messages: [] });
    expect(choices[0]?.message.content).toBe(visible);
    await expect(client.chat.completions.create({ model: 'fail', messages: [] })).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
  });

  test('is served 200 times at once', async () => {
    const body = openAiBody();
    const url = await proxied(
      (_request, response) => void sendCut(response.writeHead(200, sse), body, [body.length >> 1]),
    );
    const client = new OpenAI({ apiKey: 'none', baseURL: `${url}/v1`, maxRetries: 0 });
    const one = async (): Promise<string> => {
      let text = '';
      for await (const { choices } of await client.chat.completions.create({
        model: 'm',
        stream: true,
        messages: [],
      }))
        text += choices[0]?.delta.content ?? '';
      return text;
    };
    const texts = await Promise.all(Array.from({ length: 200 }, one));
    expect(new Set(texts)).toEqual(new Set([visible]));
  });

  test('gets an error, not the hidden text, when upstream resets in the middle of a block', async () => {
    const half = openAiBody().subarray(0, openAiBody().indexOf('private'));
    const url = await proxied((_request, response) => {
      response.writeHead(200, sse).write(half, () => response.destroy());
    });
    const client = new OpenAI({ apiKey: 'none', baseURL: `${url}/v1`, maxRetries: 0 });
    let text = '';
    const reading = async (): Promise<void> => {
      for await (const { choices } of await client.chat.completions.create({
        model: 'm',
        stream: true,
        messages: [],
      }))
        text += choices[0]?.delta.content ?? '';
    };
    await expect(reading()).rejects.toThrow();
    expect(visible.startsWith(text)).toBe(true);
  });
});

describe('the @anthropic-ai/sdk client through the proxy', () => {
  test('reads a stream cut at every byte', async () => {
    const body = anthropicBody();
    const cuts = cutter(body, 11);
    const url = await proxied(
      (_request, response) => void sendCut(response.writeHead(200, sse), body, cuts.next()),
    );
    const client = new Anthropic({ apiKey: 'none', baseURL: url, maxRetries: 0 });
    for (let round = 0; round < cuts.rounds; round += 1) {
      const message = await client.messages
        .stream({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'x' }] })
        .finalMessage();
      expect(message.content).toMatchObject([{ type: 'text', text: visible }]);
      expect(message.stop_reason).toBe('end_turn');
    }
  });

  test('reads a plain answer', async () => {
    const url = await proxied((_request, response) =>
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          id: 'm',
          type: 'message',
          role: 'assistant',
          content: [{ type: 'text', text: answer }],
          stop_reason: 'end_turn',
        }),
      ),
    );
    const client = new Anthropic({ apiKey: 'none', baseURL: url, maxRetries: 0 });
    const { content } = await client.messages.create({
      model: 'm',
      max_tokens: 9,
      messages: [{ role: 'user', content: 'x' }],
    });
    expect(content).toMatchObject([{ text: visible }]);
  });
});
