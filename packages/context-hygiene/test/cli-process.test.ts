import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../src/cli/program.js';
import { runCli } from './support/run-cli.js';

const token = ['gh', 'p_', 'x7Qm2LkV9tRb4NcW8sYd1FhJ6gPz3uA0eTiK'].join('');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'context-hygiene-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A standard output that takes some writes and then fails, as one does whose reader went away or whose disk is full. */
function failingAfter(writes: number, code: string): Writable {
  let left = writes;
  return new Writable({
    write(_chunk, _encoding, done) {
      left -= 1;
      done(left < 0 ? Object.assign(new Error(`write ${code}`), { code }) : null);
    },
  });
}

async function runWith(
  args: readonly string[],
  {
    stdin = Readable.from([]),
    stdout = new PassThrough().resume(),
    signal = new AbortController().signal,
  }: {
    readonly stdin?: Readable;
    readonly stdout?: Writable;
    readonly signal?: AbortSignal;
  },
): Promise<{ readonly code: number; readonly stderr: string }> {
  let told = '';
  const stderr = new PassThrough().on('data', (chunk) => {
    told += chunk;
  });
  const code = await run(args, { stdin, stdout, stderr, env: {}, signal });
  await new Promise((resolve) => setImmediate(resolve));
  return { code, stderr: told };
}

const endless = (): Readable =>
  Readable.from(
    (function* () {
      for (;;) yield Buffer.from(`line ${token}\n`.repeat(2000));
    })(),
  );

test('a filter answers each line when it is written', async () => {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const done = runWith(['scrub', '--jsonl'], { stdin, stdout });
  for (const note of ['one', `two ${token}`]) {
    const answer = once(stdout, 'data');
    stdin.write(`${JSON.stringify({ note })}\n`);
    const [line] = await answer;
    expect(String(line)).toBe(`${JSON.stringify({ note: note.replace(token, '[REDACTED:TOKEN]') })}\n`);
  }
  stdin.end();
  expect((await done).code).toBe(0);
});

describe('a reader that goes away ends a command quietly', () => {
  test.each([['scrub'], ['scrub --jsonl'], ['stream']])('%s', async (command) => {
    const stdout = failingAfter(2, 'EPIPE');
    expect(await runWith(command.split(' '), { stdin: endless(), stdout })).toEqual({ code: 0, stderr: '' });
  });

  test('--check still says that there was something', async () => {
    const stdin = Readable.from([Buffer.from(`a ${token}\n`.repeat(50))]);
    expect(await runWith(['scrub', '--check'], { stdin, stdout: failingAfter(1, 'EPIPE') })).toEqual({
      code: 1,
      stderr: '',
    });
  });

  test('help and demo', async () => {
    expect((await runWith(['--help'], { stdout: failingAfter(0, 'EPIPE') })).stderr).toBe('');
    expect((await runWith(['render', '--help'], { stdout: failingAfter(0, 'EPIPE') })).stderr).toBe('');
  });
});

test.each([['scrub'], ['scrub --check'], ['--help'], ['stream']])(
  'a full disk under the output is told: %s',
  async (command) => {
    const stdin = Readable.from([Buffer.from(`a ${token}\n`)]);
    expect(await runWith(command.split(' '), { stdin, stdout: failingAfter(0, 'ENOSPC') })).toEqual({
      code: 2,
      stderr: 'context-hygiene: the output cannot be written: no space left on the disk\n',
    });
  },
);

describe('Ctrl-C', () => {
  test.each([
    ['scrub'],
    ['scrub --jsonl'],
    ['scrub --check'],
    ['scrub --json'],
    ['stream'],
    ['stream --sse'],
    ['render'],
    ['compress --context-limit 9'],
  ])('ends a wait for input: %s', async (command) => {
    const abort = new AbortController();
    const done = runWith(command.split(' '), { stdin: new PassThrough(), signal: abort.signal });
    setTimeout(() => abort.abort(), 20);
    expect(await done).toEqual({ code: 130, stderr: '' });
  });

  test('ends a wait for a reader that does not read', async () => {
    const abort = new AbortController();
    const stdout = new Writable({ write: () => setTimeout(() => abort.abort(), 20) });
    expect((await runWith(['scrub'], { stdin: endless(), stdout, signal: abort.signal })).code).toBe(130);
  });

  test('leaves a file as it was and nothing beside it', async () => {
    const file = join(folder, 'n'.repeat(250));
    const content = `{"note":"${token}"}\n`.repeat(60_000);
    await writeFile(file, content);
    for (const flags of [['--jsonl', '--threads', '0'], []]) {
      const abort = new AbortController();
      const done = runWith(['scrub', '--in-place', ...flags, file], { signal: abort.signal });
      while ((await readdir(folder)).length < 2) await new Promise((resolve) => setImmediate(resolve));
      abort.abort();
      expect((await done).code).toBe(130);
      expect(await readdir(folder)).toHaveLength(1);
      expect((await readFile(file, 'utf8')) === content).toBe(true);
    }
  });
});

