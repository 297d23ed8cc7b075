import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import {
  DefaultChatTransport,
  jsonSchema,
  type LanguageModel,
  readUIMessageStream,
  streamText,
  type ToolSet,
  tool,
  type UIMessage,
} from 'ai';
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { chat, fixture, toBytes } from '../support/sse-events.js';
import { pieces, startSseServer } from '../support/sse-server.js';

const server = startSseServer();
const apiKey = 'test';
const city = '<memory-context>Łódź';

/** Asks once for each of some ways to cut the stream: single bytes, and two pieces at ever other places. */
async function forManyCuts(name: string, ask: () => Promise<void>): Promise<void> {
  const bytes = fixture(name);
  server.upstream = () => pieces(bytes, 1);
  await ask();
  // Every place with FC_RUNS=1000, a sample otherwise.
  const step = Math.max(1, Math.floor(bytes.length / fcRuns(3)));
  for (let cut = 1; cut < bytes.length; cut += step) {
    server.upstream = () => [bytes.slice(0, cut), bytes.slice(cut)];
    await ask();
  }
}

describe('openai', () => {
  const client = (): OpenAI => new OpenAI({ apiKey, baseURL: server.url, maxRetries: 0 });

  test('Chat Completions: choices, a tool call, log probabilities and usage', async () => {
    await forManyCuts('openai-chat.sse', async () => {
      const stream = client().chat.completions.stream({
        model: 'm',
        messages: [],
        n: 2,
        stream_options: { include_usage: true },
      });
      const order: string[] = [];
      for await (const chunk of stream) {
        for (const { index, delta, finish_reason } of chunk.choices) {
          if (index !== 0) continue;
          if (delta.content) order.push(delta.content);
          if (delta.tool_calls?.[0]?.id) order.push('call');
          if (finish_reason) order.push(finish_reason);
        }
      }
      // The held `<` is out before the tool call.
      expect(order).toEqual(['Sure', ': ', 'It is', ' ok ', '<', 'call', 'tool_calls']);
      const { choices, usage } = await stream.finalChatCompletion();
      expect(choices.map(({ message }) => message.content)).toEqual(['Sure: It is ok <', 'I see  it. 5 < 6']);
      const [call] = choices[0]?.message.tool_calls ?? [];
      expect(call?.type === 'function' && call.function.arguments).toBe(
        `{"city":"${city}</memory-context>"}`,
      );
      expect(choices.map(({ finish_reason }) => finish_reason)).toEqual(['tool_calls', 'stop']);
      expect(choices[0]?.logprobs?.content?.map(({ token }) => token)).toEqual(['Sure', ': ']);
      expect(usage?.total_tokens).toBe(75);
    });
  });

  test('Chat Completions with reasoning', async () => {
    await forManyCuts('openai-chat-reasoning.sse', async () => {
      const stream = await client().chat.completions.create({ model: 'm', messages: [], stream: true });
      let [reasoning, content] = ['', ''];
      const kinds: string[] = [];
      for await (const { choices } of stream) {
        const delta: { content?: string | null; reasoning_content?: string | null } = choices[0]?.delta ?? {};
        reasoning += delta.reasoning_content ?? '';
        content += delta.content ?? '';
        if (delta.reasoning_content) kinds.push('reasoning');
        if (delta.content) kinds.push('content');
      }
      expect([reasoning, content]).toEqual(['The user  asks. 3 <', 'Answer: 42 <member> kept ']);
      expect(kinds.lastIndexOf('reasoning')).toBeLessThan(kinds.indexOf('content'));
    });
  });

  test('Responses: summary, text, annotation, refusal, a call', async () => {
    await forManyCuts('openai-responses.sse', async () => {
      const stream = client().responses.stream({ model: 'm', input: 'hi' });
      const numbers: number[] = [];
      const types: string[] = [];
      let text = '';
      for await (const event of stream) {
        numbers.push(event.sequence_number);
        types.push(event.type);
        if (event.type === 'response.output_text.delta') text += event.delta;
        if (event.type === 'response.output_text.done') expect(event.text).toBe(text);
      }
      expect(text).toBe('Hello there. See the docs. 1 <');
      expect(numbers).toEqual(numbers.map((_, index) => index));
      expect(types).not.toContain('response.output_text.annotation.added');
      const { output } = await stream.finalResponse();
      expect(output).toMatchObject([
        { summary: [{ text: '**Recall**\n then 1 <' }], encrypted_content: 'gAAAAAB<memory-context>opaque' },
        {
          content: [
            { type: 'output_text', text, annotations: [], logprobs: [] },
            { type: 'refusal', refusal: 'I cannot  help.' },
          ],
        },
        { arguments: `{"city":"${city}"}` },
      ]);
    });
  });
});

