import { type Config, parseOptions } from './config.js';
import { check } from './errors.js';
import { escapeFences } from './escape.js';
import type { BlockOptions } from './options.js';

/** The fence's tag name, the one that `@context-hygiene/stream-scrubber` hides by default. */
export const MEMORY_CONTEXT_TAG = 'memory-context';

/** A lone surrogate, which no UTF-8 request body can carry. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Wraps recalled memory in the `<memory-context>` fence with its system note, so that nothing in the text
 * can close the fence, open another or add a note: what looks like one is escaped (`&lt;`, `&#91;`). Only
 * lone surrogates are lost (they become U+FFFD).
 *
 * @param recalled the rendered lines; `''` gives an empty block
 * @throws TypeError when `recalled` is not a string
 * @example
 * buildMemoryBlock('[semantic] likes tea')
 * // '<memory-context>\n[System note: …]\n[semantic] likes tea\n</memory-context>'
 */
export function buildMemoryBlock(recalled: string, options?: BlockOptions): string {
  check(typeof recalled === 'string', 'invalid-argument:recalled', 'a string');
  return assembleBlock(recalled, parseOptions(options));
}

/** The block of a text, with options that are already parsed. */
export function assembleBlock(recalled: string, { reservedTags, note }: Config): string {
  const tag = MEMORY_CONTEXT_TAG;
  const neutral = (text: string) => escapeFences(text.replace(LONE_SURROGATE, '\ufffd'), tag, reservedTags);
  return `<${tag}>\n[System note: ${neutral(note)}]\n${neutral(recalled)}\n</${tag}>`;
}
