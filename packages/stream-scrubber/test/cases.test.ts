import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ScrubberOptions, StreamingContextScrubber, scrubText } from '../src/index.js';
import { everyTwoWayCut, feedAll, singleUnits } from './support/feeding.js';

interface Case {
  readonly id: string;
  readonly tags: readonly string[];
  readonly options: { readonly flushAfter?: readonly number[] };
  readonly chunks: readonly string[];
  readonly visible: string;
  readonly why: string;
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('./fixtures/stream-cases.json', import.meta.url), 'utf8'),
);

describe('the cases', () => {
  for (const { id, tags, options, chunks, visible, why } of cases) {
    const scrubberOptions: ScrubberOptions = { tags };
    const flushAfter = new Set(options.flushAfter);
    test(`${id}: ${why}`, () => {
      const scrubber = new StreamingContextScrubber(scrubberOptions);
      let shown = '';
      chunks.forEach((chunk, index) => {
        shown += scrubber.feed(chunk);
        if (flushAfter.has(index)) shown += scrubber.flush();
      });
      expect(shown + scrubber.flush()).toBe(visible);
    });
    if (flushAfter.size > 0) continue;
    test(`${id}, cut anywhere`, () => {
      const text = chunks.join('');
      expect(scrubText(text, scrubberOptions)).toBe(visible);
      for (const cut of [singleUnits(text), ...everyTwoWayCut(text)]) {
        expect(feedAll(new StreamingContextScrubber(scrubberOptions), cut)).toBe(visible);
      }
    });
  }
});
