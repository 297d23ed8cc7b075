import type { EntryView } from '../entry.js';
import { checkResult } from '../errors.js';
import type { Config, LayerRenderer, LayerRenderers } from '../options.js';
import { RENDER_VIEW, type ReadyMadeRenderer } from './define-layer.js';

/**
 * What the renderer of an entry's layer says, `undefined` when there is none; a layer called `constructor`
 * finds nothing. A renderer that is not ours gets the entry itself: it may want more of it.
 */
export function askLayer(layers: LayerRenderers, view: EntryView, config: Config): string | undefined {
  const { layer: name } = view;
  const layer = typeof name === 'string' && Object.hasOwn(layers, name) ? layers[name] : undefined;
  if (layer === undefined) return undefined;
  if (isReadyMade(layer)) return layer[RENDER_VIEW](view, config);
  return checkedText(layer(view.source, config.scrubber, { extraCap: config.extraCap }), String(name));
}

/** The result of a renderer that is not ours, where a promise or nothing at all may come back. */
export function checkedText(text: unknown, name: string): string {
  checkResult(typeof text === 'string', 'layer', `a string: see ${name}`);
  return text;
}

function isReadyMade(layer: LayerRenderer): layer is ReadyMadeRenderer {
  return RENDER_VIEW in layer;
}
