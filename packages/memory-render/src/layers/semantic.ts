import type { EntryRenderer } from '../options.js';
import { defineLayer } from './define-layer.js';
import { safeLine } from './line.js';

/**
 * Facts: one safe line, `[semantic] fact (k=v, …)`.
 *
 * @example
 * semantic({ content: 'likes tea', layer: 'semantic' }) // '[semantic] likes tea'
 */
export const semantic: EntryRenderer = /* @__PURE__ */ defineLayer(safeLine);
