import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { createContextHygiene } from '../../context-hygiene.js';
import { type DemoTranscript, demoFigures } from '../demo/figures.js';
import { demoText } from '../demo/print.js';
import sample from '../demo/transcript.json' with { type: 'json' };
import { type CommandIo, UsageError } from '../io.js';
import { Output } from '../output.js';
import { terminalOf } from '../terminal.js';

interface DemoOptions {
  readonly json?: boolean;
  readonly transcript: readonly string[];
}

/** `demo`: the whole way of a memory on a real conversation. */
export function addDemoCommand(program: Command, io: CommandIo): void {
  program
    .command('demo')
    .description('show the whole way of a memory on a real conversation, without keys or network')
    .option('--json', 'print the figures as JSON')
    .option(
      '--transcript <file...>',
      'also compress these conversations (JSON with a `messages` array, any provider format)',
      [],
    )
    .addHelpText(
      'after',
      '\nExample:\n  $ context-hygiene demo\n  $ context-hygiene demo --json | jq .conversations',
    )
    .action(async (options: DemoOptions) => {
      const transcripts = [
        { name: 'marshmallow', ...sample },
        ...(await Promise.all(options.transcript.map(readTranscript))),
      ];
      const figures = await demoFigures(createContextHygiene(), transcripts);
      const terminal = terminalOf(io.stdout, io.env);
      await new Output(io.stdout, io.signal).write(
        options.json === true ? `${JSON.stringify(figures, undefined, 2)}\n` : demoText(figures, terminal),
      );
    });
}

async function readTranscript(file: string): Promise<DemoTranscript> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`Cannot read ${file}: is the path right?`, { cause });
  });
  const { messages, meta } = parse(text, file);
  return {
    name: basename(file).replace(/(?:\.\w+)?\.json$/, ''),
    source: meta?.repo ?? file,
    licence: meta?.licence ?? 'licence not stated',
    messages,
  };
}

interface TranscriptFile {
  readonly messages: readonly object[];
  readonly meta?: { readonly repo?: string; readonly licence?: string };
}

function parse(text: string, file: string): TranscriptFile {
  try {
    const value = JSON.parse(text) as Partial<TranscriptFile>;
    if (Array.isArray(value.messages)) return value as TranscriptFile;
  } catch {
    // Told below: a parser's message can quote the content.
  }
  throw new UsageError(`${file} is no transcript: it must be JSON with a "messages" array`);
}
