import type { EntryView } from './entry.js';
import { askLayer } from './layers/ask-layer.js';
import { safeLine } from './layers/line.js';
import { READY_MADE_LAYERS } from './layers/ready-made.js';
import type { Config } from './options.js';
import { legacyLine } from './render-legacy.js';

/** One entry's text in safe mode: by your layer, else the ready-made one, else the fallback. */
export function renderEntry(view: EntryView, config: Config): string {
  const fallback = config.fallback === 'legacy' ? legacyLine : safeLine;
  return (
    askLayer(config.layers, view, config) ??
    askLayer(READY_MADE_LAYERS, view, config) ??
    fallback(view, config)
  );
}
