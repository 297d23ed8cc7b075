import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CREDENTIAL_KEYS, type CredentialKeyList } from '../src/index.js';
import { announcedBump, bumpBetween, neededBump, reaches } from './support/policy.js';

interface Release {
  /** The version of this package that the list was released with. */
  readonly package: string;
  readonly list: CredentialKeyList;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { name, version }: { name: string; version: string } = JSON.parse(read('../package.json'));
const released: Release = JSON.parse(read('./fixtures/released-credential-keys.json'));
const folder = new URL('../../../.changeset/', import.meta.url);
const changesets = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  : [];

describe('the pinned list against the last released one', () => {
  const needed = neededBump(released.list, CREDENTIAL_KEYS);

  test('what was taken out or added has its changeset, or its version already', () => {
    const done = bumpBetween(released.package, version);
    const announced = announcedBump(changesets, name);
    // Add a changeset of that size; after a release, `npm run pin` in this package takes the new list down.
    expect([needed, reaches(done, needed) || reaches(announced, needed)]).toEqual([needed, true]);
  });

  test("the list's own version has grown with it", () => {
    expect(reaches(bumpBetween(released.list.version, CREDENTIAL_KEYS.version), needed)).toBe(true);
  });
});

describe('the policy', () => {
  const list = { ...CREDENTIAL_KEYS, parts: ['a', 'b'], mustDrop: ['c'], mustKeep: ['d'] };

  test.each([
    ['nothing', list, 'none'],
    ['another order', { ...list, parts: ['b', 'a'] }, 'none'],
    ['a part added', { ...list, parts: ['a', 'b', 'e'] }, 'minor'],
    ['a probe added', { ...list, mustKeep: ['d', 'e'] }, 'minor'],
    ['a part taken out', { ...list, parts: ['a'] }, 'major'],
    ['a probe taken out', { ...list, mustDrop: [] }, 'major'],
    ['a probe that flips', { ...list, mustDrop: [], mustKeep: ['c', 'd'] }, 'major'],
  ] as const)('%s', (_what, after, bump) => {
    expect(neededBump(list, after)).toBe(bump);
  });

  test('versions and changesets are read', () => {
    expect(['1.2.3', '1.2.4', '1.3.0', '2.0.0'].map((to) => bumpBetween('1.2.3', to))).toEqual([
      'none',
      'patch',
      'minor',
      'major',
    ]);
    const texts = [
      "---\n'@a/b': minor\n'@a/c': major\n---\n\nWhat.",
      '---\n"@a/b": patch\n---\n\n@a/b: major',
      'no header',
    ];
    expect(announcedBump(texts, '@a/b')).toBe('minor');
    expect(announcedBump(texts, '@a/d')).toBe('none');
    expect(reaches('minor', 'major')).toBe(false);
  });
});
