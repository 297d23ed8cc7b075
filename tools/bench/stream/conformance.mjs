import { readFileSync } from 'node:fs';
import { StreamingContextScrubber } from '../../../packages/stream-scrubber/dist/index.js';
import { createAiSdkScrubber } from './peers/ai-sdk.mjs';
import { scrubByMastra } from './peers/mastra.mjs';
import { SeedScrubber } from './peers/seed.mjs';

const cases = JSON.parse(
  readFileSync(
    new URL('../../../packages/stream-scrubber/test/fixtures/stream-cases.json', import.meta.url),
    'utf8',
  ),
);

const implementations = {
  'stream-scrubber': (tags) => feeding(new StreamingContextScrubber({ tags })),
  'seed class': (tags) => feeding(new SeedScrubber(tags[0])),
  'AI SDK 7': async (tags) => feeding(await createAiSdkScrubber(tags[0])),
  'Mastra `maskStreamTags`': (tags) => (chunks) => scrubByMastra(chunks, tags[0]),
};

/** How many of the cases that nobody disputes each implementation gets right, and how it fails on the others. */
export async function compareOnCases() {
  const rows = [];
  for (const [name, create] of Object.entries(implementations)) {
    const row = { name, right: 0, leaked: 0, lost: 0, stable: 0, total: 0 };
    for (const { tags, options, chunks, visible, debatable } of cases) {
      if (debatable) continue;
      row.total += 1;
      const scrub = await create(tags);
      const shown = await scrub(chunks, options.flushAfter ?? []);
      if (shown === visible) row.right += 1;
      else if (shown.length > visible.length) row.leaked += 1;
      else row.lost += 1;
      if (await isStable(create, tags, chunks, options.flushAfter)) row.stable += 1;
    }
    rows.push(row);
  }
  return rows;
}

async function isStable(create, tags, chunks, flushAfter) {
  if (flushAfter !== undefined) return true;
  const text = chunks.join('');
  const whole = await (await create(tags))([text], []);
  const units = await (await create(tags))(text.split(''), []);
  return whole === units;
}

function feeding(scrubber) {
  return (chunks, flushAfter) => {
    let shown = '';
    chunks.forEach((chunk, index) => {
      shown += scrubber.feed(chunk);
      if (flushAfter.includes(index)) shown += scrubber.flush();
    });
    return shown + scrubber.flush();
  };
}
