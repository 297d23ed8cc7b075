import { findAnswers } from '@context-hygiene/credential-scrubber';
import type { Redactor } from './types.js';

/** A text without what the text before it asked for, and the values that were taken out. */
export interface Answered {
  readonly text: string;
  readonly given: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Takes out what a text gives in answer to the text before it. A redactor that does not say where secrets are sees each text by
 * itself.
 */
export function withoutAnswers(redactor: Redactor, question: string, text: string): Answered {
  const found =
    redactor.find === undefined ? [] : findAnswers(question, text, (both) => redactor.find?.(both) ?? []);
  const given: { value: string; label: string }[] = [];
  let masked = '';
  let copied = 0;
  for (const { start, end, label } of found) {
    if (start < copied) continue;
    given.push({ value: text.slice(start, end), label });
    masked += `${text.slice(copied, start)}[REDACTED:${label}]`;
    copied = end;
  }
  return { text: masked + text.slice(copied), given };
}
