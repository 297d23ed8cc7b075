import { misuse } from './errors.js';
import { matchName, skipGap } from './lookalike.js';
import { lstrip } from './python-text.js';

const LABELS: readonly string[] = ['AGENT_IDENTITY:', 'SOUL:'];

/**
 * Takes one leading machine label (`AGENT_IDENTITY:` or `SOUL:`, any case) off, with the white space around
 * it, exactly as the Python reference does: one label, one pass. Without a label the text comes back as it
 * was, leading white space included.
 *
 * @throws TypeError when `content` is not a string
 * @example
 * stripMemoryLabelPrefix('soul: be kind') // 'be kind'
 */
export function stripMemoryLabelPrefix(content: string): string {
  if (typeof content !== 'string') {
    throw misuse('TypeError', 'invalid-argument:content', 'content must be a string.');
  }
  const stripped = lstrip(content);
  // Upper-casing first, as Python does: dotless ı and long ſ match, which no regular expression flag gives.
  // No character of a label has a longer upper-case form, so the cut is exact.
  const label = LABELS.find((prefix) => stripped.slice(0, prefix.length).toUpperCase().startsWith(prefix));
  return label === undefined ? content : lstrip(stripped.slice(label.length));
}

/** Takes every leading machine label off, however many, and whatever invisible stands between. */
export function stripLabels(text: string): string {
  let end = 0;
  for (let next = labelEnd(text, 0); next >= 0; next = labelEnd(text, end)) end = skipGap(text, next);
  return end === 0 ? text : text.slice(end);
}

function labelEnd(text: string, start: number): number {
  const at = skipGap(text, start);
  return Math.max(...LABELS.map((label) => matchName(text, at, label.toLowerCase())));
}
