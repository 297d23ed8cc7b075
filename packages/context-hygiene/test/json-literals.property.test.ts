import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { parseExact } from '../src/cli/input/exact-json.js';
import { literalsIn } from '../src/cli/input/json-literals.js';

const texts = fc.string({
  unit: fc.constantFrom('"', '\\', 'a', '1', '-', 'true', '\n', 'é', '{', 'exact-number-0-'),
});
const json = fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.stringify(value));

const asAnExpression = (text: string): readonly string[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/gs)].map(([literal]) => literal);
const asTheyAreFound = (text: string): readonly string[] =>
  [...literalsIn(text)].map(({ start, end }) => text.slice(start, end));

test('the literals of JSON are found as an expression for them finds them', () => {
  fc.assert(
    fc.property(json, (text) => {
      expect(asTheyAreFound(text)).toEqual(asAnExpression(text));
    }),
    { numRuns: fcRuns(300) },
  );
});

test('those of any text, too, up to a quote that nothing ends', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const found = asTheyAreFound(text);
      expect(asAnExpression(text).slice(0, found.length)).toEqual(found);
    }),
    { numRuns: fcRuns(300) },
  );
});

test('a string of any length is one literal', () => {
  const long = `"${'\\u0061b'.repeat(2_000_000)}"`;
  expect([...literalsIn(`[${long},1]`)].map(({ start, end }) => end - start)).toEqual([long.length, 1]);
});

const number = fc.tuple(
  fc.constantFrom('', '-'),
  fc.oneof(fc.constant('0'), fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String)),
  fc.oneof(
    fc.constant(''),
    fc
      .string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 25 })
      .map((digits) => `.${digits}`),
  ),
  fc.oneof(
    fc.constant(''),
    fc
      .integer({ min: -400, max: 400 })
      .map((exponent) => `${exponent % 2 === 0 ? 'e' : 'E'}${exponent > 200 ? '+' : ''}${exponent}`),
  ),
);

test('a number keeps its value: it is put back, or was the same', () => {
  fc.assert(
    fc.property(number, texts, (parts, text) => {
      const literal = parts.join('');
      const { value, restore } = parseExact(`{"n":${literal},"t":${JSON.stringify(text)}}`);
      const back = restore(JSON.stringify(value));
      const [, shown = ''] = /^\{"n":(.*),"t":/s.exec(back) ?? [];
      if (shown !== literal) expect(decimal(shown)).toBe(decimal(literal));
      expect(JSON.parse(back).t).toBe(text);
      const quoted = restore(JSON.stringify(JSON.stringify(value)));
      expect(JSON.parse(JSON.parse(quoted)).t).toBe(text);
    }),
    { numRuns: fcRuns(500) },
  );
});

/** A number as a fraction of whole ones. */
function decimal(literal: string): string {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const shift = Number(exponent) - fraction.length + 1000;
  return `${sign}${BigInt(whole + fraction) * 10n ** BigInt(shift)}`;
}
