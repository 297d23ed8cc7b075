/**
 * Real text to measure on: documents, JSON and sources of the packages that this repository installs.
 * Chosen by sorted path, so that one lock file gives one selection.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../node_modules/.pnpm', import.meta.url));
const MB = 2 ** 20;
const MAX_FILE = 512 * 1024;
const MAX_PACKAGE = 1024 * 1024;
const KINDS = {
  prose: { test: /\.(?:md|markdown|txt|rst)$|\/(?:LICENSE|README|NOTICE|CHANGELOG)$/i, share: 0.3 },
  json: { test: /\.(?:json|ya?ml|toml)$/i, share: 0.15 },
  code: { test: /\.(?:[cm]?js|[cm]?ts|tsx|jsx|css|sh|py)$/i, share: 0.55 },
};

function walk(folder, visit) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, visit);
    else if (entry.isFile()) visit(path);
  }
}

/** Up to `megabytes` of text: `{ path, kind, text }` for each file, in the order of their paths. */
export function installedText(megabytes) {
  const left = Object.fromEntries(
    Object.entries(KINDS).map(([kind, { share }]) => [kind, share * megabytes * MB]),
  );
  const files = [];
  const packages = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.includes('context-hygiene'),
    )
    .map((entry) => entry.name);
  for (const name of packages.toSorted()) {
    const own = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, MAX_PACKAGE]));
    walk(join(root, name), (path) => {
      const kind = Object.keys(KINDS).find((each) => KINDS[each].test.test(path));
      if (kind === undefined || left[kind] <= 0 || own[kind] <= 0) return;
      const { size } = statSync(path);
      if (size > MAX_FILE || size > own[kind] || size === 0) return;
      const text = readFileSync(path, 'utf8');
      left[kind] -= size;
      own[kind] -= size;
      files.push({ path: relative(root, path), kind, text });
    });
    if (Object.values(left).every((bytes) => bytes <= 0)) break;
  }
  return files;
}

/** Text cut into pieces of about `size` characters, at ends of lines where there are some. */
export function pieces(files, size) {
  const list = [];
  for (const { text } of files) {
    let at = 0;
    while (at < text.length) {
      const line = text.lastIndexOf('\n', at + size);
      const end = line > at + size / 2 ? line + 1 : Math.min(at + size, text.length);
      list.push(text.slice(at, end));
      at = end;
    }
  }
  return list.filter((piece) => piece.length > size / 2);
}
