import type { EntryRenderer } from '../options.js';
import { defineLayer } from './define-layer.js';
import { safeLine } from './line.js';

/**
 * Who the agent or the person is: one safe line, in which the machine label (`SOUL:`, `AGENT_IDENTITY:`) is
 * never echoed, neither from the content nor from a value.
 *
 * @example
 * identity({ content: 'SOUL: soul: be kind', layer: 'identity' }) // '[identity] be kind'
 */
export const identity: EntryRenderer = /* @__PURE__ */ defineLayer(safeLine);
