import { Buffer } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import { scrubByLooks } from '../src/proxy/bodies/scrub-by-looks.js';

const json = '{"text":"a\\u003cmemory-context>private</memory-context>b"}';

function bodyOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks[next];
      next += 1;
      if (chunk === undefined) controller.close();
      else controller.enqueue(Buffer.from(chunk));
    },
  });
}

test('empty lines before an answer go on at once', async () => {
  let send: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(Buffer.from(text));
    },
  });
  const reader = scrubByLooks(body, 'json', {}).getReader();
  for (const blank of ['\n', '\r\n', '  ']) {
    send(blank);
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe(blank);
  }
  send(`\n${json}\n{`);
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('\n');
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('{"text":"ab"}\n');
});

test.each([
  [
    'a line end before a long value',
    ['\n', '{"a":"', ...Array.from({ length: 400 }, () => 'word '.repeat(200)), '"}'],
  ],
  ['empty lines behind a value', [json, ...Array.from({ length: 400 }, () => '\n')]],
  ['a mark and empty lines before', ['\ufeff', ...Array.from({ length: 400 }, () => '\n'), json]],
])('%s: each byte is read a few times at most', async (_what, chunks) => {
  const length = chunks.join('').length;
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  await new Response(scrubByLooks(bodyOf(chunks), 'json', {})).arrayBuffer();
  const read = decode.mock.calls.reduce((sum, [bytes]) => sum + (bytes?.byteLength ?? 0), 0);
  decode.mockRestore();
  expect(read).toBeLessThan(10 * length);
});
