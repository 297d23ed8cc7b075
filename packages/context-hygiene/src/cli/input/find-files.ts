import { readdir } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

/** What a path, directory or glob names. */
export interface FoundFiles {
  readonly files: readonly string[];
  /** Directories on the way that could not be read: who asks for what is in them has not seen all. */
  readonly unread: readonly { readonly path: string; readonly cause: Error }[];
}

const leftOut = ['**/node_modules/**', '**/.git/**'];
/** A directory that is not there, or is none, has nothing in it. */
const harmless = new Set(['ENOENT', 'ENOTDIR']);

/**
 * The files that a path names: itself, all below a directory, or what a glob matches; sorted, links not followed.
 *
 * @param read what lists a directory
 * @returns undefined when it names nothing
 */
export async function findFiles(
  path: string,
  read: typeof readdir = readdir,
): Promise<FoundFiles | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isDirectory()) return { files: [path], unread: [] };
  if (found === undefined && !isDynamicPattern(path)) return undefined;

  // As the files beside it are called.
  const nameOf = (at: string): string =>
    found === undefined ? relative('', at) : join(path, relative(path, at));
  const unread: { readonly path: string; readonly cause: Error }[] = [];
  const [pattern, options] =
    found === undefined ? [path, {}] : ['**/*', { cwd: path, followSymbolicLinks: false }];
  const files = await glob(pattern, {
    dot: true,
    ignore: leftOut,
    expandDirectories: false,
    ...options,
    // What fails there is passed over without a word.
    fs: { readdir: telling(read, (at, cause) => unread.push({ path: nameOf(at), cause })) },
  });
  if (found === undefined && files.length === 0 && unread.length === 0) return undefined;
  return { files: files.sort().map((file) => (found === undefined ? file : join(path, file))), unread };
}

function telling(read: typeof readdir, tell: (path: string, cause: Error) => void): typeof readdir {
  const reading = (
    path: string,
    options: object,
    done: (error: Error | null, entries: unknown) => void,
  ): void => {
    const told = (error: NodeJS.ErrnoException | null, entries: unknown): void => {
      if (error !== null && !harmless.has(error.code ?? '')) tell(path, error);
      done(error, entries);
    };
    Reflect.apply(read, undefined, [path, options, told]);
  };
  // The one form of it that is called.
  return reading as typeof readdir;
}
