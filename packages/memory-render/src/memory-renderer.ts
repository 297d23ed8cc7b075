import { parseContextOptions, parseRendererOptions } from './config.js';
import { type RenderedContext, renderEntries } from './context.js';
import { type MemoryEntry, viewOf } from './entry.js';
import type { ContextOptions, MemoryRendererOptions } from './options.js';
import { renderEntry } from './render-entry.js';

/** Renders entries with the layers and the scrubber it was made with. */
export interface MemoryRenderer {
  /** One entry's text: by your layer, else the ready-made one, else the fallback. Not fenced. */
  readonly render: (entry: MemoryEntry) => string;
  /** Many entries as one fenced block, as `renderMemoryContext` makes it. */
  readonly renderContext: (entries: Iterable<MemoryEntry>, options?: ContextOptions) => RenderedContext;
}

/**
 * Makes a renderer whose layers own their shape. `semantic`, `episodic`, `procedural`, `prospective`,
 * `identity` and `working` are there from the start; a layer of yours with such a name replaces it.
 *
 * @example
 * const renderer = createMemoryRenderer({
 *   layers: { preference: (entry) => `[preference] prefers ${entry.content}` },
 *   scrubber: dropCredentialKeys,
 * });
 * renderer.render({ content: 'tea', layer: 'preference' }) // '[preference] prefers tea'
 */
export function createMemoryRenderer(options?: MemoryRendererOptions): MemoryRenderer {
  const config = parseRendererOptions(options);
  return Object.freeze({
    render: (entry: MemoryEntry) => renderEntry(viewOf(entry), config),
    renderContext: (entries: Iterable<MemoryEntry>, context?: ContextOptions) =>
      renderEntries(entries, config, parseContextOptions(context)),
  });
}
