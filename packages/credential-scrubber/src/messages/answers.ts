import { markerFor } from '../engine/marker.js';
import type { ScrubPass } from '../engine/session.js';
import type { Report } from '../record/policy.js';
import type { Finding } from '../rule.js';

/** Characters of the line that asks, and of a text that can be an answer to it. */
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 200;

/**
 * Texts of a conversation that answer the text before them: a password alone in a message is one, when the message
 * before it asked for it. The two are judged as they would stand in a protocol of the conversation.
 */
export class Answers {
  readonly #pass: ScrubPass;
  readonly #questions = new Map<string, string>();
  #previous = '';

  constructor(pass: ScrubPass) {
    this.#pass = pass;
  }

  /** Takes the next text of the conversation, and learns what it answers. */
  collect(text: string): void {
    const line = lastLine(this.#previous);
    this.#previous = text;
    if (text.length > LONGEST_ANSWER || line === '') return;
    let found = this.#find('', text);
    // As a question of somebody else, and as a label above its value.
    for (const question of [`assistant: ${line}\nuser: `, `${line}\n`]) {
      const beside = this.#find(question, text);
      if (beside.length <= found.length) continue;
      found = beside;
      this.#questions.set(text, question);
    }
    for (const { start, end, label } of found) this.#pass.learn(text.slice(start, end), label);
  }

  /** Takes out what a text answers; `undefined` for a text that answers nothing. */
  scrub(text: string, report: Report): string | undefined {
    const question = this.#questions.get(text);
    if (question === undefined) return undefined;
    const output: string[] = [];
    let copied = 0;
    for (const { start, end, label } of this.#find(question, text)) {
      output.push(text.slice(copied, start), markerFor(label));
      report(label);
      copied = end;
    }
    return output.join('') + text.slice(copied);
  }

  #find(question: string, text: string): readonly Finding[] {
    return this.#pass
      .find(question + text)
      .filter(({ start }) => start >= question.length)
      .map((finding) => ({
        ...finding,
        start: finding.start - question.length,
        end: finding.end - question.length,
      }));
  }
}

function lastLine(text: string): string {
  const line = text.slice(-LONGEST_QUESTION).trimEnd();
  return line.slice(line.lastIndexOf('\n') + 1);
}
