import type { EntryRenderer } from '../options.js';
import { datedLayer } from './dated.js';

/**
 * What is to be done: one safe line with the due day (UTC) in front where one is stored, in the metadata or
 * on the entry, as `due`, `due_date`, `dueDate` or `deadline`.
 *
 * @example
 * prospective({ content: 'renew the visa', layer: 'prospective', metadata: { due: '2026-05-02' } })
 * // '[prospective] due 2026-05-02: renew the visa'
 */
export const prospective: EntryRenderer = /* @__PURE__ */ datedLayer('due ', [
  'due',
  'due_date',
  'dueDate',
  'deadline',
]);
