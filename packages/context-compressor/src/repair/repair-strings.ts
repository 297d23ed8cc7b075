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
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const next = repaired(item, depth + 1, inside, known);
    changed ||= next !== item;
    if (inResult && item === undefined) changed = true;
    else entries.push([toWellFormed(key), next]);
    changed ||= toWellFormed(key) !== key;
  }
  if (!changed) return value;
  const made: Record<PropertyKey, unknown> = Object.fromEntries(entries);
  // What a caller hangs on its message stays on it.
  for (const mark of Object.getOwnPropertySymbols(value)) made[mark] = Reflect.get(value, mark);
  return made;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
