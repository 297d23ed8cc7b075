import { invalid, kindOf, misuse } from '../errors.js';
import { parseOptions, type ScrubberOptions } from '../options.js';
import { createRules } from '../rules.js';
import { createTagScanner } from '../tag-scanner.js';

/**
 * Removes internal blocks from an iterable of text chunks. Leaving the loop early closes the source; its error
 * travels through.
 *
 * @throws TypeError with a `code` that names a wrong argument or option; with `already-reading` when a second
 * reader asks for the chunks
 * @example
 * let shown = '';
 * for await (const chunk of scrubIterable(['Hi <memory-', 'context>x</memory-context>!'])) shown += chunk;
 * shown; //=> 'Hi !'
 */
export function scrubIterable(
  source: AsyncIterable<string> | Iterable<string>,
  options?: ScrubberOptions,
): AsyncIterable<string> {
  const rules = createRules(parseOptions(options));
  // A string is an iterable too; Object() lets `in` look at it.
  if (![Symbol.asyncIterator, Symbol.iterator].some((symbol) => symbol in Object(source))) {
    throw invalid('argument', 'source', `an iterable of strings, not ${kindOf(source)}`);
  }
  let isRead = false;
  async function* scrub(): AsyncGenerator<string> {
    const scanner = createTagScanner(rules);
    for await (const chunk of source) {
      const visible = scanner.feed(chunk);
      if (visible !== '') yield visible;
    }
    const rest = scanner.flush();
    if (rest !== '') yield rest;
  }
  return {
    [Symbol.asyncIterator]() {
      if (isRead) throw misuse('already-reading', 'there is one reader already');
      isRead = true;
      return scrub();
    },
  };
}
