import { misuse } from '../errors.js';
import { parseOptions, type ScrubberOptions } from '../options.js';
import { createRules } from '../rules.js';
import { TagScanner } from '../tag-scanner.js';

/**
 * Removes internal blocks from an iterable of text chunks. Leaving the loop early closes the source; its error
 * travels through.
 *
 * @throws TypeError with a `code` that names a wrong argument or option; with `already-reading` when a second
 * reader asks for the chunks
 * @example
 * for await (const chunk of scrubIterable(['Hi <memory-', 'context>x</memory-context>!'])) chunk;
 */
export function scrubIterable(
  source: AsyncIterable<string> | Iterable<string>,
  options?: ScrubberOptions,
): AsyncIterable<string> {
  const scanner = new TagScanner(createRules(parseOptions(options)));
  if (!isIterable(source)) {
    throw misuse('invalid-argument:source', 'source must be an iterable or async iterable of strings');
  }
  let isRead = false;
  return {
    [Symbol.asyncIterator](): AsyncIterator<string> {
      if (isRead) throw misuse('already-reading', 'a scrubbed iterable can be read once, by one reader');
      isRead = true;
      return scrubChunks(source, scanner);
    },
  };
}

async function* scrubChunks(
  source: AsyncIterable<string> | Iterable<string>,
  scanner: TagScanner,
): AsyncGenerator<string> {
  for await (const chunk of source) {
    const visible = scanner.feed(chunk);
    if (visible !== '') yield visible;
  }
  const rest = scanner.flush();
  if (rest !== '') yield rest;
}

function isIterable(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    (typeof value === 'object' &&
      value !== null &&
      (Symbol.asyncIterator in value || Symbol.iterator in value))
  );
}
