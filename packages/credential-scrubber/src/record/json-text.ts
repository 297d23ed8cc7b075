import { isDigit } from '../engine/chars.js';
import type { Label } from '../rule.js';

/** What happens to the strings and numbers of a JSON text. */
export interface JsonVisitor {
  /** The label for values of this key, or `undefined`. */
  labelOf(key: string): Label | undefined;
  /** The value that takes the place of a string; `label` when a key names a credential. */
  string(value: string, label: Label | undefined): string;
  /** The value that takes the place of a number whose own key names a credential. */
  number(literal: string, label: Label): string;
  /** The text that takes the place of a key. */
  key(name: string): string;
}

interface Frame {
  readonly isObject: boolean;
  readonly label: Label | undefined;
}

const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const COMMA = 44;
const QUOTE = 34;
const BACKSLASH = 92;
const MINUS = 45;

/** Whether a text is a JSON object or array. */
export function isJsonContainer(text: string): boolean {
  const first = /^\s*([{[])/.exec(text)?.[1];
  if (first === undefined || !text.trimEnd().endsWith(first === '{' ? '}' : ']')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Rewrites single literals of a valid JSON text and leaves every other character alone: white space, long
 * numbers and repeated keys stay. Takes one pass, and no stack for nested values.
 */
export function rewriteJson(text: string, visitor: JsonVisitor): string {
  const frames: Frame[] = [];
  const output: string[] = [];
  let copied = 0;
  let key: string | undefined;
  let expectKey = false;
  const put = (literal: string, at: number, replacement: string): void => {
    output.push(text.slice(copied, at), JSON.stringify(replacement));
    copied = at + literal.length;
  };
  const labelHere = (): Label | undefined => (key === undefined ? undefined : visitor.labelOf(key));
  for (let at = 0; at < text.length; ) {
    const c = text.charCodeAt(at);
    if (c === OPEN_OBJECT || c === OPEN_LIST) {
      frames.push({ isObject: c === OPEN_OBJECT, label: labelHere() ?? frames.at(-1)?.label });
      expectKey = c === OPEN_OBJECT;
      key = undefined;
      at++;
    } else if (c === CLOSE_OBJECT || c === CLOSE_LIST || c === COMMA) {
      if (c !== COMMA) frames.pop();
      expectKey = c === COMMA && frames.at(-1)?.isObject === true;
      key = undefined;
      at++;
    } else if (c === QUOTE) {
      const end = stringEnd(text, at);
      const literal = text.slice(at, end);
      const value: string = literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1);
      const isKey = expectKey;
      const replacement = isKey
        ? visitor.key(value)
        : visitor.string(value, labelHere() ?? frames.at(-1)?.label);
      if (replacement !== value) put(literal, at, replacement);
      if (isKey) key = value;
      expectKey = false;
      at = end;
    } else if (c === MINUS || isDigit(c)) {
      const literal = numberAt(text, at);
      const label = labelHere();
      const replacement = label === undefined ? literal : visitor.number(literal, label);
      if (replacement !== literal) put(literal, at, replacement);
      at += literal.length;
    } else at++;
  }
  return copied === 0 ? text : output.join('') + text.slice(copied);
}

/** The offset behind the closing quote of the string that starts at `start`. */
function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); ; at = text.indexOf('"', at + 1)) {
    let backslashes = at;
    while (text.charCodeAt(backslashes - 1) === BACKSLASH) backslashes--;
    if ((at - backslashes) % 2 === 0) return at + 1;
  }
}

function numberAt(text: string, start: number): string {
  let end = start + 1;
  while (isInNumber(text.charCodeAt(end))) end++;
  return text.slice(start, end);
}

/** `0-9`, `.`, `e`, `E`, `+`, `-` */
function isInNumber(c: number): boolean {
  return isDigit(c) || c === 46 || c === 101 || c === 69 || c === 43 || c === MINUS;
}
