/** The streams and settings a command may use; handed in, so that tests can stand in for a process. */
export interface CommandIo {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A failure whose message is for the person at the terminal; the command ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
