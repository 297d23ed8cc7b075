import type { LayerRenderer } from '../options.js';
import { isDict, lookUp } from '../properties.js';
import { defineLayer } from './define-layer.js';
import { foldControls, isBlank, type LayerInput, safeLine, safeText } from './line.js';

/**
 * How to do something: one safe line, and below it the steps of `metadata.steps` (an array of strings),
 * numbered and indented, so that no step can pass for an entry of its own.
 *
 * @example
 * procedural({ content: 'release', layer: 'procedural', metadata: { steps: ['tag', 'publish'] } })
 * // '[procedural] release\n  1. tag\n  2. publish'
 */
export const procedural: LayerRenderer = defineLayer((input) => {
  const steps = safeSteps(input).map((step, index) => `  ${index + 1}. ${step}`);
  const line = safeLine(input);
  if (line === '' && steps.length > 0) return [`[procedural] steps`, ...steps].join('\n');
  return [line, ...steps].join('\n');
});

function safeSteps(input: LayerInput): string[] {
  const { metadata } = input.view;
  const steps = isDict(metadata) ? lookUp(metadata, 'steps') : undefined;
  if (!Array.isArray(steps)) return [];
  return steps
    .map((step: unknown) =>
      typeof step === 'string' ? foldControls(safeText('steps', step, input) ?? '') : '',
    )
    .filter((step) => !isBlank(step));
}
