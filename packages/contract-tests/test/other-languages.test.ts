import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { CREDENTIAL_KEYS } from '../src/index.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippet = /^```python\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? '';
const list = fileURLToPath(new URL('../src/credential-keys.json', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'pin-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the README's snippet against a list and a decision that are written down name by name. */
function runSnippet(parts: readonly string[], dropped: readonly string[]) {
  writeFileSync(join(folder, 'pin_keys.py'), snippet);
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ parts, dropped }));
  writeFileSync(
    join(folder, 'our_keys.py'),
    `import json\nwith open(${JSON.stringify(join(folder, 'keys.json'))}, encoding="utf-8") as file:\n    OURS = json.load(file)\nPARTS = OURS["parts"]\ndef drops(key):\n    return key in OURS["dropped"]\n`,
  );
  const { status, stdout } = spawnSync('python3', ['pin_keys.py', list], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout.trim() };
}

describe.skipIf(!hasPython)('the Python snippet of the README', () => {
  const { parts, mustDrop, mustKeep, version } = CREDENTIAL_KEYS;

  test('passes for a list that has not drifted', () => {
    expect(runSnippet([...parts, 'more'], mustDrop)).toEqual({ status: 0, output: `pinned to ${version}` });
  });

  test('fails for one that has', () => {
    expect(runSnippet(parts.slice(1), mustDrop)).toEqual({ status: 1, output: `not listed: ${parts[0]}` });
    expect(runSnippet(parts, mustDrop.slice(1))).toEqual({ status: 1, output: `kept: ${mustDrop[0]}` });
    expect(runSnippet(parts, [...mustDrop, ...mustKeep.slice(0, 1)])).toEqual({
      status: 1,
      output: `dropped: ${mustKeep[0]}`,
    });
  });
});
