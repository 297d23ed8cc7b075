// Runs the tests of one package against the real frameworks: `node tools/frameworks/run.mjs compressor`. Builds the package
// and installs what the lockfile names, Node 22 too, which some frameworks ask for.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const packages = {
  compressor: '@context-hygiene/context-compressor',
  'stream-adapters': '@context-hygiene/stream-scrubber',
};
const [name] = process.argv.slice(2);
if (!Object.hasOwn(packages, name)) {
  console.error(`Which frameworks? One of: ${Object.keys(packages).join(', ')}`);
  process.exit(2);
}

const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const build = ['run', '-r', '--filter', `${packages[name]}...`, 'build'];
run(process.execPath, [`${root}tools/pnpm.mjs`, ...build], root);
run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], folder);
run('npm', ['test'], folder);

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}
