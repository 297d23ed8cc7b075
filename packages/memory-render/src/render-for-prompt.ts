import { type MemoryEntry, readAttribute, viewOf } from './entry.js';
import { askLayer, checkedText } from './layers/ask-layer.js';
import { parseOptions, type RenderForPromptOptions } from './options.js';
import type { PropertiesScrubber } from './properties.js';
import { legacyLine } from './render-legacy.js';

/**
 * Asks the layer how an entry reads in a prompt: the renderer in `options.layers` for its layer, else the
 * entry's own `renderForPrompt(scrubber)`, else the legacy shape. A layer that nobody took over therefore
 * keeps its bytes.
 *
 * What comes back is one entry's text, not yet fenced: `buildMemoryBlock` does that.
 *
 * @throws TypeError | RangeError with a `code` that names a wrong option
 * @throws MemoryRenderError when a renderer gives back something else than a string, or the scrubber no dict
 * @example
 * renderForPrompt(entry, scrubber, { layers: { procedural } })
 */
export function renderForPrompt(
  entry: MemoryEntry,
  scrubber?: PropertiesScrubber | null,
  options?: RenderForPromptOptions,
): string {
  const config = parseOptions(options, scrubber);
  const view = viewOf(entry);
  const asked = askLayer(config.layers, view, config);
  if (asked !== undefined) return asked;
  const name = 'renderForPrompt';
  const own = readAttribute(entry, name);
  if (typeof own !== 'function') return legacyLine(view, config);
  return checkedText(own.call(entry, config.scrubber), name);
}
