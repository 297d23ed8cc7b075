import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShortWord, STRENGTH, shapeOf } from '../src/engine/value.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const letters = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 9 })
  .map((list) => list.join(''));

describe('the one look that passes over most words of a sentence', () => {
  test('takes only words that have no strength, whatever their letters are', () => {
    fc.assert(
      fc.property(letters, (word) => {
        expect(isShortWord(word, 0, word.length)).toBe(true);
        expect(shapeOf(word, 0, word.length).strength).toBeLessThanOrEqual(STRENGTH.word);
      }),
    );
  });

  test('leaves all others to be looked at', () => {
    for (const other of ['Otter-49x', 'a1', 'abcdefghij', 'pass!', 'naïve']) {
      expect(isShortWord(other, 0, other.length)).toBe(false);
    }
  });
});
