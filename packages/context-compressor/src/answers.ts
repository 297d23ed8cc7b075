import type { Redactor } from './types.js';

/** Characters of the line that asks, and of a text that can be an answer to it. */
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 200;

/** A text without what the line before it asked for, and the values that were taken out. */
export interface Answered {
  readonly text: string;
  readonly given: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Takes out what a text gives in answer to the line before it: a password alone in a message is one, when the message before it
 * asked for it. The two are judged as they would stand in a protocol of the conversation. A redactor that does not say where
 * secrets are sees each text by itself.
 */
export function withoutAnswers(redactor: Redactor, line: string, text: string): Answered {
  const unchanged = { text, given: [] };
  if (line === '' || !canAnswer(text) || redactor.find === undefined) return unchanged;
  let best: Answered = unchanged;
  // As a question of somebody else, and as a label above its value.
  for (const before of [`assistant: ${line}\nuser: `, `${line}\n`]) {
    const answered = maskedAfter(before, text, redactor.find(before + text));
    if (answered.given.length > best.given.length) best = answered;
  }
  return best;
}

function maskedAfter(
  before: string,
  text: string,
  findings: ReturnType<NonNullable<Redactor['find']>>,
): Answered {
  const given: { value: string; label: string }[] = [];
  let masked = '';
  let copied = 0;
  for (const { start, end, label } of findings) {
    const from = start - before.length;
    if (from < copied) continue;
    const to = end - before.length;
    given.push({ value: text.slice(from, to), label });
    masked += `${text.slice(copied, from)}[REDACTED:${label}]`;
    copied = to;
  }
  return { text: masked + text.slice(copied), given };
}

/** Whether a text is short enough to be an answer. */
export function canAnswer(text: string): boolean {
  return text.length <= LONGEST_ANSWER && text.trim() !== '';
}

/** The last line of a text, which a short text after it may answer; `''` for a blank text. */
export function lastLine(text: string): string {
  const end = text.slice(-LONGEST_QUESTION).trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1);
}
