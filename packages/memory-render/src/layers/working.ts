import type { EntryRenderer } from '../options.js';
import { defineLayer } from './define-layer.js';
import { safeLine } from './line.js';

/**
 * Notes of the task at hand: one safe line, `[working] note (k=v, …)`.
 *
 * @example
 * working({ content: 'step 2 of 3 done', layer: 'working' }) // '[working] step 2 of 3 done'
 */
export const working: EntryRenderer = /* @__PURE__ */ defineLayer(safeLine);
