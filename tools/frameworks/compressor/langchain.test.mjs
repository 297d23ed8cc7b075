import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { MemorySaver } from '@langchain/langgraph';
import { AIMessage, createAgent, createMiddleware, HumanMessage, ToolMessage, tool } from 'langchain';
import { z } from 'zod';
import { ContextCompressor, validateMessages } from '../../../packages/context-compressor/dist/index.js';
import { compressMiddleware } from '../../../packages/context-compressor/dist/langchain.js';
import { CONTEXT, output } from './history.mjs';

/** A model that reads file after file, ends, and remembers what it was sent. */
class ReadingModel extends BaseChatModel {
  constructor(reads, seen = []) {
    super({});
    this.reads = reads;
    this.seen = seen;
  }
  _llmType() {
    return 'reading';
  }
  bindTools() {
    return this;
  }
  async _generate(messages) {
    this.seen.push(messages);
    const isLast = this.seen.length > this.reads;
    const id = `t${this.seen.length}`;
    const message = isLast
      ? new AIMessage('done')
      : new AIMessage({
          content: '',
          tool_calls: [{ id, name: 'read_file', args: { path: `src/new${id}.ts` } }],
        });
    return { generations: [{ text: '', message }] };
  }
}

const readFile = tool(async () => output(99), {
  name: 'read_file',
  description: 'Reads a file',
  schema: z.object({ path: z.string() }),
});

function history(rounds) {
  return [
    new HumanMessage('Count the modules and fix src/mod3.ts.'),
    ...Array.from({ length: rounds }, (_, at) => [
      new AIMessage({
        content: [
          { type: 'text', text: `Reading ${at}.` },
          { type: 'tool_use', id: `c${at}`, name: 'read_file', input: { path: `src/mod${at}.ts` } },
        ],
        tool_calls: [{ id: `c${at}`, name: 'read_file', args: { path: `src/mod${at}.ts` } }],
      }),
      new ToolMessage({ tool_call_id: `c${at}`, name: 'read_file', content: output(at) }),
    ]).flat(),
  ];
}

function agentOf(model, config = {}) {
  const compressor = new ContextCompressor({ tailTokenBudget: 1_000, ...config });
  const middleware = createMiddleware(compressMiddleware(compressor, { contextLimit: CONTEXT }));
  return createAgent({
    model,
    tools: [readFile],
    systemPrompt: 'Never push to main.',
    middleware: [middleware],
  });
}

/** The messages as OpenAI chat, written by a hand that is not the adapter's. */
function asChat(messages) {
  return messages.map((message) => {
    const role = { human: 'user', ai: 'assistant', tool: 'tool', system: 'system' }[message.getType()];
    const calls = message.tool_calls?.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    }));
    return {
      role,
      content: message.text,
      ...(role === 'tool' ? { tool_call_id: message.tool_call_id } : {}),
      ...(calls?.length > 0 ? { tool_calls: calls } : {}),
    };
  });
}

void test('every call of the model gets valid, compressed messages; the state keeps all', async () => {
  const model = new ReadingModel(5);
  const stored = history(12);
  const result = await agentOf(model).invoke({ messages: stored }, { recursionLimit: 50 });
  assert.equal(result.messages.at(-1).text, 'done');
  assert.equal(result.messages.length, stored.length + 5 * 2 + 1);
  assert.equal(model.seen.length, 6);
  for (const messages of model.seen) {
    const chat = asChat(messages);
    assert.deepEqual(
      validateMessages(chat, 'openai-chat').filter(({ severity }) => severity === 'error'),
      [],
    );
    const tokens = chat.reduce((sum, message) => sum + JSON.stringify(message).length / 4, 0);
    assert.ok(tokens < CONTEXT, `${tokens} tokens`);
    assert.ok(chat.some(({ role, content }) => role === 'user' && content.includes('fix src/mod3.ts')));
  }
});

void test('an untouched message is the very same object, an edited one is of its class', async () => {
  const model = new ReadingModel(0);
  const stored = history(12);
  await agentOf(model).invoke({ messages: stored });
  const [sent] = model.seen;
  const before = new Set(stored.map(({ content }) => content));
  assert.ok(sent.filter(({ content }) => before.has(content)).length >= 3);
  for (const message of sent) assert.equal(typeof message.getType(), 'string');
  for (const message of sent.filter((each) => each.getType() === 'ai' && Array.isArray(each.content))) {
    const repeated = message.content.filter(({ type }) => type === 'tool_use').map(({ id }) => id);
    assert.deepEqual(
      repeated,
      message.tool_calls.map(({ id }) => id),
    );
  }
});

void test('a short conversation goes through untouched', async () => {
  const model = new ReadingModel(0);
  await agentOf(model).invoke({ messages: [new HumanMessage('hi')] });
  assert.equal(model.seen[0].at(-1).text, 'hi');
});

void test('threads of a checkpointer take turns, and none is compressed again for every call', async () => {
  let asked = 0;
  const summarize = async () => {
    asked += 1;
    return 'Read on.';
  };
  const compressor = new ContextCompressor({ tailTokenBudget: 1_000, pruneMinChars: 100_000, summarize });
  const model = new ReadingModel(0);
  let next = 0;
  const readNext = tool(async () => output(next++), {
    name: 'read_file',
    description: 'Reads a file',
    schema: z.object({ path: z.string() }),
  });
  const agent = createAgent({
    model,
    tools: [readNext],
    checkpointer: new MemorySaver(),
    middleware: [createMiddleware(compressMiddleware(compressor, { contextLimit: 2 * CONTEXT }))],
  });
  for (let turn = 0; turn < 12; turn += 1) {
    model.reads = model.seen.length + 3;
    const configurable = { thread_id: `thread ${turn % 2}` };
    await agent.invoke({ messages: [new HumanMessage(`Read more, ${turn}.`)] }, { configurable });
  }
  assert.equal(model.seen.length, 48);
  assert.ok(asked > 0 && asked < 25, `${asked} summaries for 48 calls`);
});
