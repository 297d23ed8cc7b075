import { check } from './errors.js';
import { escapeFences, MEMORY_CONTEXT_TAG } from './escape.js';
import { type BlockOptions, type Config, parseOptions } from './options.js';

/**
 * Wraps recalled memory in the `<memory-context>` fence with its system note, so that nothing in the text
 * can close the fence, open another or add a note: what looks like one is escaped (`&lt;`, `&#91;`). Only
 * lone surrogates are lost (they become U+FFFD).
 *
 * @param recalled the rendered lines; `''` gives an empty block
 * @throws TypeError with a `code` when `recalled` is not a string or an option is wrong
 * @example
 * buildMemoryBlock('[semantic] likes tea')
 * // '<memory-context>\n[System note: …]\n[semantic] likes tea\n</memory-context>'
 */
export function buildMemoryBlock(recalled: string, options?: BlockOptions): string {
  check(typeof recalled === 'string', 'invalid-argument', 'recalled', 'a string');
  return assembleBlock(recalled, parseOptions(options));
}

/** The block of a text, with options that are already parsed. */
export function assembleBlock(recalled: string, { reservedTags, note }: Config): string {
  const neutral = (text: string) => escapeFences(text, reservedTags);
  return `<${MEMORY_CONTEXT_TAG}>\n[System note: ${neutral(note)}]\n${neutral(recalled)}\n</${MEMORY_CONTEXT_TAG}>`;
}
