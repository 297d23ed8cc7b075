import { describe, expect, test } from 'vitest';
import {
  type CompressionEngine,
  ContextCompressor,
  ContextCompressorError,
  countMessageTokens,
  dropOldestEngine,
  estimateTokens,
} from '../src/index.js';
import { errorsOf } from './support/laws.js';

const count = (text: string): number => Math.ceil(text.length / 4);
const base = { countTokens: count, redact: (text: string): string => text };

function history(groups: number, size = 1_600): object[] {
  const list: object[] = [
    { role: 'system', content: 'You are an agent.' },
    { role: 'user', content: 'Fix the build.' },
  ];
  for (let at = 0; at < groups; at += 1) {
    const call = {
      id: `c${at}`,
      type: 'function',
      function: { name: 'bash', arguments: `{"command":"npm run step${at}"}` },
    };
    list.push({ role: 'assistant', content: null, tool_calls: [call] });
    list.push({
      role: 'tool',
      tool_call_id: `c${at}`,
      content: `step ${at}\n${'x '.repeat(size / 2)}\nexit code 0`,
    });
  }
  return list;
}

describe('cancelling', () => {
  test('rejects with AbortError at once and leaves the state as it was', async () => {
    const controller = new AbortController();
    const compressor = new ContextCompressor({
      ...base,
      summarize: () => new Promise(() => {}),
    });
    const before = compressor.serialize();
    const pending = compressor.compress(history(20), {
      contextLimit: 8_000,
      signal: controller.signal,
      force: true,
    });
    setTimeout(() => controller.abort(), 20);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(compressor.serialize()).toEqual(before);
  });

  test('a signal that is aborted beforehand asks no model', async () => {
    let calls = 0;
    const compressor = new ContextCompressor({ ...base, summarize: async () => String(++calls) });
    const signal = AbortSignal.abort(new Error('no more'));
    await expect(compressor.compress(history(20), { contextLimit: 8_000, signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(calls).toBe(0);
  });
});

describe('the decision', () => {
  test('a reading that a changed pass has made stale does not fire again', async () => {
    const compressor = new ContextCompressor(base);
    expect(compressor.decide(7_000, 8_000).reason).toBe('over-threshold');
    const { changed } = await compressor.compress(history(20), { contextLimit: 8_000, promptTokens: 7_000 });
    expect(changed).toBe(true);
    expect(compressor.decide(7_000, 8_000)).toEqual({ compress: false, reason: 'stale-reading' });
    expect(compressor.decide(7_001, 8_000).reason).toBe('over-threshold');
  });

  test('growth by minReclaimTokens re-arms after two ineffective passes', async () => {
    const list = history(0);
    const compressor = new ContextCompressor({ ...base, minReclaimTokens: 500 });
    for (let pass = 0; pass < 3; pass += 1)
      await compressor.compress(list, { contextLimit: 8_000, promptTokens: 7_000 });
    expect(compressor.decide(7_100, 8_000).reason).toBe('ineffective');
    expect(compressor.decide(7_600, 8_000).reason).toBe('over-threshold');
  });
});

test('what stands outside of the messages is said when nothing can be compressed', async () => {
  const list = history(0);
  const compressor = new ContextCompressor(base);
  const result = await compressor.compress(list, { contextLimit: 8_000, promptTokens: 7_000 });
  expect(result.messages).toBe(list);
  expect(result.reason).toBe('incompressible');
  expect(result.limits?.tools).toBeGreaterThan(6_900);
});

test('pruning alone stops there: the latest results first, no model asked', async () => {
  let calls = 0;
  const compressor = new ContextCompressor({
    ...base,
    tailTokenBudget: 400,
    summarize: async () => String(++calls),
  });
  const list = history(8, 4_000);
  const result = await compressor.compress(list, { contextLimit: 9_000 });
  expect(result.reason).toBe('pruned');
  expect(calls).toBe(0);
  const pruned = result.coverage.fates.flatMap((fate, index) => (fate === 'pruned' ? [index] : []));
  expect(Math.min(...pruned)).toBeGreaterThan(5);
  expect(JSON.stringify(result.messages[pruned[0] ?? 0])).toMatch(
    /\[bash\] ran → exit 0, 3 lines \(pruned, recall [0-9a-f]{12}\)/,
  );
});

test('pruning reclaims at least what makes a pass worth it, and changes nothing before that', async () => {
  const list = history(40, 3_000);
  const tokens = countMessageTokens(list, { countTokens: count });
  // A little over the threshold: pruning one result would be enough, and the next turn would have to prune again.
  const contextLimit = Math.floor((tokens - 50) / 0.75);
  const result = await new ContextCompressor(base).compress(list, { contextLimit });
  expect(result.reason).toBe('pruned');
  expect(result.saving).toBeGreaterThanOrEqual(0.1);
  const first = result.coverage.fates.indexOf('pruned');
  const without = result.messages.map((message, index) => (index === first ? list[index] : message));
  const saved = tokens - countMessageTokens(without, { countTokens: count });
  expect(saved / tokens).toBeLessThan(0.1);
});

test('a call in flight is neither removed nor answered, and is the reason when nothing else is there', async () => {
  const open = { id: 'p', type: 'function', function: { name: 'deploy', arguments: '{}' } };
  const list = [
    { role: 'user', content: 'Deploy.' },
    { role: 'assistant', content: null, tool_calls: [open] },
  ];
  const result = await new ContextCompressor(base).compress(list, { contextLimit: 1_000, promptTokens: 900 });
  expect(result.reason).toBe('in-flight');
  expect(result.messages).toBe(list);
});

describe('engines', () => {
  test('drop-oldest fits the same socket', async () => {
    const compressor = new ContextCompressor({
      ...base,
      engine: dropOldestEngine({ tailTokenBudget: 1_000 }),
    });
    const result = await compressor.compress(history(20), { contextLimit: 8_000 });
    expect(result.reason).toBe('compressed');
    expect(result.tokensAfter).toBeLessThan(6_000);
    expect(result.coverage.fates).toContain('dropped');
    expect(errorsOf(result.messages, 'openai-chat')).toEqual([]);
  });

  test('what an engine proposes is not committed when it is invalid', async () => {
    const broken: CompressionEngine = {
      name: 'broken',
      run: async ({ messages }) => ({
        messages: messages.slice(15),
        fates: messages.map(() => 'dropped'),
        reason: 'compressed',
      }),
    };
    const list = history(20);
    const result = await new ContextCompressor({ ...base, engine: broken }).compress(list, {
      contextLimit: 8_000,
    });
    expect(result.messages).toBe(list);
    expect(result.events).toContainEqual({ type: 'not-committed', cause: 'invalid-output' });
  });

  test('an engine that throws is named in the error', async () => {
    const engine: CompressionEngine = {
      name: 'mine',
      run: async () => {
        throw new Error('secret content');
      },
    };
    const error: unknown = await new ContextCompressor({ ...base, engine })
      .compress(history(20), { contextLimit: 8_000 })
      .catch((caught: unknown) => caught);
    expect(ContextCompressorError.isInstance(error) && error.code).toBe('engine-failed');
    expect(String(error)).not.toContain('secret');
  });
});

describe('thinking', () => {
  const turn = (at: number): object[] => [
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: `think ${at}`, signature: 's' },
        { type: 'tool_use', id: `t${at}`, name: 'read', input: { path: `src/${at}.ts` } },
      ],
    },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: `t${at}`, content: 'y '.repeat(800) }] },
  ];
  const list = [{ role: 'user', content: 'Go.' }, ...Array.from({ length: 12 }, (_, at) => turn(at)).flat()];
  const thinks = (messages: readonly object[]): boolean[] =>
    messages.map((message) => JSON.stringify(message).includes('"thinking"'));

  test.each([
    ['anthropic', true],
    ['anthropic-preserved-thinking', false],
  ] as const)('under %s the open turn keeps its thinking: %s', async (profile, keeps) => {
    const result = await new ContextCompressor({ ...base, profile }).compress(list, { contextLimit: 4_000 });
    expect(result.changed).toBe(true);
    expect(thinks(result.messages).at(-2)).toBe(keeps);
    expect(errorsOf(result.messages, profile)).toEqual([]);
  });
});

