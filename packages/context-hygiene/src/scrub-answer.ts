import { StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import { checkKeys, misuse } from './errors.js';
import type { ContextHygieneConfig } from './options.js';

/** What else an answer is scrubbed of, beside internal blocks. */
export interface AnswerOptions {
  /** Credentials too. @default false */
  readonly credentials?: boolean | undefined;
}

/** Takes internal blocks, and on request credentials, out of a whole answer. */
export function scrubAnswer(text: string, config: ContextHygieneConfig, options: AnswerOptions = {}): string {
  const start = performance.now();
  const { credentials } = parseAnswerOptions(options);
  const given: unknown = text;
  if (typeof given !== 'string') {
    const streamed = 'a string: scrubAnswerStream takes chunks';
    throw misuse('invalid-argument:text', `text must be ${streamed}`);
  }
  const blocks = new StreamingContextScrubber(config.answer);
  const visible = blocks.feed(text) + blocks.flush();
  const result = credentials ? config.scrubber.scrubText(visible).text : visible;
  tell(config, blocks, start);
  return result;
}

/**
 * The same for a stream: blocks first, so that a credential cut by a hidden block is seen whole. The source is closed
 * when the reader leaves or a chunk is wrong.
 *
 * @throws TypeError at once when an argument is wrong
 */
export function scrubAnswerStream(
  source: AsyncIterable<string> | Iterable<string>,
  config: ContextHygieneConfig,
  options: AnswerOptions = {},
): AsyncGenerator<string, void, undefined> {
  const { credentials } = parseAnswerOptions(options);
  const given: unknown = source;
  const isIterable =
    typeof given === 'string' ||
    (typeof given === 'object' &&
      given !== null &&
      (Symbol.asyncIterator in given || Symbol.iterator in given));
  if (!isIterable)
    throw misuse('invalid-argument:source', 'source must be an iterable of strings, async or not');
  return scrubChunks(source, config, credentials);
}

async function* scrubChunks(
  source: AsyncIterable<string> | Iterable<string>,
  config: ContextHygieneConfig,
  credentials: boolean,
): AsyncGenerator<string, void, undefined> {
  const start = performance.now();
  const blocks = new StreamingContextScrubber(config.answer);
  const secrets = credentials ? config.scrubber.stream() : undefined;
  const through = (text: string): string =>
    secrets === undefined || text === '' ? text : secrets.feed(text);
  try {
    for await (const chunk of source) {
      const visible = through(blocks.feed(chunk));
      if (visible !== '') yield visible;
    }
    const rest = through(blocks.flush()) + (secrets?.flush() ?? '');
    if (rest !== '') yield rest;
  } finally {
    // An answer that broke off, or that nobody read to its end, counts too.
    tell(config, blocks, start);
  }
}

function parseAnswerOptions(options: AnswerOptions): { readonly credentials: boolean } {
  checkKeys(options, ['credentials']);
  const { credentials = false } = options;
  if (typeof credentials !== 'boolean')
    throw misuse('invalid-option:credentials', 'credentials must be true or false');
  return { credentials };
}

function tell({ onEvent }: ContextHygieneConfig, { report }: StreamingContextScrubber, start: number): void {
  onEvent({
    type: 'answer-scrubbed',
    blocks: report.blocks,
    hiddenChars: report.hiddenChars,
    durationMs: performance.now() - start,
  });
}
