import { isDict } from './properties.js';

/**
 * The leading white space that Python's `str.lstrip` takes: 29 code points. JavaScript's `\s` lacks
 * U+001C–U+001F and U+0085, and has U+FEFF, which Python keeps.
 */
const LEADING_SPACE = /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** `text.lstrip()` as CPython does it. */
export function lstrip(text: string): string {
  return text.replace(LEADING_SPACE, '');
}

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
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return formatNumber(value);
    case 'boolean':
      return value ? 'True' : 'False';
    case 'undefined':
      return 'None';
    case 'object':
      return value === null ? 'None' : reprObject(value, parents);
    default:
      return String(value);
  }
}

function reprObject(value: object, parents: readonly unknown[]): string {
  const isArray = Array.isArray(value);
  if (!isArray && !isDict(value)) return reprOther(value);
  if (!isArray && hasOwnText(value)) return String(value);
  if (parents.length >= MAX_DEPTH || parents.includes(value)) return isArray ? '[...]' : '{...}';
  const inside = [...parents, value];
  if (isArray) return `[${Array.from(value, (item) => repr(item, inside)).join(', ')}]`;
  const pairs = value instanceof Map ? [...value] : Object.entries(value);
  return `{${pairs.map(([key, item]) => `${repr(key, inside)}: ${repr(item, inside)}`).join(', ')}}`;
}

function reprOther(value: object): string {
  if (!(value instanceof Date)) return String(value);
  return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
}

/** Whether a plain object says itself how it reads as text. */
export function hasOwnText(value: object): boolean {
  return Object.hasOwn(value, 'toString') || Object.hasOwn(value, Symbol.toPrimitive);
}

function formatNumber(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-4 && size < 1e16)) return String(value);
  return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
}

const UNPRINTABLE = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
const NAMED_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(UNPRINTABLE, (char) => NAMED_ESCAPES[char] ?? escapeByNumber(char));
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark;
}

function escapeByNumber(char: string): string {
  const hex = (char.codePointAt(0) ?? 0).toString(16);
  if (hex.length <= 2) return `\\x${hex.padStart(2, '0')}`;
  return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