describe('@anthropic-ai/sdk', () => {
  test('Messages: signed thinking, texts, a citation, a tool call', async () => {
    const client = new Anthropic({ apiKey, baseURL: server.url, maxRetries: 0 });
    await forManyCuts('anthropic.sse', async () => {
      const stream = client.messages.stream({
        model: 'm',
        max_tokens: 9,
        messages: [{ role: 'user', content: 'hi' }],
      });
      const message = await stream.finalMessage();
      expect(message.content).toMatchObject(
        [
          {
            thinking: 'Recall <memory-context>signed words</memory-context> done',
            signature: /^EqQB.*dl1pk$/,
          },
          { text: 'Okay,  I will look. x <' },
          { type: 'tool_use', input: { location: city } },
          { text: 'It is ' },
        ].map((block) =>
          'signature' in block ? { ...block, signature: expect.stringMatching(block.signature) } : block,
        ),
      );
      expect(message.content[1]).not.toHaveProperty('citations');
      expect(message.stop_reason).toBe('tool_use');
      expect(message.usage.output_tokens).toBe(89);
    });
  });
});

describe('ai', () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const tools = { get_weather: tool({ inputSchema: jsonSchema<object>({ type: 'object' }) }) } as ToolSet;

  /** The parts of an answer in order; what follows on its like is joined. */
  async function partsOf(model: LanguageModel): Promise<string[]> {
    const { fullStream } = streamText({ model, prompt: 'hi', tools, maxRetries: 0 });
    const parts: string[] = [];
    let last = '';
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'tool-call') parts.push(`call: ${JSON.stringify(part.input)}`);
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      if (part.type !== last || parts.at(-1)?.startsWith('call') === true)
        parts.push(`${part.type.slice(0, -6)}: `);
      last = part.type;
      parts.push(parts.pop() + part.text);
    }
    return parts;
  }

  test('reads Chat Completions', async () => {
    await forManyCuts('openai-chat.sse', async () => {
      const parts = await partsOf(createOpenAI({ apiKey, baseURL: server.url }).chat('m'));
      // The provider reads the first choice of an event only, so that both are one text to it.
      expect(parts.at(-1)).toBe(`call: {"city":"${city}</memory-context>"}`);
      expect(parts.join('')).not.toMatch(/kumquat|plum|wine/);
    });
  });

  test('reads Responses', async () => {
    await forManyCuts('openai-responses.sse', async () => {
      expect(await partsOf(createOpenAI({ apiKey, baseURL: server.url }).responses('m'))).toEqual([
        'reasoning: **Recall**\n then 1 <',
        'text: Hello there. See the docs. 1 <I cannot  help.',
        `call: {"city":"${city}"}`,
      ]);
    });
  });

  test('reads Anthropic Messages', async () => {
    await forManyCuts('anthropic.sse', async () => {
      const parts = await partsOf(createAnthropic({ apiKey, baseURL: server.url })('m'));
      expect(parts).toEqual([
        'reasoning: Recall <memory-context>signed words</memory-context> done',
        'text: Okay,  I will look. x <',
        `call: {"location":"${city}"}`,
        'text: It is ',
      ]);
    });
  });

  test('reads Gemini', async () => {
    await forManyCuts('gemini.sse', async () => {
      const parts = await partsOf(createGoogleGenerativeAI({ apiKey, baseURL: server.url })('m'));
      expect(parts).toEqual([
        'reasoning: **Recall**  done <',
        'text: It is sunny. ',
        `call: {"city":"${city}"}`,
        'text: Ok. 1 <',
      ]);
    });
  });

  test('reads its own UI message stream', async () => {
    await forManyCuts('ai-sdk-ui.sse', async () => {
      const transport = new DefaultChatTransport({ api: server.url });
      const stream = await transport.sendMessages({
        trigger: 'submit-message',
        chatId: 'c',
        messageId: undefined,
        messages: [],
        abortSignal: undefined,
      });
      let message: UIMessage | undefined;
      for await (message of readUIMessageStream({ stream }));
      expect(message?.parts).toMatchObject([
        { type: 'step-start' },
        { type: 'reasoning', text: 'Let me  think <' },
        { type: 'text', text: 'Checking  now <b> <' },
        { type: 'data-weather', data: { city: 'Łódź', note: 'a  b' } },
        { type: 'tool-get_weather', input: { city }, output: { text: 'Sunny !' } },
        { type: 'step-start' },
        { type: 'text', text: 'It is sunny. ' },
      ]);
    });
  });
});

describe('a stream that does not come to its end', () => {
  const client = (): OpenAI => new OpenAI({ apiKey, baseURL: server.url, maxRetries: 0 });
  const ask = { model: 'm', messages: [], stream: true } satisfies OpenAI.ChatCompletionCreateParamsStreaming;

  test('is cancelled at its source when the client stops', async () => {
    let isCancelled = false;
    server.upstream = async function* endless(signal) {
      const bytes = toBytes(chat({ content: 'more ' }));
      try {
        while (!signal.aborted)
          yield await new Promise<Uint8Array>((resolve) => setImmediate(resolve, bytes));
      } finally {
        isCancelled = true;
      }
    };
    const stream = await client().chat.completions.create(ask);
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content === 'more ') break;
    await expect.poll(() => isCancelled).toBe(true);
  });

  test('fails at the client when it fails at its source, and shows nothing more', async () => {
    server.upstream = function* broken() {
      yield toBytes(chat({ content: 'Hi <memory-context>kumquat' }) + chat({ content: ' jam <' }));
      throw new Error('upstream is gone');
    };
    const stream = await client().chat.completions.create(ask);
    let text = '';
    const read = async (): Promise<void> => {
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
    };
    await expect(read()).rejects.toThrow();
    expect(text).toBe('Hi ');
  });
});
