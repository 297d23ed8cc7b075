import { markerFor } from '../engine/marker.js';
import type { ScrubPass } from '../engine/session.js';
import { findAnswers } from '../find-answers.js';
import type { Report } from '../record/policy.js';

/** Texts of a conversation that answer the text before them. */
export class Answers {
  readonly #pass: ScrubPass;
  /** By answer: what it answers. */
  readonly #questions = new Map<string, string>();
  #previous = '';

  constructor(pass: ScrubPass) {
    this.#pass = pass;
  }

  /** Takes the next text of the conversation, and learns what it answers. */
  collect(text: string): void {
    const question = this.#previous;
    this.#previous = text;
    const found = findAnswers(question, text, this.#pass.find);
    if (found.length > 0) this.#questions.set(text, question);
    for (const { start, end, label } of found) this.#pass.learn(text.slice(start, end), label);
  }

  /** Takes out what a text answers; `undefined` for a text that answers nothing. */
  scrub(text: string, report: Report): string | undefined {
    const question = this.#questions.get(text);
    if (question === undefined) return undefined;
    const output: string[] = [];
    let copied = 0;
    for (const { start, end, label } of findAnswers(question, text, this.#pass.find)) {
      output.push(text.slice(copied, start), markerFor(label));
      report(label);
      copied = end;
    }
    return copied === 0 ? undefined : output.join('') + text.slice(copied);
  }
}
