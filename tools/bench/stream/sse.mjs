// What `scrubSse` costs, and what it keeps in memory behind a slow reader: `node --expose-gc sse.mjs [gigabytes]`.
import { scrubSse } from '../../../packages/stream-scrubber/dist/sse.js';

const gigabytes = Number(process.argv[2] ?? 0.1);
const eventsPerChunk = 16;
const encoder = new TextEncoder();

/**
 * Chunks of 16 events of Chat Completions, one delta each, as sockets deliver them; every 97th word is hidden,
 * and its block is cut in the middle of a tag.
 */
function makeChunks(count) {
  const words = 'The answer is <b>here</b>, if a < b and so on until the end of it. '.split(/(?<= )/);
  const events = [];
  for (let index = 0; index < count; index++) {
    const hidden = ['<memory-', 'context>kumquat', '</memory-context> '][index % 97];
    const content = hidden ?? words[index % words.length];
    const choices = [{ index: 0, delta: { content }, logprobs: null, finish_reason: null }];
    const chunk = {
      id: 'chatcmpl-9sYq',
      object: 'chat.completion.chunk',
      created: 1764500000,
      model: 'm',
      choices,
    };
    events.push(`data: ${JSON.stringify(chunk)}\n\n`);
  }
  const chunks = [];
  for (let at = 0; at < events.length; at += eventsPerChunk) {
    chunks.push(encoder.encode(events.slice(at, at + eventsPerChunk).join('')));
  }
  return chunks;
}

/** The chunks over and over, until so many bytes have been given; counts how far it is ahead of its reader. */
function makeSource(chunks, bytes, progress) {
  let index = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (progress.bytes >= bytes) return controller.close();
        const chunk = chunks[index++ % chunks.length];
        progress.bytes += chunk.length;
        progress.given += 1;
        progress.ahead = Math.max(progress.ahead, progress.given - progress.taken);
        controller.enqueue(chunk.slice());
      },
    },
    { highWaterMark: 0 },
  );
}

async function run(transform, chunks, bytes, isSlow) {
  const progress = { bytes: 0, given: 0, taken: 0, ahead: 0 };
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().rss;
  let heap = 0;
  let count = 0;
  const start = performance.now();
  for await (const _chunk of makeSource(chunks, bytes, progress).pipeThrough(transform)) {
    progress.taken += 1;
    count += 1;
    if (isSlow && count % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    if (count % 2_000 === 0) {
      globalThis.gc?.();
      heap = Math.max(heap, process.memoryUsage().heapUsed);
    }
  }
  const ms = performance.now() - start;
  return { ms, count, heap, ahead: progress.ahead, grown: process.memoryUsage().rss - heapBefore };
}

const chunks = makeChunks(97 * 64);
const mega = 1024 * 1024;

// Ratios, in one run, the two by turns.
const sample = 10 * mega;
const times = { empty: [], scrubbed: [] };
for (let round = 0; round < 5; round++) {
  times.empty.push((await run(new TransformStream(), chunks, sample, false)).ms);
  times.scrubbed.push((await run(scrubSse(), chunks, sample, false)).ms);
}
const [empty, scrubbed] = [times.empty, times.scrubbed].map((list) => list.sort((a, b) => a - b)[2]);
const perEvent = (scrubbed - empty) / ((sample / chunks[0].length) * eventsPerChunk);
console.log(
  `an event: ${(perEvent * 1000).toFixed(1)} µs over an empty TransformStream (${(scrubbed / empty).toFixed(2)}×)`,
);

const { ms, count, heap, ahead, grown } = await run(scrubSse(), chunks, gigabytes * 1024 * mega, true);
console.log(
  `${gigabytes} GB, read in ${count} pieces by a slow reader: ${(ms / 1000).toFixed(0)} s, heap at most ${(heap / mega).toFixed(1)} MB, ` +
    `resident size ${grown < 0 ? 'down' : 'up'} ${Math.abs(grown / mega).toFixed(0)} MB, source at most ${ahead} chunks ahead`,
);
