import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ContextCompressor } from '@context-hygiene/context-compressor';
import type { Command } from 'commander';
import { systemReason } from '../failures.js';
import { readExactJson } from '../input/json.js';
import type { CommandIo } from '../io.js';
import { parsePositive } from '../option-values.js';
import { Output } from '../output.js';
import { compressionReport } from '../report/compression-report.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';

interface CompressOptions {
  readonly contextLimit: number;
  readonly promptTokens?: number;
  readonly focus?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly report?: string;
}

/** Where a request body keeps its list of messages, by provider. */
const listNames = ['messages', 'input', 'contents'] as const;

/** `compress`: a conversation that outgrew its window, made smaller without a model. */
export function addCompressCommand(program: Command, io: CommandIo): void {
  program
    .command('compress')
    .description('compress a conversation (a JSON array of messages, or a request body that holds one)')
    .argument('[file]', 'the conversation; - or nothing: standard input')
    .requiredOption('--context-limit <tokens>', "the model's context window", parsePositive)
    .option('--prompt-tokens <tokens>', "the provider's own last count of the prompt", parsePositive)
    .option('--focus <topic>', 'what the summary should concentrate on')
    .option('--force', 'compress even when it is not due')
    .option('--json', 'print the whole result instead of the conversation')
    .option('--report <file.html>', 'also write a page that shows what became of each message')
    .addHelpText(
      'after',
      '\nExample:\n  $ context-hygiene compress --context-limit 128000 --report report.html chat.json > smaller.json',
    )
    .action(async (file: string | undefined, options: CompressOptions) => {
      // The page would be written over what it is made of.
      if (options.report !== undefined && file !== undefined && resolve(options.report) === resolve(file))
        throw new UsageError('--report must name another file than the conversation');
      const { value, content, restore } = await readExactJson(file, io);
      const { messages, wrap, system, tools } = unwrap(value);
      const result = await new ContextCompressor().compress(messages, {
        contextLimit: options.contextLimit,
        promptTokens: options.promptTokens,
        focusTopic: options.focus,
        force: options.force,
        system,
        tools,
      });
      if (options.report !== undefined) {
        const page = await compressionReport(messages, result, options.contextLimit);
        await writeReport(options.report, restore(page));
      }
      // What was not compressed goes on as it came, layout and long numbers included.
      const printed = result.changed ? restore(indented(wrap(result.messages))) : content;
      const output = options.json === true ? restore(indented(result)) : printed;
      await new Output(io.stdout, io.signal).write(output);
      const saved = `${result.tokensBefore} → ${result.tokensAfter} tokens`;
      io.stderr.write(
        `${result.reason}: ${saved}, ${messages.length} → ${result.messages.length} messages\n`,
      );
    });
}

async function writeReport(file: string, page: string): Promise<void> {
  await writeFile(file, page).catch((cause: unknown) => {
    throw new UsageError(`${shownName(file)}: ${systemReason(cause) ?? 'cannot be written'}`, { cause });
  });
}

function indented(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

interface Conversation {
  readonly messages: readonly object[];
  readonly system?: unknown;
  readonly tools?: unknown;
  /** The shape that was read, with other messages in it. */
  wrap(messages: readonly object[]): unknown;
}

function unwrap(value: unknown): Conversation {
  if (isList(value)) return { messages: value, wrap: (messages) => messages };
  const body: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  for (const name of listNames) {
    const messages = body[name];
    if (!isList(messages)) continue;
    return {
      messages,
      system: body.system ?? body.systemInstruction ?? body.instructions,
      tools: body.tools,
      wrap: (changed) => ({ ...body, [name]: changed }),
    };
  }
  throw new UsageError(
    `No conversation found: give a JSON array of messages, or an object with ${listNames.join(', ')}`,
  );
}

function isList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((message) => typeof message === 'object' && message !== null);
}
