import { run } from './pack.mjs';

/** Something cannot be had on this machine: no failure, but counted. */
export class Skip extends Error {}

/** Installs packages from the registry into a consumer's folder; skips when they cannot be had. */
export function install(folder, packages) {
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--prefer-offline'];
  try {
    run('npm', ['install', '--prefix', folder, ...quiet, ...packages], { cwd: folder });
  } catch {
    throw new Skip(`${packages.join(' ')} cannot be had here`);
  }
}
