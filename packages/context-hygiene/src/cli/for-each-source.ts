import { systemReason } from './failures.js';
import type { Source } from './input/sources.js';
import type { CommandIo } from './io.js';
import { shownName } from './shown-name.js';
import { SourceError } from './source-error.js';

/**
 * One input after the other; one that cannot be read is said, and the others go on.
 *
 * @returns the exit code: 2 when one could not be read
 */
export async function forEachSource(
  sources: readonly Source[],
  { stderr, signal }: CommandIo,
  job: (source: Source) => Promise<void>,
): Promise<number> {
  let code = 0;
  for (const source of sources) {
    signal.throwIfAborted();
    try {
      if (source.failure !== undefined) throw source.failure;
      await job(source);
    } catch (error) {
      const reason = error instanceof SourceError ? error.message : systemReason(error);
      if (reason === undefined) throw error;
      stderr.write(`context-hygiene: ${shownName(source.name)}: ${reason}\n`);
      code = 2;
    }
  }
  return code;
}
