import { expect, test } from 'vitest';
import { scrubIterable } from '../src/index.js';

async function collect(source: AsyncIterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return chunks;
}

test('iterables and async iterables, nothing empty in between', async () => {
  const chunks = ['a <memory-', 'context>x', '</memory-context>', 'b', ' <'];
  const expected = ['a ', 'b', ' ', '<'];
  expect(await collect(scrubIterable(chunks))).toEqual(expected);
  async function* source(): AsyncGenerator<string> {
    yield* chunks;
  }
  expect(await collect(scrubIterable(source()))).toEqual(expected);
});

test('leaving the loop closes the source, its error travels through', async () => {
  let isClosed = false;
  async function* source(): AsyncGenerator<string> {
    try {
      yield 'a';
      yield 'b';
    } finally {
      isClosed = true;
    }
  }
  for await (const chunk of scrubIterable(source())) if (chunk === 'a') break;
  expect(isClosed).toBe(true);

  async function* failing(): AsyncGenerator<string> {
    yield 'a';
    throw new Error('cut');
  }
  await expect(collect(scrubIterable(failing()))).rejects.toThrow('cut');
});

test('the source is read no further than it is asked for', async () => {
  let read = 0;
  async function* source(): AsyncGenerator<string> {
    for (;;) {
      read += 1;
      yield 'a';
    }
  }
  const reader = scrubIterable(source())[Symbol.asyncIterator]();
  await reader.next();
  await reader.next();
  expect(read).toBe(2);
  await reader.return?.();
});

test('misuse is loud, at once', async () => {
  expect(() => scrubIterable(JSON.parse('5'))).toThrow(
    expect.objectContaining({ code: 'invalid-argument:source' }),
  );
  expect(() => scrubIterable([], JSON.parse('{"tag":1}'))).toThrow(
    expect.objectContaining({ code: 'unknown-option:tag' }),
  );
  const scrubbed = scrubIterable(['a', 'b']);
  scrubbed[Symbol.asyncIterator]();
  expect(() => scrubbed[Symbol.asyncIterator]()).toThrow(
    expect.objectContaining({ code: 'already-reading' }),
  );
  await expect(collect(scrubIterable(JSON.parse('[5]')))).rejects.toMatchObject({
    code: 'invalid-argument:chunk',
  });
});
