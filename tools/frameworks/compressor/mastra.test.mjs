import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Agent } from '@mastra/core/agent';
import { createTool } from '@mastra/core/tools';
import { z } from 'zod';
import { ContextCompressor, validateMessages } from '../../../packages/context-compressor/dist/index.js';
import { compressProcessor } from '../../../packages/context-compressor/dist/mastra.js';
import { CONTEXT, output, tokensOf } from './history.mjs';

/** A language model (specification v2) that reads file after file, ends, and remembers what it was sent. */
class ReadingModel {
  specificationVersion = 'v2';
  provider = 'test';
  modelId = 'reading';
  supportedUrls = {};
  seen = [];
  constructor(reads) {
    this.reads = reads;
  }
  #next(prompt) {
    this.seen.push(prompt);
    const isLast = this.seen.length > this.reads;
    const call = {
      type: 'tool-call',
      toolCallId: `t${this.seen.length}`,
      toolName: 'read_file',
      input: '{"path":"src/new.ts"}',
    };
    return {
      content: isLast ? { type: 'text', text: 'done' } : call,
      finishReason: isLast ? 'stop' : 'tool-calls',
    };
  }
  usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
  async doGenerate({ prompt }) {
    const { content, finishReason } = this.#next(prompt);
    return { content: [content], finishReason, usage: this.usage, warnings: [] };
  }
  async doStream({ prompt }) {
    const { content, finishReason } = this.#next(prompt);
    const parts =
      content.type === 'text'
        ? [
            { type: 'text-start', id: '1' },
            { type: 'text-delta', id: '1', delta: content.text },
            { type: 'text-end', id: '1' },
          ]
        : [content];
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        for (const part of parts) controller.enqueue(part);
        controller.enqueue({
          type: 'finish',
          finishReason,
          usage: this.usage ?? { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
        });
        controller.close();
      },
    });
    return { stream };
  }
}

const readFile = createTool({
  id: 'read_file',
  description: 'Reads a file',
  inputSchema: z.object({ path: z.string() }),
  execute: async () => output(99),
});

function history(rounds) {
  return [
    { role: 'user', content: 'Count the modules and fix src/mod3.ts.' },
    ...Array.from({ length: rounds }, (_, at) => [
      {
        role: 'assistant',
        content: [
          {
            type: 'tool-call',
            toolCallId: `c${at}`,
            toolName: 'read_file',
            input: { path: `src/mod${at}.ts` },
          },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: `c${at}`,
            toolName: 'read_file',
            output: { type: 'text', value: output(at) },
          },
        ],
      },
    ]).flat(),
  ];
}

function agentOf(model) {
  const compressor = new ContextCompressor({ format: 'ai-sdk', tailTokenBudget: 1_000 });
  return new Agent({
    id: 'reader',
    name: 'reader',
    instructions: 'Never push to main.',
    model,
    tools: { read_file: readFile },
    inputProcessors: [compressProcessor(compressor, { contextLimit: CONTEXT })],
  });
}

void test('every call of the model gets a valid, compressed prompt', async () => {
  const model = new ReadingModel(5);
  const { text } = await agentOf(model).generate(history(12), { maxSteps: 10 });
  assert.equal(text, 'done');
  assert.equal(model.seen.length, 6);
  for (const prompt of model.seen) {
    assert.deepEqual(
      validateMessages(prompt, 'ai-sdk').filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.ok(tokensOf(prompt) < CONTEXT, `${tokensOf(prompt)} tokens`);
    assert.ok(JSON.stringify(prompt).includes('fix src/mod3.ts'));
    assert.equal(prompt[0].role, 'system');
  }
});

void test('a short prompt goes through untouched', async () => {
  const model = new ReadingModel(0);
  await agentOf(model).generate('hi');
  assert.deepEqual(
    model.seen[0].at(-1).content.map(({ text }) => text),
    ['hi'],
  );
});
