import { concatBytes } from './bytes.js';

const LF = 10;
const CR = 13;
const lineEnd = /* @__PURE__ */ Uint8Array.of(LF);
const jsonStart = /^\s*[[{"]/;
// JSON behind words of a log or a gateway.
const escapedTag = /\\u003c/i;
const escapedCharacter = /\\(?:u([0-9a-fA-F]{4})|([nrtf"/]))/g;
// What stands for white space that was escaped: a real line end would end the line, and begin what the text says.
const whiteSpace = '\f';

/** Whether data that is no JSON was perhaps meant to be: cut off, or broken on the way. */
export function looksLikeJson(text: string): boolean {
  return jsonStart.test(text);
}

/**
 * Scrubs data that is no JSON. Where it looks like JSON, or holds an escaped `<`, an escape such as `\u003c` counts as the
 * character it stands for, because whoever repairs it reads it so; white space stays escaped. A text in which nothing is
 * found is given back as it was.
 */
export function scrubPlain(text: string, scrub: (text: string) => string): string {
  if (!looksLikeJson(text) && !escapedTag.test(text)) return scrub(text);
  const plain = text.replace(escapedCharacter, (_match, code: string | undefined, short: string) => {
    if (code === undefined) return /[nrtf]/.test(short) ? whiteSpace : short;
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\n\r\t\f]/.test(character) ? whiteSpace : character;
  });
  const scrubbed = scrub(plain);
  return scrubbed === plain ? text : scrubbed.replaceAll(whiteSpace, '\\n');
}

/** Joins the values of `data` lines as the standard does. */
export function joinLines(lines: readonly Uint8Array[]): Uint8Array {
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return only;
  return concatBytes(lines.flatMap((line, index) => (index === 0 ? [line] : [lineEnd, line])));
}

/** Splits data into the values of `data` lines. */
export function splitLines(data: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = 0; end < data.length; end++) {
    if (data[end] !== LF && data[end] !== CR) continue;
    lines.push(data.subarray(start, end));
    if (data[end] === CR && data[end + 1] === LF) end += 1;
    start = end + 1;
  }
  return [...lines, data.subarray(start)];
}
