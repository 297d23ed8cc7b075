import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { type BlockInfo, StreamingContextScrubber, scrubText } from '../src/index.js';
import { cutAt, everyTwoWayCut, feedAll, singleUnits } from './support/feeding.js';
import { scrubByReference } from './support/reference.js';
import { cutSoup, someOptions, soup } from './support/soup.js';

const optionsAndCutText = someOptions.chain((options) =>
  cutSoup(options).map((cut) => ({ options, ...cut })),
);

test('every cutting of a text shows, counts and reports what the whole-text reference says', () => {
  fc.assert(
    fc.property(optionsAndCutText, ({ options, text, places }) => {
      const expected = scrubByReference(text, options);
      const blocks: BlockInfo[] = [];
      const scrubber = new StreamingContextScrubber({ ...options, onBlock: (info) => blocks.push(info) });
      expect(feedAll(scrubber, cutAt(text, places))).toBe(expected.visible);
      expect(scrubber.report).toEqual(expected.report);
      expect(blocks).toEqual(expected.blocks);
      expect(scrubText(text, options)).toBe(expected.visible);
    }),
    { numRuns: fcRuns(1_000) },
  );
});

test('every two-way cut and single units show the same', () => {
  fc.assert(
    fc.property(
      someOptions.chain((options) => soup(options, 6).map((text) => ({ options, text }))),
      ({ options, text }) => {
        const whole = scrubText(text, options);
        for (const chunks of [singleUnits(text), ...everyTwoWayCut(text)]) {
          expect(feedAll(new StreamingContextScrubber(options), chunks)).toBe(whole);
        }
      },
    ),
    { numRuns: fcRuns(150) },
  );
});

test('flush ends a stream: the next one is scrubbed as if by a new instance', () => {
  fc.assert(
    fc.property(
      someOptions.chain((options) =>
        fc
          .tuple(cutSoup(options), cutSoup(options), cutSoup(options))
          .map((streams) => ({ options, streams })),
      ),
      ({ options, streams }) => {
        const scrubber = new StreamingContextScrubber(options);
        for (const { text, places } of streams) {
          expect(feedAll(scrubber, cutAt(text, places))).toBe(scrubText(text, options));
        }
      },
    ),
    { numRuns: fcRuns(250) },
  );
});
