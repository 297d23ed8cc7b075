/** Values for tests: made at run time, so that nothing in the repository looks like a live secret. */
export const PASSWORD = ['Kestrel', 'Mango42'].join('!');
export const SLUG = ['tundra', 'otter77'].join('-');
/** What generators make: no word in it. */
export const GENERATED = ['W2zk', 'R9q'].join('');
export const TOKEN: string = letters(32, 7);
export const HEX: string = 'd41d8cd98f00b204'.split('').reverse().join('').repeat(2);
export const BASIC: string = btoa(`admin:${PASSWORD}`);

/** A GitHub token's shape, made at run time. */
export function githubToken(seed = 1): string {
  return `ghp${'_'}${letters(36, seed)}`;
}

/** Random letters and digits, the same for the same seed. */
export function letters(length: number, seed: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  let state = seed * 2654435761;
  let out = '';
  while (out.length < length) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    out += alphabet.charAt((state >>> 8) % alphabet.length);
  }
  return out;
}

/** Puts the values in the place of `{P}`, `{Q}`, `{S}`, `{T}`, `{B}` and `{H}`, and what cannot be written in a line. */
export function fill(template: string): string {
  return template
    .replaceAll('{P}', PASSWORD)
    .replaceAll('{Q}', SLUG)
    .replaceAll('{S}', GENERATED)
    .replaceAll('{T}', TOKEN)
    .replaceAll('{B}', BASIC)
    .replaceAll('{H}', HEX)
    .replaceAll('⏎', '\n')
    .replaceAll('<ESC>', '\u001b')
    .replaceAll('<ZW>', '\u200b')
    .replaceAll('<TAB>', '\t');
}
