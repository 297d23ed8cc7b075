import { StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
import type { ContextHygieneConfig } from './options.js';

/** What else an answer is scrubbed of, beside internal blocks. */
export interface AnswerOptions {
  /** Credentials too. @default false */
  readonly credentials?: boolean | undefined;
}

/** Takes internal blocks, and on request credentials, out of a whole answer. */
export function scrubAnswer(
  text: string,
  config: ContextHygieneConfig,
  { credentials = false }: AnswerOptions = {},
): string {
  const start = performance.now();
  const blocks = new StreamingContextScrubber(config.answer);
  const visible = blocks.feed(text) + blocks.flush();
  const result = credentials ? config.scrubber.scrubText(visible).text : visible;
  tell(config, blocks, start);
  return result;
}

/** The same for a stream: blocks first, so that a credential cut by a hidden block is seen whole. */
export async function* scrubAnswerStream(
  source: AsyncIterable<string> | Iterable<string>,
  config: ContextHygieneConfig,
  { credentials = false }: AnswerOptions = {},
): AsyncGenerator<string, void, undefined> {
  const start = performance.now();
  const blocks = new StreamingContextScrubber(config.answer);
  const secrets = credentials ? config.scrubber.stream() : undefined;
  const through = (text: string): string =>
    secrets === undefined || text === '' ? text : secrets.feed(text);
  for await (const chunk of source) {
    const visible = through(blocks.feed(chunk));
    if (visible !== '') yield visible;
  }
  const rest = through(blocks.flush()) + (secrets?.flush() ?? '');
  if (rest !== '') yield rest;
  tell(config, blocks, start);
}

function tell({ onEvent }: ContextHygieneConfig, { report }: StreamingContextScrubber, start: number): void {
  onEvent({
    type: 'answer-scrubbed',
    blocks: report.blocks,
    hiddenChars: report.hiddenChars,
    durationMs: performance.now() - start,
  });
}
