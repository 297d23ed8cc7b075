import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { run } from '../src/cli/program.js';

async function demo(...args: readonly string[]): Promise<string> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const code = await run(['demo', ...args], {
    stdin: new PassThrough(),
    stdout,
    stderr,
    env: {},
    signal: new AbortController().signal,
  });
  stdout.end();
  expect(code).toBe(0);
  return text(stdout);
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

test('piped, the demo is plain text', async () => {
  const printed = await demo();
  expect(printed).toContain('the same chunks through the scrubber leaked nothing');
  expect(printed).not.toContain('\u001b[');
});
