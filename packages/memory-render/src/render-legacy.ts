import { parseLegacyOptions } from './config.js';
import { type EntryView, type MemoryEntry, viewOf } from './entry.js';
import { stripMemoryLabelPrefix } from './labels.js';
import type { LegacyOptions } from './options.js';
import { isDict, lookUp, type PropertiesScrubber, pairsOf, parseScrubber, scrubDict } from './properties.js';
import { pyStr } from './python-text.js';

/** The metadata keys that the legacy shape shows, in its order. */
export const SHOWN_KEYS: readonly string[] = ['description', 'name', 'role', 'properties'];

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
 * @throws RangeError when `extraCap` is not an integer of at least 1
 * @throws MemoryRenderError when the scrubber gives back no dict
 * @example
 * renderLegacy({ content: 'likes tea', layer: 'semantic', metadata: { name: 'Ana' } })
 * // '[semantic] likes tea (name=Ana)'
 */
export function renderLegacy(
  entry: MemoryEntry,
  scrubber?: PropertiesScrubber | null,
  options?: LegacyOptions,
): string {
  return legacyLine(viewOf(entry), parseScrubber(scrubber), parseLegacyOptions(options));
}

/** The legacy line of an entry whose attributes are already read. */
export function legacyLine(
  view: EntryView,
  scrubber: PropertiesScrubber | undefined,
  extraCap: number,
): string {
  const content = stripMemoryLabelPrefix(view.content === undefined ? view.toString() : pyStr(view.content));
  const line = `[${view.layer === undefined ? 'unknown' : pyStr(view.layer)}] ${content}`;
  const extra = isDict(view.metadata) ? legacyExtra(view.metadata, scrubber) : [];
  return extra.length === 0 ? line : `${line} (${extra.slice(0, extraCap).join(', ')})`;
}

function legacyExtra(
  metadata: Parameters<typeof pairsOf>[0],
  scrubber: PropertiesScrubber | undefined,
): string[] {
  const extra: string[] = [];
  for (const key of SHOWN_KEYS) {
    const value = lookUp(metadata, key);
    if (typeof value === 'string') {
      if (value !== '') extra.push(`${key}=${value}`);
    } else if (isDict(value)) {
      for (const [name, item] of pairsOf(scrubDict(value, scrubber))) {
        if (typeof item === 'string') extra.push(`${pyStr(name)}=${item}`);
      }
    }
  }
  return extra;
}
