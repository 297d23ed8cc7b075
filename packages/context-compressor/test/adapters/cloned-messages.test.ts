import { describe, expect, test } from 'vitest';
import { compressMiddleware } from '../../src/adapters/langchain.js';
import { compressInputFilter, compressSession } from '../../src/adapters/openai-agents.js';
import { ContextCompressor } from '../../src/context-compressor.js';

// `@openai/agents` clones the items of every model call and of every reading of a session; LangGraph makes new messages of
// what a checkpointer stored. What was compressed before must be known again, or each call would ask the summarizer.
const CONTEXT = 8_000;
const text = (at: number): string =>
  Array.from({ length: 60 }, (_, line) => `value${at}_${line} = ${at}`).join('\n');

function counting() {
  let asked = 0;
  const compressor = new ContextCompressor({
    tailTokenBudget: 1_000,
    pruneMinChars: 100_000,
    summarize: async () => {
      asked += 1;
      return '## Active Task\nread on';
    },
  });
  return { compressor, asked: () => asked };
}

function items(rounds: number): object[] {
  const calls = Array.from({ length: rounds }, (_, at) => [
    { type: 'function_call', callId: `c${at}`, name: 'read', status: 'completed', arguments: `{"n":${at}}` },
    {
      type: 'function_call_result',
      callId: `c${at}`,
      name: 'read',
      status: 'completed',
      output: { type: 'text', text: text(at) },
    },
  ]);
  return [{ type: 'message', role: 'user', content: 'Read all.' }, ...calls.flat()];
}

interface Item {
  readonly type: string;
  readonly callId?: string;
}

function unpaired(list: readonly Item[]): readonly Item[] {
  const calls = list.filter(({ type }) => type === 'function_call');
  const results = list.filter(({ type }) => type === 'function_call_result');
  const ids = new Set(results.map(({ callId }) => callId));
  return calls.length === results.length ? calls.filter(({ callId }) => !ids.has(callId)) : calls;
}

describe('messages that are made anew for every request', () => {
  test('openai-agents: a filter knows the items of the call before', async () => {
    const { compressor, asked } = counting();
    const filter = compressInputFilter(compressor, { contextLimit: CONTEXT });
    const counts: number[] = [];
    for (let rounds = 20; rounds <= 23; rounds += 1) {
      const { input } = await filter({ modelData: { input: structuredClone(items(rounds)) } });
      expect(unpaired(input as Item[])).toEqual([]);
      expect(input.length).toBeLessThan(rounds);
      expect(input.at(-1)).toEqual(items(rounds).at(-1));
      expect(JSON.stringify(input)).not.toContain('place');
      counts.push(asked());
    }
    expect(new Set(counts).size).toBe(1);
  });

  test('openai-agents: an untouched item is the one of this call', async () => {
    const filter = compressInputFilter(counting().compressor, { contextLimit: CONTEXT });
    await filter({ modelData: { input: structuredClone(items(20)) } });
    const mine = structuredClone(items(21));
    const { input } = await filter({ modelData: { input: mine } });
    expect(input[0]).toBe(mine[0]);
  });

  test('openai-agents: a session that clones', async () => {
    const { compressor, asked } = counting();
    let rounds = 20;
    const beneath = {
      getSessionId: async () => 's',
      getItems: async () => structuredClone(items(rounds)),
      addItems: async () => {},
      popItem: async () => undefined,
      clearSession: async () => {},
    };
    const session = compressSession(beneath, compressor, { contextLimit: CONTEXT });
    await session.getItems();
    const askedOnce = asked();
    rounds += 1;
    expect(unpaired((await session.getItems()) as Item[])).toEqual([]);
    expect(asked()).toBe(askedOnce);
  });

  test('langchain: messages of a checkpointer', async () => {
    const { compressor, asked } = counting();
    const middleware = compressMiddleware(compressor, { contextLimit: CONTEXT });
    const sent: number[] = [];
    for (let rounds = 20; rounds <= 23; rounds += 1) {
      await middleware.wrapModelCall({ messages: stored(rounds) }, ({ messages }) =>
        sent.push(messages.length),
      );
    }
    expect(asked()).toBeGreaterThan(0);
    const askedOnce = asked();
    await middleware.wrapModelCall({ messages: stored(23) }, ({ messages }) => sent.push(messages.length));
    expect(asked()).toBe(askedOnce);
    expect(Math.max(...sent)).toBeLessThan(20);
  });

  test('langchain: cancelling the run cancels the summarizer', async () => {
    const run = new AbortController();
    let heard: AbortSignal | undefined;
    const compressor = new ContextCompressor({
      tailTokenBudget: 1_000,
      pruneMinChars: 100_000,
      summarize: (_, { signal }) => {
        heard = signal;
        run.abort();
        return new Promise(() => {});
      },
    });
    const middleware = compressMiddleware(compressor, { contextLimit: CONTEXT });
    const request = { messages: stored(20), runtime: { signal: run.signal } };
    await expect(middleware.wrapModelCall(request, () => 'sent')).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(heard?.aborted).toBe(true);
  });
});

class Message {
  readonly content: string;
  readonly tool_calls: readonly object[] | undefined;
  readonly tool_call_id: string | undefined;
  readonly type: string;
  constructor(fields: { content: string; type: string; tool_calls?: object[]; tool_call_id?: string }) {
    this.content = fields.content;
    this.type = fields.type;
    this.tool_calls = fields.tool_calls;
    this.tool_call_id = fields.tool_call_id;
  }
}

function stored(rounds: number): Message[] {
  const calls = Array.from({ length: rounds }, (_, at) => [
    new Message({ type: 'ai', content: '', tool_calls: [{ id: `c${at}`, name: 'read', args: { n: at } }] }),
    new Message({ type: 'tool', content: text(at), tool_call_id: `c${at}` }),
  ]);
  return [new Message({ type: 'human', content: 'Read all.' }), ...calls.flat()];
}
