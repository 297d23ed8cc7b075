import type { LayerRenderer } from '../options.js';
import { safeDay } from './day.js';
import { defineLayer } from './define-layer.js';
import { safeLine } from './line.js';

const DUE = ['due', 'due_at', 'dueAt', 'due_date', 'dueDate', 'deadline'];

/**
 * What is to be done: one safe line with the due day (UTC) in front where one is stored, in the metadata or
 * on the entry, as `due`, `due_at`, `due_date` or `deadline` (or in camel case).
 *
 * @example
 * prospective({ content: 'renew the visa', layer: 'prospective', metadata: { due: '2026-05-02' } })
 * // '[prospective] due 2026-05-02: renew the visa'
 */
export const prospective: LayerRenderer = defineLayer((input) => {
  const day = safeDay(input, DUE);
  return safeLine(input, day === undefined ? '' : `due ${day}:`);
});
