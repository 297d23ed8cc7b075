import { isFields } from '../formats/fields.js';
import type { OtherPart } from '../model.js';

/** Keys whose values say how a part is sent, not what it says. */
const FRAME: ReadonlySet<string> = new Set(
  'type id role status call_id tool_use_id toolCallId key cache_control phase media_type mimeType mime_type mediaType'.split(
    ' ',
  ),
);
/** Keys whose values speak for themselves; the others stand before theirs, so that a password is known by its name. */
const SPOKEN: ReadonlySet<string> = new Set(
  'text content data stdout stderr output logs code refusal transcript'.split(' '),
);
/** Ciphers, and the bytes of files: a long run of one alphabet. */
const CIPHER_KEY = /^encrypted|signature$/i;
const BYTES = /^(?:data:[\w.+-]+\/|[A-Za-z0-9+/_-]{256,}={0,2}$)/;
const MAX_DEPTH = 12;
const MAX_LINES = 20_000;

/**
 * What a part holds that the core only carries along (documents, outputs of hosted tools, code that the provider ran): its label,
 * and all of its words and figures, one a line. Bytes and ciphers are left out.
 */
export function otherReading({ text: label, raw }: OtherPart): string {
  const lines = [label];
  read(raw, '', lines, 0);
  return lines.join('\n');
}

function read(value: unknown, key: string, lines: string[], depth: number): void {
  if (lines.length > MAX_LINES || depth > MAX_DEPTH) return;
  if (typeof value === 'string') {
    if (value.trim() !== '' && !BYTES.test(value)) lines.push(lineOf(key, value));
  } else if (typeof value === 'number') lines.push(lineOf(key, String(value)));
  else if (Array.isArray(value)) for (const item of value) read(item, key, lines, depth + 1);
  else if (isFields(value) && !ArrayBuffer.isView(value)) {
    for (const [name, item] of Object.entries(value))
      if (!FRAME.has(name) && !CIPHER_KEY.test(name)) read(item, name, lines, depth + 1);
  }
}

function lineOf(key: string, text: string): string {
  return key === '' || SPOKEN.has(key) ? text : `${key}: ${text}`;
}
