import { assertString } from './errors.js';
import { parseOptions, type ScrubberOptions } from './options.js';
import { createRules, type Rules } from './rules.js';
import { createTagScanner } from './tag-scanner.js';

/**
 * Removes internal blocks from a whole text, by the rules that hold for streams.
 *
 * @throws TypeError with a `code` that names a wrong argument or option
 * @example
 * scrubText('Hi <memory-context>likes tea</memory-context>there'); //=> 'Hi there'
 */
export function scrubText(text: string, options?: ScrubberOptions): string {
  assertString(text, 'text');
  return scrubWhole(text, createRules(parseOptions(options)));
}

/** Scrubs a whole text by rules that are prepared already. */
export function scrubWhole(text: string, rules: Rules, startsInside = true): string {
  const scanner = createTagScanner(rules, startsInside);
  return scanner.feed(text) + scanner.flush();
}
