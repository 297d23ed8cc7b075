import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { isCredentialKey } from '../src/keys/is-credential-key.js';
import { BUILT_IN_PARTS } from '../src/keys/vocabulary.js';

const clear = BUILT_IN_PARTS.filter((part) => /^[a-z_]+$/.test(part) && isCredentialKey(part));
const spellings: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.join('.'),
  (words) => words.join(' '),
  (words) => words.join('').toLowerCase(),
  (words) => words.join('').toUpperCase(),
  (words) => words.join('_').toUpperCase(),
  (words) => words.map(capital).join(''),
  (words) => words.map((word, at) => (at === 0 ? word : capital(word))).join(''),
  (words) => words.map(capital).join('-'),
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

describe('key names', () => {
  test('a part is found in every spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...clear), fc.constantFrom(...spellings), (part, spell) => {
        expect([spell(part.split('_')), isCredentialKey(spell(part.split('_')))]).toEqual([
          spell(part.split('_')),
          true,
        ]);
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test('what is not seen or only looks alike changes nothing', () => {
    const disguises: Readonly<Record<string, readonly string[]>> = {
      a: ['\u0430', '\uff41', 'á'],
      e: ['\u0435', 'é'],
      o: ['\u043e', '\u03bf', 'ö'],
      s: ['\u017f', '\u0455', '\uff53'],
      k: ['\u212a', 'ᴋ'],
      c: ['\u0441'],
      p: ['\u0440'],
      i: ['\u0131', '\u0456'],
      t: ['ᴛ', '\uff54'],
      r: ['ʀ'],
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...clear),
        fc.array(
          fc.tuple(fc.nat(40), fc.nat(2), fc.constantFrom('', '\u200b', '\u00ad', '\u2060', '\ufe0f')),
          { maxLength: 6 },
        ),
        (part, places) => {
          const letters = [...part];
          for (const [place, which, invisible] of places) {
            const at = place % letters.length;
            const letter = part.charAt(at);
            const alike = disguises[letter] ?? [letter];
            letters[at] = `${alike[which % alike.length]}${invisible}`;
          }
          expect([letters.join(''), isCredentialKey(letters.join(''))]).toEqual([letters.join(''), true]);
        },
      ),
      { numRuns: fcRuns(300) },
    );
  });

  test('any string has an answer, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        expect(isCredentialKey(name)).toBe(isCredentialKey(name));
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test('a veto in front takes a credential back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('has', 'is', 'max', 'requires', 'num'),
        fc.constantFrom(...clear),
        (veto, part) => {
          expect(isCredentialKey(`${veto}_${part}`)).toBe(false);
        },
      ),
      { numRuns: fcRuns(100) },
    );
  });
});
