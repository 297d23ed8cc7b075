import type { EntryView } from './entry.js';
import { stripMemoryLabelPrefix } from './labels.js';
import { defineLayer } from './layers/define-layer.js';
import type { Config, EntryRenderer } from './options.js';
import { pyStr } from './python-text.js';
import { shownPairs } from './shown-pairs.js';

/** The legacy line of an entry whose attributes are already read. */
export function legacyLine(
  { source, content = source, layer = 'unknown', metadata }: EntryView,
  { scrubber, extraCap }: Config,
): string {
  const line = `[${pyStr(layer)}] ${stripMemoryLabelPrefix(pyStr(content))}`;
  const extra = shownPairs(metadata, scrubber).slice(0, extraCap).join(', ');
  return extra === '' ? line : `${line} (${extra})`;
}

/**
 * Renders an entry as `[layer] content (k=v, …)`, byte for byte what the Python reference prints, so that
 * prompts keep their cached prefix.
 *
 * Its known limits are kept too: line breaks pass through, one label is stripped and no more, nothing is
 * escaped, and the scrubber sees whole dicts only, never content, layer or a bare string. Use
 * `renderMemoryContext` where entries are not trusted.
 *
 * @param entry the memory; a primitive renders as `[unknown] <str>`
 * @param scrubber takes credentials out of each dict before it is shown; `null` is the same as none
 * @throws RangeError when `extraCap` is not an integer of at least 1, TypeError for other misuse; both with a `code`
 * @throws MemoryRenderError when the scrubber gives back no dict
 * @example
 * renderLegacy({ content: 'likes tea', layer: 'semantic', metadata: { name: 'Ana' } })
 * // '[semantic] likes tea (name=Ana)'
 */
export const renderLegacy: EntryRenderer = /* @__PURE__ */ defineLayer(legacyLine);
