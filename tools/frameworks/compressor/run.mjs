// Builds the package, installs the frameworks from the lockfile and runs the tests on Node 22.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const shell = process.platform === 'win32';

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

const build = ['run', '-r', '--filter', '@context-hygiene/context-compressor...', 'build'];
run(process.execPath, [`${root}tools/pnpm.mjs`, ...build], root);
run('npm', ['ci', '--no-audit', '--no-fund'], here);
run('npm', ['test'], here);
