/**
 * Default-ignorable characters are drawn as nothing, so a model may read a name through them.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}{1,4096}/uy;
/** White space of JavaScript and of Python, and what is drawn as nothing. */
const GAP = /[\s\x1c-\x1f\x85\p{Default_Ignorable_Code_Point}]{1,4096}/uy;

/** The end of the white space and ignorable characters that start at `start`. */
export function skipGap(text: string, start: number): number {
  return skip(text, start, GAP);
}

/** The end of the ignorable characters that start at `start`. */
export function skipIgnorable(text: string, start: number): number {
  return skip(text, start, IGNORABLE);
}

/**
 * The end of `name` at `start`, in any case and with ignorable characters anywhere inside, or -1.
 *
 * @param name as {@link foldCase} gives it
 */
export function matchName(text: string, start: number, name: string): number {
  let at = start;
  for (const wanted of name) {
    if (at > start) at = skipIgnorable(text, at);
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (char !== wanted && foldCase(char) !== wanted) return -1;
    at += char.length;
  }
  return at;
}

/** Lower case without a locale, where ſ is s, K is k and ı is i. */
export function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase();
}

/** In pieces, because one match of millions of characters overflows the engine's stack. */
function skip(text: string, start: number, run: RegExp): number {
  let at = start;
  while (text.charCodeAt(at) <= 0x20 || text.charCodeAt(at) > 0x7e) {
    run.lastIndex = at;
    if (!run.test(text)) break;
    at = run.lastIndex;
  }
  return at;
}
