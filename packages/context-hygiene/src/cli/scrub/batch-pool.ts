import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { type ScrubbedBatch, scrubJsonLines } from './json-lines-batch.js';

/** Scrubs batches of lines, on this thread or on several. */
export interface BatchPool {
  /** How many batches are worth having under way. */
  readonly concurrency: number;
  run(batch: Uint8Array): Promise<ScrubbedBatch>;
  close(): Promise<void>;
}

/** Until this much has been read, starting threads takes longer than they save. */
const WORTH_THREADS_BYTES = 8 * 1024 * 1024;

/** What a batch leaves behind is collected early, so that each thread stays small; larger ones gain no time. */
const YOUNG_MEGABYTES = 8;

/** A pool that starts its threads when there is enough to do; `threads` 0 keeps all work on this thread. */
export function createBatchPool(threads: number = availableParallelism()): BatchPool {
  let seen = 0;
  let pool: Tinypool | undefined;
  return {
    concurrency: Math.max(1, threads * 2),
    async run(batch) {
      seen += batch.length;
      if (threads === 0 || seen < WORTH_THREADS_BYTES) return scrubJsonLines(batch);
      pool ??= startThreads(threads);
      return pool.run(batch, { name: 'scrubJsonLines' });
    },
    close: async () => pool?.destroy(),
  };
}

function startThreads(threads: number): Tinypool {
  return new Tinypool({
    filename: new URL('./scrub-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
}
