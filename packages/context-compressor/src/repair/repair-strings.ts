import { isFields } from '../formats/fields.js';
import { toWellFormed } from '../well-formed.js';
import { type Draft, replaceRow } from './draft.js';

const MAX_DEPTH = 32;

/** Makes every string well-formed, and takes `undefined` out of tool results (AI SDK). */
export function repairStrings(draft: Draft): void {
  draft.rows = draft.rows.map((row) => {
    const raw = repaired(row.view.raw, 0, false, new Map());
    return raw === row.view.raw || !isObject(raw) ? row : replaceRow(draft, row, draft.codec.decode(raw));
  });
}

/** @param known what objects were made into; one that is under way holds itself, and stays what it is there */
function repaired(value: unknown, depth: number, inResult: boolean, known: Map<object, unknown>): unknown {
  if (typeof value === 'string') return toWellFormed(value);
  if (depth > MAX_DEPTH || !isObject(value) || ArrayBuffer.isView(value)) return value;
  if (known.has(value)) return known.get(value);
  known.set(value, value);
  const made = repairedInside(value, depth, inResult, known);
  known.set(value, made);
  return made;
}

function repairedInside(
  value: object,
  depth: number,
  inResult: boolean,
  known: Map<object, unknown>,
): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      inResult && item === undefined ? null : repaired(item, depth + 1, inResult, known),
    );
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isFields(value) || !isPlain(value)) return value;
  const inside = inResult || value.type === 'tool-result';
  let changed = false;
  const entries: [PropertyKey, unknown][] = [];
  for (const key of [...Object.keys(value), ...Object.getOwnPropertySymbols(value)]) {
    const item: unknown = Reflect.get(value, key);
    // What a caller hangs on its message by a symbol stays on it, as it is.
    const next = typeof key === 'symbol' ? item : repaired(item, depth + 1, inside, known);
    const name = typeof key === 'symbol' ? key : toWellFormed(key);
    const isLost = inResult && item === undefined;
    changed ||= next !== item || name !== key || isLost;
    if (!isLost) entries.push([name, next]);
  }
  return changed ? Object.fromEntries(entries) : value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
