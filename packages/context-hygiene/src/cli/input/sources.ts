import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { glob, isDynamicPattern } from 'tinyglobby';
import type { CommandIo } from '../io.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';

/** One input of a command: a file, or standard input. */
export interface Source {
  /** How messages and reports call it. */
  readonly name: string;
  /** Absent for standard input. */
  readonly path?: string;
  /** In bytes; absent for what is no regular file. */
  readonly size?: number;
  /** Its bytes. Memory stays bounded when the consumer awaits. */
  open(): AsyncIterable<Uint8Array>;
}

const leftOut = ['**/node_modules/**', '**/.git/**'];

/**
 * The inputs that paths name: files, directories (all files below, without `node_modules` and `.git`), globs, `-` for
 * standard input. No path at all means standard input.
 *
 * @throws UsageError when a path names nothing
 */
export async function resolveSources(paths: readonly string[], io: CommandIo): Promise<readonly Source[]> {
  if (paths.length === 0) return [standardInput(io)];
  const sources: Source[] = [];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const file of path === '-' ? ['-'] : await filesOf(path)) {
      const key = file === '-' ? file : resolve(file);
      if (seen.has(key)) continue;
      seen.add(key);
      sources.push(file === '-' ? standardInput(io) : await fileSource(file, io));
    }
  }
  return sources;
}

async function filesOf(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) {
    const files = await glob('**/*', {
      cwd: path,
      dot: true,
      ignore: leftOut,
      expandDirectories: false,
      followSymbolicLinks: false,
    });
    return files.sort().map((file) => join(path, file));
  }
  if (found !== undefined) return [path];
  const matches = isDynamicPattern(path)
    ? await glob(path, { dot: true, ignore: leftOut, expandDirectories: false })
    : [];
  if (matches.length === 0) throw new UsageError(`${shownName(path)}: no such file, directory or match`);
  return matches.sort();
}

/** The bytes of standard input, until Ctrl-C. */
export function openStdin({ stdin, signal }: CommandIo): AsyncIterable<Uint8Array> {
  return addAbortSignal(signal, stdin);
}

function standardInput(io: CommandIo): Source {
  return { name: '<stdin>', open: () => openStdin(io) };
}

async function fileSource(path: string, { signal }: CommandIo): Promise<Source> {
  const found = await stat(path);
  return {
    name: path,
    path,
    ...(found.isFile() ? { size: found.size } : {}),
    open: () => createReadStream(path, { highWaterMark: 256 * 1024, signal }),
  };
}
