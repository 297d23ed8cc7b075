import { createOpenAI } from '@ai-sdk/openai';
import Anthropic from '@anthropic-ai/sdk';
import { generateText } from 'ai';
import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { aiSdkSummarizer } from '../../src/adapters/ai-sdk.js';
import { anthropicSummarizer } from '../../src/adapters/anthropic.js';
import { openaiSummarizer } from '../../src/adapters/openai.js';
import type { SummarizerOptions } from '../../src/adapters/summarizers/summarizer-options.js';
import { ContextCompressorError } from '../../src/context-compressor-error.js';
import type { Summarize } from '../../src/types.js';
import { type ModelServer, type Reply, startModelServer } from '../support/model-server.js';

/** What a model says, apart from any API. */
interface Saying {
  readonly text?: string;
  readonly thinking?: string;
  readonly toolCall?: boolean;
  readonly end?: 'stop' | 'length' | 'refused';
}

interface Client {
  readonly name: string;
  readonly summarizer: (url: string, options?: SummarizerOptions) => Summarize;
  readonly answer: (saying: Saying) => unknown;
  readonly promptOf: (body: Readonly<Record<string, unknown>>) => unknown;
  readonly tooLong: () => Reply;
}

const PROMPT = 'Summarize: $& <|endoftext|> 🚀';

const openaiChat: Omit<Client, 'name' | 'summarizer'> = {
  answer: ({ text, thinking, toolCall, end = 'stop' }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        finish_reason: end === 'refused' ? 'content_filter' : toolCall ? 'tool_calls' : end,
        message: {
          role: 'assistant',
          content: text ?? null,
          ...(thinking === undefined ? {} : { reasoning_content: thinking }),
          ...(toolCall
            ? { tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }] }
            : {}),
        },
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
  promptOf: ({ messages }) => messages,
  tooLong: () => ({
    status: 400,
    json: {
      error: {
        message: "This model's maximum context length is 1000 tokens.",
        code: 'context_length_exceeded',
        type: 'invalid_request_error',
      },
    },
  }),
};

const clients: readonly Client[] = [
  {
    name: 'openai, chat completions',
    summarizer: (url, options) =>
      openaiSummarizer(new OpenAI({ apiKey: 'none', baseURL: url }), { model: 'm', ...options }),
    ...openaiChat,
  },
  {
    name: 'openai, responses',
    summarizer: (url, options) =>
      openaiSummarizer(new OpenAI({ apiKey: 'none', baseURL: url }), {
        model: 'm',
        api: 'responses',
        ...options,
      }),
    answer: ({ text, thinking, toolCall, end = 'stop' }) => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model: 'm',
      status: end === 'stop' ? 'completed' : 'incomplete',
      incomplete_details:
        end === 'stop' ? null : { reason: end === 'length' ? 'max_output_tokens' : 'content_filter' },
      output: [
        ...(thinking === undefined ? [] : [{ type: 'reasoning', id: 'rs', summary: [] }]),
        ...(text === undefined
          ? []
          : [
              {
                type: 'message',
                id: 'msg',
                role: 'assistant',
                status: 'completed',
                content: [{ type: 'output_text', text, annotations: [] }],
              },
            ]),
        ...(toolCall ? [{ type: 'function_call', id: 'fc', call_id: 'c', name: 'f', arguments: '{}' }] : []),
      ],
    }),
    promptOf: ({ input }) => [{ role: 'user', content: input }],
    tooLong: openaiChat.tooLong,
  },
  {
    name: '@anthropic-ai/sdk',
    summarizer: (url, options) =>
      anthropicSummarizer(new Anthropic({ apiKey: 'none', baseURL: url }), { model: 'm', ...options }),
    answer: ({ text, thinking, toolCall, end = 'stop' }) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      stop_reason:
        end === 'length' ? 'max_tokens' : end === 'refused' ? 'refusal' : toolCall ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
      content: [
        ...(thinking === undefined ? [] : [{ type: 'thinking', thinking, signature: 's' }]),
        ...(text === undefined ? [] : [{ type: 'text', text }]),
        ...(toolCall ? [{ type: 'tool_use', id: 'c', name: 'f', input: {} }] : []),
      ],
    }),
    promptOf: ({ messages }) => messages,
    tooLong: () => ({
      status: 400,
      json: {
        type: 'error',
        error: { type: 'invalid_request_error', message: 'prompt is too long: 300 tokens > 200 maximum' },
      },
    }),
  },
  {
    name: 'ai, generateText',
    summarizer: (url, options) =>
      aiSdkSummarizer(
        { generateText, model: createOpenAI({ apiKey: 'none', baseURL: url }).chat('m') },
        options,
      ),
    ...openaiChat,
  },
  {
    name: 'ai, a model object',
    summarizer: (url, options) =>
      aiSdkSummarizer(createOpenAI({ apiKey: 'none', baseURL: url }).chat('m'), options),
    ...openaiChat,
  },
];

