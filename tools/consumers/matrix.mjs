// `npm run matrix`: the packed packages in every runtime, module system and TypeScript that consumers have;
// `npm run matrix -- deno workerd` runs only the cells whose names begin so.
// Builds first; what a machine cannot give (no such runtime, no network) is skipped and counted.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInChromium, runInWorkerd } from './bundled.mjs';
import { Skip } from './install.mjs';
import { packAll, run } from './pack.mjs';
import { checkReadmeTypes } from './readme-types.mjs';
import { runNodeTest, runVitest } from './test-runners.mjs';
import { checkTypes } from './types.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'context-hygiene-matrix-'));
const wanted = process.argv.slice(2);
const results = [];

/** Runs one cell of the matrix; a `Skip` is no failure. */
async function cell(name, work) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) return;
  try {
    const detail = await work();
    results.push({ name, result: 'passed' });
    console.log(`✓ ${name}${detail ? `: ${detail}` : ''}`);
  } catch (error) {
    const skipped = error instanceof Skip;
    results.push({ name, result: skipped ? 'skipped' : 'failed' });
    console.log(
      `${skipped ? '–' : '✗'} ${name}: ${error.message
        .split('\n')
        .slice(0, skipped ? 1 : 20)
        .join('\n  ')}`,
    );
  }
}

/** A runtime from the npm registry: skipped when it cannot be fetched. */
function runtime(packages, command, args) {
  const probe = spawnSync(
    'npx',
    ['--yes', ...packages.flatMap((name) => ['-p', name]), command, '--version'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (probe.status !== 0) throw new Skip(`${packages.join(' ')} cannot be had here`);
  const output = run('npx', ['--yes', ...packages.flatMap((name) => ['-p', name]), command, ...args], {
    cwd: folder,
  });
  return `${probe.stdout.trim().split('\n')[0]}, ${output.trim().split('\n').at(-1)}`;
}

try {
  run('nx', ['run-many', '-t', 'build', '--output-style=static'], { shell: true });
  const tarballs = packAll(join(folder, 'tarballs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs.values()], {
    cwd: folder,
  });
  cpSync(join(here, 'jobs'), join(folder, 'jobs'), { recursive: true });
  for (const file of ['run-esm.mjs', 'run-cjs.cjs']) cpSync(join(here, file), join(folder, file));

  for (const version of [20, 22, 24]) {
    await cell(`node ${version}, ESM`, () => runtime([`node@${version}`], 'node', ['run-esm.mjs']));
    await cell(`node ${version}, CommonJS`, () => runtime([`node@${version}`], 'node', ['run-cjs.cjs']));
  }
  await cell('deno', () =>
    runtime(['deno@2.9.6'], 'deno', ['run', '-A', '--node-modules-dir=manual', 'run-esm.mjs']),
  );
  await cell('bun', () => runtime(['bun@1.4.4'], 'bun', ['run-esm.mjs']));
  await cell('workerd', () => runInWorkerd(folder));
  await cell('chromium', () => runInChromium(folder));
  await cell('vitest', () => runVitest(folder));
  await cell('node:test', () => runNodeTest(folder));
  await cell('snippets of READMEs in strict TypeScript', () => checkReadmeTypes(folder));
  for (const version of ['5.4.5', '5.9.3', '6.0.3', '7.0.2']) {
    await cell(`typescript ${version}`, () => checkTypes(folder, version));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const count = (outcome) => results.filter(({ result }) => result === outcome).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') > 0 || count('passed') === 0 ? 1 : 0;
