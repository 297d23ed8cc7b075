import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

type Import = (specifier: string) => Promise<Record<string, unknown>>;
const AsyncFunction = (async () => {}).constructor as new (
  ...parameters: string[]
) => (...args: unknown[]) => Promise<unknown>;

/** A block of a README: its line, its code with that of the blocks it goes on with, and whether it is run. */
interface Snippet {
  readonly line: number;
  readonly code: string;
  readonly run: boolean;
}

/**
 * Runs every ```ts block of a README as a test of its own; `expression //=> value` lines are asserted.
 * A block whose fence says `ts no-run` is only compiled; `ts continue` goes on with the block before it.
 *
 * @param readme the README's URL
 * @param load `(specifier) => import(specifier)` of the test file, so that names resolve from its package
 * @param globals values that the snippets may use
 */
export function runReadmeSnippets(
  readme: URL,
  load: Import,
  globals: Readonly<Record<string, unknown>> = {},
): void {
  const snippets = extractSnippets(readFileSync(readme, 'utf8'));
  test('the README has snippets to run', () => {
    expect(snippets.length).toBeGreaterThan(0);
  });
  for (const { line, code, run } of snippets) {
    test(`the README snippet at line ${line} ${run ? 'runs and says the truth' : 'compiles'}`, async () => {
      const script = toFunctionBody(code);
      const body = new AsyncFunction('__import', '__same', ...Object.keys(globals), script);
      if (run) await body(load, assertSame, ...Object.values(globals));
    });
  }
}

function extractSnippets(markdown: string): readonly Snippet[] {
  const found: Snippet[] = [];
  const fence = /^```ts([^\n]*)\n([\s\S]*?)^```/gm;
  for (const match of markdown.matchAll(fence)) {
    const line = markdown.slice(0, match.index).split('\n').length;
    const flags = (match[1] ?? '').trim();
    const code = match[2] ?? '';
    const previous = found.at(-1);
    const joined = flags === 'continue' && previous !== undefined ? `${previous.code}\n${code}` : code;
    found.push({ line, code: joined, run: flags !== 'no-run' });
  }
  return found;
}

function toFunctionBody(code: string): string {
  const asserted = code.replace(
    /^([ \t]*)(?:const\s+(\w+)\s*=\s*)?(.+?);?[ \t]*\/\/=>[ \t]*(.+)$/gm,
    (_line, indent: string, name: string | undefined, expression: string, value: string) =>
      name === undefined
        ? `${indent}__same(${expression}, (${value}));`
        : `${indent}const ${name} = ${expression}; __same(${name}, (${value}));`,
  );
  const { code: plain } = transformSync(asserted, {
    loader: 'ts',
    format: 'esm',
    target: 'es2022',
    supported: { 'top-level-await': true },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return plain
    .replace(/^import\s+\{([^}]*)\}\s+from\s+["']([^"']+)["'];?/gm, (_i, names: string, from: string) => {
      const bindings = names.replace(/(\w+)\s+as\s+(\w+)/g, '$1: $2');
      return `const {${bindings}} = await __import(${JSON.stringify(from)});`;
    })
    .replace(/^import\s+\*\s+as\s+(\w+)\s+from\s+["']([^"']+)["'];?/gm, 'const $1 = await __import("$2");')
    .replace(/^import\s+(\w+)\s+from\s+["']([^"']+)["'];?/gm, 'const { default: $1 } = await __import("$2");')
    .replace(/^export\s+\{[^}]*\};?$/gm, '');
}

function assertSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
