import { GAP, shownAs } from './invisible.js';

/** The fence's tag name, the one that `@context-hygiene/stream-scrubber` hides by default. */
export const MEMORY_CONTEXT_TAG = 'memory-context';

/** Not where a name goes on: `<systemd` is not `system`. What is drawn as nothing may be a letter or a mark too. */
const NAME_END = '(?!\\p{DI}*(?!\\p{DI})[\\p{L}\\p{M}\\p{N}_.:-])';

/**
 * Escapes, in one linear pass, every `<` that starts something like a fence or a reserved tag (`&lt;`) and
 * every `[` that starts something like a system note (`&#91;`). Nothing is deleted, so nothing can join into
 * a new tag, and a second pass changes nothing. Only lone surrogates, which no UTF-8 body can carry, become
 * U+FFFD.
 *
 * @param reserved names that are escaped when they end there; the fence is escaped whatever follows
 */
export function escapeFences(text: string, reserved: readonly string[]): string {
  const names = [shownAs(MEMORY_CONTEXT_TAG), ...reserved.map((name) => shownAs(name) + NAME_END)];
  const note = ['system', 'note', ':'].map((word) => GAP + shownAs(word)).join('');
  const danger = new RegExp(`<(?=${GAP}(?:/${GAP})?(?:${names.join('|')}))|\\[(?=${note})`, 'giu');
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  const mask = (marks: RegExp) => wellFormed.replace(marks, (mark) => (mark === '<' ? '&lt;' : '&#91;'));
  try {
    return mask(danger);
  } catch {
    // The engine gave up: somewhere stand millions of characters that show nothing. Then no mark passes.
    return mask(/[<[]/g);
  }
}
