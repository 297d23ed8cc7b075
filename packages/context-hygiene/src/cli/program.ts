import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addCompressCommand } from './commands/compress.js';
import { addDemoCommand } from './commands/demo.js';
import { addProxyCommand } from './commands/proxy.js';
import { addRenderCommand } from './commands/render.js';
import { addScrubCommand } from './commands/scrub.js';
import { addStreamCommand } from './commands/stream.js';
import { type CommandIo, UsageError } from './io.js';
import { BrokenPipeError } from './output.js';

/**
 * Runs the command line and resolves to its exit code: 0 done, 1 `--check` found something, 2 usage or I/O failure,
 * 130 ended by Ctrl-C.
 *
 * @param args the arguments after the program's name
 */
export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const program = new Command('context-hygiene')
    .description("Keeps what enters and leaves an LLM's context clean.")
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
    });
  let exitCode = 0;
  addScrubCommand(program, io, (code) => {
    exitCode = code;
  });
  addStreamCommand(program, io);
  addRenderCommand(program, io);
  addCompressCommand(program, io);
  addProxyCommand(program, io);
  addDemoCommand(program, io);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof BrokenPipeError) return 0;
    if (io.signal.aborted) return 130;
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`context-hygiene: ${error.message}\n`);
    return 2;
  }
}
