import { describe, expect, test } from 'vitest';
import { createHistoryView, type HistoryCompressor } from '../../src/adapters/history-view.js';
import { ContextCompressor } from '../../src/context-compressor.js';
import type { CompressionResult } from '../../src/types.js';
import { openaiHistory } from '../support/histories.js';

const CONTEXT = 8_000;
const config = { tailTokenBudget: 1_000 };

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

  test('refuses what is no compressor and no window', () => {
    const compressor = new ContextCompressor();
    // @ts-expect-error no compressor
    expect(() => createHistoryView({}, { contextLimit: 1 })).toThrow(
      expect.objectContaining({ code: 'invalid-argument:compressor' }),
    );
    expect(() => createHistoryView(compressor, { contextLimit: 0 })).toThrow(RangeError);
    // @ts-expect-error no options
    expect(() => createHistoryView(compressor satisfies HistoryCompressor)).toThrow(TypeError);
  });
});