test('misuse is named by a code, without any content', async () => {
  expect(() => new ContextCompressor({ thresholdPercent: 0.99 })).toThrow(RangeError);
  expect(() => new ContextCompressor({ treshold: 1 } as object)).toThrow(
    expect.objectContaining({ code: 'unknown-option:treshold' }),
  );
  expect(() => new ContextCompressor({ contextLimit: 8_000 } as object)).toThrow(
    'contextLimit is an option of compress, not of the constructor.',
  );
  expect(() => new ContextCompressor(null as never)).toThrow(
    'options must be an object with options, not a list or a Map.',
  );
  expect(() => new ContextCompressor(new Map([['protectFirstN', 1]]) as never)).toThrow(TypeError);
  expect(() => estimateTokens(undefined as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument:input' }),
  );
  const compressor = new ContextCompressor(base);
  await expect(compressor.compress(['x'] as never, { contextLimit: 10 })).rejects.toMatchObject({
    code: 'invalid-argument:messages',
  });
  await expect(compressor.compress([], { contextLimit: -1 })).rejects.toBeInstanceOf(RangeError);
  expect(() => ContextCompressor.restore({ version: 2 })).toThrow(
    expect.objectContaining({ code: 'invalid-state' }),
  );
});

test('a cooldown ends when the clock was put back, and a stored one of another clock does not hold for ever', async () => {
  let now = 10 * 86_400_000;
  const compressor = new ContextCompressor({ ...base, clock: () => now, summarize: async () => null });
  await compressor.compress(history(40), { contextLimit: 20_000 });
  expect(compressor.decide(19_999, 20_000).reason).toBe('cooldown');
  const state = compressor.serialize();
  now -= 86_400_000;
  expect(compressor.decide(19_999, 20_000).reason).toBe('over-threshold');
  const inMicroseconds = { ...state, cooldownUntil: state.cooldownUntil * 1_000 };
  const restored = ContextCompressor.restore(inMicroseconds, { ...base, clock: () => now });
  expect(restored.decide(19_999, 20_000).reason).toBe('over-threshold');
});

test.each([
  ['clock', () => Number.NaN, undefined],
  ['time to wait', Date.now, Number.NaN],
])('a %s that is no number leaves a state that can be stored', async (_, clock, retryAfterMs) => {
  const summarize = (): never => {
    throw new ContextCompressorError('summarizer-failed', 'Later.', { retryAfterMs });
  };
  const compressor = new ContextCompressor({ ...base, clock, summarize });
  expect((await compressor.compress(history(40), { contextLimit: 20_000 })).fallback).toBe(true);
  const stored: unknown = JSON.parse(JSON.stringify(compressor.serialize()));
  expect(ContextCompressor.restore(stored, base).serialize()).toEqual(compressor.serialize());
});
