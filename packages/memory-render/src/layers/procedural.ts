import { isBlank } from '../invisible.js';
import type { EntryRenderer } from '../options.js';
import { lookUp } from '../properties.js';
import { defineLayer } from './define-layer.js';
import { safeLine, safeText } from './line.js';

/**
 * How to do something: one safe line, and below it the steps of `metadata.steps` (an array of strings),
 * numbered and indented, so that no step can pass for an entry of its own.
 *
 * @example
 * procedural({ content: 'release', layer: 'procedural', metadata: { steps: ['tag', 'publish'] } })
 * // '[procedural] release\n  1. tag\n  2. publish'
 */
export const procedural: EntryRenderer = /* @__PURE__ */ defineLayer((view, config) => {
  const steps = [lookUp(view.metadata, 'steps')]
    .flat()
    .map((step) => (typeof step === 'string' ? safeText(step, config, 'steps') : ''))
    .filter((step) => !isBlank(step))
    .map((step, index) => `\n  ${index + 1}. ${step}`)
    .join('');
  return (safeLine(view, config) || (steps && '[procedural]')) + steps;
});
