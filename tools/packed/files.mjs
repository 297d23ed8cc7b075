import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a bundler names after their content: they come and go with it. */
const sharedChunk = /[\w-]+-(?=[\w-]*[A-Z])[\w-]{8}(?=\.(?:d\.)?c?[jt]s(?:\.map)?$)/;

/** The files of an unpacked package; the names of shared chunks are written as a star. */
export function filesOf(root) {
  return readdirSync(root, { recursive: true })
    .map((name) => ({ name: String(name), size: statSync(join(root, String(name))) }))
    .filter(({ size }) => size.isFile())
    .map(({ name, size }) => ({ name: name.replace(sharedChunk, '*'), path: name, size: size.size }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What is packed but not expected, and the other way round; and what exports, `bin` and types name but is not there. */
export function fileFaults(files, expected, manifest) {
  const names = files.map(({ name }) => name);
  const paths = new Set(files.map(({ path }) => path));
  const named = [...targetsOf(manifest.exports), ...targetsOf(manifest.bin), manifest.main, manifest.types];
  return [
    ...names
      .filter((name) => !expected.includes(name))
      .map((name) => `not expected: ${name} (--update takes it down)`),
    ...expected.filter((name) => !names.includes(name)).map((name) => `missing: ${name}`),
    ...names
      .filter((name) => /(?:^|\/)(?:src|test|fixtures|node_modules)\/|\.test\./.test(name))
      .map((name) => `leaked: ${name}`),
    ...named
      .filter((target) => target !== undefined && !paths.has(target.replace(/^\.\//, '')))
      .map((target) => `named, but not packed: ${target}`),
  ];
}

function targetsOf(value) {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(targetsOf);
}
