import { matchName, skipGap, skipIgnorable } from './lookalike.js';

const NAME_CHARACTER = /[\p{L}\p{M}\p{N}_.:-]/uy;
const NOTE_WORDS: readonly string[] = ['system', 'note', ':'];

/**
 * Escapes, in one linear pass, every `<` that starts something like a fence or a reserved tag (`&lt;`) and
 * every `[` that starts something like a system note (`&#91;`). Nothing is deleted, so nothing can join into
 * a new tag, and a second pass changes nothing.
 *
 * @param fence escaped whatever follows the name
 * @param reserved case-folded names, escaped when the name ends there
 */
export function escapeFences(text: string, fence: string, reserved: readonly string[]): string {
  return text.replace(/[<[]/g, (mark, at: number) => {
    if (mark === '[') return startsNote(text, at + 1) ? '&#91;' : mark;
    return startsTag(text, at + 1, fence, reserved) ? '&lt;' : mark;
  });
}

function startsNote(text: string, start: number): boolean {
  let at = start;
  for (const word of NOTE_WORDS) {
    at = matchName(text, skipGap(text, at), word);
    if (at < 0) return false;
  }
  return true;
}

function startsTag(text: string, start: number, fence: string, reserved: readonly string[]): boolean {
  let at = skipGap(text, start);
  if (text[at] === '/') at = skipGap(text, at + 1);
  return (
    matchName(text, at, fence) >= 0 || reserved.some((name) => endsName(text, matchName(text, at, name)))
  );
}

function endsName(text: string, end: number): boolean {
  if (end < 0) return false;
  NAME_CHARACTER.lastIndex = skipIgnorable(text, end);
  return !NAME_CHARACTER.test(text);
}
