import { assembleBlock } from './block.js';
import { fitBudget } from './budget.js';
import { type MemoryEntry, readAttribute, viewOf } from './entry.js';
import { check, checkResult } from './errors.js';
import { isBlank } from './invisible.js';
import { type Config, isMeasure, MEASURE, parseOptions, type RenderMemoryContextOptions } from './options.js';
import { byKey, byText, distinctLines, type Line } from './order.js';
import { lookUp } from './properties.js';
import { pyStr } from './python-text.js';
import { renderEntry } from './render-entry.js';

/** Names an entry of the list that was given. */
export interface EntryReference {
  /** Its place in the list. */
  readonly index: number;
  /** `entry.id`, else `metadata.id`, as it was given. */
  readonly id?: unknown;
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
 * @throws TypeError | RangeError with a `code` when an option or the list is not what it must be
 * @throws MemoryRenderError when a scrubber, a layer or `countTokens` gives back something unusable
 * @example
 * const { text, omitted } = renderMemoryContext(entries, { budget: 2000, order: 'stable', dedupe: true });
 */
export function renderMemoryContext(
  entries: Iterable<MemoryEntry>,
  options?: RenderMemoryContextOptions,
): RenderedContext {
  return renderBlock(entries, parseOptions(options));
}

/** The block of many entries, with options that are already parsed. */
export function renderBlock(entries: Iterable<MemoryEntry>, config: Config): RenderedContext {
  const all = toLines(entries, config);
  const shown = all.filter(({ text }) => !isBlank(text));
  const isStable = config.order === 'stable';
  const distinct = new Set(config.dedupe ? distinctLines(isStable ? shown.toSorted(byText) : shown) : shown);
  const candidates = shown.filter((line) => distinct.has(line));
  const { text, used, taken } = fitBudget(candidates, config.budget, (lines) => {
    const ordered = isStable ? lines.toSorted(byKey) : lines;
    const block = assembleBlock(ordered.map((line) => line.text).join('\n'), config);
    const tokens: unknown = config.countTokens(block);
    checkResult(isMeasure(tokens), 'countTokens', MEASURE);
    return { text: block, used: tokens };
  });
  const inText = new Set(taken.map(({ index }) => index));
  const omitted = all.flatMap((line): OmittedEntry[] => {
    if (inText.has(line.index)) return [];
    const reason = isBlank(line.text) ? 'empty' : distinct.has(line) ? 'budget' : 'duplicate';
    return [{ ...toReference(line), reason }];
  });
  const truncated = taken.filter((line) => !distinct.has(line)).map(toReference);
  return { text, used, omitted, truncated };
}

function toLines(entries: Iterable<MemoryEntry>, config: Config): Line[] {
  // A `Map` would be a list of pairs, whether it is one entry or holds several.
  checkEntries(
    typeof entries === 'object' && Symbol.iterator in Object(entries) && !(entries instanceof Map),
  );
  return Array.from(entries, (entry, index) => {
    checkEntries(!(entry instanceof Promise));
    const view = viewOf(entry);
    const id = readAttribute(entry, 'id') ?? lookUp(view.metadata, 'id');
    const text = renderEntry(view, config);
    return { index, id, text, key: [pyStr(view.layer ?? 'unknown'), pyStr(id ?? ''), text].join('\0') };
  });
}

function checkEntries(isRight: boolean): void {
  check(isRight, 'invalid-argument', 'entries', 'a list of awaited entries');
}

function toReference({ index, id }: Line): EntryReference {
  return id === undefined || id === null ? { index } : { index, id };
}
