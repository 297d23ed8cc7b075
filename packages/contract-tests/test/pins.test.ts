import { readFileSync, writeFileSync } from 'node:fs';
import { isCredentialKey } from '@context-hygiene/credential-scrubber';
import { describe, expect, test } from 'vitest';
import { CREDENTIAL_KEYS } from '../src/index.js';
import { derivePins } from './support/derive-pins.js';

const file = new URL('../src/credential-keys.json', import.meta.url);

// `UPDATE_PINS=1 vitest run test/pins.test.ts` takes a changed vocabulary into the pinned list.
if (process.env.UPDATE_PINS === '1') {
  const { version, mustDrop, mustKeep } = CREDENTIAL_KEYS;
  const text = JSON.stringify({ version, ...derivePins(), mustDrop, mustKeep }, null, 2);
  writeFileSync(file, `${text.replace(/[^\0-\x7f]/g, escaped)}\n`);
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

describe('credential-keys.json', () => {
  const pinned = JSON.parse(readFileSync(file, 'utf8'));

  test('has the fields that other languages read', () => {
    expect(Object.keys(pinned)).toEqual(['version', 'parts', 'qualifiers', 'vetoes', 'mustDrop', 'mustKeep']);
    expect(pinned.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('shows look-alike and invisible letters as escapes', () => {
    expect(readFileSync(file, 'utf8')).toMatch(/^[\0-\x7f]*$/);
  });

  test('is the vocabulary of credential-scrubber', () => {
    const { parts, qualifiers, vetoes } = pinned;
    expect({ parts, qualifiers, vetoes }).toEqual(derivePins());
  });

  test.each(['parts', 'qualifiers', 'vetoes', 'mustDrop', 'mustKeep'])('%s has no repeats', (list) => {
    expect(new Set(pinned[list]).size).toBe(pinned[list].length);
  });

  test('every part stands in a probe', () => {
    const probes: readonly string[] = pinned.mustDrop;
    const spelled = new Set(probes.flatMap((probe) => [probe, ...probe.split('_')]));
    const missing = pinned.parts.filter(
      (part: string) => !spelled.has(part) && !probes.some((probe) => probe.includes(part)),
    );
    expect(missing).toEqual([]);
  });

  test('no probe contradicts another', () => {
    const kept = new Set(pinned.mustKeep);
    expect(pinned.mustDrop.filter((probe: string) => kept.has(probe))).toEqual([]);
    expect(pinned.mustKeep.filter(isCredentialKey)).toEqual([]);
  });
});
