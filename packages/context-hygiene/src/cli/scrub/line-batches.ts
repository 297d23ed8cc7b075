import { Buffer } from 'node:buffer';
import { UsageError } from '../io.js';

const LINE_FEED = 10;
const BATCH_BYTES = 512 * 1024;
/** Longest line that is read as JSON: it has to be held whole, several times over. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Cuts bytes into batches of whole lines, about half a megabyte each; a longer line is a batch of its own. */
export async function* lineBatches(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const end = length + chunk.length >= BATCH_BYTES ? chunk.lastIndexOf(LINE_FEED) + 1 : 0;
    if (end > 0) {
      yield Buffer.concat([...waiting, chunk.subarray(0, end)]);
      waiting = [];
      length = 0;
    }
    waiting.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > MAX_LINE_BYTES) {
      throw new UsageError(
        `${name}: a line is longer than ${MAX_LINE_BYTES} bytes; without --jsonl it is read as text`,
      );
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
