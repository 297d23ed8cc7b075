import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CREDENTIAL_KEYS, type CredentialKeyList } from '../src/index.js';
import { announcedBump, bumpBetween, changes, neededBump, reaches, surfaceBump } from './support/policy.js';
import { type Surface, surfaces, versions } from './support/surface.js';

/** What was last released: the pinned list, and of each package its version and what consumers build on. */
interface Released {
  readonly list: Pick<CredentialKeyList, 'version' | 'parts' | 'mustDrop' | 'mustKeep'>;
  readonly packages: Readonly<Record<string, { readonly version: string; readonly surface: Surface }>>;
}

const own = '@context-hygiene/contract-tests';
const file = new URL('./fixtures/released.json', import.meta.url);
const folder = new URL('../../../.changeset/', import.meta.url);
const changesets = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  : [];
const current = { versions: versions(), surfaces: surfaces() };
const released: Released = JSON.parse(readFileSync(file, 'utf8'));

/** How far a package has grown since its release, or will with its changesets. */
function growthOf(
  name: string,
): readonly [done: ReturnType<typeof bumpBetween>, announced: ReturnType<typeof bumpBetween>] {
  const before = released.packages[name]?.version ?? '0.0.0';
  return [bumpBetween(before, current.versions[name] ?? before), announcedBump(changesets, name)];
}

describe.each(Object.entries(current.surfaces))('what consumers of %s build on', (name, surface) => {
  const { version, surface: before } = released.packages[name] ?? { version: '0.0.0', surface: {} };

  test('has a changeset, or a version, that says how it has changed', () => {
    const needed = surfaceBump(before, surface, version);
    const isTold = growthOf(name).some((growth) => reaches(growth, needed));
    // See "What a version means" in CONTRIBUTING.md.
    expect({ needed, isTold, gone: isTold ? [] : changes(before, surface) }).toEqual({
      needed,
      isTold: true,
      gone: [],
    });
  });
});

describe('the pinned list against the last released one', () => {
  const needed = neededBump({ ...CREDENTIAL_KEYS, ...released.list }, CREDENTIAL_KEYS);

  test('what was taken out or added has its changeset, or its version already', () => {
    expect([needed, growthOf(own).some((growth) => reaches(growth, needed))]).toEqual([needed, true]);
  });

  test("the list's own version has grown with it", () => {
    expect(reaches(bumpBetween(released.list.version, CREDENTIAL_KEYS.version), needed)).toBe(true);
  });
});

// `npm run release:version` does this: takes down what is released now. Not what has changed without a version.
test.runIf(process.env.PIN_RELEASE === '1')('the release is taken down', () => {
  const packages = Object.entries(current.surfaces).map(([name, surface]) => {
    const version = current.versions[name] ?? '';
    const before = released.packages[name];
    if (before?.version === version) expect([name, surface]).toEqual([name, before.surface]);
    return [name, { version, surface }];
  });
  const { version, parts, mustDrop, mustKeep } = CREDENTIAL_KEYS;
  const taken = { list: { version, parts, mustDrop, mustKeep }, packages: Object.fromEntries(packages) };
  writeFileSync(file, `${JSON.stringify(taken, undefined, 1)}\n`);
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
  ] as const)('of the list: %s', (_what, after, bump) => {
    expect(neededBump(list, after)).toBe(bump);
  });

  test.each([
    ['nothing', (surface: Surface) => surface, 'none', 'none'],
    ['another label', change(/^label of rule/, 'OTHER'), 'minor', 'major'],
    ['another label of a key', change(/^label of key/, 'OTHER'), 'minor', 'major'],
    ['another default', change(/^default /, 'other'), 'minor', 'major'],
    ['a byte of a legacy line', change(/^legacy line/, '[x] y'), 'minor', 'major'],
    ['an export taken out', change(/^export /, undefined), 'minor', 'major'],
    ['an entry taken out', change(/^entry /, undefined), 'minor', 'major'],
    ['something new', (surface: Surface) => ({ ...surface, 'export . x': 'there' }), 'patch', 'minor'],
  ] as const)('of what consumers build on: %s', (_what, alter, initial, stable) => {
    const all = Object.assign({}, ...Object.values(current.surfaces));
    expect(surfaceBump(all, alter(all), '0.3.1')).toBe(initial);
    expect(surfaceBump(all, alter(all), '1.3.1')).toBe(stable);
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

/** The surface with the first thing of such a name changed, or without it. */
function change(name: RegExp, to: string | undefined): (surface: Surface) => Surface {
  return (surface) => {
    const found = Object.keys(surface).find((key) => name.test(key));
    expect(found).toBeDefined();
    const entries = Object.entries(surface).flatMap(([key, value]): [string, string][] =>
      key !== found ? [[key, value]] : to === undefined ? [] : [[key, to]],
    );
    return Object.fromEntries(entries);
  };
}
