import { expect, test } from 'vitest';
import {
  type ContextHygieneOptions,
  contextCompressor,
  createContextHygiene,
  type HygieneEvent,
  streamScrubber,
} from '../src/index.js';
import { createScrubbingProxy } from '../src/proxy/scrubbing-proxy.js';

const messages = [{ role: 'user', content: 'hello' }];
const call = { contextLimit: 1000, conversation: 'c' };

async function codeOf(act: () => unknown): Promise<unknown> {
  try {
    await act();
    return 'nothing thrown';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

test('wrong options of a wrong type are told with a code', async () => {
  const make = (options: unknown) => () => createContextHygiene(options as ContextHygieneOptions);
  expect(await codeOf(make({ credentials: 'x' }))).toBe('invalid-option:credentials');
  expect(await codeOf(make({ credentials: null }))).toBe('invalid-option:credentials');
  expect(await codeOf(make(new Map([['answer', { tags: ['think'] }]])))).toBe('invalid-argument:options');
  expect(await codeOf(make({ render: { scrubber: null } }))).toBe('unknown-option:render.scrubber');
  expect(await codeOf(make({ compress: { redact: null } }))).toBe('unknown-option:compress.redact');
});

test('a complaint about the options of a piece names the piece', () => {
  const make = (options: unknown) => () => createContextHygiene(options as ContextHygieneOptions);
  expect(make({ compress: { threshold: 0.5 } })).toThrow('compress: There is no option threshold; known are');
  expect(make({ answer: { tags: 'think' } })).toThrow('answer: tags must be a list');
  expect(make({ render: { order: 'random' } })).toThrow('render: order must be');
  expect(make({ credentials: { learn: 'all' } })).toThrow('credentials: learn must be');
  const proxy = () => createScrubbingProxy({ upstream: 'http://x', scrub: { tags: ['<'] } });
  expect(proxy).toThrow('scrub: tags must be');
});

test('a list, or a piece where its options are wanted, is refused and not taken for none', async () => {
  const { ContextCompressor } = contextCompressor;
  const { StreamingContextScrubber } = streamScrubber;
  for (const options of [
    { answer: ['think'] },
    { answer: new StreamingContextScrubber() },
    { compress: new ContextCompressor() },
    { render: [] },
  ]) {
    const make = () => createContextHygiene(options as ContextHygieneOptions);
    expect(await codeOf(make)).toBe(`invalid-option:${Object.keys(options)[0]}`);
    expect(make).toThrow('a plain object with the options of that piece');
  }
});

test('wrong arguments are told with a code', async () => {
  const hygiene = createContextHygiene();
  const odd = (value: unknown): never => value as never;
  expect(await codeOf(() => hygiene.compress(messages, odd(undefined)))).toBe('invalid-argument:options');
  expect(await codeOf(() => hygiene.compress(messages, odd(null)))).toBe('invalid-argument:options');
  for (const conversation of [5, '', null, {}]) {
    expect(await codeOf(() => hygiene.compress(messages, odd({ ...call, conversation })))).toBe(
      'invalid-option:conversation',
    );
  }
  expect(await codeOf(() => hygiene.scrubAnswer('x', odd(null)))).toBe('invalid-argument:options');
  expect(await codeOf(() => hygiene.scrubAnswer('x', odd({ credential: true })))).toBe(
    'unknown-option:credential',
  );
  expect(await codeOf(() => hygiene.scrubAnswer('x', odd({ credentials: 'no' })))).toBe(
    'invalid-option:credentials',
  );
  expect(await codeOf(() => hygiene.scrubAnswer(odd(new Uint8Array(1))))).toBe('invalid-argument:text');
  for (const source of [null, 5, {}]) {
    expect(await codeOf(() => hygiene.scrubAnswerStream(odd(source)))).toBe('invalid-argument:source');
  }
  expect(await codeOf(() => hygiene.renderMemory(odd(null)))).toBe('invalid-argument:entries');
  expect(await codeOf(() => hygiene.renderMemory(odd('abc')))).toBe('invalid-argument:entries');
  for (const entries of [new Map([['m1', { content: 'x' }]]), [Promise.resolve({ content: 'x' })]]) {
    expect(await codeOf(() => hygiene.renderMemory(odd(entries)))).toBe('invalid-argument:entries');
  }
  for (const scrubber of [null, undefined, () => ({})]) {
    expect(await codeOf(() => hygiene.renderMemory([], odd({ scrubber })))).toBe('unknown-option:scrubber');
  }
  expect(await codeOf(() => hygiene.renderMemory([], odd(null)))).toBe('invalid-argument:options');
  expect(await codeOf(() => hygiene.scrubMemory(odd({ content: 'x', properties: new Date(0) })))).toBe(
    'invalid-argument:properties',
  );
});

test('a store may have nothing in its own way, and may have parsed the JSON', async () => {
  for (const nothing of [undefined, null, '']) {
    const hygiene = createContextHygiene({ store: { get: () => nothing, set: () => undefined } });
    expect((await hygiene.compress(messages, call)).reason).toBe('below-threshold');
  }
  let kept: unknown = null;
  const parsing = createContextHygiene({
    store: {
      get: () => kept,
      set: (_key, value) => {
        kept = JSON.parse(value);
      },
    },
  });
  await parsing.compress(messages, call);
  expect((await parsing.compress(messages, call)).reason).toBe('below-threshold');
});

test('a store that gives something else, or fails, is told without what it holds', async () => {
  const broken = createContextHygiene({ store: { get: () => 'private{', set: () => undefined } });
  await expect(broken.compress(messages, call)).rejects.toMatchObject({ code: 'invalid-state' });
  await expect(broken.compress(messages, call)).rejects.not.toThrow(/private/);
  const failing = createContextHygiene({
    store: { get: () => Promise.reject(new Error('no connection')), set: () => undefined },
  });
  await expect(failing.compress(messages, call)).rejects.toThrow('no connection');
  await expect(failing.compress(messages, { ...call, conversation: 'd' })).rejects.toThrow('no connection');
});

test('a stream that is left, breaks or holds no text closes its source and is counted', async () => {
  const events: HygieneEvent[] = [];
  const hygiene = createContextHygiene({ onEvent: (event) => events.push(event) });
  let closed = 0;
  async function* source(chunk: unknown): AsyncGenerator<string> {
    try {
      for (;;) yield chunk as string;
    } finally {
      closed += 1;
    }
  }
  for await (const _text of hygiene.scrubAnswerStream(source('a'))) break;
  expect(closed).toBe(1);
  for (const chunk of [7, null, new Uint8Array([65])]) {
    const read = async (): Promise<void> => {
      for await (const _text of hygiene.scrubAnswerStream(source(chunk)));
    };
    expect(await codeOf(read)).toBe('invalid-argument:chunk');
  }
  expect(closed).toBe(4);
  async function* breaking(): AsyncGenerator<string> {
    yield 'seen <memory-context>private';
    throw new Error('reset');
  }
  let seen = '';
  await expect(async () => {
    for await (const text of hygiene.scrubAnswerStream(breaking())) seen += text;
  }).rejects.toThrow('reset');
  expect(seen).toBe('seen ');
  expect(events.map(({ type }) => type)).toEqual(Array(5).fill('answer-scrubbed'));
});

test('an aborted call neither changes the state nor stops the next one', async () => {
  const written: string[] = [];
  const hygiene = createContextHygiene({
    store: { get: () => undefined, set: (_key, value) => written.push(value) },
  });
  const abort = AbortSignal.abort();
  await expect(hygiene.compress(messages, { ...call, signal: abort })).rejects.toThrow(/abort/i);
  expect(written).toEqual([]);
  expect((await hygiene.compress(messages, call)).reason).toBe('below-threshold');
});
