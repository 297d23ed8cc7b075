import type { FactSource } from '../specifics/extract.js';
import { SECTIONS } from '../template.js';
import type { TokenCounter } from '../tokens/token-counter.js';
import { clipStart } from '../well-formed.js';

/** What a summary without a model is made of; all texts are redacted. */
export interface DeterministicInput {
  /** The request, already within its share of the cap. */
  readonly task: string;
  readonly previous: string | undefined;
  readonly turns: readonly FactSource[];
  readonly openCalls: readonly string[];
  readonly lastError: string | undefined;
  readonly maxTokens: number;
  readonly countTokens: TokenCounter;
}

const MAX_LINE_CHARS = 240;
/** Shares of what the request leaves over. */
const SHARES = { goals: 0.3, actions: 0.3, decisions: 0.3 } as const;
const CALLED = 'Called ';

/** Writes a summary from the turns alone: the six sections, the former summary's lines first, newest lines kept. */
export function deterministicSummary(input: DeterministicInput): string {
  const { countTokens, maxTokens, turns, task, openCalls, lastError } = input;
  const former = parseSections(input.previous);
  // The titles take their part too.
  const left = Math.max(0, maxTokens - countTokens(task) - 60);
  const fit = (lines: readonly string[], share: number): string[] =>
    newestWithin(unique(lines), Math.floor(left * share), countTokens);
  const said = (role: 'user' | 'assistant'): string[] =>
    turns
      .filter(({ view }) => view.role === role)
      .flatMap(({ view, turn }) => {
        const text = turn.parts.filter((_, index) => view.parts[index]?.kind === 'text').join(' ');
        return text.trim() === '' ? [] : [bullet(text)];
      });
  const blocked = [
    ...openCalls.map((name) => bullet(`${name} was called and has not answered yet.`)),
    ...(lastError === undefined ? [] : [bullet(`Last error: ${lastError}`)]),
  ];
  const bodies: readonly (readonly string[])[] = [
    [task === '' ? 'No request of a user is in the list.' : task],
    fit([...lines(former, 1), ...said('user')], SHARES.goals),
    fit(actions(former, turns), SHARES.actions),
    blocked.length > 0 ? fit(blocked, 0.1) : ['- Nothing is known to be blocked.'],
    fit([...lines(former, 4), ...said('assistant')], SHARES.decisions),
    ['- Whatever the active task still asks for.'],
  ];
  return SECTIONS.map(([title], index) => {
    const body = bodies[index] ?? [];
    return `## ${title}\n${body.length === 0 ? '- None noted.' : body.join('\n')}`;
  }).join('\n\n');
}

function actions(former: readonly (readonly string[])[], turns: readonly FactSource[]): string[] {
  const counts = new Map<string, number>();
  const earlier: string[] = [];
  for (const line of lines(former, 2)) {
    if (!line.startsWith(`- ${CALLED}`)) earlier.push(line);
    else
      for (const match of line.matchAll(/([\w.:/-]+) (\d+)×/g))
        addCount(counts, match[1] ?? '', Number(match[2]));
  }
  for (const { view } of turns) {
    for (const part of view.parts) if (part.kind === 'call') addCount(counts, part.name || 'tool', 1);
  }
  if (counts.size === 0) return earlier;
  const called = [...counts].map(([name, times]) => `${name} ${times}×`).join(', ');
  return [...earlier, `- ${CALLED}${called}.`];
}

function addCount(counts: Map<string, number>, name: string, times: number): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

function lines(sections: readonly (readonly string[])[], index: number): readonly string[] {
  return (sections[index] ?? []).filter((line) => line !== '- None noted.');
}

function parseSections(summary: string | undefined): readonly (readonly string[])[] {
  const sections: string[][] = SECTIONS.map(() => []);
  let current: string[] | undefined;
  for (const line of (summary ?? '').split('\n')) {
    const title = SECTIONS.findIndex(([name]) => line === `## ${name}`);
    if (title >= 0) current = sections[title];
    else if (line.trim() !== '') current?.push(line.startsWith('- ') ? line : bullet(line));
  }
  return sections;
}

function bullet(text: string): string {
  return `- ${clipStart(text.trim().replace(/\s+/g, ' '), MAX_LINE_CHARS)}`;
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

function newestWithin(items: readonly string[], maxTokens: number, countTokens: TokenCounter): string[] {
  const kept: string[] = [];
  let tokens = 0;
  for (const item of items.toReversed()) {
    tokens += countTokens(item) + 1;
    if (tokens > maxTokens) break;
    kept.unshift(item);
  }
  return kept;
}
