import type { EntryView } from '../entry.js';
import { isBlank } from '../invisible.js';
import { stripLabels } from '../labels.js';
import type { Config } from '../options.js';
import { isDict, scrubDict, scrubText } from '../properties.js';
import { pyStr } from '../python-text.js';
import { shownPairs } from '../shown-pairs.js';

/** Line breaks and the other control characters: what could start a line of its own, or hide one. */
const CONTROLS = /\r\n|[\p{Cc}\p{Zl}\p{Zp}]/gu;

/**
 * One safe line, `[layer] lead content (k=v, …)`: the legacy line's bytes for an entry that holds nothing to
 * neutralise. Every string is scrubbed, machine labels are stripped until none is left, line breaks become
 * spaces and no `]` ends the layer early. `''` when there is nothing to say.
 */
export function safeLine(view: EntryView, config: Config, lead = ''): string {
  const content = safeContent(view, config);
  const pairs = shownPairs(view.metadata, config.scrubber, (text, key) => safeText(text, config, key));
  const extra = pairs.slice(0, config.extraCap).join(', ');
  if (isBlank(content + extra)) return '';
  const layer = safeText(pyStr(view.layer ?? ''), config, 'layer').replaceAll(']', ' ');
  const parts = [`[${isBlank(layer) ? 'unknown' : layer}]`, lead, content, extra && `(${extra})`];
  return parts.filter(Boolean).join(' ');
}

/**
 * A string as it may stand in a line: every line break (`\r\n` counts as one) and control character becomes
 * a space. One outside a dict is scrubbed by its field, `''` when dropped.
 */
export function safeText(text: string, { scrubber }: Config, field?: string): string {
  return stripLabels(scrubText(text, field, scrubber)).replace(CONTROLS, ' ');
}

function safeContent({ content, source }: EntryView, config: Config): string {
  // An entry that would only print its own fields says nothing: they may hold what the scrubber drops.
  const said = content ?? (isDict(source) ? '' : source) ?? '';
  return safeText(pyStr(isDict(said) ? scrubDict(said, config.scrubber) : said), config, 'content');
}
