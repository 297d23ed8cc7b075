import { describe, expect, test } from 'vitest';
import { scrubByteTransform, scrubTransform } from '../src/adapters/web.js';
import { StreamingContextScrubber } from '../src/index.js';

async function pipe<Chunk>(
  chunks: readonly Chunk[],
  transform: TransformStream<Chunk, Chunk>,
): Promise<Chunk[]> {
  const source = new ReadableStream<Chunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const shown: Chunk[] = [];
  for await (const chunk of source.pipeThrough(transform)) shown.push(chunk);
  return shown;
}

function bytesOf(parts: readonly (string | readonly number[])[]): Uint8Array {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))),
  );
}

describe('scrubTransform', () => {
  test('hides a block over chunk borders and flushes the rest', async () => {
    expect(await pipe(['a <memory-', 'context>x</memory-context', '> b <'], scrubTransform())).toEqual([
      'a ',
      ' b ',
      '<',
    ]);
  });

  test('errors the stream when a chunk is no string', async () => {
    const chunks: string[] = JSON.parse('["a", 5]');
    await expect(pipe(chunks, scrubTransform())).rejects.toMatchObject({ code: 'invalid-argument:chunk' });
  });

  test('lets the source wait for a slow reader', async () => {
    let pulled = 0;
    const source = new ReadableStream<string>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue('x'.repeat(1000));
        },
      },
      { highWaterMark: 1 },
    );
    const reader = source.pipeThrough(scrubTransform()).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(pulled).toBeLessThan(6);
    await reader.cancel();
  });

  test('cancel and error travel through', async () => {
    let reason: unknown;
    const source = new ReadableStream<string>({
      pull(controller) {
        controller.enqueue('x');
      },
      cancel(given) {
        reason = given;
      },
    });
    await source.pipeThrough(scrubTransform()).cancel('enough');
    await expect.poll(() => reason).toBe('enough');
    const failing = new ReadableStream<string>({
      start(controller) {
        controller.error(new Error('cut'));
      },
    });
    await expect(failing.pipeThrough(scrubTransform()).getReader().read()).rejects.toThrow('cut');
  });
});

describe('scrubByteTransform', () => {
  test('keeps a byte order mark, malformed sequences and cut characters', async () => {
    const before = bytesOf([[0xef, 0xbb, 0xbf], 'ü', [0xff, 0xc3, 0x28, 0xf0, 0x9f], '<', [0x80], '😀']);
    const after = bytesOf([[0xed, 0xa0, 0x80], 'end', [0xe2, 0x82]]);
    const hidden = bytesOf(['<memory-context>', [0xff, 0xfe], '</memory-context>']);
    const text = Buffer.concat([before, hidden, after]);
    const expected = Buffer.concat([before, after]);
    for (let cut = 0; cut <= text.length; cut++) {
      const shown = await pipe([text.subarray(0, cut), text.subarray(cut)], scrubByteTransform());
      expect(Buffer.concat(shown).equals(expected)).toBe(true);
    }
    const shown = await pipe(
      [...text].map((byte) => Uint8Array.of(byte)),
      scrubByteTransform(),
    );
    expect(Buffer.concat(shown).equals(expected)).toBe(true);
  });

  test('gives the same array where nothing is hidden', async () => {
    const chunk = bytesOf(['plain text']);
    expect((await pipe([chunk], scrubByteTransform()))[0]).toBe(chunk);
  });

  test('names and delimiters beyond ASCII, captured text decoded', async () => {
    const blocks: unknown[] = [];
    const transform = scrubByteTransform({
      tags: ['思考'],
      delimiters: [['◁think▷', '◁/think▷']],
      captureHidden: true,
      replacement: '…',
      onBlock: (info) => blocks.push(info),
    });
    const text = bytesOf(['<思考>先</思考>a◁think▷ü◁/think▷b◁']);
    const shown = await pipe(
      [...text].map((byte) => Uint8Array.of(byte)),
      transform,
    );
    expect(Buffer.concat(shown).toString()).toBe('…a…b◁');
    expect(blocks).toEqual([
      { tag: '思考', chars: 3, terminated: true, text: '先' },
      { tag: '◁think▷', chars: 2, terminated: true, text: 'ü' },
    ]);
  });

  test('errors the stream when a chunk is no byte array', async () => {
    const chunks: Uint8Array[] = JSON.parse('["text"]');
    await expect(pipe(chunks, scrubByteTransform())).rejects.toMatchObject({
      code: 'invalid-argument:chunk',
    });
  });

  test('agrees with the text scrubber about a stream that ends in the middle of a tag', async () => {
    for (const end of ['<', '</', '<m', '</memory-context ', '< ', '<<', '<memory-context a']) {
      const shown = await pipe([bytesOf([`x ${end}`])], scrubByteTransform());
      const scrubber = new StreamingContextScrubber();
      expect(Buffer.concat(shown).toString()).toBe(scrubber.feed(`x ${end}`) + scrubber.flush());
    }
  });
});
