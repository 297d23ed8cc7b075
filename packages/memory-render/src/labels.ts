import { GAP, shownAs } from './invisible.js';

const LABELS: readonly string[] = ['AGENT_IDENTITY:', 'SOUL:'];

/**
 * The leading white space that Python's `str.lstrip` takes: 29 code points. JavaScript's `\s` lacks
 * U+001C–U+001F and U+0085, and has U+FEFF, which Python keeps.
 */
const SPACE = '[\\t-\\r\\x1c-\\x1f\\x85\\p{Z}]*';
const LEGACY_LABEL = /* @__PURE__ */ leadingLabel(SPACE, (label) => label);
const SAFE_LABELS = /* @__PURE__ */ leadingLabel(GAP, shownAs, '+');

/** A label with space around it. Python upper-cases ſ to S and ı to I; the flags know the former only. */
function leadingLabel(space: string, spell: (text: string) => string, times = ''): RegExp {
  const labels = LABELS.map(spell).join('|').replaceAll(spell('I'), '[Iı]');
  return new RegExp(`^${space}(?:(?:${labels})${space})${times}`, 'iu');
}

/**
 * Takes one leading machine label (`AGENT_IDENTITY:` or `SOUL:`, any case) off, with the white space around
 * it, exactly as the Python reference does: one label, one pass. Without a label the text comes back as it
 * was, leading white space included.
 *
 * @example
 * stripMemoryLabelPrefix('soul: be kind') // 'be kind'
 */
export function stripMemoryLabelPrefix(content: string): string {
  return content.replace(LEGACY_LABEL, '');
}

/** Takes every leading machine label off, however many, and whatever invisible stands between. */
export function stripLabels(text: string): string {
  try {
    return text.replace(SAFE_LABELS, '');
  } catch {
    // The engine gave up: before or in a label stand millions of characters that show nothing.
    return '';
  }
}
