import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goesOn, nextHit } from '../src/engine/anchors.js';
import { compileRules } from '../src/engine/compile.js';
import { Source } from '../src/engine/source.js';
import { CREDENTIAL_VALUE_PATTERNS } from '../src/rules/index.js';

const { anchors } = compileRules(CREDENTIAL_VALUE_PATTERNS);
const NOTHING_LEARNED = { bits: undefined, mask: 0 };

/** Literals of all kinds, whole and cut, in any case, with other text between them. */
const text = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...anchors.entries), fc.boolean(), fc.nat(60))
        .map(([{ literal }, capitals, length]) =>
          (capitals ? literal.toUpperCase() : literal).slice(0, length || undefined),
        ),
      fc.string({ maxLength: 4 }),
      fc.constantFrom(' ', '\n', 'é', 'İ', '密码', 'this.', 'console', 'https://', '\\n'),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

test('no literal in a text is passed over', () => {
  fc.assert(
    fc.property(text, (text) => {
      const source = new Source(text, new Set(), []);
      const hits = new Set<number>();
      const last = text.length - 1;
      for (let i = 0; i < last; i++) {
        i = nextHit(text, i, last, anchors, NOTHING_LEARNED);
        hits.add(i - 2);
      }
      for (const entry of anchors.entries) {
        const { literal, folded } = entry;
        if (literal.length < 3) continue;
        for (let start = 0; start + 3 < text.length; start++) {
          if (!(folded ? source.hasFolded(literal, start) : source.has(literal, start))) continue;
          expect([literal, start, hits.has(start), goesOn(text, start, entry)]).toEqual([
            literal,
            start,
            true,
            true,
          ]);
        }
      }
    }),
    { numRuns: 200, seed: 20_261_201 },
  );
});
