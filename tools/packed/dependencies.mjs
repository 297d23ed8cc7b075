import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What the packed code and its types import but do not declare, and what is declared but never imported. */
export async function dependencyFaults(root, files, manifest) {
  const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const imported = new Set();
  for (const { path } of files) {
    if (/\.c?js$/.test(path)) for (const name of await importsOf(join(root, path))) imported.add(name);
    if (/\.d\.c?ts$/.test(path)) for (const name of typeImportsOf(join(root, path))) imported.add(name);
  }
  const used = new Set(
    [...imported].filter((name) => !name.startsWith('.') && !isBuiltin(name)).map(packageOf),
  );
  const ranges = Object.entries(manifest.dependencies ?? {});
  return [
    ...[...used]
      .filter((name) => !declared.has(name) && name !== manifest.name)
      .map((name) => `undeclared: ${name}`),
    ...[...declared].filter((name) => !used.has(name)).map((name) => `declared, but not imported: ${name}`),
    ...ranges
      .filter(([, range]) => /^(?:workspace|catalog|file|link):/.test(range))
      .map(([name]) => `${name} has no published range`),
  ];
}

async function importsOf(file) {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    logLevel: 'silent',
  });
  return Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
}

function typeImportsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier);
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
