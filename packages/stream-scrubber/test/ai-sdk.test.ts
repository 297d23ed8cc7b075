import { simulateReadableStream, streamText, wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { describe, expect, test } from 'vitest';
import { type ScrubMiddlewareOptions, scrubMiddleware } from '../src/adapters/ai-sdk.js';
import { StreamScrubberError } from '../src/stream-scrubber-error.js';

interface Part {
  readonly type: string;
  readonly [key: string]: unknown;
}

const open = { type: 'text-start', id: 't' };
const close = { type: 'text-end', id: 't' };
const delta = (text: string, id = 't'): Part => ({ type: 'text-delta', id, delta: text });
const thought = (text: string): Part => ({ type: 'reasoning-delta', id: 'r', delta: text });
const call = { type: 'tool-call', toolCallId: 'c', toolName: 'f', input: '{"a":"<memory-context>"}' };
const finish = { type: 'finish', finishReason: 'stop', usage: {} };

async function scrub(
  parts: readonly Part[],
  options?: ScrubMiddlewareOptions,
  provider = 'openai.chat',
): Promise<Part[]> {
  const stream = new ReadableStream<Part>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const result = await scrubMiddleware(options).wrapStream({
    doStream: async () => ({ stream }),
    model: { provider },
  });
  const shown: Part[] = [];
  for await (const part of result.stream) shown.push(part);
  return shown;
}

describe('wrapStream', () => {
  test('each id has its own scrubber; text of two ids may interleave', async () => {
    const parts = [
      open,
      { type: 'text-start', id: 'u' },
      delta('a<memory-'),
      delta('b<', 'u'),
      delta('context>x', 't'),
      delta('memory-context>y</memory-context>c', 'u'),
      delta('</memory-context>d'),
    ];
    expect(await scrub(parts)).toEqual([
      parts[0],
      parts[1],
      delta('a'),
      delta('b', 'u'),
      delta('c', 'u'),
      delta('d'),
    ]);
  });

  test('held text is out before the part that ends its channel', async () => {
    expect(await scrub([open, delta('5 <'), close, finish])).toEqual([
      open,
      delta('5 '),
      delta('<'),
      close,
      finish,
    ]);
    expect(await scrub([open, delta('5 <'), finish])).toEqual([open, delta('5 '), delta('<'), finish]);
    expect(await scrub([open, delta('5 <')])).toEqual([open, delta('5 '), delta('<')]);
    expect(await scrub([open, delta('5 <'), open, delta('x')])).toEqual([
      open,
      delta('5 '),
      delta('<'),
      open,
      delta('x'),
    ]);
  });

  test('dyad-sh/dyad#4343: held text comes out before a tool call, not after it', async () => {
    expect(await scrub([open, delta('see <'), call, delta('d'), close])).toEqual([
      open,
      delta('see '),
      delta('<'),
      call,
      delta('d'),
      close,
    ]);
  });

  test('a block that a tool call cuts, or a tag, stays hidden; tool input is not touched', async () => {
    const parts = [
      open,
      delta('a<memory-context>x'),
      call,
      delta('y</memory-'),
      call,
      delta('context>b'),
      close,
    ];
    expect(await scrub(parts)).toEqual([open, delta('a'), call, call, delta('b'), close]);
  });

  test('unsigned reasoning is scrubbed, signed reasoning is not', async () => {
    const parts = [
      { type: 'reasoning-start', id: 'r' },
      thought('a<memory-context>x</memory-context>b'),
      { type: 'reasoning-end', id: 'r' },
    ];
    const scrubbed = [parts[0], thought('ab'), parts[2]];
    expect(await scrub(parts)).toEqual(scrubbed);
    expect(await scrub(parts, {}, 'anthropic.messages')).toEqual(parts);
    const signed = { type: 'reasoning-start', id: 'r', providerMetadata: { x: { signature: 'z' } } };
    expect(await scrub([signed, ...parts.slice(1)])).toEqual([signed, ...parts.slice(1)]);
    expect(await scrub(parts, { channels: ['text'] })).toEqual(parts);
    expect(await scrub(parts, { channels: ['signedReasoning'] }, 'anthropic.messages')).toEqual(scrubbed);
  });

  test('log probabilities and citations go once anything was hidden, and only then', async () => {
    const metadata = { openai: { responseId: 'i', logprobs: [{ token: 'x' }] } };
    const end = {
      ...close,
      citations: [{ startIndex: 1 }],
      providerMetadata: { openai: { annotations: [1] } },
    };
    const last = { ...finish, providerMetadata: metadata };
    const kept = [open, delta('a'), end, last];
    expect(await scrub(kept)).toEqual(kept);
    expect(await scrub([open, delta('a<memory-context>x'), end, last])).toEqual([
      open,
      delta('a'),
      { ...close, providerMetadata: { openai: {} } },
      { ...finish, providerMetadata: { openai: { responseId: 'i' } } },
    ]);
  });

  test('raw and unknown parts are scrubbed by path, whatever their chunk borders', async () => {
    const raw = (content: string): Part => ({
      type: 'raw',
      rawValue: { choices: [{ delta: { content } }], id: 'x' },
    });
    const parts = [raw('a<memory-'), raw('context>x'), raw('</memory-context>b'), raw('5 <'), raw(' 6')];
    expect(await scrub(parts)).toEqual([raw('a'), raw(''), raw('b'), raw('5 <'), raw(' 6')]);
    const unknown = (text: string): Part => ({ type: 'text-note', deep: [{ text }] });
    expect(await scrub([unknown('a<memory-context>x'), unknown('y')])).toEqual([unknown('a'), unknown('')]);
  });

  test('startInside holds for the first text only', async () => {
    const second = { type: 'text-start', id: 'u' };
    const parts = [open, delta('x</think>a'), close, second, delta('b', 'u')];
    const options = { tags: ['think'], startInside: 'think' };
    expect(await scrub(parts, options)).toEqual([open, delta('a'), close, second, delta('b', 'u')]);
  });

  test.each([null, 'gAAAA'])(
    "OpenAI's reasoning, whose tokens are encrypted beside it (%s): its summary is no part of that, and is scrubbed",
    async (reasoningEncryptedContent) => {
      const providerMetadata = { openai: { itemId: 'rs', reasoningEncryptedContent } };
      const start = { type: 'reasoning-start', id: 'r', providerMetadata };
      const end = { type: 'reasoning-end', id: 'r', providerMetadata };
      const parts = [start, thought('a<memory-'), thought('context>x</memory-context>b'), end];
      expect(await scrub(parts, {}, 'openai.responses')).toEqual([start, thought('a'), thought('b'), end]);
      const content = [{ type: 'reasoning', text: 'a<memory-context>x', providerMetadata }];
      const result = await scrubMiddleware().wrapGenerate({ doGenerate: async () => ({ content }) });
      expect(result.content).toEqual([{ ...content[0], text: 'a' }]);
    },
  );

  test('what a part has besides, and a part of another shape, is scrubbed string by string', async () => {
    const part = (members: object): Part => ({ type: 'text-delta', id: 't', ...members });
    expect(
      await scrub([
        { ...open, text: 'a<memory-context>x' },
        part({ delta: 'b', copy: 'b<mem' }),
        part({ delta: 'c', copy: 'ory-context>x' }),
        part({ text: 'd<mem' }),
        part({ text: 'ory-context>x' }),
        part({ delta: ['e<memory-context>x'] }),
        { type: 'source', sourceType: 'url', id: 's', url: 'u', title: 'f<memory-context>x' },
        { type: 'error', error: { message: 'g<memory-context>x' } },
        { ...close, text: 'h<memory-context>x' },
      ]),
    ).toEqual([
      { ...open, text: 'a' },
      part({ delta: 'b', copy: 'b' }),
      part({ delta: 'c', copy: '' }),
      part({ text: 'd' }),
      part({ text: '' }),
      part({ delta: ['e'] }),
      { type: 'source', sourceType: 'url', id: 's', url: 'u', title: 'f' },
      { type: 'error', error: { message: 'g' } },
      { ...close, text: 'h' },
    ]);
  });

  test('what a source quotes goes once anything was hidden, and only then', async () => {
    const anthropic = { citedText: 'x', startPageNumber: 1 };
    const source = { type: 'source', sourceType: 'document', id: 's', providerMetadata: { anthropic } };
    expect(await scrub([source, delta('a<memory-context>x'), source])).toEqual([
      source,
      delta('a'),
      { ...source, providerMetadata: { anthropic: { startPageNumber: 1 } } },
    ]);
  });

  test('a part with metadata is kept even when its text is hidden', async () => {
    const part = { ...delta('<memory-context>'), providerMetadata: { x: { itemId: 'i' } } };
    expect(await scrub([open, part])).toEqual([open, { ...part, delta: '' }]);
  });
});

describe('wrapGenerate', () => {
  const generate = async (result: object): Promise<object> =>
    await scrubMiddleware().wrapGenerate({ doGenerate: async () => result });

  test('texts, reasoning and what repeats them', async () => {
    const text = 'a<memory-context>x</memory-context>b';
    const signed = { type: 'reasoning', text, providerMetadata: { anthropic: { signature: 's' } } };
    expect(
      await generate({
        content: [{ type: 'text', text, citations: [] }, { type: 'reasoning', text }, signed, call],
        structuredOutputText: text,
        response: { id: 'i', body: { message: text } },
        request: { body: text },
        providerMetadata: { openai: { logprobs: [], id: 'i' } },
      }),
    ).toEqual({
      content: [{ type: 'text', text: 'ab' }, { type: 'reasoning', text: 'ab' }, signed, call],
      structuredOutputText: 'ab',
      response: { id: 'i', body: { message: 'ab' } },
      request: { body: text },
      providerMetadata: { openai: { id: 'i' } },
    });
  });

  test('what a part has besides, and a part that is not known, is scrubbed string by string', async () => {
    const hidden = 'a<memory-context>x';
    const result = await generate({
      content: [
        { type: 'text', text: 'b', copy: hidden },
        { type: 'text', body: hidden },
        { type: 'source', sourceType: 'url', id: 's', url: 'u', title: hidden },
        { type: 'shiny', text: hidden },
        { type: 'tool-result', toolCallId: 'c', result: hidden },
      ],
    });
    expect(result).toEqual({
      content: [
        { type: 'text', text: 'b', copy: 'a' },
        { type: 'text', body: 'a' },
        { type: 'source', sourceType: 'url', id: 's', url: 'u', title: 'a' },
        { type: 'shiny', text: 'a' },
        { type: 'tool-result', toolCallId: 'c', result: hidden },
      ],
    });
  });

  test('what is not understood is refused, not passed on', async () => {
    await expect(generate({ text: 'a' })).rejects.toSatisfy(StreamScrubberError.isInstance);
    const stream = scrubMiddleware().wrapStream({ doStream: async () => ({ stream: 'a' }) });
    await expect(stream).rejects.toMatchObject({ code: 'unsupported-result' });
  });
});

test('the AI SDK itself streams the scrubbed text, cut at every place', async () => {
  const text = 'Sure: <memory-context id="1">\nprivate\n</memory-context> 5 < 6';
  for (let cut = 0; cut <= text.length; cut++) {
    const model = wrapLanguageModel({
      model: new MockLanguageModelV3({
        doStream: async () => ({
          stream: simulateReadableStream({
            chunks: [
              { type: 'stream-start', warnings: [] },
              { type: 'text-start', id: '1' },
              { type: 'text-delta', id: '1', delta: text.slice(0, cut) },
              { type: 'text-delta', id: '1', delta: text.slice(cut) },
              { type: 'text-end', id: '1' },
              {
                type: 'finish',
                finishReason: { unified: 'stop', raw: 'stop' },
                usage: {
                  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
                  outputTokens: { total: 1, text: 1, reasoning: 0 },
                },
              },
            ],
            chunkDelayInMs: null,
            initialDelayInMs: null,
          }),
        }),
      }),
      middleware: scrubMiddleware(),
    });
    expect(await streamText({ model, prompt: 'x' }).text).toBe('Sure:  5 < 6');
  }
});

test('wrong options are loud', () => {
  expect(() => scrubMiddleware({ channels: JSON.parse('["texts"]') })).toThrow(
    expect.objectContaining({ code: 'invalid-option:channels' }),
  );
});
