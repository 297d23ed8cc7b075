import { generateText, jsonSchema, type ModelMessage, stepCountIs, tool, wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { expect, test } from 'vitest';
import { compressMiddleware, compressPrepareStep } from '../../src/adapters/ai-sdk.js';
import { ContextCompressor } from '../../src/context-compressor.js';
import { validateMessages } from '../../src/validate/validate-messages.js';
import { aiSdkHistory, output } from '../support/histories.js';

const CONTEXT = 8_000;
const compressor = () => new ContextCompressor({ format: 'ai-sdk', tailTokenBudget: 1_000 });

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
};

/** A model that reads file after file, and ends. */
function readingModel(reads: number): MockLanguageModelV3 {
  let calls = 0;
  return new MockLanguageModelV3({
    doGenerate: async () => {
      calls += 1;
      const isLast = calls > reads;
      return {
        content: isLast
          ? [{ type: 'text' as const, text: 'done' }]
          : [
              {
                type: 'tool-call' as const,
                toolCallId: `t${calls}`,
                toolName: 'read_file',
                input: `{"path":"src/new${calls}.ts"}`,
              },
            ],
        finishReason: { unified: isLast ? ('stop' as const) : ('tool-calls' as const), raw: undefined },
        usage,
        warnings: [],
      };
    },
  });
}

const tools = {
  read_file: tool({
    inputSchema: jsonSchema<{ path: string }>({ type: 'object', properties: { path: { type: 'string' } } }),
    execute: async () => output(99, 80),
  }),
};
// The door of the format: plain objects of the fixtures.
const history = (rounds: number) => aiSdkHistory(rounds) as ModelMessage[];

function promptsOf(model: MockLanguageModelV3) {
  return model.doGenerateCalls.map(({ prompt }) => prompt);
}

test('prepareStep: every step of a tool loop is sent a valid, compressed prompt', async () => {
  const model = readingModel(6);
  const stored = history(12);
  const { text } = await generateText({
    model,
    messages: stored,
    tools,
    stopWhen: stepCountIs(10),
    prepareStep: compressPrepareStep(compressor(), { contextLimit: CONTEXT }),
  });
  expect(text).toBe('done');
  expect(stored).toEqual(history(12));
  const prompts = promptsOf(model);
  expect(prompts).toHaveLength(7);
  for (const prompt of prompts) {
    expect(validateMessages(prompt, 'ai-sdk').filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(JSON.stringify(prompt).length / 4).toBeLessThan(CONTEXT);
    expect(JSON.stringify(prompt)).toContain('Count the modules');
  }
});

test('middleware: the model gets the compressed prompt', async () => {
  const model = readingModel(0);
  const middleware = compressMiddleware(compressor(), { contextLimit: CONTEXT });
  await generateText({ model: wrapLanguageModel({ model, middleware }), messages: history(12) });
  const [prompt] = promptsOf(model);
  expect(prompt?.length).toBeLessThan(20);
  expect(prompt?.every(({ role, content }) => role === 'system' || Array.isArray(content))).toBe(true);
  expect(validateMessages(prompt ?? [], 'ai-sdk').filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('middleware: a short prompt goes through untouched', async () => {
  const middleware = compressMiddleware(compressor(), { contextLimit: CONTEXT, specificationVersion: 'v4' });
  expect(middleware.specificationVersion).toBe('v4');
  const params = { prompt: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }], temperature: 1 };
  const out = await middleware.transformParams({ params });
  expect(out.prompt).toBe(params.prompt);
  expect(out.temperature).toBe(1);
});

test('middleware: cancelling the call cancels the pass', async () => {
  const slow = new ContextCompressor({
    format: 'ai-sdk',
    tailTokenBudget: 1_000,
    summarize: () => new Promise(() => {}),
    pruneMinChars: 100_000,
  });
  const model = wrapLanguageModel({
    model: readingModel(0),
    middleware: compressMiddleware(slow, { contextLimit: CONTEXT }),
  });
  const controller = new AbortController();
  const asking = generateText({ model, messages: history(12), abortSignal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});
