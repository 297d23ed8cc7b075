import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Checks that a page says what was just measured; `UPDATE_DOCS=1` writes it anew. */
export function expectPage(name: string, content: string): void {
  const file = new URL(`../../docs/${name}`, import.meta.url);
  if (process.env.UPDATE_DOCS === '1') {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  }
  expect(readFileSync(file, 'utf8')).toBe(content);
}
