import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from './support/run-cli.js';

const token = ['gh', 'p_', 'x7Qm2LkV9tRb4NcW8sYd1FhJ6gPz3uA0eTiK'].join('');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'context-hygiene-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('scrub', () => {
  test('is a plain filter: other bytes stay, those that are no UTF-8 too', async () => {
    const given = Buffer.concat([
      Buffer.from(`caf\u00e9 `),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from(` token ${token}\r\n`),
    ]);
    const { code, bytes } = await runCli(['scrub'], given);
    const wanted = Buffer.concat([
      Buffer.from(`caf\u00e9 `),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from(' token [REDACTED:TOKEN]\r\n'),
    ]);
    expect(code).toBe(0);
    expect(bytes.equals(wanted)).toBe(true);
  });

  test('--jsonl changes string values only, and scrubs a broken line as text', async () => {
    const lines = `{ "n": 1.50, "note": "x ${token}" }\r\n\n{"big":12345678901234567890}\n{"broken ${token}\n`;
    const { stdout, stderr } = await runCli(['scrub', '--jsonl'], lines);
    expect(stdout).toBe(lines.replaceAll(token, '[REDACTED:TOKEN]'));
    expect(stderr).toMatch(/1 lines? (?:are|is) no JSON/);
  });

  test('--check prints file:line:column rule label and ends with 1, or nothing and 0', async () => {
    const file = join(folder, 'notes.txt');
    await writeFile(file, `fine\nfine\nthe token is ${token}.\n`);
    const found = await runCli(['scrub', '--check', file]);
    expect(found.code).toBe(1);
    expect(found.stdout).toMatch(new RegExp(`^${file}:3:14 \\S+ TOKEN\n$`));
    expect(found.stdout).not.toContain(token.slice(4, 12));
    expect(await runCli(['scrub', '--check'], 'nothing here')).toMatchObject({ code: 0, stdout: '' });
  });

  test('--check --jsonl finds what escapes and keys hide, with its place in the line', async () => {
    const escaped = token.replace('g', '\\u0067');
    const lines = [
      `{"note":"x ${token}"}`,
      '',
      `{"a":"\\n\\"","note":"caf\u00e9 ${escaped} y"}`,
      `\u001e{"note":"${escaped}"}`,
      '{"user":{"api_key":"k-12345-abc"},"n":1}',
      `no json ${token}`,
      '{"note":"nothing"}',
    ];
    const { code, stdout } = await runCli(['scrub', '--check', '--jsonl'], `${lines.join('\n')}\n`);
    expect(code).toBe(1);
    const places = lines.flatMap((line, index) => {
      const at = Math.max(line.indexOf(token), line.indexOf(escaped), line.indexOf('k-12345'));
      return at < 0 ? [] : [`<stdin>:${index + 1}:${at + 1}`];
    });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(places);
    expect(stdout).toContain(':5:21 credential-key ');
    const marked = `\u001e{"note":"${escaped}"}\n`;
    expect((await runCli(['scrub', '--jsonl'], marked)).stdout).toBe('\u001e{"note":"[REDACTED:TOKEN]"}\n');
    expect((await runCli(['scrub', '--check', '--jsonl'], '{"note":"nothing"}')).code).toBe(0);
  });

  test('--sarif is SARIF 2.1.0 with regions', async () => {
    const { code, stdout } = await runCli(['scrub', '--check', '--sarif'], `a ${token}`);
    const [run] = JSON.parse(stdout).runs;
    expect(code).toBe(1);
    expect(run.results[0].locations[0].physicalLocation.region).toEqual({
      startLine: 1,
      startColumn: 3,
      endLine: 1,
      endColumn: 3 + token.length,
    });
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([run.results[0].ruleId]);
  });

  test('--in-place keeps mode and links, leaves unchanged files alone and nothing beside them', async () => {
    const secret = join(folder, 'secret.txt');
    const plain = join(folder, 'plain.txt');
    const link = join(folder, 'link.txt');
    await writeFile(secret, token);
    await chmod(secret, 0o640);
    await writeFile(plain, 'nothing');
    await symlink(secret, link);
    const before = await stat(plain);
    expect((await runCli(['scrub', '--in-place', link, plain])).code).toBe(0);
    expect(await readFile(secret, 'utf8')).toBe('[REDACTED:TOKEN]');
    expect((await stat(secret)).mode & 0o777).toBe(0o640);
    expect((await stat(plain)).ino).toBe(before.ino);
    expect((await readdir(folder)).sort()).toEqual(['link.txt', 'plain.txt', 'secret.txt']);
  });

  test('directories, globs and files, each once and in order; dependencies are left out', async () => {
    await mkdir(join(folder, 'node_modules'));
    for (const name of ['b.txt', 'a.txt', 'node_modules/c.txt'])
      await writeFile(join(folder, name), `${name}\n`);
    const { stdout } = await runCli(['scrub', folder, join(folder, '*.txt'), join(folder, 'a.txt')]);
    expect(stdout).toBe('a.txt\nb.txt\n');
  });

  test('says what is wrong with the call and ends with 2', async () => {
    expect(await runCli(['scrub', join(folder, 'missing.txt')])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no such file'),
    });
    expect(await runCli(['scrub', '--sarif'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--check'),
    });
    expect(await runCli(['scrub', '--in-place'], 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('needs files'),
    });
    expect(await runCli(['scrub', '--unknown'])).toMatchObject({ code: 2 });
    expect(await runCli(['scrubb'])).toMatchObject({ code: 2, stderr: expect.stringContaining('scrub') });
  });
});

