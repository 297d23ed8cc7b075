import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type CommandIo, UsageError } from '../io.js';

/** Reads one JSON value from a file, or from standard input for `-` or no path. */
export async function readJson(path: string | undefined, { stdin }: CommandIo): Promise<unknown> {
  const name = path === undefined || path === '-' ? '<stdin>' : path;
  const content = name === '<stdin>' ? await text(stdin) : await readText(name);
  try {
    return JSON.parse(content);
  } catch {
    // Without the parser's message: it quotes the content.
    throw new UsageError(`${name} is not valid JSON`);
  }
}

/** Reads JSON values, one a line, or one array of them. */
export async function readJsonValues(
  path: string | undefined,
  { stdin }: CommandIo,
): Promise<readonly unknown[]> {
  const name = path === undefined || path === '-' ? '<stdin>' : path;
  const content = name === '<stdin>' ? await text(stdin) : await readText(name);
  const whole = parse(content);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const lines = content.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parse(line);
    if (value === undefined) throw new UsageError(`${name}: line ${index + 1} is not valid JSON`);
    return [value];
  });
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** A file's text. @throws UsageError that names the file and what stands in the way */
export async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new UsageError(`${path}: ${reasons[cause.code ?? ''] ?? 'cannot be read'}`, { cause });
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'no permission to read it',
  EISDIR: 'is a directory, a file is wanted',
};