const ask = (summarize: Summarize, signal = new AbortController().signal) =>
  summarize(PROMPT, { signal, maxTokens: 500 });

async function failureOf(summarize: Summarize): Promise<ContextCompressorError> {
  const error: unknown = await ask(summarize).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!ContextCompressorError.isInstance(error))
    throw new Error(`no ContextCompressorError: ${String(error)}`);
  return error;
}

async function withServer<T>(
  reply: Reply,
  use: (server: ModelServer) => Promise<T>,
  delayMs = 0,
): Promise<T> {
  const server = await startModelServer(reply, delayMs);
  try {
    return await use(server);
  } finally {
    await server[Symbol.asyncDispose]();
  }
}

describe.each(clients)('a summarizer from $name', ({ name, summarizer, answer, promptOf, tooLong }) => {
  test('sends one user message without tools, and gives the answer', async () => {
    await withServer({ json: answer({ text: '## Active Task\nship' }) }, async ({ url, requests }) => {
      expect(await ask(summarizer(url))).toBe('## Active Task\nship');
      expect(requests).toHaveLength(1);
      const body = requests[0]?.body ?? {};
      expect(promptOf(body)).toEqual([{ role: 'user', content: PROMPT }]);
      expect(body.tools).toBeUndefined();
    });
  });

  test('takes an answer that comes late', async () => {
    await withServer(
      { json: answer({ text: 'late' }) },
      async ({ url }) => expect(await ask(summarizer(url))).toBe('late'),
      60,
    );
  });

  test.each([
    ['summarizer-blank', { text: ' \n' }],
    ['summarizer-tool-call', { toolCall: true }],
    ['summarizer-tool-call', { text: 'I call', toolCall: true }],
    ['summarizer-cut-off', { text: '## Active Ta', end: 'length' }],
    ['summarizer-refused', { text: 'No.', end: 'refused' }],
    ['summarizer-thinking-only', { text: '<think>hm</think>\n' }],
    ['summarizer-thinking-only', { text: '<think>hm' }],
  ] satisfies [string, Saying][])('%s: %o is a failure', async (code, saying) => {
    await withServer({ json: answer(saying) }, async ({ url }) => {
      expect(await failureOf(summarizer(url))).toMatchObject({ code, retryAfterMs: undefined });
    });
  });

  test('a thought without text is a failure', async () => {
    await withServer({ json: answer({ text: '', thinking: 'hm' }) }, async ({ url }) => {
      // The provider of the chat API in the AI SDK does not hand on other servers' reasoning.
      const codes = name.startsWith('ai,') ? ['summarizer-blank'] : ['summarizer-thinking-only'];
      expect(codes).toContain((await failureOf(summarizer(url))).code);
    });
  });

  test('a local model may think in front of its answer', async () => {
    await withServer({ json: answer({ text: '<think>\nhm\n</think>\n\nship' }) }, async ({ url }) => {
      expect(await ask(summarizer(url))).toBe('ship');
    });
  });

  test('429 is asked once, and says how long to wait', async () => {
    const reply = { status: 429, headers: { 'retry-after': '7' }, json: { error: { message: 'slow down' } } };
    await withServer(reply, async ({ url, requests }) => {
      const failure = await failureOf(summarizer(url));
      expect(failure).toMatchObject({ code: 'summarizer-failed', retryAfterMs: 7_000 });
      expect(failure.message).not.toContain('slow down');
      expect(requests).toHaveLength(1);
    });
  });

  test.each([
    ['500', { status: 500, json: { error: { message: 'boom' } } }],
    ['a page in HTML', { status: 502, text: '<html>Bad gateway</html>' }],
    ['an answer of another shape', { json: { hello: 'world' } }],
    ['null', { json: null }],
  ] satisfies [string, Reply][])('%s is a failure', async (_name, reply) => {
    await withServer(reply, async ({ url }) => {
      expect((await failureOf(summarizer(url))).code).toMatch(/^summarizer-(failed|blank)$/);
    });
  });

  test('a prompt over the window is told apart', async () => {
    await withServer(tooLong(), async ({ url }) => {
      expect((await failureOf(summarizer(url))).code).toBe('prompt-too-long');
    });
  });

  test('a server that is not there is a failure', async () => {
    expect((await failureOf(summarizer('http://127.0.0.1:9'))).code).toBe('summarizer-failed');
  });

  test('a server that never answers ends at the time limit', async () => {
    await withServer('never', async ({ url }) => {
      expect(await failureOf(summarizer(url, { timeoutMs: 80 }))).toMatchObject({
        code: 'summarizer-failed',
      });
    });
  });

  test('cancelling rejects with the reason of the signal', async () => {
    await withServer('never', async ({ url, requests }) => {
      const controller = new AbortController();
      const asking = ask(summarizer(url), controller.signal);
      asking.catch(() => undefined);
      while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      controller.abort();
      await expect(asking).rejects.toBe(controller.signal.reason);
      await expect(ask(summarizer(url), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    });
  });

  test('more fields of the request are handed on', async () => {
    await withServer({ json: answer({ text: 'ok' }) }, async ({ url, requests }) => {
      await ask(summarizer(url, { request: { temperature: 0.25 }, maxOutputTokens: 4_321 }));
      expect(requests[0]?.body).toMatchObject({ temperature: 0.25 });
      expect(JSON.stringify(requests[0]?.body)).toContain('4321');
    });
  });
});

test('Anthropic is given room over the cap', async () => {
  const [client] = clients.filter(({ name }) => name.startsWith('@anthropic'));
  await withServer({ json: client?.answer({ text: 'ok' }) }, async ({ url, requests }) => {
    await ask(anthropicSummarizer(new Anthropic({ apiKey: 'none', baseURL: url }), { model: 'm' }));
    expect(requests[0]?.body.max_tokens).toBe(2_024);
  });
});

test('misuse is told at once', () => {
  const client = new OpenAI({ apiKey: 'none' });
  // @ts-expect-error no client
  expect(() => openaiSummarizer({ chat: 1 }, { model: 'm' })).toThrow(
    expect.objectContaining({ code: 'invalid-argument:client' }),
  );
  // @ts-expect-error no client
  expect(() => anthropicSummarizer(undefined, { model: 'm' })).toThrow(
    expect.objectContaining({ code: 'invalid-argument:client' }),
  );
  // @ts-expect-error no source
  expect(() => aiSdkSummarizer('openai/gpt-5')).toThrow(
    expect.objectContaining({ code: 'invalid-argument:source' }),
  );
  expect(() => openaiSummarizer(client, { model: '' })).toThrow(
    expect.objectContaining({ code: 'invalid-option:model' }),
  );
  expect(() => openaiSummarizer(client, { model: 'm', timeoutMs: 0 })).toThrow(RangeError);
  // @ts-expect-error there is no such option
  expect(() => openaiSummarizer(client, { model: 'm', retries: 3 })).toThrow(
    expect.objectContaining({ code: 'unknown-option:retries' }),
  );
});
