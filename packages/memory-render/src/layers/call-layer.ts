import type { EntryView } from '../entry.js';
import { MemoryRenderError } from '../errors.js';
import type { LayerRenderer } from '../options.js';
import type { PropertiesScrubber } from '../properties.js';
import { renderLegacy } from '../render-legacy.js';
import { READY_MADE_LAYERS } from './ready-made.js';

/**
 * Renders an entry by a layer's renderer. Those of this package get the attributes that are read already,
 * others the entry itself: they may want more of it.
 */
export function callLayer(
  layer: LayerRenderer,
  view: EntryView,
  scrubber: PropertiesScrubber | undefined,
  extraCap: number,
): string {
  const isOurs = layer === renderLegacy || Object.values(READY_MADE_LAYERS).includes(layer);
  return checkedText(layer(isOurs ? view : view.source, scrubber, { extraCap }));
}

/** The result of a renderer that is not ours, where a promise or nothing at all may come back. */
export function checkedText(text: unknown): string {
  if (typeof text === 'string') return text;
  throw new MemoryRenderError(
    'invalid-layer-result',
    'A layer must return a string (and not a promise of one).',
  );
}
