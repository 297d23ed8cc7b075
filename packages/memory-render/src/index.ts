export { buildMemoryBlock } from './block.js';
export type { EntryReference, OmittedEntry, RenderedContext } from './context.js';
export { renderMemoryContext } from './context.js';
export type { MemoryEntry, MemoryEntryFields } from './entry.js';
export { MEMORY_CONTEXT_TAG } from './escape.js';
export { stripMemoryLabelPrefix } from './labels.js';
export { episodic } from './layers/episodic.js';
export { identity } from './layers/identity.js';
export { procedural } from './layers/procedural.js';
export { prospective } from './layers/prospective.js';
export { semantic } from './layers/semantic.js';
export { working } from './layers/working.js';
export type { MemoryRenderErrorCode } from './memory-render-error.js';
export { MemoryRenderError } from './memory-render-error.js';
export type { MemoryRenderer } from './memory-renderer.js';
export { createMemoryRenderer } from './memory-renderer.js';
export type {
  BlockOptions,
  ContextOptions,
  EntryRenderer,
  LayerRenderer,
  LayerRenderers,
  LegacyOptions,
  MemoryRendererOptions,
  RenderForPromptOptions,
  RenderMemoryContextOptions,
} from './options.js';
export type { Properties, PropertiesScrubber } from './properties.js';
export { renderForPrompt } from './render-for-prompt.js';
export { renderLegacy } from './render-legacy.js';
