import { SingleBar } from 'cli-progress';
import type { Source } from './input/sources.js';
import type { CommandIo } from './io.js';

/** How far a command is. */
export interface Progress {
  /** `bytes` more have been read. */
  add(bytes: number): void;
  end(): void;
}

/** Inputs of this size and more are worth a bar. */
const WORTH_A_BAR_BYTES = 10 * 1024 * 1024;

/** A bar on the terminal for large inputs; nothing when errors do not go to one, or the size is not known. */
export function startProgress(sources: readonly Source[], { stderr, stdout }: CommandIo): Progress {
  const total = sources.reduce((sum, { size }) => sum + (size ?? 0), 0);
  // A bar between lines of output on the same terminal would only be in the way.
  if (stderr.isTTY !== true || stdout.isTTY === true || total < WORTH_A_BAR_BYTES) {
    return { add: () => undefined, end: () => undefined };
  }
  const bar = new SingleBar({
    stream: stderr,
    format: '{bar} {percentage} % · {value} of {total} MB · {eta_formatted} left',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    hideCursor: true,
  });
  const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
  let read = 0;
  bar.start(megabytes(total), 0);
  return {
    add(bytes) {
      read += bytes;
      bar.update(megabytes(read));
    },
    end: () => bar.stop(),
  };
}
