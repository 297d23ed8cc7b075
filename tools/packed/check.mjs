// `npm run packed`: packs each package as it would be published and checks what consumers get: the files, the
// dependencies that they import, and what a bundler leaves of an import that is not used. Needs a build first.
// `npm run packed -- --update` takes the file lists down; `--table` prints sizes as a table.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll, run } from '../consumers/pack.mjs';
import { dependencyFaults } from './dependencies.mjs';
import { fileFaults, filesOf } from './files.mjs';
import { shakingFaults } from './tree-shaking.mjs';

const expectedFile = new URL('expected-files.json', import.meta.url);
const expected = JSON.parse(readFileSync(expectedFile, 'utf8'));
const isUpdate = process.argv.includes('--update');
const folder = mkdtempSync(join(tmpdir(), 'context-hygiene-packed-'));
const lists = {};
let faulty = 0;

try {
  for (const [name, tarball] of packAll(join(folder, 'tarballs'))) {
    const path = join(folder, name.replace('/', '+'));
    run('mkdir', ['-p', path]);
    run('tar', ['-xzf', tarball, '-C', path]);
    const root = join(path, 'package');
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const files = filesOf(root);
    lists[name] = [...new Set(files.map(({ name: file }) => file))];
    const faults = [
      ...(isUpdate ? [] : fileFaults(files, expected[name] ?? [], manifest)),
      ...(await dependencyFaults(root, files, manifest)),
      ...(await shakingFaults(root, manifest)),
    ];
    const bytes = readFileSync(tarball).length;
    const unpacked = files.reduce((sum, { size }) => sum + size, 0);
    console.log(
      `${faults.length === 0 ? '✓' : '✗'} ${name}: ${files.length} files, ${kb(bytes)} packed, ${kb(unpacked)} unpacked`,
    );
    if (process.argv.includes('--table'))
      for (const file of files) console.log(`  ${file.name} ${kb(file.size)}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) faulty += 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (isUpdate) writeFileSync(expectedFile, `${JSON.stringify(lists, undefined, 2)}\n`);
process.exitCode = faulty > 0 ? 1 : 0;

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
