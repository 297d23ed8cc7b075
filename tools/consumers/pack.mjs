import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command and returns what it printed; throws with all of it when it fails. */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64e6,
    ...options,
  });
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${error ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** The published packages: name, folder, version. */
export function publishedPackages(repository = root) {
  const folder = join(repository, 'packages');
  return readdirSync(folder)
    .map((directory) => join(folder, directory))
    .map((path) => ({ path, ...JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
    .map(({ path, name, version }) => ({ path, name, version }));
}

/** Packs every package as it would be published; returns the tarball of each name. */
export function packAll(target) {
  mkdirSync(target, { recursive: true });
  return new Map(
    publishedPackages().map(({ path, name }) => {
      const [{ filename }] = [
        JSON.parse(run('pnpm', ['pack', '--json', '--pack-destination', target], { cwd: path })),
      ].flat();
      return [name, filename.startsWith('/') ? filename : join(target, filename)];
    }),
  );
}
