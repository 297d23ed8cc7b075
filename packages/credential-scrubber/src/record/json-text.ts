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

const TOKEN = /[{}[\],"]|-?\d[\d.eE+-]*/g;

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
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [first] = match;
    const { index } = match;
    if (first === '{' || first === '[') {
      frames.push({ isObject: first === '{', label: labelHere() ?? frames.at(-1)?.label });
      expectKey = first === '{';
      key = undefined;
    } else if (first === '}' || first === ']' || first === ',') {
      if (first !== ',') frames.pop();
      expectKey = first === ',' && frames.at(-1)?.isObject === true;
      key = undefined;
    } else if (first === '"') {
      token.lastIndex = stringEnd(text, index);
      const literal = text.slice(index, token.lastIndex);
      const value: string = JSON.parse(literal);
      const isKey = expectKey;
      const replacement = isKey
        ? visitor.key(value)
        : visitor.string(value, labelHere() ?? frames.at(-1)?.label);
      if (replacement !== value) put(literal, index, replacement);
      if (isKey) key = value;
      expectKey = false;
    } else {
      const label = labelHere();
      const replacement = label === undefined ? first : visitor.number(first, label);
      if (replacement !== first) put(first, index, replacement);
    }
  }
  return copied === 0 ? text : output.join('') + text.slice(copied);
}

/** The offset behind the closing quote of the string that starts at `start`. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at + 1;
}
