import type { TokenCounter } from '../tokens/token-counter.js';
import { NO_SPECIFICS, type Specifics } from './specifics.js';

/** Title of the section that holds the specifics. */
export const SPECIFICS_TITLE = '## Specifics';
const NOTE = 'Taken from the turns by machine, exact.';
const ORIGINALS = 'Originals of the summarized turns: recall ';

const LABELS: readonly (readonly [kind: keyof Specifics, label: string, share: number])[] = [
  ['changed', 'Files changed:', 0.2],
  ['read', 'Files read or named:', 0.25],
  ['commands', 'Commands:', 0.3],
  ['errors', 'Errors:', 0.15],
  ['figures', 'Ids and figures:', 0.1],
];

/** Writes the section, newest facts first choice, under a token cap; the newest handle is there whatever the cap. */
export function renderSpecifics(
  specifics: Specifics,
  handles: readonly string[],
  maxTokens: number,
  countTokens: TokenCounter,
): string {
  const head = [
    SPECIFICS_TITLE,
    ...(handles.length === 0 ? [] : [`${ORIGINALS}${handles.join(', ')}`]),
    NOTE,
  ];
  let left = maxTokens - countTokens(head.join('\n')) - 2;
  if (left < 0) return newestHandle(handles);
  const chosen = new Map<keyof Specifics, string[]>();
  const rest = new Map<keyof Specifics, string[]>();
  for (const [kind, label, share] of LABELS) {
    const items = withoutContained(kind, specifics[kind]).filter((item) => !isFrame(item));
    if (items.length === 0) continue;
    const { taken, over, tokens } = take(
      items,
      Math.floor(maxTokens * share),
      left,
      countTokens(label) + 2,
      countTokens,
    );
    left -= tokens;
    chosen.set(kind, taken);
    rest.set(kind, over);
  }
  // What one kind leaves over goes to the others.
  for (const [kind] of LABELS) {
    const over = rest.get(kind) ?? [];
    const taken = chosen.get(kind);
    if (taken === undefined || taken.length === 0 || over.length === 0 || left <= 0) continue;
    const more = take(over, left, left, 0, countTokens);
    left -= more.tokens;
    taken.unshift(...more.taken);
  }
  const lines = LABELS.flatMap(([kind, label]) => {
    const items = chosen.get(kind) ?? [];
    return items.length === 0 ? [] : [label, ...items];
  });
  return lines.length === 0 ? newestHandle(handles) : [...head, ...lines].join('\n');
}

// What was said may read like a line of the section itself; the next pass would take it for one.
function isFrame(item: string): boolean {
  return item === SPECIFICS_TITLE || item.startsWith(ORIGINALS) || LABELS.some(([, label]) => label === item);
}

// The original of the newest handle names the earlier ones, so one handle is enough to reach everything.
function newestHandle([newest]: readonly string[]): string {
  return newest === undefined ? '' : `${SPECIFICS_TITLE}\n${ORIGINALS}${newest}`;
}

function take(
  items: readonly string[],
  budget: number,
  left: number,
  overhead: number,
  countTokens: TokenCounter,
): { readonly taken: string[]; readonly over: string[]; readonly tokens: number } {
  const limit = Math.min(budget, left);
  const taken: string[] = [];
  let tokens = overhead;
  let index = items.length - 1;
  for (; index >= 0; index -= 1) {
    const item = items[index] ?? '';
    const size = countTokens(item) + 1;
    if (tokens + size > limit) break;
    tokens += size;
    taken.unshift(item);
  }
  return { taken, over: items.slice(0, index + 1), tokens: taken.length === 0 ? 0 : tokens };
}

// A relative path that another line holds as its end says nothing new.
function withoutContained(kind: keyof Specifics, items: readonly string[]): readonly string[] {
  if (kind !== 'read' && kind !== 'changed') return items;
  const longest = new Set<string>();
  for (const item of items) {
    for (let at = item.indexOf('/'); at >= 0; at = item.indexOf('/', at + 1)) longest.add(item.slice(at + 1));
  }
  return items.filter((item) => !longest.has(item.replace(/^\.\//, '')));
}

/** Reads a section back that an earlier pass wrote, with the handles it names; the text before it is the summary proper. */
export function parseSpecifics(summary: string): {
  readonly summary: string;
  readonly specifics: Specifics;
  readonly handles: readonly string[];
} {
  const at = summary.lastIndexOf(`${SPECIFICS_TITLE}\n`);
  if (at < 0) return { summary, specifics: NO_SPECIFICS, handles: [] };
  const lists: Record<keyof Specifics, string[]> = {
    changed: [],
    read: [],
    commands: [],
    errors: [],
    figures: [],
  };
  const handles: string[] = [];
  let list: string[] | undefined;
  for (const line of summary.slice(at).split('\n').slice(1)) {
    const label = LABELS.find(([, text]) => text === line);
    if (label !== undefined) list = lists[label[0]];
    else if (line.startsWith(ORIGINALS)) handles.push(...line.slice(ORIGINALS.length).split(', '));
    else if (list !== undefined && line !== '') list.push(line);
  }
  return { summary: summary.slice(0, at).trimEnd(), specifics: lists, handles };
}
