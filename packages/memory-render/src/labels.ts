import { GAP, lookalike } from './lookalike.js';
import { lstrip } from './python-text.js';

const LABELS: readonly string[] = ['AGENT_IDENTITY:', 'SOUL:'];

/**
 * Takes one leading machine label (`AGENT_IDENTITY:` or `SOUL:`, any case) off, with the white space around
 * it, exactly as the Python reference does: one label, one pass. Without a label the text comes back as it
 * was, leading white space included.
 *
 * @example
 * stripMemoryLabelPrefix('soul: be kind') // 'be kind'
 */
export function stripMemoryLabelPrefix(content: string): string {
  const stripped = lstrip(content);
  // Upper-casing first, as Python does: dotless ı and long ſ match, which no regular expression flag gives.
  // No character of a label has a longer upper-case form, so the cut is exact.
  const start = stripped.slice(0, 16).toUpperCase();
  const label = LABELS.find((prefix) => start.startsWith(prefix));
  return label === undefined ? content : lstrip(stripped.slice(label.length));
}

// Python upper-cases the dotless ı to I; the flag `i` does not know that.
const LABEL = LABELS.map(lookalike).join('|').replaceAll(lookalike('I'), '[Iı]');
const LEADING_LABEL = new RegExp(`${GAP}(?:${LABEL})${GAP}`, 'iuy');

/** Takes every leading machine label off, however many, and whatever invisible stands between. */
export function stripLabels(text: string): string {
  let end = 0;
  // A test that fails sets `lastIndex` back to 0, for the next text.
  while (LEADING_LABEL.test(text)) end = LEADING_LABEL.lastIndex;
  return text.slice(end);
}
