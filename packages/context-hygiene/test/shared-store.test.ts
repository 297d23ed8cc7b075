import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createContextHygiene } from '../src/index.js';

const messages = Array.from({ length: 60 }, (_, index) => ({
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: `${index}: ${'words about the work at hand, '.repeat(40)}`,
}));
const compress = { countTokens: (text: string): number => Math.ceil(text.length / 4) };
const call = { conversation: 'c', contextLimit: 8000 };

function slowStore() {
  const values = new Map<string, string>();
  const log: string[] = [];
  return {
    log,
    async get(key: string) {
      log.push('get');
      await sleep(5);
      return values.get(key);
    },
    async set(key: string, value: string) {
      await sleep(5);
      log.push('set');
      values.set(key, value);
    },
  };
}

test('openai/openai-agents-python#4736, omnigent-ai/omnigent#2585: one store, two instances, one turn after the other', async () => {
  const store = slowStore();
  const [one, two] = [createContextHygiene({ store, compress }), createContextHygiene({ store, compress })];
  await Promise.all([one, two, one, two].map((hygiene) => hygiene.compress(messages, call)));
  expect(store.log).toEqual(['get', 'set', 'get', 'set', 'get', 'set', 'get', 'set']);
});

describe('a store that does not answer', () => {
  const hanging = { get: () => new Promise(() => undefined), set: () => undefined };

  test('is waited for as long as the caller does', async () => {
    const { compress: compressed } = createContextHygiene({ store: hanging, compress });
    const first = new AbortController();
    const second = new AbortController();
    const running = compressed(messages, { ...call, signal: first.signal });
    const waiting = compressed(messages, { ...call, signal: second.signal });
    second.abort(new Error('left'));
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError', cause: { message: 'left' } });
    first.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('holds up nobody behind a caller who left', async () => {
    let isHanging = true;
    const store = { get: () => (isHanging ? new Promise(() => undefined) : undefined), set: () => undefined };
    const { compress: compressed } = createContextHygiene({ store, compress });
    const leaving = new AbortController();
    const left = compressed(messages, { ...call, signal: leaving.signal });
    const next = compressed(messages, call);
    await sleep(5);
    isHanging = false;
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect((await next).reason).toBe('compressed');
  });

  test('who leaves while waiting has nothing done', async () => {
    const store = slowStore();
    const { compress: compressed } = createContextHygiene({ store, compress });
    const leaving = new AbortController();
    const first = compressed(messages, call);
    const left = compressed(messages, { ...call, signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await first;
    await compressed(messages, call);
    expect(store.log).toEqual(['get', 'set', 'get', 'set']);
  });
});

describe('assistant-ui/assistant-ui#5681, vercel/ai#19161: a listener that fails', () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  afterEach(() => void process.off('unhandledRejection', note));

  test.each([
    [
      'at once',
      () => {
        throw new Error('meter');
      },
    ],
    [
      'later',
      async () => {
        throw new Error('meter');
      },
    ],
  ])('%s fails no job', async (_when, onEvent) => {
    const hygiene = createContextHygiene({ onEvent, compress });
    expect(hygiene.scrubMemory({ content: 'a' }).content).toBe('a');
    expect(hygiene.scrubTurn([]).messages).toEqual([]);
    expect(hygiene.renderMemory([]).text).toBe('');
    expect(hygiene.scrubAnswer('a')).toBe('a');
    const parts: string[] = [];
    for await (const part of hygiene.scrubAnswerStream(['a'])) parts.push(part);
    expect(parts).toEqual(['a']);
    expect((await hygiene.compress(messages, call)).reason).toBe('compressed');
    const failing = hygiene.scrubAnswerStream(
      (function* () {
        yield 'a';
        throw new Error('source');
      })(),
    );
    await expect(
      (async () => {
        for await (const _ of failing);
      })(),
    ).rejects.toThrow('source');
    await sleep(1);
    expect(unhandled).toEqual([]);
  });
});
