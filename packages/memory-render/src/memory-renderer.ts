import { type RenderedContext, renderBlock } from './context.js';
import { type MemoryEntry, viewOf } from './entry.js';
import { parseOptions, type RenderMemoryContextOptions } from './options.js';
import { renderEntry } from './render-entry.js';

/** Renders entries with the layers and the scrubber it was made with. */
export interface MemoryRenderer {
  /** One entry's text: by your layer, else the ready-made one, else the fallback. Not fenced. */
  readonly render: (entry: MemoryEntry) => string;
  /** Many entries as one fenced block, as `renderMemoryContext` makes it; options here go before its own. */
  readonly renderContext: (
    entries: Iterable<MemoryEntry>,
    options?: RenderMemoryContextOptions,
  ) => RenderedContext;
}

/**
 * Makes a renderer whose layers own their shape. `semantic`, `episodic`, `procedural`, `prospective`,
 * `identity` and `working` are there from the start; a layer of yours with such a name replaces it.
 *
 * @throws TypeError | RangeError with a `code` that names a wrong option
 * @example
 * const renderer = createMemoryRenderer({
 *   layers: { preference: (entry) => `[preference] prefers ${entry.content}` },
 *   scrubber: dropCredentialKeys,
 * });
 * renderer.render({ content: 'tea', layer: 'preference' }) // '[preference] prefers tea'
 */
export function createMemoryRenderer(options?: RenderMemoryContextOptions): MemoryRenderer {
  const config = parseOptions(options);
  return {
    render: (entry) => renderEntry(viewOf(entry), config),
    renderContext: (entries, overrides) => renderBlock(entries, parseOptions(overrides, undefined, config)),
  };
}
