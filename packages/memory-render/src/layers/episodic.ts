import type { LayerRenderer } from '../options.js';
import { safeDay } from './day.js';
import { defineLayer } from './define-layer.js';
import { safeLine } from './line.js';

const WHEN = ['occurred_at', 'occurredAt', 'timestamp', 'date', 'created_at', 'createdAt'];

/**
 * What happened: one safe line with the day (UTC) in front where one is stored, in the metadata or on the
 * entry, as `occurred_at`, `timestamp`, `date` or `created_at` (or in camel case).
 *
 * @example
 * episodic({ content: 'moved to Oslo', layer: 'episodic', metadata: { date: '2026-03-01T09:30:00Z' } })
 * // '[episodic] 2026-03-01: moved to Oslo'
 */
export const episodic: LayerRenderer = defineLayer((input) => {
  const day = safeDay(input, WHEN);
  return safeLine(input, day === undefined ? '' : `${day}:`);
});
