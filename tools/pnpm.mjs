// Runs the pnpm that package.json pins, on a machine that has only node and npm.
// `node tools/pnpm.mjs run test:run` is what `npm test` calls.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = manifest.engines.node.replace('>=', '').split('.').map(Number);
const actual = process.versions.node.split('.').map(Number);
if (actual[0] < wanted[0] || (actual[0] === wanted[0] && actual[1] < wanted[1])) {
  console.error(
    'context-hygiene needs Node.js ' +
      manifest.engines.node +
      ' to build and test; this is ' +
      process.version +
      '.\nInstall a newer one (https://nodejs.org) and run the command again.',
  );
  process.exit(1);
}

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('First run: installing what is needed; this takes a minute or two …');
}
const insidePnpm = (process.env.npm_config_user_agent || '').startsWith('pnpm/');
const [command, args] = insidePnpm
  ? ['pnpm', process.argv.slice(2)]
  : ['npx', ['--yes', '--prefer-offline', manifest.packageManager, ...process.argv.slice(2)]];
const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
if (error) console.error(`Could not start ${command}: ${error.message}`);
process.exit(status === null ? 1 : status);
