import { describe, expect, test } from 'vitest';
import { createHistoryView, type HistoryCompressor } from '../../src/adapters/history-view.js';
import { ContextCompressor } from '../../src/context-compressor.js';
import type { CompressionResult } from '../../src/types.js';
import { openaiHistory } from '../support/histories.js';

const CONTEXT = 8_000;
const config = { tailTokenBudget: 1_000 };

/** A view whose summarizer counts how often it was asked. */
function countingView() {
  let asked = 0;
  const summarize = async () => {
    asked += 1;
    return '## Active Task\nfix src/mod3.ts';
  };
  const compressor = new ContextCompressor({ ...config, summarize, pruneMinChars: 100_000 });
  return { view: createHistoryView(compressor, { contextLimit: CONTEXT }), asked: () => asked };
}

describe('createHistoryView', () => {
  test('gives a short list back as the same array', async () => {
    const view = createHistoryView(new ContextCompressor(config), { contextLimit: CONTEXT });
    const messages = openaiHistory(1);
    expect(await view(messages)).toBe(messages);
  });

  test('takes up the compressed list when the stored one goes on', async () => {
    const results: CompressionResult<object>[] = [];
    const asked: string[] = [];
    const summarize = async (prompt: string) => {
      asked.push(prompt);
      return '## Active Task\nfix src/mod3.ts';
    };
    const view = createHistoryView(new ContextCompressor({ ...config, summarize, pruneMinChars: 100_000 }), {
      contextLimit: CONTEXT,
      onResult: (result) => results.push(result),
    });
    const stored = openaiHistory(12);
    const first = await view(stored);
    expect(results.at(-1)?.changed).toBe(true);
    expect(first.length).toBeLessThan(stored.length);

    const askedOnce = asked.length;
    const next = { role: 'user', content: 'And now?' };
    const second = await view([...stored, next]);
    expect(second.slice(0, first.length)).toEqual(first);
    expect(second.at(-1)).toBe(next);
    expect(asked).toHaveLength(askedOnce);
  });

  test('knows messages that a framework has made anew', async () => {
    const view = createHistoryView(new ContextCompressor(config), { contextLimit: CONTEXT });
    const stored = openaiHistory(12);
    const first = await view(stored);
    expect(await view(structuredClone(stored))).toEqual(first);
  });

  test('starts afresh when another conversation comes', async () => {
    const view = createHistoryView(new ContextCompressor(config), { contextLimit: CONTEXT });
    await view(openaiHistory(12));
    const other = [{ role: 'user', content: 'Hello' }];
    expect(await view(other)).toBe(other);
  });

  test('knows messages whose cache marks have moved, and sends them as they are now', async () => {
    const { view, asked } = countingView();
    const mark = { anthropic: { cacheControl: { type: 'ephemeral' } } };
    const marked = (messages: readonly object[]): object[] =>
      messages.map((message, at) =>
        at === messages.length - 1 ? { ...message, providerOptions: mark } : { ...message },
      );
    const stored = openaiHistory(12);
    await view(marked(stored));
    const askedOnce = asked();
    const now = marked([...stored, { role: 'user', content: 'And now?' }]);
    const sent = await view(now);
    expect(asked()).toBe(askedOnce);
    expect(sent.filter((message) => 'providerOptions' in message)).toEqual([now.at(-1)]);
    expect(sent.slice(-3)).toEqual(now.slice(-3));
    expect(sent.at(-2)).toBe(now.at(-2));
  });

  test('several conversations may take turns', async () => {
    const { view, asked } = countingView();
    const conversations = ['first', 'second', 'third'].map((name) => [
      { role: 'user', content: `I am the ${name}.` },
      ...openaiHistory(12),
    ]);
    for (const stored of conversations) await view(stored);
    const askedOnce = asked();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const stored of conversations) {
        stored.push({ role: 'user', content: `Turn ${turn}?` }, { role: 'assistant', content: 'Yes.' });
        const sent = await view(stored);
        expect(sent[0]).toBe(stored[0]);
        expect(sent.length).toBeLessThan(stored.length);
      }
    }
    expect(asked()).toBe(askedOnce);
  });

  test('what hears the results cannot cost the conversation', async () => {
    const view = createHistoryView(new ContextCompressor(config), {
      contextLimit: CONTEXT,
      onResult: () => {
        throw new Error('listener');
      },
    });
    expect((await view(openaiHistory(12))).length).toBeLessThan(openaiHistory(12).length);
  });

  test('counts what the framework does not show', async () => {
    const tools = Array.from({ length: 200 }, (_, at) => ({
      name: `tool${at}`,
      description: 'Reads a file.',
    }));
    const results: CompressionResult<object>[] = [];
    const view = createHistoryView(new ContextCompressor(config), {
      contextLimit: CONTEXT,
      system: 'Never push to main.',
      tools,
      onResult: (result) => results.push(result),
    });
    await view(openaiHistory(1));
    await view(openaiHistory(1), { tools: [] });
    const [whole, bare] = results;
    expect(whole?.tokensBefore).toBeGreaterThan((bare?.tokensBefore ?? 0) + 1_000);
  });

  test('never changes the stored list', async () => {
    const stored = openaiHistory(12);
    const copy = structuredClone(stored);
    const view = createHistoryView(new ContextCompressor(config), { contextLimit: CONTEXT });
    await view(stored);
    await view([...stored, { role: 'user', content: 'x' }]);
    expect(stored).toEqual(copy);
  });

  test('rejects when cancelled, and goes on afterwards', async () => {
    const view = createHistoryView(new ContextCompressor(config), { contextLimit: CONTEXT });
    const stored = openaiHistory(12);
    await expect(view(stored, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect((await view(stored)).length).toBeLessThan(stored.length);
  });

  test('knows lists apart whose messages cannot be written as JSON, or say nothing but their ids', async () => {
    const given: (readonly object[])[] = [];
    const compressor: HistoryCompressor = {
      compress: async (messages) => {
        given.push([...messages]);
        return { changed: true, messages: [{ role: 'user', content: 'short' }] } as never;
      },
    };
    for (const make of [
      (at: number): object => ({ role: 'user', content: BigInt(at) }),
      (at: number): object => ({ type: 'item_reference', id: `msg_${at}` }),
    ]) {
      const view = createHistoryView(compressor, { contextLimit: CONTEXT });
      await view([make(1)]);
      const other = [make(2), make(3)];
      await view(other);
      expect(given.at(-1)).toEqual(other);
    }
  });

  test('refuses what is no compressor and no window', () => {
    const compressor = new ContextCompressor();
    // @ts-expect-error no compressor
    expect(() => createHistoryView({}, { contextLimit: 1 })).toThrow(
      expect.objectContaining({ code: 'invalid-argument:compressor' }),
    );
    expect(() => createHistoryView(compressor, { contextLimit: 0 })).toThrow(RangeError);
    // @ts-expect-error a name that is none
    expect(() => createHistoryView(compressor, { contextLimit: 1, focus: 'x' })).toThrow(
      expect.objectContaining({ code: 'unknown-option:focus' }),
    );
    // @ts-expect-error no topic
    expect(() => createHistoryView(compressor, { contextLimit: 1, focusTopic: 7 })).toThrow(
      expect.objectContaining({ code: 'invalid-option:focusTopic' }),
    );
    expect(() => createHistoryView(compressor, { contextLimit: Number.POSITIVE_INFINITY })).toThrow(
      RangeError,
    );
    // @ts-expect-error no options
    expect(() => createHistoryView(compressor satisfies HistoryCompressor)).toThrow(TypeError);
  });
});
