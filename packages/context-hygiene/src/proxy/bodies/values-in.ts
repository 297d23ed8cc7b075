import {
  BACKSLASH,
  BYTE_ORDER_MARK,
  CARRIAGE_RETURN,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  RECORD_MARK,
  SPACE,
  TAB,
} from './ascii.js';

/** Brackets and commas of a list, white space, the mark before a record, bytes of a byte order mark. */
const BETWEEN = new Set([
  OPEN_BRACKET,
  CLOSE_BRACKET,
  COMMA,
  SPACE,
  TAB,
  LINE_FEED,
  CARRIAGE_RETURN,
  RECORD_MARK,
  ...BYTE_ORDER_MARK,
]);

/** A value's place in bytes, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The objects and strings of bytes that hold nothing else but what stands between values: a line, several values on
 * one line, a whole list. Undefined when there is anything else, or an object that is no JSON.
 */
export function valuesIn(bytes: Uint8Array): readonly Span[] | undefined {
  const values: Span[] = [];
  for (let start = 0; start < bytes.length; ) {
    const first = bytes[start] ?? 0;
    if (BETWEEN.has(first)) {
      start += 1;
      continue;
    }
    const end = first === QUOTE ? endOfString(bytes, start) : endOfObject(bytes, start);
    if (end === undefined || !isJson(bytes.subarray(start, end))) return undefined;
    values.push({ start, end });
    start = end;
  }
  return values;
}

/** Whether bytes are one JSON value. */
export function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

function endOfString(bytes: Uint8Array, start: number): number | undefined {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === QUOTE) return at + 1;
  }
  return undefined;
}

function endOfObject(bytes: Uint8Array, start: number): number | undefined {
  if (bytes[start] !== OPEN_BRACE) return undefined;
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === OPEN_BRACE) depth += 1;
    else if (byte === CLOSE_BRACE) depth -= 1;
    else if (byte === QUOTE) at = (endOfString(bytes, at) ?? bytes.length) - 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}
