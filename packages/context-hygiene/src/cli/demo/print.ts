import { grouped } from '../grouped.js';
import type { Terminal } from '../terminal.js';
import type { ConversationFigures, DemoFigures, RecordFigures, StreamFigures } from './figures.js';
import { bar, beside, heading, wrap } from './layout.js';

/** The demo as text for a person. */
export function demoText(figures: DemoFigures, terminal: Terminal): string {
  const { colors } = terminal;
  return [
    colors.bold('context-hygiene') + colors.dim(' · the way of a memory, without keys or network'),
    heading(terminal, 1, 'A memory is scrubbed before it exists'),
    ...figures.records.map((record) => recordText(record, terminal)),
    heading(terminal, 2, 'What was stored becomes a block in the prompt'),
    promptText(figures, terminal),
    heading(terminal, 3, 'The conversation outgrows the window and is compressed'),
    ...figures.conversations.map((conversation) => conversationText(conversation, terminal)),
    heading(terminal, 4, 'The model repeats the block, cut into small chunks'),
    streamText(figures.stream, terminal),
    '',
  ].join('\n');
}

function recordText(
  { record, content, properties, redactions, dropped }: RecordFigures,
  terminal: Terminal,
): string {
  const { colors, width } = terminal;
  const given = wrap(withProperties(record.content, record.properties ?? {}), width - 10);
  const stored = wrap(withProperties(content, properties), width - 10);
  const kinds = redactions.length === 0 ? 'nothing to redact' : redactions.join(', ');
  const note = dropped.length === 0 ? kinds : `${kinds} · property dropped: ${dropped.join(', ')}`;
  return [
    beside(colors.red('  given   '), 10, given.map(colors.dim)),
    beside(
      colors.green('  stored  '),
      10,
      stored.map((line) => highlight(line, colors.green)),
    ),
    `          ${colors.dim(note)}`,
    '',
  ].join('\n');
}

function withProperties(content: string, properties: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${String(value)}`);
  return pairs.length === 0 ? content : `${content} (${pairs.join(', ')})`;
}

function highlight(line: string, paint: (text: string) => string): string {
  return line.replace(/\[REDACTED:[A-Z0-9_]+\]/g, paint);
}

function promptText({ prompt }: DemoFigures, { colors, width }: Terminal): string {
  const lines = prompt.text.split('\n').flatMap((line) => wrap(line, width - 4));
  const frame = lines.map((line) => {
    const marked = /^<\/?memory-context>$/.test(line) ? colors.cyan(line) : line;
    return `  ${colors.dim('│')} ${highlight(marked, colors.green).replace(/&lt;[^ ]*/g, (text) => colors.yellow(text))}`;
  });
  const note = `  ${grouped(prompt.used)} tokens (characters / 4); the fence in ticket 881 is escaped, so it closes nothing`;
  return [...frame, colors.dim(note), ''].join('\n');
}

function conversationText(figures: ConversationFigures, { colors, width }: Terminal): string {
  const { transcript, tokens, messages, contextLimit, fates } = figures;
  const cells = width - 34;
  const most = Math.max(contextLimit, tokens.before);
  const row = (name: string, value: number, paint: (text: string) => string): string =>
    `  ${name.padEnd(8)}${paint(bar(value, most, cells).padEnd(cells))} ${grouped(value).padStart(8)} tokens`;
  const saved = Math.round((1 - tokens.after / tokens.before) * 100);
  const told = Object.entries(fates)
    .map(([fate, count]) => `${count} ${fate}`)
    .join(', ');
  return [
    `  ${colors.bold(transcript.name)} ${colors.dim(`${transcript.source} (${transcript.licence})`)}`,
    row('window', contextLimit, colors.dim),
    row('before', tokens.before, colors.red),
    row('after', tokens.after, colors.green),
    `  ${messages.before} → ${messages.after} messages, ${saved} % saved; of the old ones: ${told}`,
    ...summaryLines(figures.summary, width, colors.dim),
    '',
  ].join('\n');
}

function summaryLines(summary: string, width: number, paint: (text: string) => string): readonly string[] {
  if (summary === '') return [];
  const lines = summary.split('\n').filter((line) => line.trim() !== '');
  const shown = lines
    .slice(0, 8)
    .map((line) => (line.length > width - 6 ? `${line.slice(0, width - 7)}…` : line));
  const rest = lines.length > shown.length ? [`… ${lines.length - shown.length} more lines`] : [];
  return ['  the summary, made without a model:', ...[...shown, ...rest].map((line) => `    ${line}`)].map(
    paint,
  );
}

function streamText({ chunks, naive, visible, leaked }: StreamFigures, { colors, width }: Terminal): string {
  const borders = wrap(chunks.map((chunk) => chunk.replaceAll('\n', '⏎')).join('┊'), width - 10);
  const show = (label: string, text: string, paint: (text: string) => string, most = 9): string => {
    const lines = wrap(text.replaceAll('\n', '⏎'), width - 10);
    const shown = lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines;
    return beside(`  ${label.padEnd(8)}`, 10, shown.map(paint));
  };
  const verdict = (count: number): string =>
    count === 0
      ? colors.green('leaked nothing')
      : colors.red(`leaked ${grouped(count)} characters of the block`);
  return [
    beside('  chunks  ', 10, [...borders.slice(0, 3), `… ${chunks.length} chunks`].map(colors.dim)),
    '',
    show('naive', naive.join(''), colors.red, 4),
    `          a replacement in each chunk ${verdict(leaked.naive)}`,
    '',
    show('ours', visible.join(''), colors.green),
    `          the same chunks through the scrubber ${verdict(leaked.ours)}`,
  ].join('\n');
}
