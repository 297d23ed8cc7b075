import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addCompressCommand } from './commands/compress.js';
import { addDemoCommand } from './commands/demo.js';
import { addProxyCommand } from './commands/proxy.js';
import { addRenderCommand } from './commands/render.js';
import { addScrubCommand } from './commands/scrub.js';
import { addStreamCommand } from './commands/stream.js';
import { failureMessage } from './failures.js';
import type { CommandIo } from './io.js';
import { BrokenPipeError, Output } from './output.js';

/**
 * Runs the command line and resolves to its exit code: 0 done, 1 `--check` found something, 2 usage or I/O failure,
 * 130 ended by Ctrl-C.
 *
 * @param args the arguments after the program's name
 */
export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  // A failed write is told by the write itself; without a listener it would end the process besides.
  for (const stream of [io.stdout, io.stderr]) stream.on('error', () => undefined);
  const help: string[] = [];
  const program = new Command('context-hygiene')
    .description("Keeps what enters and leaves an LLM's context clean.")
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void help.push(text),
      writeErr: (text) => void io.stderr.write(text),
      // Told as other failures are.
      outputError: (text, write) => write(text.replace(/^error: /, 'context-hygiene: ')),
    });
  let exitCode = 0;
  const setExitCode = (code: number): void => {
    exitCode = code;
  };
  addScrubCommand(program, io, setExitCode);
  addStreamCommand(program, io, setExitCode);
  addRenderCommand(program, io);
  addCompressCommand(program, io);
  addProxyCommand(program, io);
  addDemoCommand(program, io);
  try {
    await program.parseAsync([...args], { from: 'user' }).catch(async (error: unknown) => {
      if (!(error instanceof CommanderError)) throw error;
      exitCode = error.exitCode === 0 ? 0 : 2;
      await new Output(io.stdout, io.signal).write(help.join(''));
    });
    return exitCode;
  } catch (error) {
    if (error instanceof BrokenPipeError) return exitCode;
    if (io.signal.aborted) return 130;
    io.stderr.write(`context-hygiene: ${failureMessage(error)}\n`);
    return 2;
  }
}
