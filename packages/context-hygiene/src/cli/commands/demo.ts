import { basename } from 'node:path';
import type { Command } from 'commander';
import { createContextHygiene } from '../../context-hygiene.js';
import { type DemoTranscript, demoFigures } from '../demo/figures.js';
import { demoText } from '../demo/print.js';
import sample from '../demo/transcript.json' with { type: 'json' };
import { readJson } from '../input/json.js';
import type { CommandIo } from '../io.js';
import { Output } from '../output.js';
import { shownName } from '../shown-name.js';
import { terminalOf } from '../terminal.js';
import { UsageError } from '../usage-error.js';

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
        ...(await Promise.all(options.transcript.map((file) => readTranscript(file, io)))),
      ];
      const figures = await demoFigures(createContextHygiene(), transcripts);
      const terminal = terminalOf(io.stdout, io.env);
      await new Output(io.stdout, io.signal).write(
        options.json === true ? `${JSON.stringify(figures, undefined, 2)}\n` : demoText(figures, terminal),
      );
    });
}

async function readTranscript(file: string, io: CommandIo): Promise<DemoTranscript> {
  const { messages, meta } = fieldsOf(await readJson(file, io));
  if (!Array.isArray(messages))
    throw new UsageError(`${shownName(file)} is no transcript: it must be JSON with a "messages" array`);
  const { repo = file, licence = 'licence not stated' } = fieldsOf(meta);
  return {
    name: basename(file).replace(/(?:\.\w+)?\.json$/, ''),
    source: String(repo),
    licence: String(licence),
    messages,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
