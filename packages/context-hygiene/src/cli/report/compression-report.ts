import { type CompressionResult, countMessageTokens } from '@context-hygiene/context-compressor';
import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { grouped } from '../grouped.js';
import { escapeHtml, page } from './html.js';
import { messageText, roleOf } from './message-text.js';

/** How a message is drawn: what became of it, how large it is, and the beginning of what it says. */
interface Row {
  readonly label: string;
  readonly role: string;
  readonly fate: string;
  readonly tokens: number;
  readonly text: string;
}

const MAX_SHOWN_CHARS = 4_000;

/**
 * One self-contained page: the conversation before and after, message by message, each with its fate and its tokens.
 * Credentials in the shown text are redacted.
 */
export async function compressionReport(
  before: readonly object[],
  result: CompressionResult<object>,
  contextLimit: number,
): Promise<string> {
  const origins = new Map(before.map((message, index) => [message, index]));
  const given = await rows(before, (_message, index) => ({
    label: `${index + 1}`,
    fate: result.coverage.fates[index] ?? 'kept',
  }));
  const made = await rows(result.messages, (message, index) => {
    const origin = origins.get(message);
    if (origin !== undefined) return { label: `${origin + 1}`, fate: 'kept' };
    return { label: `→${index + 1}`, fate: holdsSummary(message, result.summary) ? 'summary' : 'changed' };
  });
  const most = Math.max(1, ...given.map(({ tokens }) => tokens), ...made.map(({ tokens }) => tokens));
  const largest = Math.max(totalOf(given), totalOf(made));
  return page(
    'What became of the conversation',
    `<p class="lead">${escapeHtml(result.reason)}: <b>${grouped(result.tokensBefore)}</b> → <b>${grouped(result.tokensAfter)}</b> tokens
     of a window of ${grouped(contextLimit)}, the dark line; ${before.length} → ${result.messages.length} messages.</p>
     ${stack('before', given, contextLimit, largest)}${stack('after', made, contextLimit, largest)}${legend(given, made)}
     <div class="columns">${column('Before', given, most)}${column('After', made, most)}</div>`,
  );
}

async function rows(
  messages: readonly object[],
  about: (message: object, index: number) => { readonly label: string; readonly fate: string },
): Promise<readonly Row[]> {
  const scrubber = new CredentialScrubber();
  return Promise.all(
    messages.map(async (message, index) => ({
      ...about(message, index),
      role: scrubber.scrubText(roleOf(message)).text,
      tokens: await countMessageTokens([message]),
      text: scrubber.scrubText(messageText(message)).text,
    })),
  );
}

function holdsSummary(message: object, summary: string | undefined): boolean {
  return summary !== undefined && summary !== '' && messageText(message).includes(summary.slice(0, 200));
}

/** All messages as one bar of the window, coloured by what became of them. */
function stack(name: string, list: readonly Row[], contextLimit: number, most: number): string {
  const scale = 100 / Math.max(contextLimit, most);
  const parts = list.map(
    ({ fate, tokens, label, role }) =>
      `<i class="${escapeHtml(fate)}" style="width:${(tokens * scale).toFixed(3)}%" title="${escapeHtml(`${label} ${role}: ${fate}, ${grouped(tokens)} tokens`)}"></i>`,
  );
  const window = `<b style="left:${Math.min(99.8, contextLimit * scale).toFixed(2)}%" title="the window"></b>`;
  return `<div class="stack"><span>${name}</span><div>${parts.join('')}${window}</div><span>${grouped(totalOf(list))}</span></div>`;
}

/** What the colours say: how many messages became what, and what is new. */
function legend(given: readonly Row[], made: readonly Row[]): string {
  const counts = countFates(given);
  const added = [...countFates(made)].filter(([fate]) => !counts.has(fate));
  const items = [...counts, ...added].map(
    ([fate, count]) => `<li class="${escapeHtml(fate)}"><i></i>${count} ${escapeHtml(fate)}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

function countFates(list: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { fate } of list) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  return counts;
}

function totalOf(list: readonly Row[]): number {
  return list.reduce((sum, { tokens }) => sum + tokens, 0);
}

function column(title: string, list: readonly Row[], most: number): string {
  return `<section><h2>${title}</h2>${list.map((row) => rowHtml(row, most)).join('')}</section>`;
}

function rowHtml({ label, role, fate, tokens, text }: Row, most: number): string {
  const shown = text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS).toWellFormed()}…` : text;
  const first = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .join(' · ');
  return `<details class="${escapeHtml(fate)}"><summary><span class="n">${escapeHtml(label)}</span>
<span class="role">${escapeHtml(role)}</span><span class="fate">${escapeHtml(fate)}</span>
<span class="bar"><i style="width:${((tokens / most) * 100).toFixed(2)}%"></i></span><span class="tokens">${grouped(tokens)}</span>
<span class="first">${escapeHtml(first.slice(0, 160).toWellFormed())}</span></summary><pre>${escapeHtml(shown)}</pre></details>`;
}
