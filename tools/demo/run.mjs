// `npm run demo`: builds the packages, then shows the whole way of a memory on two real conversations.
// Arguments go to the demo: `npm run --silent demo -- --json`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const longConversation = 'packages/context-compressor/test/fixtures/transcripts/pi-refactor-a.openai.json';

if (!existsSync(`${root}packages/context-hygiene/dist/cli.js`))
  console.error('First run: building the packages; this takes about a minute …');
const build = spawnSync('nx run context-hygiene:build --output-style=static', {
  cwd: root,
  shell: true,
  encoding: 'utf8',
});
if (build.status !== 0) {
  console.error(`${build.stdout}${build.stderr}\nThe build failed; the demo needs it.`);
  process.exit(1);
}

const args = ['packages/context-hygiene/dist/cli.js', 'demo', '--transcript', longConversation];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
