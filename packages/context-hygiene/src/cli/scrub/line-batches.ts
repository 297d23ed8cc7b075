import { Buffer } from 'node:buffer';
import type { Source } from '../input/sources.js';
import { SourceError } from '../source-error.js';

const LINE_FEED = 10;
const BATCH_BYTES = 256 * 1024;
/** Longest line that is read as JSON: it has to be held whole, several times over. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/**
 * Cuts an input into batches of whole lines, about a quarter of a megabyte each; a longer line is a batch of its own. Lines of
 * an input that is no file do not wait for others: whoever writes them may wait for an answer.
 */
export async function* lineBatches({ size, open }: Source): AsyncGenerator<Uint8Array> {
  const wanted = size === undefined ? 1 : BATCH_BYTES;
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of open()) {
    const end = length + chunk.length >= wanted ? chunk.lastIndexOf(LINE_FEED) + 1 : 0;
    if (end > 0) {
      yield Buffer.concat([...waiting, chunk.subarray(0, end)]);
      waiting = [];
      length = 0;
    }
    waiting.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > MAX_LINE_BYTES) {
      throw new SourceError(
        `a line is longer than ${MAX_LINE_BYTES} bytes; without --jsonl it is read as text`,
      );
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
