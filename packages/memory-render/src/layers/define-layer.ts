import { parseLegacyOptions } from '../config.js';
import { viewOf } from '../entry.js';
import type { LayerRenderer } from '../options.js';
import { parseScrubber } from '../properties.js';
import type { LayerInput } from './line.js';

/** A layer renderer from a function of attributes that are read already. */
export function defineLayer(render: (input: LayerInput) => string): LayerRenderer {
  return (entry, scrubber, options) =>
    render({
      view: viewOf(entry),
      scrubber: parseScrubber(scrubber),
      extraCap: parseLegacyOptions(options),
    });
}
