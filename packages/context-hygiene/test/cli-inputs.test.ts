import { Buffer } from 'node:buffer';
import { chmod, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFiles } from '../src/cli/input/find-files.js';
import { standardInput } from '../src/cli/input/standard-input.js';
import { refuseWide } from '../src/cli/input/wide-text.js';
import { findingsOf } from '../src/cli/scrub/findings.js';
import { credentialScrubber } from '../src/index.js';
import { runCli } from './support/run-cli.js';

const token = ['gh', 'p_', 'x7Qm2LkV9tRb4NcW8sYd1FhJ6gPz3uA0eTiK'].join('');
const scrubber = new credentialScrubber.CredentialScrubber();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'context-hygiene-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function wide(text: string, bytes: 2 | 4, order: 'little' | 'big'): Buffer {
  const units = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const buffer = Buffer.alloc(units.length * bytes);
  for (const [index, unit] of units.entries()) {
    if (order === 'little') buffer.writeUIntLE(unit, index * bytes, bytes);
    else buffer.writeUIntBE(unit, index * bytes, bytes);
  }
  return buffer;
}

const widths = ([2, 4] as const).flatMap((bytes) =>
  (['little', 'big'] as const).flatMap((order) =>
    ['', '\ufeff'].map(
      (mark) =>
        [`${bytes} bytes a letter, ${order} end first, mark: ${mark !== ''}`, bytes, order, mark] as const,
    ),
  ),
);

// betterleaks/betterleaks#221, awslabs/ferret-scan#165, jainal09/envdrift#505
describe.each(widths)('text of %s', (_what, bytes, order, mark) => {
  const file = wide(`${mark}one\ntwo\nthe token ${token} is\n`, bytes, order);

  test('is looked through by --check', async () => {
    const { code, stdout } = await runCli(['scrub', '--check'], file);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/:3:11 \S+ TOKEN\n$/)]);
  });

  test('is looked through however it comes', async () => {
    for (const size of [1, 3, 5]) {
      const pieces: Buffer[] = [];
      for (let at = 0; at < file.length; at += size) pieces.push(file.subarray(at, at + size));
      const found: number[] = [];
      const source = { name: 'x', open: () => Readable.from([Buffer.alloc(0), ...pieces]) };
      for await (const { line, column } of findingsOf(source, scrubber)) found.push(line, column);
      expect(found).toEqual([3, 11]);
    }
  });

  test('is refused where it would be written', async () => {
    for (const command of [
      ['scrub'],
      ['scrub', '--json'],
      ['scrub', '--jsonl'],
      ['stream'],
      ['stream', '--sse'],
    ]) {
      const { code, bytes: written, stderr } = await runCli(command, file);
      expect([code, written.length]).toEqual([2, 0]);
      expect(stderr).toMatch(/is UTF-16 or UTF-32, which is not written; make it UTF-8 first/);
    }
  });
});

test('a credential in wide letters between other bytes is found, too', async () => {
  const binary = Buffer.concat([
    Buffer.from([0x7f, 0x45, 0, 0, 1, 2, 0]),
    wide(`x = ${token} `, 2, 'little'),
    Buffer.alloc(9, 7),
  ]);
  expect((await runCli(['scrub', '--check'], binary)).code).toBe(1);
  const variables = Buffer.from(`A=1\0TOKEN=${token}\0B=2\0`);
  expect((await runCli(['scrub', '--check'], variables)).code).toBe(1);
});

test('what is no text keeps its bytes', async () => {
  const picture = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from([0, 0, 0, 13, 0, 0, 0, 1, 0, 0, 0, 1]),
  ]);
  for (const given of [
    picture,
    Buffer.from([0]),
    Buffer.from([0x61]),
    Buffer.from([0x61, 0]),
    Buffer.alloc(40),
    Buffer.from([0xff]),
  ]) {
    const { code, bytes } = await runCli(['scrub'], given);
    expect([code, bytes]).toEqual([0, given]);
  }
});

test('a short first line does not wait for a second', async () => {
  const stdin = new Readable({ read: () => undefined });
  stdin.push('{"a":1}\n');
  const bytes: Uint8Array[] = [];

  for await (const chunk of refuseWide({ name: '<stdin>', open: () => stdin }).open()) {
    bytes.push(chunk);
    break;
  }
  expect(Buffer.concat(bytes).toString()).toBe('{"a":1}\n');
});

