import type { EntryView } from '../entry.js';
import { stripLabels } from '../labels.js';
import { isDict, lookUp, type PropertiesScrubber, pairsOf, scrubDict, scrubText } from '../properties.js';
import { pyStr } from '../python-text.js';
import { SHOWN_KEYS } from '../render-legacy.js';

/** Line breaks and the other control characters: what could start a line of its own, or hide one. */
const CONTROLS = /\r\n|[\p{Cc}\u2028\u2029]/gu;
/** Nothing that a reader would see. */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;

/** What a ready-made layer renders from. */
export interface LayerInput {
  readonly view: EntryView;
  readonly scrubber: PropertiesScrubber | undefined;
  readonly extraCap: number;
}

/**
 * One safe line, `[layer] lead content (k=v, …)`: the legacy line's bytes for an entry that holds nothing to
 * neutralise. Every string is scrubbed, machine labels are stripped until none is left, line breaks become
 * spaces and no `]` ends the layer early. `''` when there is nothing to say.
 */
export function safeLine(input: LayerInput, lead = ''): string {
  const content = safeContent(input);
  const extra = safeExtra(input).slice(0, input.extraCap);
  if (BLANK.test(content) && extra.length === 0) return '';
  const parts = [`[${safeLayer(input)}]`];
  if (lead !== '') parts.push(lead);
  if (content !== '') parts.push(content);
  if (extra.length > 0) parts.push(`(${extra.join(', ')})`);
  return foldControls(parts.join(' '));
}

/** A string as it may stand in a line, `undefined` when the scrubber dropped it. */
export function safeText(field: string, text: string, { scrubber }: LayerInput): string | undefined {
  const scrubbed = scrubText(field, text, scrubber);
  return scrubbed === undefined ? undefined : stripLabels(scrubbed);
}

/** Every line break (`\r\n` counts as one) and control character becomes a space. */
export function foldControls(text: string): string {
  return text.replace(CONTROLS, ' ');
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

function safeLayer(input: LayerInput): string {
  const { layer } = input.view;
  const name = layer === undefined || layer === null ? '' : pyStr(layer);
  const safe = (safeText('layer', name, input) ?? '').replaceAll(']', ' ');
  return isBlank(safe) ? 'unknown' : safe;
}

function safeContent(input: LayerInput): string {
  const { view, scrubber } = input;
  const { content } = view;
  // An entry that would only print its own fields says nothing here: they may hold what a scrubber drops.
  if (content === undefined || content === null) return safeText('content', view.ownText(), input) ?? '';
  return safeText('content', pyStr(isDict(content) ? scrubDict(content, scrubber) : content), input) ?? '';
}

function safeExtra(input: LayerInput): string[] {
  const { view, scrubber } = input;
  if (!isDict(view.metadata)) return [];
  const extra: string[] = [];
  for (const key of SHOWN_KEYS) {
    const value = lookUp(view.metadata, key);
    if (typeof value === 'string' && value !== '') {
      const text = safeText(key, value, input);
      if (text !== undefined) extra.push(`${key}=${text}`);
    } else if (isDict(value)) {
      for (const [name, item] of pairsOf(scrubDict(value, scrubber))) {
        if (typeof item === 'string') extra.push(`${stripLabels(pyStr(name))}=${stripLabels(item)}`);
      }
    }
  }
  return extra;
}
