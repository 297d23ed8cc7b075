// Runs one benchmark: `node tools/bench/run.mjs stream`. Each has its own peers, which are installed when it is first run.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const known = readdirSync(here).filter((name) => existsSync(`${here}${name}/index.mjs`));
const [name, ...args] = process.argv.slice(2);
if (name === undefined || !known.includes(name)) {
  console.error(`Which benchmark? One of: ${known.join(', ')}`);
  process.exit(2);
}

const folder = `${here}${name}/`;
if (existsSync(`${folder}package-lock.json`) && !isInstalled(folder)) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']);
}
run(process.execPath, ['--expose-gc', 'index.mjs', ...args]);

function isInstalled(directory) {
  const marker = `${directory}node_modules/.package-lock.json`;
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${directory}package-lock.json`).mtimeMs;
}

function run(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}
