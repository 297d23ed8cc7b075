import { isFields } from '../formats/fields.js';
import { handleOf } from '../handles.js';
import type { CallPart } from '../model.js';
import { clipStart } from '../well-formed.js';

/** String values from this length on are shortened … */
const LONG_VALUE = 500;
/** … to this many characters and a note. */
const KEPT = 200;

/**
 * A call with its long string arguments shortened, or the call itself when there is nothing to shorten; the values as they
 * were are added to `kept`.
 */
export function shortenArguments(call: CallPart, redact: (text: string) => string, kept: string[]): CallPart {
  if (call.signed) return call;
  const shorten = (value: string): string => {
    kept.push(value);
    const start = clipStart(redact(value), KEPT);
    return `${start} [… ${value.length - KEPT} characters pruned, recall ${handleOf(value)}]`;
  };
  if (call.argumentsValue !== undefined && typeof call.argumentsValue !== 'string') {
    const value = shortenValue(call.argumentsValue, shorten, 0);
    return value === call.argumentsValue ? call : { ...call, argumentsValue: value, edited: true };
  }
  const text = shortenJson(call.argumentsText, shorten);
  if (text === call.argumentsText) return call;
  const argumentsValue = typeof call.argumentsValue === 'string' ? text : call.argumentsValue;
  return { ...call, argumentsText: text, argumentsValue, edited: true };
}

function shortenValue(value: unknown, shorten: (value: string) => string, depth: number): unknown {
  if (typeof value === 'string') return value.length >= LONG_VALUE ? shorten(value) : value;
  if (depth > 64 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => shortenValue(item, shorten, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, shortenValue(item, shorten, depth + 1)] as const,
  );
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}

/**
 * Shortens the string values of a JSON text where they stand: keys, numbers of any size, order and white space stay byte for
 * byte. A text that is not JSON comes back as it is.
 */
export function shortenJson(text: string, shorten: (value: string) => string): string {
  if (text.length < LONG_VALUE || !isJson(text)) return text;
  let written = '';
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') {
      at += 1;
      continue;
    }
    const end = literalEnd(text, at);
    if (end - at >= LONG_VALUE && !isKey(text, end)) {
      const value: unknown = JSON.parse(text.slice(at, end));
      if (typeof value === 'string' && value.length >= LONG_VALUE) {
        written += text.slice(copied, at) + JSON.stringify(shorten(value));
        copied = end;
      }
    }
    at = end;
  }
  return copied === 0 ? text : written + text.slice(copied);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function literalEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
  return text[at] === ':';
}
