import { GAP, lookalike } from './lookalike.js';

/** Not where a name goes on: `<systemd` is not `system`. */
const NAME_END = '(?!\\p{DI}*[\\p{L}\\p{M}\\p{N}_.:-])';

/**
 * Escapes, in one linear pass, every `<` that starts something like a fence or a reserved tag (`&lt;`) and
 * every `[` that starts something like a system note (`&#91;`). Nothing is deleted, so nothing can join into
 * a new tag, and a second pass changes nothing.
 *
 * @param fence escaped whatever follows the name
 * @param reserved escaped when the name ends there
 */
export function escapeFences(text: string, fence: string, reserved: readonly string[]): string {
  const names = [lookalike(fence), ...reserved.map((name) => lookalike(name) + NAME_END)].join('|');
  const note = ['system', 'note', ':'].map((word) => GAP + lookalike(word)).join('');
  const danger = new RegExp(`<(?=${GAP}(?:/${GAP})?(?:${names}))|\\[(?=${note})`, 'giu');
  return text.replace(danger, (mark) => (mark === '<' ? '&lt;' : '&#91;'));
}
