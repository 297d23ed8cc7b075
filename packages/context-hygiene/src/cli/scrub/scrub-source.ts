import type { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { encodeLossless, LosslessDecoder } from '../input/lossless-utf8.js';
import type { Source } from '../input/sources.js';
import type { BatchPool } from './batch-pool.js';
import { inOrder } from './in-order.js';
import { lineBatches } from './line-batches.js';

/** Told how many bytes of an input have been read. */
export type OnProgress = (bytes: number) => void;

/** An input as text without its credentials, in bytes; bytes that are no UTF-8 stay. */
export async function* scrubbedText(
  source: Source,
  scrubber: CredentialScrubber,
  onProgress: OnProgress,
): AsyncGenerator<Uint8Array> {
  const decoder = new LosslessDecoder();
  const stream = scrubber.stream();
  for await (const chunk of source.open()) {
    yield encodeLossless(stream.feed(decoder.decode(chunk)));
    onProgress(chunk.length);
  }
  yield encodeLossless(stream.feed(decoder.end()) + stream.flush());
}

/** An input as JSON lines without their credentials. */
export async function* scrubbedLines(
  source: Source,
  pool: BatchPool,
  onProgress: OnProgress,
  onNotJson: (lines: number) => void,
): AsyncGenerator<Uint8Array> {
  const job = async (batch: Uint8Array) => ({ ...(await pool.run(batch)), read: batch.length });
  for await (const { bytes, notJson, read } of inOrder(lineBatches(source), job, pool.concurrency)) {
    yield bytes;
    onProgress(read);
    if (notJson > 0) onNotJson(notJson);
  }
}
