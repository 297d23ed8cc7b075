import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCli } from './support/run-cli.js';

async function demo(...args: readonly string[]): Promise<string> {
  const { code, stdout } = await runCli(['demo', ...args]);
  expect(code).toBe(0);
  return stdout;
}

test('the demo hides every secret and every character of the block, and makes the conversation smaller', async () => {
  const { records, prompt, conversations, stream } = JSON.parse(await demo('--json'));
  const stored = JSON.stringify(
    records.map(({ content, properties }: Record<string, unknown>) => [content, properties]),
  );
  for (const secret of ['x7Qm2LkV9tRb4NcW', 'Tr4vel-L1ght', 'otter-Lamp-49x', 'Zk3vXq8Lw1Nf6Tb9']) {
    expect(stored).not.toContain(secret);
    expect(prompt.text).not.toContain(secret);
  }
  expect(prompt.text.match(/<\/memory-context>/g)).toHaveLength(1);
  expect(conversations[0].tokens.after).toBeLessThan(conversations[0].tokens.before / 2);
  expect(stream.leaked).toEqual({ naive: prompt.text.length, ours: 0 });
});

test('a transcript that is none is told in one line', async () => {
  for (const [file, told] of [
    ['missing\n.json', /^context-hygiene: missing\\u000a\.json: no such file\n$/],
    [fileURLToPath(new URL('../package.json', import.meta.url)), /is no transcript: it must be JSON with/],
  ] as const) {
    const { code, stderr } = await runCli(['demo', '--transcript', file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(told);
  }
});

test('piped, the demo is plain text', async () => {
  const printed = await demo();
  expect(printed).toContain('the same chunks through the scrubber leaked nothing');
  expect(printed).not.toContain('\u001b[');
});
