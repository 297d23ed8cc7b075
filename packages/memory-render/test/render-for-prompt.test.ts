import { expect, test } from 'vitest';
import {
  createMemoryRenderer,
  MemoryRenderError,
  procedural,
  renderForPrompt,
  renderLegacy,
} from '../src/index.js';
import { codeOf } from './support/code-of.js';
import { scrub } from './support/scrubber.js';

const own = { content: 'c\nd', layer: 'semantic', renderForPrompt: () => 'own' };

test('asks the given layer first, then the entry, then the legacy shape', () => {
  const layers = { semantic: () => 'layer' };
  expect(renderForPrompt(own, null, { layers })).toBe('layer');
  expect(renderForPrompt(own)).toBe('own');
  expect(renderForPrompt({ ...own, layer: 'episodic' }, null, { layers })).toBe('own');
  const plain = { content: 'c\nd', layer: 'semantic', metadata: { name: 'n' } };
  expect(renderForPrompt(plain)).toBe(renderLegacy(plain));
  expect(renderForPrompt({ ...plain, renderForPrompt: 'no function' } as object)).toBe(
    '[semantic] c\nd (name=n)',
  );
});

test('a layer takes over without touching the bytes of the others', () => {
  const steps = { content: 'release\nnow', layer: 'procedural', metadata: { steps: ['tag'] } };
  const fact = { content: 'two\nlines', layer: 'semantic' };
  const render = (entry: object) => renderForPrompt(entry, null, { layers: { procedural } });
  expect(render(steps)).toBe('[procedural] release now\n  1. tag');
  expect(render(fact)).toBe(renderLegacy(fact));
});

test('the scrubber and the cap reach the layer, the entry and the legacy shape', () => {
  const seen: unknown[] = [];
  const layers = {
    semantic: (entry: unknown, scrubber: unknown, options: unknown) => {
      seen.push(entry, scrubber, options);
      return '';
    },
  };
  const entry = { content: 'c', layer: 'semantic' };
  renderForPrompt(entry, scrub, { layers, extraCap: 2 });
  expect(seen).toEqual([entry, scrub, { extraCap: 2 }]);
  expect(seen[0]).toBe(entry);
  const asked = {
    layer: 'x',
    renderForPrompt: (scrubber: unknown) => (scrubber === scrub ? 'scrubbed' : 'bare'),
  };
  expect(renderForPrompt(asked, scrub)).toBe('scrubbed');
  expect(renderForPrompt(asked)).toBe('bare');
  const keys = { content: 'c', layer: 'x', metadata: { properties: { token: 't', a: '1', b: '2' } } };
  expect(renderForPrompt(keys, scrub, { extraCap: 1 })).toBe('[x] c (a=1)');
});

test('a layer called like something of Object.prototype is nobody’s', () => {
  for (const layer of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(renderForPrompt({ content: 'c', layer }, null, { layers: {} })).toBe(`[${layer}] c`);
    expect(createMemoryRenderer().render({ content: 'c', layer })).toBe(`[${layer}] c`);
  }
});

test('a result that is no string is an error', () => {
  const asyncLayer = { semantic: async () => 'late' } as never;
  expect(() => renderForPrompt(own, null, { layers: asyncLayer })).toThrow(MemoryRenderError);
  expect(codeOf(() => renderForPrompt({ renderForPrompt: () => undefined } as object))).toBe(
    'invalid-result:layer',
  );
  expect(codeOf(() => renderForPrompt(own, null, { layers: { semantic: 'no' } as never }))).toBe(
    'invalid-option:layers',
  );
});

test('a renderer has the ready-made layers, yours replace them, others are safe or legacy', () => {
  const entries = [
    { content: 'a\nb', layer: 'semantic' },
    { content: 'a\nb', layer: 'identity' },
    { content: 'a\nb', layer: 'mine' },
  ];
  const layers = { identity: () => 'mine' };
  const rendered = (fallback: 'safe' | 'legacy') =>
    entries.map((entry) => createMemoryRenderer({ layers, fallback }).render(entry));
  expect(rendered('safe')).toEqual(['[semantic] a b', 'mine', '[mine] a b']);
  expect(rendered('legacy')).toEqual(['[semantic] a b', 'mine', '[mine] a\nb']);
  expect(
    createMemoryRenderer({ layers: { semantic: renderLegacy } }).render({
      content: 'a\nb',
      layer: 'semantic',
    }),
  ).toBe('[semantic] a\nb');
});

test('a renderer keeps its options for whole contexts, and each call may change them', () => {
  const renderer = createMemoryRenderer({ reservedTags: ['system'], dedupe: true });
  const entries = [
    { content: '<system>', layer: 'x' },
    { content: '<system>', layer: 'x' },
  ];
  expect(renderer.renderContext(entries).text).toContain('\n[x] &lt;system>\n</memory-context>');
  expect(renderer.renderContext(entries, { dedupe: false }).omitted).toEqual([]);
});

test('an option that a call leaves undefined is the renderer’s; null takes its scrubber away', () => {
  const renderer = createMemoryRenderer({ scrubber: () => ({}), note: 'Mine.' });
  const entries = [{ content: 'c', layer: 'x', metadata: { name: 'n' } }];
  expect(renderer.renderContext(entries, { scrubber: undefined, note: undefined }).text).toBe('');
  expect(renderer.renderContext(entries, { scrubber: null }).text).toContain(
    '[System note: Mine.]\n[x] c (name=n)\n',
  );
});

test('the entry’s own method is never called in safe mode', () => {
  expect(createMemoryRenderer().render(own)).toBe('[semantic] c d');
});
