import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { KeyTree } from '../../src/adapters/sse/key-tree.js';

test('keys by how they begin, as a plain list of them says', () => {
  const key = fc
    .array(fc.constantFrom('a', 'b', '', '0'), { maxLength: 4 })
    .map((parts) => parts.map((part) => `${part}:`).join(''));
  const step = fc.tuple(fc.constantFrom('add', 'delete'), key);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.array(key), (steps, asked) => {
      const tree = new KeyTree();
      let keys: string[] = [];
      for (const [what, given] of steps) {
        if (what === 'add') {
          tree.add(given);
          keys.push(given);
        } else {
          tree.delete(given);
          keys = keys.filter((other) => !other.startsWith(given));
        }
      }
      for (const prefix of ['', ...asked, ...keys]) {
        expect(tree.has(prefix)).toBe(keys.some((other) => other.startsWith(prefix)));
      }
    }),
    { numRuns: fcRuns(300) },
  );
});
