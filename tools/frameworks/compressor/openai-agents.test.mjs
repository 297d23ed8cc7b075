import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Agent, MemorySession, Runner, setTracingDisabled, tool, Usage } from '@openai/agents';
import { z } from 'zod';
import { ContextCompressor } from '../../../packages/context-compressor/dist/index.js';
import {
  compressInputFilter,
  compressSession,
} from '../../../packages/context-compressor/dist/openai-agents.js';
import { CONTEXT, output, tokensOf } from './history.mjs';

setTracingDisabled(true);

/** A model that reads file after file, ends, and remembers what it was sent. */
class ReadingModel {
  seen = [];
  constructor(reads) {
    this.reads = reads;
  }
  async getResponse({ input }) {
    this.seen.push(input);
    const isLast = this.seen.length > this.reads;
    const callId = `t${this.seen.length}`;
    const item = isLast
      ? {
          type: 'message',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: 'done' }],
        }
      : {
          type: 'function_call',
          callId,
          name: 'read_file',
          status: 'completed',
          arguments: '{"path":"src/new.ts"}',
        };
    return { usage: new Usage(), output: [item] };
  }
  getStreamedResponse() {
    throw new Error('not used');
  }
}

const readFile = tool({
  name: 'read_file',
  description: 'Reads a file',
  parameters: z.object({ path: z.string() }),
  execute: async () => output(99),
});

function history(rounds) {
  return [
    { type: 'message', role: 'user', content: 'Count the modules and fix src/mod3.ts.' },
    ...Array.from({ length: rounds }, (_, at) => [
      {
        type: 'function_call',
        callId: `c${at}`,
        name: 'read_file',
        status: 'completed',
        arguments: `{"path":"src/mod${at}.ts"}`,
      },
      {
        type: 'function_call_result',
        callId: `c${at}`,
        name: 'read_file',
        status: 'completed',
        output: { type: 'text', text: output(at) },
      },
    ]).flat(),
  ];
}

const compressor = () => new ContextCompressor({ format: 'openai-responses', tailTokenBudget: 1_000 });

function assertPaired(items) {
  const open = new Set();
  for (const { type, callId } of items) {
    if (type === 'function_call') open.add(callId);
    if (type === 'function_call_result') assert.ok(open.delete(callId), 'a result has its call');
  }
  assert.equal(open.size, 0, 'a call has its result');
}

void test('session: a run starts from the compressed conversation, the session beneath keeps all', async () => {
  const beneath = new MemorySession();
  await beneath.addItems(history(12));
  const session = compressSession(beneath, compressor(), { contextLimit: CONTEXT });
  const model = new ReadingModel(1);
  const agent = new Agent({ name: 'reader', model, tools: [readFile] });
  const result = await new Runner().run(agent, 'Go on.', { session });
  assert.equal(result.finalOutput, 'done');
  for (const input of model.seen) {
    assertPaired(input);
    assert.ok(tokensOf(input) < CONTEXT, `${tokensOf(input)} tokens`);
    assert.ok(JSON.stringify(input).includes('Go on.'));
  }
  assert.equal((await beneath.getItems()).length, 25 + 1 + 2 + 1);
  assert.deepEqual(await session.getItems(2), await beneath.getItems(2));
});

void test('input filter: every call of the model inside a run gets the compressed items', async () => {
  const model = new ReadingModel(6);
  const agent = new Agent({ name: 'reader', model, tools: [readFile] });
  const callModelInputFilter = compressInputFilter(compressor(), { contextLimit: CONTEXT });
  const result = await new Runner({ callModelInputFilter }).run(agent, history(12));
  assert.equal(result.finalOutput, 'done');
  assert.equal(model.seen.length, 7);
  for (const input of model.seen) {
    assertPaired(input);
    assert.ok(tokensOf(input) < CONTEXT, `${tokensOf(input)} tokens`);
  }
});

void test('input filter: what was compressed for one call is not compressed again for the next', async () => {
  const model = new ReadingModel(24);
  let next = 0;
  const readNext = tool({
    name: 'read_file',
    description: 'Reads a file',
    parameters: z.object({ path: z.string() }),
    execute: async () => output(next++),
  });
  const agent = new Agent({ name: 'reader', model, tools: [readNext] });
  let asked = 0;
  const summarize = async () => {
    asked += 1;
    return 'Read on.';
  };
  const asking = new ContextCompressor({
    format: 'openai-responses',
    tailTokenBudget: 1_000,
    pruneMinChars: 100_000,
    summarize,
  });
  const callModelInputFilter = compressInputFilter(asking, { contextLimit: CONTEXT });
  await new Runner({ callModelInputFilter }).run(agent, 'Read all.', { maxTurns: 30 });
  assert.equal(model.seen.length, 25);
  for (const input of model.seen) assertPaired(input);
  assert.ok(asked > 0 && asked < 15, `${asked} summaries for 25 calls`);
});

void test('session: a short conversation comes back as the same items', async () => {
  const beneath = new MemorySession();
  await beneath.addItems(history(1));
  const session = compressSession(beneath, compressor(), { contextLimit: CONTEXT });
  assert.deepEqual(await session.getItems(), await beneath.getItems());
  assert.equal(await session.getSessionId(), await beneath.getSessionId());
});
