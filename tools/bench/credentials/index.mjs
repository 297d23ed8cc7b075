/**
 * The judge of credential-scrubber: `node tools/bench/run.mjs credentials [score|laws|speed|clean|recheck|readme|all] [options]`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PARTS = ['score', 'laws', 'speed', 'clean', 'recheck', 'readme'];
const [first = 'all', ...rest] = process.argv.slice(2);
const chosen = first === 'all' ? PARTS.filter((part) => part !== 'readme') : [first];
const preset = first === 'all' ? { score: ['--families', '--keys'] } : {};

for (const part of chosen) {
  if (!PARTS.includes(part)) {
    console.error(`Which part? One of: all, ${PARTS.join(', ')}`);
    process.exit(2);
  }
  if (chosen.length > 1) console.log(`\n## ${part}\n`);
  const script = fileURLToPath(new URL(`./${part}.mjs`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...(preset[part] ?? []), ...rest], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
