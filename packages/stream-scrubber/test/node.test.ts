import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { scrubNodeTransform } from '../src/adapters/node.js';

async function collect(source: Readable): Promise<string> {
  const buffers: Buffer[] = [];
  for await (const chunk of source.pipe(scrubNodeTransform())) buffers.push(chunk);
  return Buffer.concat(buffers).toString();
}

const text = 'süß 😀 <memory-context>geheim 😱</memory-context> Ende <';
const visible = 'süß 😀  Ende <';

test('strings and buffers, cut at every place', async () => {
  for (let cut = 0; cut <= text.length; cut++) {
    expect(await collect(Readable.from([text.slice(0, cut), text.slice(cut)]))).toBe(visible);
  }
  const bytes = Buffer.from(text);
  for (let cut = 0; cut <= bytes.length; cut++) {
    const source = Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)], { objectMode: false });
    expect(await collect(source)).toBe(visible);
  }
});

test('strings in another encoding are decoded by it', async () => {
  const transform = scrubNodeTransform();
  transform.write(Buffer.from('a<memory-context>').toString('hex'), 'hex');
  transform.write(Buffer.from('x</memory-context>b').toString('base64'), 'base64');
  transform.end();
  transform.setEncoding('utf8');
  let shown = '';
  for await (const chunk of transform) shown += String(chunk);
  expect(shown).toBe('ab');
});

test('a character that is cut between strings, however the encoding is spelt', async () => {
  for (const encoding of ['utf8', 'UTF8', 'utf-8', 'UTF-8'] as BufferEncoding[]) {
    const transform = scrubNodeTransform();
    transform.write('a\ud83d', encoding);
    transform.end('\ude00b', encoding);
    expect(String(Buffer.concat(await transform.toArray()))).toBe('a😀b');
  }
});

test('half a character at the end comes out as it would without the scrubber', async () => {
  expect(await collect(Readable.from(['a\ud83d']))).toBe('a\ufffd');
  const transform = scrubNodeTransform();
  transform.write('a\ud83d');
  transform.write(Buffer.from('b'));
  transform.end();
  expect(String(Buffer.concat(await transform.toArray()))).toBe('a\ufffdb');
});

test('the error of the source and a failing callback destroy the pipeline', async () => {
  const failing = new PassThrough();
  const done = pipeline(failing, scrubNodeTransform(), new PassThrough().resume());
  failing.destroy(new Error('cut'));
  await expect(done).rejects.toThrow('cut');
  const onBlock = (): never => {
    throw new RangeError('callback');
  };
  // A block that is closed is told of with its chunk, an open one at the end.
  for (const text of ['<memory-context></memory-context>', '<memory-context>']) {
    const scrubbed = pipeline(
      Readable.from([text]),
      scrubNodeTransform({ onBlock }),
      new PassThrough().resume(),
    );
    await expect(scrubbed).rejects.toThrow('callback');
  }
});

test('a slow reader makes the writer wait', () => {
  const transform = scrubNodeTransform();
  let accepted = 0;
  while (transform.write('x'.repeat(4096)) && accepted < 1000) accepted += 1;
  expect(accepted).toBeLessThan(100);
});
