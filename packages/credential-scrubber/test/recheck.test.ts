import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));

test('every regular expression of the package is proven linear', async () => {
  const queue = [...literals()];
  const unsafe: string[] = [];
  const worker = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [name, source, flags] = next;
      const { status } = await check(source, flags, { timeout: 60_000 });
      if (status !== 'safe') unsafe.push(`${status} ${name}`);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(unsafe).toEqual([]);
}, 240_000);

/** The regular expression literals in the sources. */
function literals(): readonly (readonly [name: string, source: string, flags: string])[] {
  const found: (readonly [string, string, string])[] = [];
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        found.push([`${file}: ${node.text.slice(0, 60)}`, node.text.slice(1, end), node.text.slice(end + 1)]);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return found;
}
