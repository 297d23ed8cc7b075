import { isFields } from '../formats/fields.js';
import { isWellFormed } from '../well-formed.js';

/** Whether all strings and keys inside a value, down to 32 levels, are well-formed UTF-16. */
export function hasWellFormedStrings(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (depth > 32) return true;
  if (Array.isArray(value)) return value.every((item) => hasWellFormedStrings(item, depth + 1));
  if (!isFields(value) || ArrayBuffer.isView(value)) return true;
  for (const key of Object.keys(value)) {
    if (!isWellFormed(key) || !hasWellFormedStrings(value[key], depth + 1)) return false;
  }
  return true;
}
