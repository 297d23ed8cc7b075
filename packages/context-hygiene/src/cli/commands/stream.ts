import { Readable } from 'node:stream';
import { type ScrubberOptions, StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import { scrubSse } from '@context-hygiene/stream-scrubber/sse';
import { type Command, Option } from 'commander';
import { forEachSource } from '../for-each-source.js';
import { encodeLossless, LosslessDecoder } from '../input/lossless-utf8.js';
import { resolveSources, type Source } from '../input/sources.js';
import { refuseWide } from '../input/wide-text.js';
import type { CommandIo } from '../io.js';
import { collect } from '../option-values.js';
import { Output } from '../output.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';

/** So much of an input shows what it looks like. */
const START_CHARS = 100;

interface StreamOptions {
  readonly tag?: readonly string[];
  readonly nesting?: 'depth' | 'flat';
  readonly unterminated?: 'discard' | 'emit';
  readonly codeAware?: boolean;
  readonly replacement?: string;
  readonly sse?: boolean;
  readonly json?: boolean;
}

/** `stream`: hides internal blocks in a text or a stream of events. */
export function addStreamCommand(program: Command, io: CommandIo, setExitCode: (code: number) => void): void {
  program
    .command('stream')
    .description('hide internal blocks such as <memory-context> in text, as it comes')
    .argument('[paths...]', 'files, directories, globs; - or nothing: standard input')
    .option('--tag <name>', 'a tag to hide, memory-context unless given; more than once for several', collect)
    .addOption(
      new Option('--nesting <mode>', 'count blocks by depth, or end at the first closing tag').choices([
        'depth',
        'flat',
      ]),
    )
    .addOption(
      new Option('--unterminated <mode>', 'what becomes of a block left open').choices(['discard', 'emit']),
    )
    .option('--code-aware', 'leave tags inside Markdown code fences alone')
    .option('--replacement <text>', 'stands for each hidden block')
    .option('--sse', 'the input is a Server-Sent-Events body of a model API')
    .option('--json', 'print { file, text, report } for each input, a line each')
    .addHelpText(
      'after',
      '\nExample:\n  $ model-output | context-hygiene stream\n  $ context-hygiene stream --tag think --tag memory-context answer.txt',
    )
    .action(async (paths: string[], options: StreamOptions) => {
      if (options.sse === true && options.json === true)
        throw new UsageError('--sse writes the events it reads; leave out --json');
      const settings = scrubberOptions(options);
      const output = new Output(io.stdout, io.signal);
      const sources = (await resolveSources(paths, io)).map(refuseWide);
      const code = await forEachSource(sources, io, async (source) => {
        if (options.sse === true) await streamEvents(source, settings, output);
        else if (options.json === true) await printReport(source, settings, output, io);
        else
          for await (const text of visible(source, new StreamingContextScrubber(settings), io))
            await output.write(encodeLossless(text));
      });
      setExitCode(code);
    });
}

function scrubberOptions({
  tag,
  nesting,
  unterminated,
  codeAware,
  replacement,
}: StreamOptions): ScrubberOptions {
  return { tags: tag, nesting, unterminated, codeAware, replacement };
}

async function* visible(
  source: Source,
  scrubber: StreamingContextScrubber,
  io: CommandIo,
): AsyncGenerator<string> {
  const decoder = new LosslessDecoder();
  let start: string | undefined;
  let isTold = false;
  for await (const chunk of source.open()) {
    const text = decoder.decode(chunk);
    if (text !== '') start ??= text.slice(0, START_CHARS);
    const looks = isTold ? undefined : looksOf(start ?? '', text);
    if (looks !== undefined) {
      io.stderr.write(`context-hygiene: ${shownName(source.name)}: looks like ${looks} with --sse only\n`);
      isTold = true;
    }
    yield scrubber.feed(text);
  }
  yield scrubber.feed(decoder.end()) + scrubber.flush();
}

/** What a text seems to be, and what is not seen when it is read as text: nobody would notice. */
function looksOf(start: string, text: string): string | undefined {
  if (/^\ufeff?\s*(?:data|event):/.test(start))
    return 'Server-Sent Events; tags cut by two of them are hidden';
  const isJson = /^\ufeff?\s*[[{"]/.test(start);
  return isJson && /\\u003c/i.test(text) ? 'JSON; tags behind escapes are hidden' : undefined;
}

async function printReport(
  source: Source,
  settings: ScrubberOptions,
  output: Output,
  io: CommandIo,
): Promise<void> {
  const scrubber = new StreamingContextScrubber(settings);
  const parts: string[] = [];
  for await (const text of visible(source, scrubber, io)) parts.push(text);
  await output.write(
    `${JSON.stringify({ file: source.name, text: parts.join(''), report: scrubber.report })}\n`,
  );
}

async function streamEvents(source: Source, settings: ScrubberOptions, output: Output): Promise<void> {
  const body = Readable.toWeb(Readable.from(source.open())) as ReadableStream<Uint8Array>;
  for await (const chunk of body.pipeThrough(scrubSse(settings))) await output.write(chunk);
}
