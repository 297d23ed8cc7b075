import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { forEachSource } from '../for-each-source.js';
import { LosslessDecoder } from '../input/lossless-utf8.js';
import type { Source } from '../input/sources.js';
import { refuseWide } from '../input/wide-text.js';
import type { CommandIo } from '../io.js';
import { startProgress } from '../progress.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';
import { type BatchPool, createBatchPool } from './batch-pool.js';
import { replaceFile } from './replace-file.js';
import type { ScrubRun } from './run.js';
import { type OnProgress, scrubbedLines, scrubbedText } from './scrub-source.js';

const LINE_FEED = 10;

/**
 * Prints inputs without their credentials, or puts them in their places.
 *
 * @returns the exit code: 2 when an input could not be read
 */
export async function runScrub({ io, output, sources: given, scrubber, options }: ScrubRun): Promise<number> {
  if (options.inPlace === true) for (const source of given) checkPlace(source);
  const sources = given.map(refuseWide);
  const progress = startProgress(sources, io);
  const pool = createBatchPool(options.threads);
  const onProgress: OnProgress = (bytes) => {
    io.signal.throwIfAborted();
    progress.add(bytes);
  };
  const scrubbing = (source: Source): AsyncIterable<Uint8Array> =>
    options.jsonl === true
      ? scrubLines(source, pool, io, onProgress)
      : scrubbedText(source, scrubber, onProgress);
  const join = options.jsonl === true ? lineJoin() : undefined;
  try {
    return await forEachSource(sources, io, async (source) => {
      if (options.json === true)
        return output.write(`${JSON.stringify(await scrubWhole(source, scrubber))}\n`);
      if (options.inPlace === true) return scrubInPlace(source, scrubbing);
      join?.nextFile();
      for await (const bytes of scrubbing(source)) await output.write(join?.joined(bytes) ?? bytes);
    });
  } finally {
    progress.end();
    await pool.close();
  }
}

async function* scrubLines(
  source: Source,
  pool: BatchPool,
  { stderr }: CommandIo,
  onProgress: OnProgress,
): AsyncGenerator<Uint8Array> {
  let notJson = 0;
  yield* scrubbedLines(source, pool, onProgress, (lines) => {
    notJson += lines;
  });
  if (notJson === 0) return;
  const what = notJson === 1 ? '1 line is no JSON and was' : `${notJson} lines are no JSON and were`;
  stderr.write(`context-hygiene: ${shownName(source.name)}: ${what} scrubbed as text\n`);
}

/** Joins files of lines: one may end within its last line, and the first of the next file is another one. */
function lineJoin(): { nextFile(): void; joined(bytes: Uint8Array): Uint8Array } {
  let lastByte = LINE_FEED;
  let isNextFile = false;
  return {
    nextFile() {
      isNextFile = true;
    },
    joined(bytes) {
      if (bytes.length === 0) return bytes;
      const between = isNextFile && lastByte !== LINE_FEED ? [LINE_FEED] : [];
      isNextFile = false;
      lastByte = bytes.at(-1) ?? lastByte;
      return between.length === 0 ? bytes : Buffer.concat([Uint8Array.from(between), bytes]);
    },
  };
}

function checkPlace({ path, name, size, failure }: Source): void {
  if (failure !== undefined) return;
  if (path === undefined) throw new UsageError('--in-place needs files; standard input has no place');
  if (size === undefined) throw new UsageError(`${shownName(name)}: --in-place needs a regular file`);
}

async function scrubInPlace(
  source: Source,
  scrubbing: (source: Source) => AsyncIterable<Uint8Array>,
): Promise<void> {
  const { path } = source;
  if (path === undefined) return;
  const hash = createHash('sha256');
  const hashed: Source = {
    ...source,
    async *open() {
      for await (const chunk of source.open()) {
        hash.update(chunk);
        yield chunk;
      }
    },
  };
  await replaceFile(path, () => hash.digest('hex'), scrubbing(hashed));
}

async function scrubWhole(source: Source, scrubber: CredentialScrubber): Promise<object> {
  const decoder = new LosslessDecoder();
  let given = '';
  for await (const chunk of source.open()) given += decoder.decode(chunk);
  const { text, redactions, clean } = scrubber.scrubText(given + decoder.end());
  return { file: source.name, text, redactions, clean };
}
