import type {
  MemoryEntry,
  RenderedContext,
  RenderMemoryContextOptions,
} from '@context-hygiene/memory-render';
import { entryOf } from './entry-of.js';
import { misuse } from './errors.js';
import type { ContextHygieneConfig } from './options.js';

/** How memories become a block; the scrubber is the shared one. */
export type RenderMemoryOptions = Omit<RenderMemoryContextOptions, 'scrubber'>;

/** Renders entries into one block; `options` go before the configured ones, what they leave undefined does not. */
export function renderMemory(
  entries: Iterable<MemoryEntry>,
  { renderer, onEvent }: ContextHygieneConfig,
  options?: RenderMemoryOptions,
): RenderedContext {
  const start = performance.now();
  checkEntries(entries);
  checkNoScrubber(options);
  const list = Array.from(entries, entryOf);
  const context = renderer.renderContext(list, options);
  onEvent({
    type: 'memory-rendered',
    entries: list.length,
    omitted: context.omitted.length,
    truncated: context.truncated.length,
    used: context.used,
    durationMs: performance.now() - start,
  });
  return context;
}

function checkEntries(entries: unknown): void {
  const isList = typeof entries === 'object' && entries !== null && Symbol.iterator in entries;
  // A `Map` would be a list of pairs, whether it is one entry or holds several.
  if (!isList || entries instanceof Map) {
    const wanted = 'a list of memory entries, not one entry, a Map or a promise';
    throw misuse('invalid-argument:entries', `entries must be ${wanted}`);
  }
}

/** Types leave it out; a caller without types would put aside the shared scrubber. */
function checkNoScrubber(options: unknown): void {
  if ('scrubber' in Object(options)) {
    throw misuse('unknown-option:scrubber', 'There is no option scrubber: the one of "credentials" is used');
  }
}
