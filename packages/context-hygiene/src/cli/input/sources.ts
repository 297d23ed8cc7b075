import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import type { CommandIo } from '../io.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';
import { findFiles } from './find-files.js';

/** One input of a command: a file, or standard input. */
export interface Source {
  /** How messages and reports call it. */
  readonly name: string;
  /** Absent for standard input. */
  readonly path?: string;
  /** In bytes; absent for what is no regular file. */
  readonly size?: number;
  /** Why nothing can be read there: what a directory holds is not known. */
  readonly failure?: Error;
  /** Its bytes. Memory stays bounded when the consumer awaits. */
  open(): AsyncIterable<Uint8Array>;
}

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
    const found = path === '-' ? { files: ['-'], unread: [] } : await findFiles(path);
    if (found === undefined) throw new UsageError(`${shownName(path)}: no such file, directory or match`);
    for (const { path: name, cause } of found.unread) sources.push(unreadSource(name, cause));
    for (const file of found.files) {
      const key = file === '-' ? file : resolve(file);
      if (seen.has(key)) continue;
      seen.add(key);
      sources.push(file === '-' ? standardInput(io) : await fileSource(file, io));
    }
  }
  return sources;
}

function unreadSource(name: string, failure: Error): Source {
  return { name, path: name, failure, open: () => Readable.from([]) };
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
