import { Keyv } from 'keyv';
import { expect, test } from 'vitest';
import { ContextCompressor, type ContextCompressorConfig } from '../src/index.js';
import { openaiHistory } from './support/histories.js';

const CONTEXT = 8_000;

/** One replica of a service: it has nothing of its own, all it knows comes from the store. */
function replica(store: Keyv, now: () => number, summarize: ContextCompressorConfig['summarize']) {
  const config: ContextCompressorConfig = {
    tailTokenBudget: 1_000,
    pruneMinChars: 100_000,
    clock: now,
    summarize,
    archive: {
      get: (handle) => store.get<string>(`recall:${handle}`),
      set: async (handle, text) => {
        await store.set(`recall:${handle}`, text);
      },
    },
  };
  return async (session: string, messages: readonly object[]) => {
    const state = await store.get(`compressor:${session}`);
    const compressor =
      state === undefined ? new ContextCompressor(config) : ContextCompressor.restore(state, config);
    const result = await compressor.compress(messages, { contextLimit: CONTEXT });
    await store.set(`compressor:${session}`, compressor.serialize());
    return { result, archive: compressor.archive };
  };
}

test('a session hops between replicas: the cooldown of one holds for the next', async () => {
  const store = new Keyv();
  let now = 1_000_000;
  let asked = 0;
  const failing = async () => {
    asked += 1;
    throw new Error('429');
  };
  const first = await replica(store, () => now, failing)('s1', openaiHistory(12));
  expect(first.result).toMatchObject({ changed: true, fallback: true });
  const askedOnce = asked;

  now += 1_000;
  const second = await replica(store, () => now, failing)('s1', openaiHistory(14));
  expect(second.result.changed).toBe(true);
  expect(asked).toBe(askedOnce);

  // Another session knows nothing of it, and an hour later the model is asked again.
  await replica(store, () => now, failing)('s2', openaiHistory(12));
  expect(asked).toBeGreaterThan(askedOnce);
  now += 3_600_000;
  const before = asked;
  await replica(store, () => now, failing)('s1', openaiHistory(16));
  expect(asked).toBeGreaterThan(before);
});

test('what one replica has put away, another one finds by its handle', async () => {
  const store = new Keyv();
  const { result } = await replica(store, () => 0, undefined)('s1', openaiHistory(12));
  const handles = JSON.stringify(result.messages).match(/\b[0-9a-f]{12}\b/g) ?? [];
  expect(handles.length).toBeGreaterThan(0);
  const { archive } = await replica(store, () => 0, undefined)('s1', openaiHistory(1));
  const originals = await Promise.all(handles.map(async (handle) => archive.get(handle)));
  expect(originals.join('\n')).toContain('export const value3_7 = 3007;');
});

test('the state is plain JSON: what a store gives back is what was put in', () => {
  const compressor = new ContextCompressor();
  const state = compressor.serialize();
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(ContextCompressor.restore(JSON.parse(JSON.stringify(state))).serialize()).toEqual(state);
});
