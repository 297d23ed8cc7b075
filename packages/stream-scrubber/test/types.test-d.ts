import { wrapLanguageModel } from 'ai';
import { expectTypeOf, test } from 'vitest';
import { scrubMiddleware } from '../src/adapters/ai-sdk.js';
import { scrubNodeTransform } from '../src/adapters/node.js';
import { scrubByteTransform, scrubTransform } from '../src/adapters/web.js';
import {
  type BlockInfo,
  type ScrubberOptions,
  type ScrubReport,
  StreamingContextScrubber,
  scrubIterable,
  scrubText,
} from '../src/index.js';

test('what users import', () => {
  const scrubber = new StreamingContextScrubber();
  expectTypeOf(scrubber.feed).toEqualTypeOf<(chunk: string) => string>();
  expectTypeOf(scrubber.flush).toEqualTypeOf<() => string>();
  expectTypeOf(scrubber.reset).toEqualTypeOf<() => void>();
  expectTypeOf(scrubber.report).toEqualTypeOf<ScrubReport>();
  expectTypeOf(scrubText('a', { tags: ['a'] })).toEqualTypeOf<string>();
  expectTypeOf(scrubIterable(['a'])).toEqualTypeOf<AsyncIterable<string>>();
  expectTypeOf(scrubTransform()).toEqualTypeOf<TransformStream<string, string>>();
  expectTypeOf(scrubByteTransform()).toEqualTypeOf<TransformStream<Uint8Array, Uint8Array>>();
  expectTypeOf(scrubNodeTransform()).toMatchTypeOf<NodeJS.ReadWriteStream>();
});

test('options are read-only, undefined is allowed, wrong ones are not', () => {
  const names = ['think'] as const;
  expectTypeOf({ tags: names, delimiters: [['a', 'b']] as const }).toMatchTypeOf<ScrubberOptions>();
  expectTypeOf({ tags: undefined, onBlock: undefined }).toMatchTypeOf<ScrubberOptions>();
  // @ts-expect-error there is no such option
  scrubText('', { tag: 'think' });
  // @ts-expect-error a list is wanted
  scrubText('', { tags: 'think' });
  // @ts-expect-error not one of the two
  scrubText('', { nesting: 'deep' });
  // @ts-expect-error a chunk is a string
  new StreamingContextScrubber().feed(5);
  scrubText('', { onBlock: (info) => expectTypeOf(info).toEqualTypeOf<BlockInfo>() });
});

test('the middleware fits the installed AI SDK', () => {
  const wrap = (model: Parameters<typeof wrapLanguageModel>[0]['model']): unknown =>
    wrapLanguageModel({ model, middleware: [scrubMiddleware({ channels: ['text'] })] });
  expectTypeOf(wrap).toBeFunction();
});
