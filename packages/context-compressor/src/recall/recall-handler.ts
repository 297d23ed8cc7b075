import { invalidArgument, invalidOption } from '../errors.js';
import { isFields } from '../formats/fields.js';
import type { RecallArchive } from '../types.js';
import { clipEnd, clipStart } from '../well-formed.js';

/** Options of the handler. */
export interface RecallHandlerOptions {
  /** Characters of one answer, at least 2. @default 8000 */
  readonly pageChars?: number;
}

/** Runs the recall tool: arguments as the model wrote them (JSON text or an object), answer as text. */
export type RecallHandler = (args: unknown) => Promise<string>;

const NEIGHBOURS = 2;

/**
 * Makes the handler of the recall tool over an archive. The handler never throws: an unknown handle, arguments that cannot be read, or
 * an archive that fails are said in the answer.
 *
 * @throws TypeError `invalid-argument:archive`, RangeError `invalid-option:pageChars`
 * @example
 * const recall = recallHandler(compressor.archive);
 * await recall({ handle: '3f9a1c04b2d8' });
 */
export function recallHandler(
  archive: Pick<RecallArchive, 'get'>,
  options: RecallHandlerOptions = {},
): RecallHandler {
  if (typeof archive?.get !== 'function') throw invalidArgument('archive', 'an object with get');
  const { pageChars = 8_000 } = options;
  if (!(pageChars >= 2)) throw invalidOption('pageChars', '2 or more characters', 'range');
  return async (args) => {
    const { handle, offset, query } = readArguments(args);
    if (handle === '')
      return 'No handle was given. Pass { "handle": "…" } with the digits after the word "recall".';
    const text = await textOf(archive, handle);
    if (text === null) return `The archive could not be read for the handle ${clipStart(handle, 40)}.`;
    if (text === undefined) return `Nothing is archived under the handle ${clipStart(handle, 40)}.`;
    return page(query === '' ? text : linesWith(text, query), offset, pageChars);
  };
}

/** The archived text, `undefined` when there is none, `null` when the archive fails. */
async function textOf(
  archive: Pick<RecallArchive, 'get'>,
  handle: string,
): Promise<string | undefined | null> {
  try {
    const text: unknown = (await archive.get(handle)) ?? undefined;
    return typeof text === 'string' || text === undefined ? text : null;
  } catch {
    return null;
  }
}

function readArguments(args: unknown): {
  readonly handle: string;
  readonly offset: number;
  readonly query: string;
} {
  const value = typeof args === 'string' ? parse(args) : args;
  const fields = isFields(value) ? value : { handle: value };
  const { handle, offset, query } = fields;
  return {
    handle: typeof handle === 'string' ? handle.trim().replace(/^recall\s+/, '') : '',
    offset: typeof offset === 'number' && offset > 0 ? Math.floor(offset) : 0,
    query: typeof query === 'string' ? query.trim() : '',
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function page(text: string, offset: number, pageChars: number): string {
  const rest = clipEnd(text, Math.max(0, text.length - offset));
  const shown = clipStart(rest, pageChars);
  if (shown.length === rest.length) return shown;
  return `${shown}\n[… ${rest.length - shown.length} more characters: call again with offset ${text.length - rest.length + shown.length}]`;
}

function linesWith(text: string, query: string): string {
  const lines = text.split('\n');
  const wanted = new Set<number>();
  lines.forEach((line, index) => {
    if (!line.toLowerCase().includes(query.toLowerCase())) return;
    for (let near = index - NEIGHBOURS; near <= index + NEIGHBOURS; near += 1) wanted.add(near);
  });
  const found = lines.filter((_, index) => wanted.has(index));
  return found.length === 0
    ? `No line of this original holds the text asked for; it has ${lines.length} lines.`
    : found.join('\n');
}
