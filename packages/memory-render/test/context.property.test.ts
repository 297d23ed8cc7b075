import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { renderMemoryContext } from '../src/index.js';
import { countFences, countNotes, hostileEntry } from './support/hostile.js';

const entries = fc.array(hostileEntry(), { maxLength: 8 });
const countTokens = fc.constantFrom(
  (text: string) => text.length,
  (text: string) => Math.ceil(text.length / 4),
  (text: string) => Array.from(text).length / 3,
  // Not monotonic: a longer text may count less, as with a real tokenizer.
  (text: string) => text.split(/\b/).length + (text.length % 3),
);

test('the text is within budget, well-formed and one block, whatever the counter', () => {
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 0, max: 500 }),
      countTokens,
      fc.constantFrom('given' as const, 'stable' as const),
      fc.boolean(),
      (list, budget, count, order, dedupe) => {
        const { text, used, omitted, truncated } = renderMemoryContext(list, {
          budget,
          countTokens: count,
          order,
          dedupe,
        });
        expect(used).toBe(text === '' ? 0 : count(text));
        expect(used).toBeLessThanOrEqual(budget);
        expect(text.isWellFormed()).toBe(true);
        const fences = text === '' ? 0 : 1;
        expect(countFences(text)).toEqual({ open: fences, close: fences });
        expect(countNotes(text)).toBe(fences);
        const reported = [...omitted, ...truncated].map(({ index }) => index);
        expect(new Set(reported).size).toBe(reported.length);
        expect(truncated.length).toBeLessThanOrEqual(1);
        // Nothing is taken after the first that did not fit.
        const firstOut = Math.min(
          ...omitted.filter(({ reason }) => reason === 'budget').map(({ index }) => index),
        );
        const after = omitted.filter(({ index }) => index >= firstOut);
        if (Number.isFinite(firstOut)) expect(after).toHaveLength(list.length - firstOut);
      },
    ),
    { numRuns: fcRuns(500) },
  );
});

test('any permutation of the entries gives the same bytes in stable order', () => {
  const permuted = entries.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(permuted, fc.boolean(), ([list, shuffled], dedupe) => {
      const options = { order: 'stable', dedupe } as const;
      expect(renderMemoryContext(shuffled, options).text).toBe(renderMemoryContext(list, options).text);
    }),
    { numRuns: fcRuns(500) },
  );
});

test('the same entries give the same bytes again, and are not changed', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const copy = structuredClone(list);
      const { text } = renderMemoryContext(list, { dedupe: true });
      expect(renderMemoryContext(list, { dedupe: true }).text).toBe(text);
      expect(list).toEqual(copy);
      expect(renderMemoryContext(copy, { dedupe: true }).text).toBe(text);
    }),
    { numRuns: fcRuns(300) },
  );
});

test('a scrubber sees every string that reaches the text', () => {
  const mask = (properties: object) => {
    const pairs = properties instanceof Map ? [...properties] : Object.entries(properties);
    return new Map(pairs.map(([key, value]) => [key, typeof value === 'string' ? '#' : value]));
  };
  const secret = (word: string) => ({
    content: word,
    layer: word,
    metadata: {
      description: word,
      name: { a: word },
      role: word,
      properties: new Map([['b', word]]),
      steps: [word],
    },
  });
  for (const layer of [
    'semantic',
    'episodic',
    'procedural',
    'prospective',
    'identity',
    'working',
    'secret',
  ]) {
    const entry = { ...secret('secret'), layer };
    const { text } = renderMemoryContext([entry], { scrubber: mask });
    expect(text).not.toContain('secret');
    expect(text).toContain('[#] # (description=#, a=#, role=#, b=#)');
  }
});
