import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { install } from './install.mjs';
import { publishedPackages, run } from './pack.mjs';

// `types` of Node beside the DOM: their streams are not the same, which a snippet has to get along with.
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  lib: ['ES2022', 'DOM', 'DOM.AsyncIterable'],
  types: ['node'],
  skipLibCheck: true,
};

/** Type-checks the snippets that READMEs run, each as a reader's file in a strict project. */
export function checkReadmeTypes(folder) {
  const target = join(folder, 'readme-types');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  install(target, ['typescript@5.9.3', '@types/node@22', 'keyv@5.6.0']);
  const files = publishedPackages().flatMap(({ path }) => {
    const snippets = snippetsOf(readFileSync(join(path, 'README.md'), 'utf8'));
    return snippets.map(({ line, code }) => {
      const file = `${basename(path)}.README.${line}.ts`;
      writeFileSync(join(target, file), `${code}\nexport {};\n`);
      return file;
    });
  });
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  run(process.execPath, [join(target, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: target });
  return `${files.length} snippets`;
}

/** Those that run; one that says `continue` goes on with the one before it. */
function snippetsOf(readme) {
  const found = [];
  for (const { 1: flags, 2: code, index } of readme.matchAll(/^```ts([^\n]*)\n([\s\S]*?)^```/gm)) {
    const line = readme.slice(0, index).split('\n').length;
    const joined = flags.trim() === 'continue' ? `${found.at(-1)?.code ?? ''}\n${code}` : code;
    if (flags.trim() !== 'no-run') found.push({ line, code: joined });
  }
  return found;
}
