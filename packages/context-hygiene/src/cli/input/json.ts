import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { systemReason } from '../failures.js';
import type { CommandIo } from '../io.js';
import { shownName } from '../shown-name.js';
import { UsageError } from '../usage-error.js';
import { type ExactJson, parseExact } from './exact-json.js';
import { openStdin } from './sources.js';

/** Reads one JSON value from a file, or from standard input for `-` or no path. */
export async function readJson(path: string | undefined, io: CommandIo): Promise<unknown> {
  return (await readExactJson(path, io)).value;
}

/** The same with the text that it was read from, and without losing digits of its numbers. */
export async function readExactJson(
  path: string | undefined,
  io: CommandIo,
): Promise<ExactJson & { readonly content: string }> {
  const { name, content } = await readInput(path, io);
  try {
    return { ...parseExact(content), content };
  } catch {
    // Without the parser's message: it quotes the content.
    throw new UsageError(`${shownName(name)}: is not valid JSON`);
  }
}

/** Reads JSON values, one a line, or one array of them. */
export async function readJsonValues(path: string | undefined, io: CommandIo): Promise<readonly unknown[]> {
  const { name, content } = await readInput(path, io);
  const whole = parse(content);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const lines = content.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parse(line);
    if (value === undefined) throw new UsageError(`${shownName(name)}: line ${index + 1} is not valid JSON`);
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

/** The text of a file or of standard input, without a byte order mark. */
async function readInput(
  path: string | undefined,
  io: CommandIo,
): Promise<{ readonly name: string; readonly content: string }> {
  const name = path === undefined || path === '-' ? '<stdin>' : path;
  const content = name === '<stdin>' ? await text(openStdin(io)) : await readText(name, io);
  return { name, content: content.replace(/^\ufeff/, '') };
}

async function readText(path: string, { signal }: CommandIo): Promise<string> {
  return readFile(path, { encoding: 'utf8', signal }).catch((cause: unknown) => {
    throw new UsageError(`${shownName(path)}: ${systemReason(cause) ?? 'cannot be read'}`, { cause });
  });
}
