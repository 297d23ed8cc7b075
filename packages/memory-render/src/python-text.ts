import { isDict, lookUp, pairsOf } from './properties.js';

/** CPython stops nesting near its recursion limit of 1000; so do we, with its mark for a cycle. */
const MAX_DEPTH = 900;

/**
 * `str(value)` as CPython prints it: `None`, `True`, `1e-05`, `['a', None]`, `{'k': 1}`.
 *
 * JavaScript has one number type: an integral number below 1e16 prints as an integer, −0 as `-0.0`, all
 * others as Python floats. A `Date` prints as its ISO form in UTC, so that no time zone reaches the text;
 * every other object prints as its own `toString()` says.
 */
export function pyStr(value: unknown): string {
  return typeof value === 'string' ? value : repr(value, []);
}

function repr(value: unknown, parents: readonly unknown[]): string {
  if (value === undefined || value === null) return 'None';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'object' ? reprObject(value, parents) : String(value);
}

function reprObject(value: object, parents: readonly unknown[]): string {
  const isArray = Array.isArray(value);
  if (!isArray && (!isDict(value) || typeof lookUp(value, 'toString') === 'function')) {
    return String(value instanceof Date ? value.toJSON() : value);
  }
  const [open, close] = isArray ? '[]' : '{}';
  if (parents.length >= MAX_DEPTH || parents.includes(value)) return `${open}...${close}`;
  const inside = [...parents, value];
  const items = isArray
    ? Array.from(value, (item: unknown) => repr(item, inside))
    : Array.from(pairsOf(value), ([key, item]) => `${repr(key, inside)}: ${repr(item, inside)}`);
  return open + items.join(', ') + close;
}

function formatNumber(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  const digits = size === 0 || (size >= 1e-4 && size < 1e16) ? String(value) : value.toExponential();
  return digits
    .replace(/e(.)(\d)$/, 'e$10$2')
    .toLowerCase()
    .replace('infinity', 'inf');
}

/** What Python does not print as it is: all but letters, marks, numbers, punctuation, symbols and U+0020. */
const UNPRINTABLE = /(?! )[\\\p{C}\p{Z}]/gu;

function quote(text: string): string {
  const escaped = text.replace(UNPRINTABLE, escapeChar);
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

function escapeChar(char: string): string {
  const named = '\\\n\r\t'.indexOf(char);
  if (named >= 0) return `\\${'\\nrt'[named]}`;
  const code = char.codePointAt(0) ?? 0;
  const width = code > 0xffff ? 8 : code > 0xff ? 4 : 2;
  return `\\${'xuU'[width >> 2]}${code.toString(16).padStart(width, '0')}`;
}
