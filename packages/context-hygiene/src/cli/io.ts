import type { Readable } from 'node:stream';

/** The streams and settings a command may use; handed in, so that tests can stand in for a process. */
export interface CommandIo {
  readonly stdin: Readable;
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
}
