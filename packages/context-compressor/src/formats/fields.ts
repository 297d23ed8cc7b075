/** A plain object of a caller, read with care. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields (no array, no `null`). */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is a string, else `''`. */
export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The objects with fields in a list; none where there is no list. */
export function objectsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** JSON text of a value; `''` where it has none (cycles, `undefined`). */
export function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** A copy of `fields` without some keys. */
export function without(fields: Fields, keys: readonly string[]): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...fields };
  for (const key of keys) delete copy[key];
  return copy;
}

/** Bytes of a base64 text. */
export function base64Bytes(data: unknown): number {
  if (typeof data === 'string') return Math.floor((data.length * 3) / 4);
  if (data instanceof Uint8Array || data instanceof ArrayBuffer) return data.byteLength;
  return 0;
}
