import type { EntryRenderer } from '../options.js';
import { datedLayer } from './dated.js';

/**
 * What happened: one safe line with the day (UTC) in front where one is stored, in the metadata or on the
 * entry, as `date`, `timestamp`, `created_at` or `createdAt`.
 *
 * @example
 * episodic({ content: 'moved to Oslo', layer: 'episodic', metadata: { date: '2026-03-01T09:30:00Z' } })
 * // '[episodic] 2026-03-01: moved to Oslo'
 */
export const episodic: EntryRenderer = /* @__PURE__ */ datedLayer('', [
  'date',
  'timestamp',
  'created_at',
  'createdAt',
]);
