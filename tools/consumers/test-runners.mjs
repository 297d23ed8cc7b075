import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { run } from './pack.mjs';

const contract = `
import { streamScrubberContract } from '@context-hygiene/contract-tests';
import { testContract } from '@context-hygiene/contract-tests/ADAPTER';
import { StreamingContextScrubber } from '@context-hygiene/stream-scrubber';
testContract('an app', streamScrubberContract(() => new StreamingContextScrubber()));
`;

/** An app's test of a contract, run by Vitest from its own folder. */
export function runVitest(folder) {
  const app = createApp(folder, 'vitest');
  install(folder, ['vitest@4.1.12']);
  const printed = run('npx', ['vitest', 'run', '--root', app, '--no-color'], { cwd: folder });
  return /Tests\s+(\d+ passed)/.exec(printed)?.[1] ?? printed;
}

/** The same by Node's own runner. */
export function runNodeTest(folder) {
  const app = createApp(folder, 'node-test');
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const printed = run(process.execPath, ['--test', app], { cwd: folder, env });
  return /pass \d+/.exec(printed)?.[0] ?? printed;
}

function createApp(folder, adapter) {
  const app = join(folder, 'apps', adapter);
  mkdirSync(app, { recursive: true });
  writeFileSync(join(app, 'contract.test.mjs'), contract.replace('ADAPTER', adapter));
  return app;
}
