import { concatBytes } from './bytes.js';

const LF = 10;
const lineEnd = /* @__PURE__ */ Uint8Array.of(LF);
const jsonStart = /^\s*[[{"]/;
const escapedCharacter = /\\u00([2-7][0-9a-fA-F])/g;

/** Whether data that is no JSON was perhaps meant to be: cut off, or broken on the way. */
export function looksLikeJson(text: string): boolean {
  return jsonStart.test(text);
}

/**
 * Scrubs data that is no JSON. An escape such as `\u003c` counts as the character it stands for, because whoever
 * repairs broken JSON reads it so; a text in which nothing is found is given back as it was.
 */
export function scrubPlain(text: string, scrub: (text: string) => string): string {
  const plain = text.replace(escapedCharacter, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const scrubbed = scrub(plain);
  return scrubbed === plain ? text : scrubbed;
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
  for (let end = data.indexOf(LF); end >= 0; end = data.indexOf(LF, start)) {
    lines.push(data.subarray(start, end));
    start = end + 1;
  }
  return [...lines, data.subarray(start)];
}
