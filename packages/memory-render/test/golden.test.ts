import { describe, expect, test } from 'vitest';
import { buildMemoryBlock, renderLegacy, stripMemoryLabelPrefix } from '../src/index.js';
import { buildEntry, golden } from './support/golden.js';
import { scrub } from './support/scrubber.js';

/** Vectors that JavaScript cannot read from JSON, or that ask for a cap below 1; each with its reason. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  'd-nonstr-005': '1.0 reads as the integer 1 in JavaScript',
  'd-nonstr-018': '2^53 + 1 is no JavaScript number',
  'd-layer-009': '2.0 reads as the integer 2 in JavaScript',
  'd-capedge-001': 'extraCap 0 is rejected: the reference prints an empty " ()"',
  'd-capedge-002': 'extraCap -1 is rejected: the reference drops pairs from the end',
};

describe('golden vectors of the Python reference', () => {
  const reachable = golden.render.filter(({ id }) => !(id in UNREACHABLE));

  test('only what JavaScript cannot reach is left out', () => {
    const left = golden.render.filter(({ cap, jsAchievable }) => cap < 1 || jsAchievable === false);
    expect(left.map(({ id }) => id).sort()).toEqual(Object.keys(UNREACHABLE).sort());
    expect(reachable).toHaveLength(184);
  });

  test.each(reachable)('render $id', (vector) => {
    const scrubber = vector.scrubber ? scrub : undefined;
    expect(renderLegacy(buildEntry(vector), scrubber, { extraCap: vector.cap })).toBe(vector.expected);
  });

  test.each(golden.strip)('strip $id', ({ content, expected }) => {
    expect(stripMemoryLabelPrefix(content)).toBe(expected);
  });

  test.each(golden.block)('block $id', ({ recalled, expected }) => {
    expect(buildMemoryBlock(recalled)).toBe(expected);
  });
});

describe('where the reference raises', () => {
  const raises = golden.raises.filter(({ id }) => id !== 'd-raise-005');

  test.each(raises)('$id: metadata that is no dict degrades to none', ({ entry }) => {
    expect(renderLegacy(entry)).toBe('[semantic] c');
  });

  test('d-raise-005: what the scrubber throws passes through', () => {
    const boom = new Error('boom');
    const throwing = () => {
      throw boom;
    };
    const entry = golden.raises.find(({ id }) => id === 'd-raise-005')?.entry ?? {};
    expect(() => renderLegacy(entry, throwing)).toThrow(boom);
  });
});
