import type { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import type { Source } from '../input/sources.js';
import type { CommandIo } from '../io.js';
import type { Output } from '../output.js';

/** How `scrub` was called. */
export interface ScrubOptions {
  readonly jsonl?: boolean;
  readonly json?: boolean;
  readonly check?: boolean;
  readonly sarif?: boolean;
  readonly inPlace?: boolean;
  readonly threads?: number;
}

/** What one run of `scrub` needs at hand. */
export interface ScrubRun {
  readonly io: CommandIo;
  readonly output: Output;
  readonly sources: readonly Source[];
  readonly scrubber: CredentialScrubber;
  readonly options: ScrubOptions;
}
