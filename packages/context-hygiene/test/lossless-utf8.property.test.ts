import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { encodeLossless, LosslessDecoder } from '../src/cli/input/lossless-utf8.js';

const pieces = fc.oneof(
  fc.uint8Array({ maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }).map((text) => Buffer.from(text)),
  // Pieces of characters: cut, overlong, surrogates, beyond U+10FFFF.
  fc.constantFrom(
    [0xf0, 0x9f],
    [0xe2, 0x82],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xff],
    [0xef, 0xbb, 0xbf],
  ),
);
const bytes = fc
  .array(pieces, { maxLength: 12 })
  .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part))));

test('any bytes, cut anywhere, come back as they were', () => {
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(60), { maxLength: 5 }), (input, cuts) => {
      const decoder = new LosslessDecoder();
      const borders = [0, ...cuts.map((cut) => cut % (input.length + 1)).sort((a, b) => a - b), input.length];
      const texts = borders
        .slice(1)
        .map((border, index) => decoder.decode(input.subarray(borders[index], border)));
      const text = texts.join('') + decoder.end();
      expect(encodeLossless(text).equals(input)).toBe(true);
      if (text.isWellFormed()) expect(text).toBe(input.toString('utf8'));
    }),
    { numRuns: fcRuns(2_000) },
  );
});
