import type { RendererConfig } from './config.js';
import type { EntryView } from './entry.js';
import { callLayer } from './layers/call-layer.js';
import { safeLine } from './layers/line.js';
import { READY_MADE_LAYERS } from './layers/ready-made.js';
import type { LayerRenderer } from './options.js';
import { legacyLine } from './render-legacy.js';

/** One entry's text in safe mode: by your layer, else the ready-made one, else the fallback. */
export function renderEntry(view: EntryView, config: RendererConfig): string {
  const { layers, scrubber, extraCap, fallback } = config;
  const name = view.layer;
  const layer = typeof name === 'string' ? (layers.get(name) ?? readyMade(name)) : undefined;
  if (layer !== undefined) return callLayer(layer, view, scrubber, extraCap);
  return fallback === 'legacy'
    ? legacyLine(view, scrubber, extraCap)
    : safeLine({ view, scrubber, extraCap });
}

function readyMade(name: string): LayerRenderer | undefined {
  // Own names only: a layer called `constructor` or `__proto__` is a stranger's.
  return Object.entries(READY_MADE_LAYERS).find(([known]) => known === name)?.[1];
}
