import { type EntryView, viewOf } from '../entry.js';
import { type Config, type EntryRenderer, parseOptions } from '../options.js';

/** Where a renderer of this package takes attributes that are read already. */
export const RENDER_VIEW: unique symbol = Symbol();

/** A renderer of this package: a layer renderer that can do without reading the entry again. */
export interface ReadyMadeRenderer extends EntryRenderer {
  readonly [RENDER_VIEW]: (view: EntryView, config: Config) => string;
}

/** A renderer from a function of attributes that are read already. */
export function defineLayer(renderView: (view: EntryView, config: Config) => string): ReadyMadeRenderer {
  const layer: EntryRenderer = (entry, scrubber, options) =>
    renderView(viewOf(entry), parseOptions(options, scrubber));
  return Object.assign(layer, { [RENDER_VIEW]: renderView });
}
