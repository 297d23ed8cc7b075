import { expectTypeOf, test } from 'vitest';
import {
  createMemoryRenderer,
  type LayerRenderer,
  type MemoryEntry,
  MemoryRenderError,
  type PropertiesScrubber,
  renderForPrompt,
  renderLegacy,
  renderMemoryContext,
  semantic,
} from '../src/index.js';

test('scrubbers of plain objects, of Maps and of both are accepted', () => {
  const plain = (properties: Record<string, unknown>): Record<string, unknown> => properties;
  const generic = <Bag extends object>(properties: Bag): Bag => properties;
  expectTypeOf(plain).toExtend<PropertiesScrubber>();
  expectTypeOf(generic).toExtend<PropertiesScrubber>();
  expectTypeOf((text: string) => text).not.toExtend<PropertiesScrubber>();
  expectTypeOf(async () => ({})).not.toExtend<PropertiesScrubber>();
});

test('a layer is a function from an entry to its text', () => {
  expectTypeOf(semantic).toExtend<LayerRenderer>();
  expectTypeOf(renderLegacy).toExtend<LayerRenderer>();
  expectTypeOf((entry: MemoryEntry) => String(entry)).toExtend<LayerRenderer>();
  expectTypeOf<Parameters<LayerRenderer>[2]>().toEqualTypeOf<{ readonly extraCap: number }>();
  expectTypeOf(async () => 'late').not.toExtend<LayerRenderer>();
});

test('entries are read-only, and may be Maps or instances', () => {
  class Stored {
    readonly content: string = '';
    readonly score: number = 1;
  }
  expectTypeOf(new Stored()).toExtend<MemoryEntry>();
  expectTypeOf(new Map([['content', 'c']])).toExtend<MemoryEntry>();
  expectTypeOf<readonly Stored[]>().toExtend<Parameters<typeof renderMemoryContext>[0]>();
  expectTypeOf('text').not.toExtend<MemoryEntry>();
});

test('results', () => {
  const context = renderMemoryContext([]);
  expectTypeOf(context.text).toEqualTypeOf<string>();
  expectTypeOf(context.omitted[0]?.reason).toEqualTypeOf<'budget' | 'duplicate' | 'empty' | undefined>();
  expectTypeOf(createMemoryRenderer().render).returns.toEqualTypeOf<string>();
  const value: unknown = null;
  if (MemoryRenderError.isInstance(value)) {
    expectTypeOf(value.code).toEqualTypeOf<`invalid-result:${'scrubber' | 'layer' | 'countTokens'}`>();
  }
});

test('a layer reads the fields of its entry', () => {
  createMemoryRenderer({
    layers: { preference: ({ content }) => `[preference] prefers ${String(content)}` },
  });
  expectTypeOf<Map<string, unknown>>().toExtend<MemoryEntry>();
});

test('options that do not exist do not compile', () => {
  // @ts-expect-error unknown option
  renderMemoryContext([], { buget: 5 });
  // @ts-expect-error no such order
  renderMemoryContext([], { order: 'random' });
  // @ts-expect-error an option of contexts only
  renderForPrompt({}, null, { budget: 5 });
  // @ts-expect-error the index of `map` is no scrubber
  [{}].map(renderLegacy);
});
