import type { CredentialKeyList } from '../../src/index.js';
import type { Surface } from './surface.js';

/** How far a version has to grow. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

const ORDER: readonly Bump[] = ['none', 'patch', 'minor', 'major'];
const PINNED = ['parts', 'mustDrop', 'mustKeep'] as const;

/** The growth that a change of the pinned list asks for: taking out is major, adding is minor. */
export function neededBump(before: CredentialKeyList, after: CredentialKeyList): Bump {
  const isMissing = (from: CredentialKeyList, to: CredentialKeyList): boolean =>
    PINNED.some((field) => from[field].some((name) => !to[field].includes(name)));
  if (isMissing(before, after)) return 'major';
  return isMissing(after, before) ? 'minor' : 'none';
}

/**
 * The growth that a change of what consumers build on asks for: what is gone or changed is major, before 1.0.0 minor;
 * what is new is minor, before 1.0.0 a patch.
 */
export function surfaceBump(before: Surface, after: Surface, version: string): Bump {
  const isInitial = version.startsWith('0.');
  if (changes(before, after).length > 0) return isInitial ? 'minor' : 'major';
  if (Object.keys(after).every((name) => Object.hasOwn(before, name))) return 'none';
  return isInitial ? 'patch' : 'minor';
}

/** The names of what is gone or not what it was. */
export function changes(before: Surface, after: Surface): readonly string[] {
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

/** The growth from one version to another. */
export function bumpBetween(before: string, after: string): Bump {
  const [from, to] = [before, after].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].findIndex((place) => from?.[place] !== to?.[place]);
  return at < 0 ? 'none' : (ORDER[3 - at] ?? 'none');
}

/** The growth that pending changesets announce for a package. */
export function announcedBump(changesets: readonly string[], packageName: string): Bump {
  const bumps = changesets.flatMap((text) => {
    const header = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
    return header.split('\n').flatMap((line): Bump[] => {
      const [, name, bump] = /^['"]?([^'":]+)['"]?:\s*(patch|minor|major)\s*$/.exec(line) ?? [];
      return name === packageName && (bump === 'patch' || bump === 'minor' || bump === 'major') ? [bump] : [];
    });
  });
  return bumps.reduce<Bump>((most, bump) => (reaches(bump, most) ? bump : most), 'none');
}

/** Whether one growth is at least another. */
export function reaches(bump: Bump, needed: Bump): boolean {
  return ORDER.indexOf(bump) >= ORDER.indexOf(needed);
}