describe('cajasmota/grafel#6534: a directory that cannot be read', () => {
  test('is told besides what could be', async () => {
    await mkdir(join(folder, 'open'));
    await mkdir(join(folder, 'closed'));
    await writeFile(join(folder, 'open', 'a.txt'), 'x');
    await writeFile(join(folder, 'closed', 'b.txt'), 'x');
    const { readdir } = await import('node:fs');
    const failing = ((
      path: string,
      options: object,
      done: (error: unknown, entries?: unknown) => void,
    ): void => {
      if (!path.includes('closed')) readdir(path, options as never, done as never);
      else done(Object.assign(new Error('no'), { code: 'EACCES' }));
    }) as unknown as typeof readdir;
    for (const pattern of [folder, `${folder}/**/*.txt`]) {
      const found = await findFiles(pattern, failing);
      expect(found?.files.map((file) => resolve(file))).toEqual([join(folder, 'open', 'a.txt')]);
      expect(found?.unread).toMatchObject([
        { path: expect.stringMatching(/closed$/), cause: { code: 'EACCES' } },
      ]);
    }
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'ends with 2, never with 0',
    async () => {
      await mkdir(join(folder, 'closed'));
      await writeFile(join(folder, 'a.txt'), token);
      await chmod(join(folder, 'closed'), 0);
      const { code, stdout, stderr } = await runCli(['scrub', '--check', folder]);
      expect(code).toBe(2);
      expect(stdout).toMatch(/a\.txt:1:1/);
      expect(stderr).toMatch(/closed: no permission/);
      await chmod(join(folder, 'closed'), 0o700);
    },
  );
});

test.skipIf(process.platform === 'win32')(
  'standard input that is a directory is no empty input',
  async () => {
    const directory = await open(folder);
    const stdin = standardInput(() => Readable.from([]), directory.fd);
    const { code, stderr } = await runCli(['scrub', '--check'], stdin);
    await directory.close();
    expect([code, stderr]).toEqual([2, 'context-hygiene: <stdin>: is a directory, a file is wanted\n']);
    expect(standardInput(() => Readable.from([]), 9999).readable).toBe(true);
  },
);

test('unslothai/unsloth#8759, wardi/jsonlines#107: files of JSON lines stay lines where one does not end in one', async () => {
  const files = await Promise.all(
    ['{"a":1}', '', '{"b":2}\n', '{"c":3}'].map(async (text, index) => {
      const file = join(folder, `${index}.jsonl`);
      await writeFile(file, text);
      return file;
    }),
  );
  expect((await runCli(['scrub', '--jsonl', ...files])).stdout).toBe('{"a":1}\n{"b":2}\n{"c":3}');
  await runCli(['scrub', '--jsonl', '--in-place', ...files]);
  expect(await readFile(files[0] ?? '', 'utf8')).toBe('{"a":1}');
});

test('one file that is not written holds up no other', async () => {
  const files = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const file = join(folder, `${name}.txt`);
      await writeFile(file, name === 'b' ? Buffer.from(`x ${token}`, 'utf16le') : `x ${token}`);
      return file;
    }),
  );
  const { code, stderr } = await runCli(['scrub', '--in-place', ...files]);
  expect([code, stderr]).toEqual([
    2,
    `context-hygiene: ${files[1]}: is UTF-16 or UTF-32, which is not written; make it UTF-8 first\n`,
  ]);
  expect(await readFile(files[2] ?? '', 'utf8')).toBe('x [REDACTED:TOKEN]');
  const lines = await runCli(['scrub', '--check', '--jsonl', ...files]);
  expect(lines.code).toBe(2);
  const checked = await runCli(['scrub', '--check', ...files]);
  expect([checked.code, checked.stdout.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining(`${files[1]}:1:3 `)],
  ]);
});

test('a report is not written over the conversation', async () => {
  const file = join(folder, 'chat.json');
  await writeFile(file, '[]');
  const args = ['compress', '--context-limit', '100', '--report', `${folder}/./chat.json`, file];
  expect(await runCli(args)).toMatchObject({ code: 2, stderr: expect.stringMatching(/another file/) });
  expect(await readFile(file, 'utf8')).toBe('[]');
});

describe('compress', () => {
  const talk = Array.from({ length: 40 }, (_, index) => [
    { role: 'user', content: `question ${index} ${'word '.repeat(200)}` },
    { role: 'assistant', content: `answer ${index} ${'word '.repeat(200)}` },
  ]).flat();
  const compressed = async (body: string, args: readonly string[] = []) =>
    await runCli(['compress', '--context-limit', '8000', ...args], body);

  test('earendil-works/pi#8943, rhysd/fixjson#19: keeps numbers that JavaScript cannot hold, in what it keeps and around it', async () => {
    const numbers = '"n":12345678901234567890,"e":1e400,"s":"12345678901234567890"';
    const last = `{"role":"user","content":"last","meta":{${numbers}}}`;
    const body = `{"seed":9007199254740993,"messages":[${JSON.stringify(talk).slice(1, -1)},${last}]}`;
    for (const args of [[], ['--json']]) {
      const { code, stdout } = await compressed(body, args);
      expect(code).toBe(0);
      const compact = stdout.replace(/\s+/g, '');
      expect(compact).toContain(last.replace(/\s+/g, '').slice(0, -1));
      if (args.length === 0) expect(compact).toContain('"seed":9007199254740993');
      expect(JSON.parse(stdout)).toBeTypeOf('object');
    }
  });

  test('and writes them out where they stand in a text', async () => {
    const call = { id: 'c1', type: 'tool_use', name: 'query', input: { id: 77 } };
    const big = [
      { role: 'user', content: 'find it' },
      { role: 'assistant', content: [call] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'ok '.repeat(2000) }] },
      ...talk,
    ];
    const body = JSON.stringify(big).replace(':77', ':2512292042121000001');
    const { stdout } = await compressed(body);
    expect(stdout).not.toMatch(/2512292042121000000|\\u0000|\\u0001/);
  });
});

test('a list is no entry', async () => {
  for (const given of ['[[{"content":"a"}]]', '[{"content":"a"}]\n[{"content":"b"}]\n']) {
    const { code, stderr } = await runCli(['render'], given);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^context-hygiene: Entry 1 is a list/)]);
  }
});

test('JSON whose escapes may hide tags is told where it is read as text', async () => {
  const hidden = '{"text":"a\\u003cmemory-context>private\\u003c/memory-context>b"}';
  const { stdout, stderr } = await runCli(['stream'], hidden);
  expect(stdout).toBe(hidden);
  expect(stderr).toMatch(/^context-hygiene: <stdin>: looks like JSON; tags .* --sse only\n$/);
  expect(await runCli(['stream', '--sse'], hidden)).toMatchObject({ stdout: '{"text":"ab"}', stderr: '' });
  expect((await runCli(['stream'], '{"text":"a<b"}')).stderr).toBe('');
});
