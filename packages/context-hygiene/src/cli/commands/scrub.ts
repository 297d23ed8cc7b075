import { createHash } from 'node:crypto';
import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import type { Command } from 'commander';
import manifest from '../../../package.json' with { type: 'json' };
import { forEachSource } from '../for-each-source.js';
import { LosslessDecoder } from '../input/lossless-utf8.js';
import { resolveSources, type Source } from '../input/sources.js';
import { refuseWide } from '../input/wide-text.js';
import type { CommandIo } from '../io.js';
import { parseCount } from '../option-values.js';
import { BrokenPipeError, Output } from '../output.js';
import { startProgress } from '../progress.js';
import { type BatchPool, createBatchPool } from '../scrub/batch-pool.js';
import { findingsOf } from '../scrub/findings.js';
import { jsonFindingsOf } from '../scrub/json-findings.js';
import { replaceFile } from '../scrub/replace-file.js';
import { type FileFinding, toSarif } from '../scrub/sarif.js';
import { type OnProgress, scrubbedLines, scrubbedText } from '../scrub/scrub-source.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';

interface ScrubOptions {
  readonly jsonl?: boolean;
  readonly json?: boolean;
  readonly check?: boolean;
  readonly sarif?: boolean;
  readonly inPlace?: boolean;
  readonly threads?: number;
}

const LINE_FEED = 10;

/** What a run needs at hand. */
interface Run {
  readonly io: CommandIo;
  readonly output: Output;
  readonly sources: readonly Source[];
  readonly scrubber: CredentialScrubber;
  readonly options: ScrubOptions;
}

/** `scrub`: takes credentials out of text or JSON lines, or says where they are. */
export function addScrubCommand(program: Command, io: CommandIo, setExitCode: (code: number) => void): void {
  program
    .command('scrub')
    .description('take credentials out of text, or say where they are')
    .argument('[paths...]', 'files, directories, globs; - or nothing: standard input')
    .option('--jsonl', 'the input is JSON lines: scrub string values only, keep all other bytes')
    .option('--check', 'print findings as file:line:column rule label; exit code 1 when there are some')
    .option('--sarif', 'with --check: print findings as SARIF 2.1.0')
    .option(
      '--json',
      'print { file, text, redactions, clean } for each input, or { file, findings } with --check',
    )
    .option('--in-place', 'replace the files, each at once')
    .option(
      '--threads <count>',
      'worker threads for JSON lines over 8 MB (default: all cores; 0: none)',
      parseCount,
    )
    .addHelpText(
      'after',
      '\nExample:\n  $ context-hygiene scrub < notes.txt > clean.txt\n  $ context-hygiene scrub --jsonl --in-place memories/*.jsonl\n  $ git diff --cached --name-only -z | xargs -0 context-hygiene scrub --check --',
    )
    .action(async (paths: string[], options: ScrubOptions) => {
      checkOptions(options);
      const sources = await resolveSources(paths, io);
      const run: Run = {
        io,
        output: new Output(io.stdout, io.signal),
        sources,
        scrubber: new CredentialScrubber(),
        options,
      };
      setExitCode(await (options.check === true ? check(run) : scrub(run)));
    });
}

function checkOptions({ check: checks, sarif, json, inPlace, jsonl }: ScrubOptions): void {
  if (sarif === true && checks !== true) throw new UsageError('--sarif goes with --check');
  if (inPlace === true && (checks === true || json === true))
    throw new UsageError('--in-place prints nothing: leave out --check and --json');
  if (jsonl === true && json === true && checks !== true)
    throw new UsageError('--jsonl reads and writes JSON lines; leave out --json');
  if (sarif === true && json === true) throw new UsageError('Choose one of --sarif and --json');
}

async function scrub({ io, output, sources: given, scrubber, options }: Run): Promise<number> {
  if (options.inPlace === true) for (const source of given) checkPlace(source);
  const sources = given.map(refuseWide);
  const progress = startProgress(sources, io);
  const pool = createBatchPool(options.threads);
  const onProgress: OnProgress = (bytes) => {
    io.signal.throwIfAborted();
    progress.add(bytes);
  };
  let lastByte: number | undefined;
  try {
    return await forEachSource(sources, io, async (source) => {
      let isFirst = true;
      if (options.json === true)
        await output.write(`${JSON.stringify(await scrubWhole(source, scrubber))}\n`);
      else if (options.inPlace === true)
        await scrubInPlace(source, (read) => scrubbed(read, scrubber, pool, options, io, onProgress));
      else
        for await (const bytes of scrubbed(source, scrubber, pool, options, io, onProgress)) {
          // A file may end within its last line; the first of the next file is another one.
          if (isFirst && options.jsonl === true && (lastByte ?? LINE_FEED) !== LINE_FEED && bytes.length > 0)
            await output.write('\n');
          await output.write(bytes);
          isFirst &&= bytes.length === 0;
          lastByte = bytes.at(-1) ?? lastByte;
        }
    });
  } finally {
    progress.end();
    await pool.close();
  }
}

async function* scrubbed(
  source: Source,
  scrubber: CredentialScrubber,
  pool: BatchPool,
  { jsonl }: ScrubOptions,
  { stderr }: CommandIo,
  onProgress: OnProgress,
): AsyncGenerator<Uint8Array> {
  if (jsonl !== true) return yield* scrubbedText(source, scrubber, onProgress);
  let notJson = 0;
  yield* scrubbedLines(source, pool, onProgress, (lines) => {
    notJson += lines;
  });
  if (notJson === 0) return;
  const what = notJson === 1 ? '1 line is no JSON and was' : `${notJson} lines are no JSON and were`;
  stderr.write(`context-hygiene: ${shownName(source.name)}: ${what} scrubbed as text\n`);
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

async function check({ io, output, sources, scrubber, options }: Run): Promise<number> {
  const progress = startProgress(sources, io);
  const all: FileFinding[] = [];
  let count = 0;
  const looking = forEachSource(sources, io, async (source) => {
    const ofFile: FileFinding[] = [];
    const findings =
      options.jsonl === true ? jsonFindingsOf(refuseWide(source), scrubber) : findingsOf(source, scrubber);
    for await (const finding of findings) {
      count += 1;
      const located = { file: source.name, ...finding };
      if (options.sarif === true) all.push(located);
      else if (options.json === true) ofFile.push(located);
      else
        await output.write(
          `${shownName(located.file)}:${located.line}:${located.column} ${located.rule} ${located.label}\n`,
        );
    }
    if (options.json === true)
      await output.write(`${JSON.stringify({ file: source.name, findings: ofFile })}\n`);
    progress.add(source.size ?? 0);
  });
  const failed = await looking
    .catch((error: unknown) => {
      // Whoever reads the first lines only still wants to know whether there are some.
      if (error instanceof BrokenPipeError) return 0;
      throw error;
    })
    .finally(() => progress.end());
  if (options.sarif === true)
    await output.write(`${JSON.stringify(toSarif(all, manifest.version), undefined, 2)}\n`);
  if (failed !== 0) return failed;
  return count > 0 ? 1 : 0;
}
