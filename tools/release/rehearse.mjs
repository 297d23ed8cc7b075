// `npm run release:rehearse`: a whole release against a registry on 127.0.0.1, and the upgrade after it.
// Publish → each piece alone and the umbrella in a fresh app, ESM and CommonJS → change one package, version, publish →
// the apps upgrade and run again. Works on a copy of the committed tree; nothing of it is published elsewhere.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from '../consumers/jobs/index.mjs';
import { publishedPackages, root, run } from '../consumers/pack.mjs';
import { assertLoopback, startRegistry } from './registry.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'context-hygiene-release-'));
const copy = join(folder, 'repository');
// Left by the npm that fetched pnpm: with it npm never asks again for what it has once seen of a package.
delete process.env.npm_config_prefer_offline;
const env = { ...process.env, CI: 'true', NX_SKIP_NX_CACHE: 'true', npm_config_provenance: 'false' };
const inCopy = { cwd: copy, env };
const say = (text) => console.log(`• ${text}`);

let registry;
try {
  run('git', ['clone', '--quiet', root, copy]);
  if (!existsSync(join(here, 'node_modules')))
    run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: here });
  const outside = run('npm', ['config', 'get', 'registry']).trim();
  registry = await startRegistry(folder, join(here, 'node_modules/verdaccio/bin/verdaccio'), outside);

  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], inCopy);
  writeFileSync(
    join(copy, '.npmrc'),
    `registry=${registry.url}\n//${new URL(registry.url).host}/:_authToken=rehearsal\n`,
  );
  // Set in the environment too: the version look-up before publishing goes by it.
  Object.assign(env, { npm_config_registry: registry.url, pnpm_config_registry: registry.url });
  assertLoopback(run('pnpm', ['config', 'get', 'registry'], inCopy).trim());
  assertLoopback(run('npm', ['config', 'get', 'registry'], inCopy).trim());

  const first = release();
  say(`published ${[...first].map(([name, version]) => `${name}@${version}`).join(', ')}`);
  const apps = jobs.map(({ specifier }) => createApp(specifier));
  for (const app of apps) runApp(app, first);

  changeOnePackage();
  const second = release();
  const moved = [...second].filter(([name, version]) => first.get(name) !== version);
  say(
    `published again: ${moved.map(([name, version]) => `${name} ${first.get(name)} → ${version}`).join(', ')}`,
  );
  if (!moved.some(([name]) => name === 'context-hygiene')) throw new Error('the umbrella did not follow');
  for (const app of apps) {
    run('npm', ['install', `${app.specifier}@latest`, ...install()], { cwd: app.path });
    runApp(app, second);
  }
  console.log(`${apps.length * 2} passed, 0 failed, 0 skipped`);
} finally {
  registry?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Versions by changesets, builds, publishes; returns the versions, which the registry then has. */
function release() {
  run('pnpm', ['run', 'release:version:run'], inCopy);
  run('pnpm', ['exec', 'nx', 'run-many', '-t', 'build', '--output-style=static'], inCopy);
  run('git', ['add', '-A'], inCopy);
  run(
    'git',
    ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', 'commit', '-qm', 'release'],
    inCopy,
  );
  assertLoopback(run('pnpm', ['config', 'get', 'registry'], inCopy).trim());
  const told = run('pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], inCopy);
  const versions = new Map(publishedPackages(copy).map(({ name, version }) => [name, version]));
  for (const [name, version] of versions) {
    try {
      run('npm', ['view', `${name}@${version}`, 'version', '--prefer-online'], inCopy);
    } catch (cause) {
      throw new Error(`${name}@${version} is not in the registry; changesets said:\n${told}`, { cause });
    }
  }
  return versions;
}

function changeOnePackage() {
  const file = join(copy, 'packages/stream-scrubber/README.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA line more.\n`);
  mkdirSync(join(copy, '.changeset'), { recursive: true });
  writeFileSync(
    join(copy, '.changeset/rehearsal.md'),
    "---\n'@context-hygiene/stream-scrubber': patch\n---\n\nA line more in the README.\n",
  );
}

function install() {
  // What npm remembers of a package knows nothing of the version that was published a moment ago.
  return ['--registry', registry.url, '--no-audit', '--no-fund', '--prefer-online'];
}

function createApp(specifier) {
  const path = join(folder, 'apps', specifier.replace('/', '+'));
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  cpSync(join(root, 'tools/consumers/jobs'), join(path, 'jobs'), { recursive: true });
  const importJob = `const { job } = await import('./jobs/${specifier.split('/').at(-1)}.mjs');`;
  const verdict = `if (!ok) throw new Error('${specifier} did its job wrong');`;
  writeFileSync(
    join(path, 'app.mjs'),
    `${importJob}\nconst ok = await job(await import('${specifier}'));\n${verdict}\n`,
  );
  writeFileSync(
    join(path, 'app.cjs'),
    `(async () => {\n${importJob}\nconst ok = await job(require('${specifier}'));\n${verdict}\n})().catch((error) => { console.error(error); process.exitCode = 1; });\n`,
  );
  run('npm', ['install', specifier, ...install()], { cwd: path });
  return { specifier, path };
}

function runApp({ specifier, path }, versions) {
  const installed = JSON.parse(
    readFileSync(join(path, 'node_modules', specifier, 'package.json'), 'utf8'),
  ).version;
  if (installed !== versions.get(specifier))
    throw new Error(`${specifier}: ${installed} is installed, ${versions.get(specifier)} was published`);
  run(process.execPath, ['app.mjs'], { cwd: path });
  run(process.execPath, ['app.cjs'], { cwd: path });
  say(`${specifier}@${installed} works, ESM and CommonJS`);
}
