import { parsePromptOptions } from './config.js';
import { type MemoryEntry, readAttribute, viewOf } from './entry.js';
import { callLayer, checkedText } from './layers/call-layer.js';
import type { RenderForPromptOptions } from './options.js';
import { type PropertiesScrubber, parseScrubber } from './properties.js';
import { legacyLine } from './render-legacy.js';

/**
 * Asks the layer how an entry reads in a prompt: the renderer in `options.layers` for its layer, else the
 * entry's own `renderForPrompt(scrubber)`, else the legacy shape. A layer that nobody took over therefore
 * keeps its bytes.
 *
 * What comes back is one entry's text, not yet fenced: `buildMemoryBlock` does that.
 *
 * @throws MemoryRenderError when a renderer gives back something else than a string
 * @example
 * renderForPrompt(entry, scrubber, { layers: { procedural } })
 */
export function renderForPrompt(
  entry: MemoryEntry,
  scrubber?: PropertiesScrubber | null,
  options?: RenderForPromptOptions,
): string {
  const { layers, extraCap } = parsePromptOptions(options);
  const scrub = parseScrubber(scrubber);
  const view = viewOf(entry);
  const layer = typeof view.layer === 'string' ? layers.get(view.layer) : undefined;
  if (layer !== undefined) return callLayer(layer, view, scrub, extraCap);
  const own = readAttribute(entry, 'renderForPrompt');
  if (typeof own === 'function') return checkedText(Reflect.apply(own, entry, [scrub]));
  return legacyLine(view, scrub, extraCap);
}
