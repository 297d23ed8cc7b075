import { StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import { describe, expect, test } from 'vitest';
import { testContract } from '../src/adapters/vitest.js';
import { type StreamScrubberSubject, streamScrubberContract } from '../src/index.js';
import { failuresOf } from './support/subjects.js';

testContract(
  'the scrubber of stream-scrubber',
  streamScrubberContract(() => new StreamingContextScrubber()),
);
testContract(
  'the same for another tag',
  streamScrubberContract(() => new StreamingContextScrubber({ tags: ['think'] }), { tag: 'think' }),
);

/** A scrubber that gives each chunk to `feed` together with how much was fed before. */
function wrapped(
  feed: (chunk: string, before: number, inner: StreamingContextScrubber) => string,
): StreamScrubberSubject {
  const inner = new StreamingContextScrubber();
  let before = 0;
  return {
    feed(chunk) {
      const output = feed(chunk, before, inner);
      before += chunk.length;
      return output;
    },
    flush: () => inner.flush(),
  };
}

describe('a scrubber that breaks the contract', () => {
  test('is none', async () => {
    const [check] = streamScrubberContract(() => ({ write: () => '' }) as never);
    await expect(check?.run()).rejects.toThrow(
      'factory must give: a scrubber with the methods feed and flush',
    );
  });

  test('is one for all', async () => {
    const only = new StreamingContextScrubber();
    expect(await failuresOf(streamScrubberContract(() => only))).toEqual(['two scrubbers share nothing']);
    const state = { isOpen: false };
    const sharing = (): StreamScrubberSubject => ({
      feed: (chunk) =>
        chunk.replace(/<memory-context>|<\/memory-context>|[^<]+/g, (piece) => {
          if (piece.startsWith('<')) state.isOpen = !piece.startsWith('</');
          return piece.startsWith('<') || state.isOpen ? '' : piece;
        }),
      flush: () => '',
    });
    const [, , , last] = streamScrubberContract(sharing, {
      samples: [
        { name: 'x', text: 'a<memory-context>b</memory-context>c', visible: ['a', 'c'], hidden: ['b'] },
      ],
    });
    await expect(last?.run()).rejects.toThrow('other output when a second one is fed in between, of: x');
  });

  test('gives no text', async () => {
    const inner = () => new StreamingContextScrubber();
    const [forgets] = streamScrubberContract(() => {
      const scrubber = inner();
      return { feed: (chunk) => scrubber.feed(chunk), flush: () => void scrubber.flush() as never };
    });
    await expect(forgets?.run()).rejects.toThrow(
      'feed and flush must give text, but gave: undefined by flush',
    );
    const checks = streamScrubberContract(() => ({ feed: () => ({ text: '' }) as never, flush: () => '' }));
    for (const { run } of checks) await expect(run()).rejects.toThrow('but gave: object by feed');
  });

  test('leaks at one cut', async () => {
    const leaksAt = (place: number) => () =>
      wrapped((chunk, before, inner) => (before === place && chunk.length > 1 ? chunk : inner.feed(chunk)));
    expect(await failuresOf(streamScrubberContract(leaksAt(19)))).toContain(
      'a block inside a line: the same output for every cut',
    );
  });

  test('replaces chunk by chunk', async () => {
    const naive = () => ({
      feed: (chunk: string) => chunk.replace(/<memory-context>[\s\S]*?<\/memory-context>/g, ''),
      flush: () => '',
    });
    expect(await failuresOf(streamScrubberContract(naive))).toContain(
      'a block inside a line: the same output for every cut',
    );
  });

  test('hides nothing, or everything', async () => {
    const open = await failuresOf(
      streamScrubberContract(() => ({ feed: (chunk) => chunk, flush: () => '' })),
    );
    expect(open).toContain('nested blocks: shows what it must, and nothing hidden');
    expect(open).not.toContain('text without a tag: shows what it must, and nothing hidden');
    const shut = await failuresOf(streamScrubberContract(() => ({ feed: () => '', flush: () => '' })));
    expect(shut).toContain('text without a tag: shows what it must, and nothing hidden');
  });

  test('changes the text around a block', async () => {
    const trimming = () => wrapped((chunk, _before, inner) => inner.feed(chunk).replaceAll('\r\n', '\n'));
    expect(await failuresOf(streamScrubberContract(trimming))).toEqual([
      'text without a tag: shows what it must, and nothing hidden',
      'text without a tag: the same output for every cut',
    ]);
  });

  test('keeps something after flush', async () => {
    const sticky = () => {
      let all = '';
      return {
        feed(chunk: string) {
          all += chunk;
          return '';
        },
        flush: () => all,
      };
    };
    expect(await failuresOf(streamScrubberContract(sticky))).toContain(
      'text without a tag: nothing is left after flush',
    );
  });
});

describe('samples of an application', () => {
  test('take the place of the built-in ones, and promises are awaited', async () => {
    const samples = [{ name: 'shouting', text: 'ab', visible: ['AB'], hidden: ['ab!'] }];
    const checks = streamScrubberContract(
      () => ({ feed: async (chunk) => chunk.toUpperCase(), flush: async () => '' }),
      { samples },
    );
    expect(checks).toHaveLength(4);
    // Hidden pieces are looked for in any letter case.
    expect(await failuresOf(checks)).toEqual([]);
  });

  test('misuse throws at once', () => {
    const call = () => Reflect.apply(streamScrubberContract, undefined, ['x']);
    expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument:factory' }));
  });

  test.each([
    [{ tags: ['think'] }, 'unknown-option:tags'],
    [{ tag: '<think>' }, 'invalid-option:tag'],
    [{ samples: [] }, 'invalid-option:samples'],
    [{ samples: [{ name: 'x', text: 'x' }] }, 'invalid-option:samples'],
  ])('so does an option that is not there or not whole: %o', (options, code) => {
    const call = () => Reflect.apply(streamScrubberContract, undefined, [() => undefined, options]);
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});