describe('stream', () => {
  test('hides blocks in text, and in the events of a model API', async () => {
    const block = '<memory-context>\nx</memory-context>';
    expect((await runCli(['stream'], `Hi ${block}there`)).stdout).toBe('Hi there');
    const event = (content: string): string =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
    const { stdout } = await runCli(
      ['stream', '--sse'],
      `${event('Hi <memory-')}${event('context>secret</memory-context>there')}data: [DONE]\n\n`,
    );
    expect(stdout).not.toContain('secret');
    expect(stdout).toContain('there');
    expect(
      JSON.parse((await runCli(['stream', '--json', '--tag', 'think'], 'a<think>b</think>c')).stdout),
    ).toMatchObject({
      file: '<stdin>',
      text: 'ac',
      report: { blocks: 1 },
    });
  });
});

test('what a command would leave undone is refused', async () => {
  expect(await runCli(['stream', '--sse', '--json'], '')).toMatchObject({
    code: 2,
    stderr: 'context-hygiene: --sse writes the events it reads; leave out --json\n',
  });
});

test('an option that may come more than once takes no path for its value', async () => {
  const answer = join(folder, 'answer.txt');
  await writeFile(answer, 'a<think>b</think>c<note>d</note>e<memory-context>f</memory-context>');
  const rest = '<memory-context>f</memory-context>';
  expect((await runCli(['stream', '--tag', 'think', answer])).stdout).toBe(`ac<note>d</note>e${rest}`);
  expect((await runCli(['stream', '--tag', 'think', '--tag', 'note', answer])).stdout).toBe(`ace${rest}`);
  const entries = join(folder, 'entries.json');
  await writeFile(entries, '[{"content":"<system>x"}]');
  expect((await runCli(['render', '--reserve', 'system', entries])).stdout).toContain('&lt;system>x');
});

describe('render', () => {
  test('JSON lines or an array become one block, without credentials', async () => {
    const entries = [
      { layer: 'semantic', content: `token ${token}` },
      { layer: 'semantic', content: 'likes tea' },
    ];
    const fromArray = await runCli(['render'], JSON.stringify(entries));
    const fromLines = await runCli(['render'], entries.map((entry) => JSON.stringify(entry)).join('\n'));
    expect(fromArray.stdout).toContain(
      '[semantic] token [REDACTED:TOKEN]\n[semantic] likes tea\n</memory-context>',
    );
    expect(fromLines.stdout).toBe(fromArray.stdout);
    expect(await runCli(['render'], '["text"]')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Entry 1'),
    });
  });

  test('says why entries are left out, and prints nothing when all are', async () => {
    expect(await runCli(['render'], '[{"text":"likes tea"}]')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '1 of 1 entries left out: 1 without text (an entry keeps it in "content")\n',
    });
    const twice = '{"content":"likes tea"}\n{"content":"likes tea"}\n{}';
    const { stdout, stderr } = await runCli(['render', '--dedupe'], twice);
    expect(stdout).toContain('likes tea');
    expect(stderr).toContain('2 of 3 entries left out: 1 said already, 1 without text');
    expect(await runCli(['render'], '[{"content":"likes tea"}]')).toMatchObject({ stderr: '' });
  });
});

describe('compress', () => {
  const messages = Array.from({ length: 40 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `${index} <b>bold</b> ${'words about the work at hand, '.repeat(40)}`,
  }));

  test('keeps the envelope it was given and writes a page that shows each message', async () => {
    const report = join(folder, 'report.html');
    const { code, stdout } = await runCli(
      ['compress', '--context-limit', '8000', '--report', report],
      JSON.stringify({ model: 'm', messages }),
    );
    const body = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(body.model).toBe('m');
    expect(body.messages.length).toBeLessThan(messages.length);
    const page = await readFile(report, 'utf8');
    expect(page).toContain('summarized');
    expect(page).not.toContain('<b>bold</b>');
    expect(page).not.toMatch(/<script|src=|href=|url\(|@import/);
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).toMatch(/the window.*<li class="summarized"/s);
  });

  test('shows no credential and no markup of a message, in whatever field', async () => {
    const report = join(folder, 'report.html');
    const odd = `"><img src=x onerror=alert(1)>${token}`;
    const list = [{ role: odd, content: odd }, ...messages, { role: 'user', content: odd }];
    await runCli(['compress', '--context-limit', '8000', '--report', report], JSON.stringify(list));
    const page = await readFile(report, 'utf8');
    expect(page).not.toContain('<img');
    expect(page).toContain('[REDACTED:TOKEN]');
    expect(page).not.toContain(token.slice(4, 20));
  });

  test('what is not compressed comes out as it went in', async () => {
    const given = '{"messages":[ {"role":"user","content":"hi","n":12345678901234567890} ]}';
    const { stdout, stderr } = await runCli(['compress', '--context-limit', '8000'], given);
    expect(stdout).toBe(given);
    expect(stderr).toContain('below-threshold');
  });

  test('says what is no conversation', async () => {
    expect(await runCli(['compress', '--context-limit', '1000'], '{"a":1}')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('messages'),
    });
    expect(await runCli(['compress', '--context-limit', '1000'], `{"${token}`)).toMatchObject({
      code: 2,
      stderr: expect.not.stringContaining(token),
    });
    expect(await runCli(['compress', '--context-limit', 'many'], '[]')).toMatchObject({ code: 2 });
    const nowhere = join(folder, 'nowhere', 'report.html');
    expect(await runCli(['compress', '--context-limit', '8000', '--report', nowhere], '[]')).toMatchObject({
      code: 2,
      stderr: `context-hygiene: ${nowhere}: no such file\n`,
    });
  });
});

test('every command has help with an example', async () => {
  for (const command of ['scrub', 'stream', 'render', 'compress', 'proxy', 'demo']) {
    const { code, stdout } = await runCli([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`$ `);
    expect(stdout).toContain(`context-hygiene ${command}`);
  }
});
