const SURROGATE = /[\uD800-\uDFFF]/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Whether a text holds no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  // Most texts have no pair at all, and the plain search is several times as fast.
  return !SURROGATE.test(text) || text.search(LONE_SURROGATE) < 0;
}

/** The text with every half of a surrogate pair replaced by U+FFFD. */
export function toWellFormed(text: string): string {
  return SURROGATE.test(text) ? text.replace(LONE_SURROGATE, '\uFFFD') : text;
}

/** The first `length` characters (UTF-16 units), one less where that would part a surrogate pair. */
export function clipStart(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, isLowSurrogate(text.charCodeAt(length)) ? length - 1 : length);
}

/** The last `length` characters (UTF-16 units), one less where that would part a surrogate pair. */
export function clipEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  const from = text.length - length;
  return text.slice(isLowSurrogate(text.charCodeAt(from)) ? from + 1 : from);
}

/** Beginning and end of a long text, with a note between them on how much is missing. */
export function clipMiddle(text: string, head: number, tail: number): string {
  if (text.length <= head + tail + 40) return text;
  const start = clipStart(text, Math.max(0, head));
  const end = clipEnd(text, Math.max(0, tail));
  return `${start}\n[... ${text.length - start.length - end.length} characters left out ...]\n${end}`;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
