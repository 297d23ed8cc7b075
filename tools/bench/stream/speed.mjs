import { StreamingContextScrubber } from '../../../packages/stream-scrubber/dist/index.js';
import { scrubTransform } from '../../../packages/stream-scrubber/dist/web.js';
import { createRandom, createText, cut, hostile } from './corpus.mjs';
import { createRunner, measure, median, ratio, runLowerBound, runTransform } from './measure.mjs';
import { createAiSdkScrubber } from './peers/ai-sdk.mjs';
import { SeedScrubber } from './peers/seed.mjs';

const runOurs = createRunner();
const runSeed = createRunner();
const runAiSdk = createRunner();

/** Ratios to the lower bound: `[{ name, cells }]`, and what the text is made of. */
export async function compareOnText({ length, rounds, seed }) {
  const random = createRandom(seed);
  const columns = [];
  for (const isTwoByte of [false, true]) {
    const text = createText(length, isTwoByte, random);
    for (const [size, min, max] of [
      ['4–40 characters', 4, 40],
      ['4 KB', 4096, 4096],
    ]) {
      const chunks = cut(text, min, max, random);
      const aiSdk = await createAiSdkScrubber();
      const times = await measure(
        {
          'lower bound': () => runLowerBound(chunks),
          'stream-scrubber': () => runOurs(new StreamingContextScrubber(), chunks),
          'seed class': () => runSeed(new SeedScrubber(), chunks),
          'AI SDK 7, its transform alone': () => runAiSdk(aiSdk, chunks),
        },
        rounds,
        max > 100 ? 10 : 1,
      );
      columns.push({
        title: `${size}, ${isTwoByte ? 'two-byte' : 'one-byte'}`,
        times,
        count: chunks.length,
        text,
      });
    }
  }
  return columns;
}

/** Our transform against an empty one. */
export async function compareTransforms({ length, rounds, seed }) {
  const random = createRandom(seed);
  const text = createText(length, false, random);
  const result = {};
  for (const [size, min, max] of [
    ['4–40 characters', 4, 40],
    ['4 KB', 4096, 4096],
  ]) {
    const chunks = cut(text, min, max, random);
    const times = await measure(
      {
        empty: () => runTransform(new TransformStream(), chunks),
        ours: () => runTransform(scrubTransform(), chunks),
      },
      rounds,
      max > 100 ? 10 : 1,
    );
    result[size] = ratio(times.ours, times.empty);
  }
  return result;
}

/** Nanoseconds a character on input that is meant to hurt, at two lengths and in three chunk sizes. */
export async function measureHostile({ length, rounds, seed }) {
  const random = createRandom(seed);
  const rows = [];
  for (const [name, create] of Object.entries(hostile)) {
    const cells = [];
    for (const size of [20, 4096]) {
      for (const total of [length, length * 2]) {
        const text = create(total);
        const chunks = cut(text, size, size, random);
        const times = await measure({ ours: () => runOurs(new StreamingContextScrubber(), chunks) }, rounds);
        cells.push((median(times.ours) * 1e6) / text.length);
      }
    }
    rows.push({ name, cells });
  }
  return rows;
}
