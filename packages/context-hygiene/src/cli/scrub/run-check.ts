import manifest from '../../../package.json' with { type: 'json' };
import { forEachSource } from '../for-each-source.js';
import { refuseWide } from '../input/wide-text.js';
import { BrokenPipeError } from '../output.js';
import { startProgress } from '../progress.js';
import { shownName } from '../shown-name.js';
import { findingsOf } from './findings.js';
import { jsonFindingsOf } from './json-findings.js';
import type { ScrubRun } from './run.js';
import { type FileFinding, toSarif } from './sarif.js';

/**
 * Prints where credentials are.
 *
 * @returns the exit code: 1 when there are some, 2 when an input could not be read
 */
export async function runCheck({ io, output, sources, scrubber, options }: ScrubRun): Promise<number> {
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
