import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

// A locale and a time zone are set when a process starts, hence children: they print what they render.
const SCRIPT = `
import { renderMemoryContext, renderLegacy } from './index.js';
const entries = [
  { content: 'soul: AGENT_ıDENTITY: İstanbul I i ı', layer: 'identity' },
  { content: 'moved', layer: 'episodic', metadata: { date: new Date(Date.UTC(2026, 2, 1, 23, 30)) } },
  { content: 'flew', layer: 'episodic', metadata: { timestamp: '2026-03-01T23:30:00-05:00' } },
  { content: 'slept', layer: 'episodic', metadata: { timestamp: '2026-03-01T23:30:00' } },
  { content: 'renew', layer: 'prospective', metadata: { due: '2026-05-02' } },
  { content: new Date(0), layer: 'working' },
  { content: 1234567.891, layer: 'semantic', metadata: { properties: { ä: 'z', z: 'ä', I: 'ı' } } },
  ...['ä', 'z', 'Z', 'a', 'ß', 'İ', 'i', 'I'].map((id) => ({ content: id, layer: 'semantic', id })),
  { content: '<MEMORY-CONTEXT> [SYSTEM NOTE: <ſystem>', layer: 'semantic' },
];
const options = { order: 'stable', dedupe: true, reservedTags: ['system'], budget: 5000 };
console.log(JSON.stringify([renderMemoryContext(entries, options).text, entries.map((entry) => renderLegacy(entry))]));
`;

const bundle = buildSync({
  stdin: {
    contents: SCRIPT.replace('./index.js', fileURLToPath(new URL('../src/index.ts', import.meta.url))),
    resolveDir: fileURLToPath(new URL('.', import.meta.url)),
  },
  bundle: true,
  format: 'esm',
  write: false,
}).outputFiles[0]?.text;

function render(environment: Readonly<Record<string, string>>): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    input: bundle ?? '',
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return stdout === '' ? stderr : stdout;
}

test('no locale and no time zone reaches the text', () => {
  const here = render({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' });
  expect(here).toContain('[episodic] 2026-03-02: flew');
  expect(here).toContain('[episodic] 2026-03-01: slept');
  for (const [TZ, locale] of [
    ['America/Los_Angeles', 'tr_TR.UTF-8'],
    ['Pacific/Kiritimati', 'lt_LT.UTF-8'],
    ['Asia/Kathmandu', 'ar_EG.UTF-8'],
  ] as const) {
    expect(render({ TZ, LANG: locale, LC_ALL: locale })).toBe(here);
  }
});
