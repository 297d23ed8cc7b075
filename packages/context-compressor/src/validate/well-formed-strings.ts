import { isFields } from '../formats/fields.js';
import { isWellFormed } from '../well-formed.js';

const MAX_DEPTH = 32;
/** From here on objects are remembered: one that holds itself twice would be walked 2³² times. Messages are seldom so deep. */
const REMEMBERED_DEPTH = 6;

/** Whether all strings and keys inside a value, down to 32 levels, are well-formed UTF-16. */
export function hasWellFormedStrings(value: unknown): boolean {
  return check(value, 0, undefined);
}

function check(value: unknown, depth: number, seen: Set<object> | undefined): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null || seen?.has(value)) return true;
  const known = seen ?? (depth >= REMEMBERED_DEPTH ? new Set<object>() : undefined);
  known?.add(value);
  if (Array.isArray(value)) return value.every((item) => check(item, depth + 1, known));
  if (!isFields(value) || ArrayBuffer.isView(value)) return true;
  for (const key of Object.keys(value)) {
    if (!isWellFormed(key) || !check(value[key], depth + 1, known)) return false;
  }
  return true;
}
