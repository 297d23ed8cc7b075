import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import type { Command } from 'commander';
import { resolveSources } from '../input/sources.js';
import type { CommandIo } from '../io.js';
import { parseCount } from '../option-values.js';
import { Output } from '../output.js';
import type { ScrubOptions, ScrubRun } from '../scrub/run.js';
import { runCheck } from '../scrub/run-check.js';
import { runScrub } from '../scrub/run-scrub.js';
import { UsageError } from '../usage-error.js';

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
      const run: ScrubRun = {
        io,
        output: new Output(io.stdout, io.signal),
        sources,
        scrubber: new CredentialScrubber(),
        options,
      };
      setExitCode(await (options.check === true ? runCheck(run) : runScrub(run)));
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
