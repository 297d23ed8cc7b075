import { describe, expect, test } from 'vitest';
import { ContextCompressor, countMessageTokens, estimateTokens, findBoundaries } from '../src/index.js';
import { openaiHistory } from './support/histories.js';

const never = (): Promise<never> => new Promise(() => {});
const base = {
  redact: (text: string): string => text,
  countTokens: (text: string): number => text.length / 4,
};

describe('what never answers does not hold the conversation', () => {
  test('a summarizer: its signal is aborted, the next step is taken', async () => {
    let told: AbortSignal | undefined;
    const compressor = new ContextCompressor({
      ...base,
      summarizeTimeoutMs: 20,
      summarize: (_, { signal }) => {
        told = signal;
        return never();
      },
      summarizeWithMainModel: async () => '## Active Task\nCount.',
    });
    const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
    expect(told?.aborted).toBe(true);
    expect(result.events).toContainEqual({ type: 'summarizer-failed', attempt: 1, cause: 'late' });
    expect(result.summary?.startsWith('## Active Task\nCount.')).toBe(true);
  });

  test('a time limit that no timer can hold is no limit', async () => {
    const compressor = new ContextCompressor({
      ...base,
      summarizeTimeoutMs: Number.MAX_SAFE_INTEGER,
      summarize: () => new Promise((resolve) => setTimeout(resolve, 20, '## Active Task\nCount.')),
    });
    const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
    expect(result.fallback).toBe(false);
  });

  test('an archive: the pass is committed, and the event says that originals may be missing', async () => {
    const archive = { get: () => undefined, set: never };
    const compressor = new ContextCompressor({ ...base, archive });
    const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
    expect(result.reason).toBe('compressed');
    expect(result.events).toContainEqual({ type: 'archive-failed' });
  });

  test('an archive, while the pass is cancelled', async () => {
    const controller = new AbortController();
    const archive = {
      get: () => undefined,
      set: () => {
        controller.abort();
        return never();
      },
    };
    const compressor = new ContextCompressor({ ...base, archive });
    const before = compressor.serialize();
    const pending = compressor.compress(openaiHistory(30, 30), {
      contextLimit: 4_000,
      force: true,
      signal: controller.signal,
    });
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(compressor.serialize()).toEqual(before);
  });
});

describe('a counter that gives no count is named', () => {
  test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, undefined, '5', Promise.resolve(5)])(
    '%s',
    async (odd) => {
      const countTokens = (): number => odd as number;
      const list = openaiHistory(5, 5);
      const misuse = { name: 'RangeError', code: 'invalid-option:countTokens' };
      await expect(
        new ContextCompressor({ countTokens }).compress(list, { contextLimit: 4_000 }),
      ).rejects.toMatchObject(misuse);
      expect(() => countMessageTokens(list, { countTokens })).toThrow(expect.objectContaining(misuse));
      expect(() => findBoundaries(list, { countTokens })).toThrow(expect.objectContaining(misuse));
    },
  );

  test('as such, also when it fails in the middle of a pass', async () => {
    let calls = 0;
    const countTokens = (text: string): number => (++calls > 200 ? Number.NaN : text.length / 4);
    const pending = new ContextCompressor({ ...base, countTokens }).compress(openaiHistory(30, 30), {
      contextLimit: 4_000,
      force: true,
    });
    await expect(pending).rejects.toMatchObject({ code: 'invalid-option:countTokens' });
  });
});

test.each(['openai-chat', 'ai-sdk'] as const)(
  'objects that hold themselves do not hold a pass (%s)',
  async (format) => {
    const ring: Record<string, unknown> = { type: 'document', title: 'half a pair: \ud83d' };
    ring.twice = [ring, ring, ring];
    const messages = Array.from({ length: 20 }, (_, at) => [
      {
        role: 'user',
        content: [{ type: 'text', text: `Question ${at}. ${'lorem ipsum '.repeat(20)}` }, ring],
      },
      { role: 'assistant', content: `Answer ${at}.` },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: 'x', output: { type: 'json', value: ring } }],
      },
    ]).flat();
    const compressor = new ContextCompressor({ countTokens: estimateTokens, redact: (text) => text, format });
    const { reason } = await compressor.compress(messages, { contextLimit: 900, force: true });
    expect(reason).toMatch(/compressed|repaired|incompressible|ineffective/);
  },
);
