import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { withoutWidth } from '../src/cli/input/without-width.js';

// The same as an expression, which takes memory for each letter of a run.
const run = /(?:[^\0]\0{3}){4,}|(?:\0{3}[^\0]){4,}|(?:[^\0]\0){4,}|(?:\0[^\0]){4,}/;
const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\0'), maxLength: 20 });
const wide = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('a', 'b', '\n'), minLength: 4, maxLength: 9 }),
    fc.constantFrom(0, 1, 2, 3),
  )
  .map(([text, kind]) =>
    Array.from(
      text,
      (letter) => [`${letter}\0`, `\0${letter}`, `${letter}\0\0\0`, `\0\0\0${letter}`][kind],
    ).join(''),
  );

test('no run of wide letters is left, and every letter is', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(letters, wide), { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      const narrow = withoutWidth(text);
      expect(narrow.replaceAll('\0', '')).toBe(text.replaceAll('\0', ''));
      if (!run.test(text)) expect(narrow).toBe(text);
      if (parts.length === 1 && run.exec(text)?.[0] === text) expect(narrow).toBe(text.replaceAll('\0', ''));
    }),
    { numRuns: fcRuns(1000) },
  );
});
