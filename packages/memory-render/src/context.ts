import { assembleBlock } from './block.js';
import { fitBudget } from './budget.js';
import { type ContextConfig, parseAllOptions, type RendererConfig } from './config.js';
import { type MemoryEntry, readAttribute, viewOf } from './entry.js';
import { MemoryRenderError, misuse } from './errors.js';
import { isBlank } from './layers/line.js';
import type { RenderMemoryContextOptions } from './options.js';
import { compareLines, type Line, withoutDuplicates } from './order.js';
import { isDict, lookUp } from './properties.js';
import { pyStr } from './python-text.js';
import { renderEntry } from './render-entry.js';

/** Names an entry of the list that was given. */
export interface EntryReference {
  /** Its place in the list. */
  readonly index: number;
  /** `entry.id`, else `metadata.id`; what is no string, number or bigint is given as text. */
  readonly id?: string | number | bigint;
}

/** An entry that is not in the text, and why. */
export interface OmittedEntry extends EntryReference {
  readonly reason: 'budget' | 'duplicate' | 'empty';
}

/** The block and what became of each entry. */
export interface RenderedContext {
  /** The fenced block, `''` when nothing is left to say. */
  readonly text: string;
  /** The measure of `text` in units of `countTokens`. */
  readonly used: number;
  /** What was left out, by index. */
  readonly omitted: readonly OmittedEntry[];
  /** What was cut to fit: the last entry taken, at most. */
  readonly truncated: readonly EntryReference[];
}

/**
 * Renders many entries as one fenced block, safely: each entry by your layer, else the ready-made one for
 * its layer, else a generic safe line. Entries may hold anything; the same entries and options give the same
 * bytes on every machine.
 *
 * @throws TypeError | RangeError when the options or the list are not what they should be
 * @throws MemoryRenderError when a scrubber, a layer or `countTokens` gives back something unusable
 * @example
 * const { text, omitted } = renderMemoryContext(entries, { budget: 2000, order: 'stable', dedupe: true });
 */
export function renderMemoryContext(
  entries: Iterable<MemoryEntry>,
  options?: RenderMemoryContextOptions,
): RenderedContext {
  return renderEntries(entries, ...parseAllOptions(options));
}

/** `renderMemoryContext` with options that are already parsed. */
export function renderEntries(
  entries: Iterable<MemoryEntry>,
  renderer: RendererConfig,
  context: ContextConfig,
): RenderedContext {
  const omitted: OmittedEntry[] = [];
  const leaveOut = (reason: OmittedEntry['reason'], lines: readonly Line[]): void => {
    for (const { reference } of lines) omitted.push({ ...reference, reason });
  };
  const all = toLines(entries, renderer);
  leaveOut(
    'empty',
    all.filter(({ text }) => isBlank(text)),
  );
  let lines = all.filter(({ text }) => !isBlank(text));
  if (context.dedupe) {
    const { kept, duplicates } = withoutDuplicates(lines, context.order === 'stable');
    leaveOut('duplicate', duplicates);
    lines = kept;
  }
  const fit = fitLines(lines, context);
  leaveOut('budget', lines.slice(fit.taken + (fit.isCut ? 1 : 0)));
  const cut = fit.isCut ? lines[fit.taken] : undefined;
  return {
    text: fit.text,
    used: fit.used,
    omitted: omitted.sort((a, b) => a.index - b.index),
    truncated: cut === undefined ? [] : [cut.reference],
  };
}

function fitLines(lines: readonly Line[], context: ContextConfig): ReturnType<typeof fitBudget> {
  const assemble = (count: number, cut?: string) => {
    const taken = lines.slice(0, count);
    const next = lines[count];
    if (cut !== undefined && next !== undefined) taken.push({ ...next, text: cut });
    if (context.order === 'stable') taken.sort(compareLines);
    const text = assembleBlock(taken.map((line) => line.text).join('\n'), context);
    return { text, used: checkedCount(context.countTokens(text)) };
  };
  if (lines.length === 0) return { text: '', used: 0, taken: 0, isCut: false };
  if (context.budget === Number.POSITIVE_INFINITY) {
    return { ...assemble(lines.length), taken: lines.length, isCut: false };
  }
  return fitBudget(
    lines.map(({ text }) => text),
    context.budget,
    assemble,
  );
}

function toLines(entries: Iterable<MemoryEntry>, renderer: RendererConfig): Line[] {
  if (typeof entries !== 'object' || entries === null || !(Symbol.iterator in entries)) {
    throw misuse('TypeError', 'invalid-argument:entries', 'entries must be an array or another iterable.');
  }
  return Array.from(entries, (entry, index) => {
    const view = viewOf(entry);
    const id = readId(entry, view.metadata);
    return {
      reference: id === undefined ? { index } : { index, id },
      layer: view.layer === undefined ? 'unknown' : pyStr(view.layer),
      id: id === undefined ? '' : String(id),
      text: renderEntry(view, renderer),
    };
  });
}

function readId(entry: MemoryEntry, metadata: unknown): EntryReference['id'] {
  const id = readAttribute(entry, 'id') ?? (isDict(metadata) ? lookUp(metadata, 'id') : undefined);
  if (id === undefined || id === null) return undefined;
  return typeof id === 'string' || typeof id === 'number' || typeof id === 'bigint' ? id : pyStr(id);
}

function checkedCount(count: unknown): number {
  if (typeof count === 'number' && count >= 0) return count;
  throw new MemoryRenderError('invalid-token-count', 'countTokens must return a number of at least 0.');
}
