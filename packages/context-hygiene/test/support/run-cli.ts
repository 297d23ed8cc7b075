import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { run } from '../../src/cli/program.js';

/** What a command did. */
export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly bytes: Buffer;
  readonly stderr: string;
}

/** Runs a command in this process, with streams of its own. */
export async function runCli(
  args: readonly string[],
  stdin: string | Uint8Array | Readable = '',
): Promise<CliResult> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const output = Promise.all([buffer(stdout), buffer(stderr)]);
  const code = await run(args, {
    stdin: stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]),
    stdout,
    stderr,
    env: {},
    signal: new AbortController().signal,
  });
  stdout.end();
  stderr.end();
  const [bytes, errors] = await output;
  return { code, stdout: bytes.toString(), bytes, stderr: errors.toString() };
}
