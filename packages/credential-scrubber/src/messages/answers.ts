import { markerFor } from '../engine/marker.js';
import type { ScrubPass } from '../engine/session.js';
import { findAnswers, mayAsk } from '../find-answers.js';
import type { Report } from '../record/policy.js';

/** Questions of tools that wait for an answer: those of calls made at once. */
const MOST_ASKED = 8;

/** Texts of a conversation that answer the text before them, and what people answer to a tool that asks them. */
export class Answers {
  readonly #pass: ScrubPass;
  /** By answer: what it answers. */
  readonly #questions = new Map<string, string>();
  #previous = '';
  #asked: string[] = [];

  constructor(pass: ScrubPass) {
    this.#pass = pass;
  }

  /** Takes the next text of the conversation, and learns what it answers. */
  collect(text: string): void {
    this.#match(this.#previous, text);
    this.#previous = text;
    this.#asked = [];
  }

  /** Takes the next text that a tool was given or gave back. */
  collectData(text: string): void {
    for (const question of this.#asked) if (this.#match(question, text)) break;
    if (!mayAsk(text)) return;
    this.#asked.push(text);
    if (this.#asked.length > MOST_ASKED) this.#asked.shift();
  }

  #match(question: string, text: string): boolean {
    const found = findAnswers(question, text, this.#pass.find);
    if (found.length > 0) this.#questions.set(text, question);
    for (const { start, end, label } of found) this.#pass.learn(text.slice(start, end), label);
    return found.length > 0;
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
