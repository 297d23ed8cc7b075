import { type EntryView, type MemoryEntry, viewOf } from '../entry.js';
import { type Config, type LegacyOptions, parseOptions } from '../options.js';
import type { PropertiesScrubber } from '../properties.js';

/** Where a renderer of this package takes attributes that are read already. */
export const RENDER_VIEW: unique symbol = Symbol();

/** A renderer of this package: a layer renderer that can do without reading the entry again. */
export interface ReadyMadeRenderer {
  (entry: MemoryEntry, scrubber?: PropertiesScrubber | null, options?: LegacyOptions): string;
  readonly [RENDER_VIEW]: (view: EntryView, config: Config) => string;
}

/** A renderer from a function of attributes that are read already. */
export function defineLayer(renderView: (view: EntryView, config: Config) => string): ReadyMadeRenderer {
  const layer = (entry: MemoryEntry, scrubber?: PropertiesScrubber | null, options?: LegacyOptions): string =>
    renderView(viewOf(entry), parseOptions(options, scrubber));
  return Object.assign(layer, { [RENDER_VIEW]: renderView });
}
