import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { testContract } from '../src/adapters/vitest.js';

const ran: string[] = [];
testContract('a contract', [
  { name: 'runs in order', run: () => void ran.push('first') },
  { name: 'and waits for promises', run: async () => void ran.push('second') },
]);

test('the Vitest adapter has registered each check as a test', () => {
  expect(ran).toEqual(['first', 'second']);
});

test('a contract that was not called, swapped arguments and a list of something else are told', () => {
  const contract = () => [];
  for (const checks of [contract, 'a contract', undefined, [() => undefined]]) {
    expect(() => testContract('a contract', checks as never)).toThrow(
      'checks must be the list that a contract gives',
    );
  }
  expect(() => testContract([] as never, 'a contract' as never)).toThrow('title must be a string');
});

describe('the node:test adapter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'node-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('registers each check as a test of its own', () => {
    const adapter = fileURLToPath(new URL('../src/adapters/node-test.ts', import.meta.url));
    buildSync({
      entryPoints: [adapter],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: join(folder, 'adapter.mjs'),
    });
    writeFileSync(
      join(folder, 'contract.test.mjs'),
      `import { testContract } from './adapter.mjs';
      testContract('a contract', [
        { name: 'holds', run() {} },
        { name: 'is broken', async run() { throw new Error('broken'); } },
      ]);`,
    );
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', folder], {
      encoding: 'utf8',
      env,
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n\s*ok 1 - holds/);
    expect(stdout).toMatch(/\n\s*not ok 2 - is broken/);
  });
});