test('failures of pieces and of the system are one line and exit code 2, never a stack', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = ['proxy', '--upstream', 'http://127.0.0.1:9'];
  const calls: readonly (readonly [args: readonly string[], told: RegExp])[] = [
    [['stream', '--tag', '<'], /tags must be/],
    [['render', '--reserve', '<'], /reservedTags/],
    [['proxy', '--upstream', 'ftp://x'], /must be an http or https address/],
    [[...proxy, '--port', '99999'], /0 to 65535/],
    [[...proxy, '--port', String(port)], /address is in use; choose another port/],
    [['compress', '--context-limit', '9', folder], /is a directory, a file is wanted/],
  ];
  for (const [args, told] of calls) {
    const { code, stderr } = await runCli(args, '[{"content":"x"}]');
    expect(code).toBe(2);
    expect(stderr).toMatch(told);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  server.close();
});

test.skipIf(process.platform !== 'linux')('what cannot be read is said, and the others go on', async () => {
  const file = join(folder, 'a.txt');
  await writeFile(file, token);
  for (const command of [['scrub'], ['scrub', '--check'], ['scrub', '--jsonl'], ['stream']]) {
    const { code, stdout, stderr } = await runCli([...command, '/proc/self/mem', file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^context-hygiene: \/proc\/self\/mem: could not be read or written\n/);
    expect(stdout).not.toBe('');
  }
});

test('UTF-16 is looked through by --check and refused where it would be written', async () => {
  const file = join(folder, 'wide.txt');
  await writeFile(file, Buffer.from(`\ufeffone\ntoken ${token}\n`, 'utf16le'));
  const checked = await runCli(['scrub', '--check', file]);
  expect(checked.code).toBe(1);
  expect(checked.stdout).toMatch(/:2:7 /);
  for (const command of [['scrub'], ['scrub', '--in-place'], ['scrub', '--jsonl'], ['stream']]) {
    const { code, stdout, stderr } = await runCli([...command, file]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/is UTF-16/);
  }
  expect(await readdir(folder)).toEqual(['wide.txt']);
});

test('a byte order mark is no part of the JSON behind it', async () => {
  const escaped = token.replace('g', '\\u0067');
  const { stdout, stderr } = await runCli(['scrub', '--jsonl'], `\ufeff{"note":"x ${escaped}"}\r\n`);
  expect(stdout).toBe('\ufeff{"note":"x [REDACTED:TOKEN]"}\r\n');
  expect(stderr).toBe('');
  expect((await runCli(['render'], '\ufeff{"content":"tea"}\n{"content":"milk"}\n')).stdout).toMatch(
    /tea.*milk/s,
  );
  expect((await runCli(['compress', '--context-limit', '100'], '\ufeff[]')).code).toBe(0);
});

test('--in-place takes regular files only, and directories are not left through links', async () => {
  expect((await runCli(['scrub', '--in-place', '/dev/null'])).stderr).toMatch(/needs a regular file/);
  await writeFile(join(folder, 'a.txt'), token);
  await symlink('.', join(folder, 'loop'));
  const { stdout } = await runCli(['scrub', '--check', folder]);
  expect(stdout.trim().split('\n')).toHaveLength(1);
});

test('lines that are no JSON are told once for each input', async () => {
  const { stderr } = await runCli(
    ['scrub', '--jsonl', '--threads', '0'],
    `no json, a long line ${'x'.repeat(99)}\n`.repeat(12_000),
  );
  expect(stderr).toBe('context-hygiene: <stdin>: 12000 lines are no JSON and were scrubbed as text\n');
});

test('a line longer than a piece keeps its columns', async () => {
  // Over the 8 MB of a piece.
  const before = 'some words '.repeat(780_000);
  const { stdout } = await runCli(['scrub', '--check'], `first\n${before}${token}\nlast ${token}\n`);
  expect(stdout.match(/:\d+:\d+ /g)).toEqual([`:2:${before.length + 1} `, ':3:6 ']);
});

test('a name with a line end or an escape sequence stays on its line', async () => {
  const name = 'new\n::error::\u001b[2J.txt';
  await writeFile(join(folder, name), token);
  const { stdout } = await runCli(['scrub', '--check', folder]);
  expect(stdout).toMatch(/\/new\\u000a::error::\\u001b\[2J\.txt:1:1 \S+ TOKEN\n$/);
  expect((await runCli(['scrub', '--in-place', `${folder}/\n`])).stderr.trim().split('\n')).toHaveLength(1);
});
