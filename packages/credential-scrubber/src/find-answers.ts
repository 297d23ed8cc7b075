import { isJsonContainer, rewriteJson } from './record/json-text.js';

/** Characters of the line that asks, and of a text that can be an answer to it. */
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 200;
/** Characters of a call's arguments in which a question is looked for, and how many are. */
const LONGEST_ARGUMENTS = 4_000;
const MOST_QUESTIONS = 8;
/** How what is said to a person ends; a path, a command or an id ends otherwise. */
const SENTENCE_END = /[?:.!…？：。！]["'”’»)\]]{0,3}$/;

/** Where a credential stands in a text, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text holds credentials that the text before it asked for: a password alone in a message is one, when the message before
 * it said `What is the password?`. The last line of the question and the answer are judged as they would stand in a protocol of
 * the conversation. A question may be the JSON arguments of a call to a tool that asks a person. In offsets of `answer`; empty when the question tells nothing that the answer does not tell by itself.
 *
 * @param find where the credentials of one text are, as `CredentialScrubber.find` says
 * @example
 * findAnswers('What is the password?', 'Otter-49x', findCredentials); // [{ rule: 'prose', label: 'PASSWORD', start: 0, end: 9 }]
 */
export function findAnswers<Found extends Stretch>(
  question: string,
  answer: string,
  find: (text: string) => readonly Found[],
): readonly Found[] {
  if (answer.length > LONGEST_ANSWER || answer.trim() === '') return [];
  let alone: readonly Found[] | undefined;
  for (const line of questionsIn(question)) {
    alone ??= find(answer);
    const found = answerTo(line, answer, alone, find);
    if (found !== alone) return found;
  }
  return [];
}

/** Whether a tool may ask a person with a text that it is given: one sentence, or JSON that holds one. */
export function mayAsk(text: string): boolean {
  const sentences = sentencesInJson(text);
  if (sentences !== undefined) return sentences.length > 0;
  return text.length <= LONGEST_QUESTION && SENTENCE_END.test(lastLine(text));
}

/** The lines that a text asks with: its last one; of JSON, the last ones of the sentences in it. */
function questionsIn(text: string): readonly string[] {
  return sentencesInJson(text) ?? [lastLine(text)].filter((line) => line !== '');
}

function sentencesInJson(text: string): readonly string[] | undefined {
  if (text.length > LONGEST_ARGUMENTS || !isJsonContainer(text)) return undefined;
  const lines: string[] = [];
  rewriteJson(text, {
    labelOf: () => undefined,
    string(value) {
      const line = lastLine(value);
      if (lines.length < MOST_QUESTIONS && SENTENCE_END.test(line)) lines.push(line);
      return value;
    },
    number: (literal) => literal,
    key: (name) => name,
  });
  return lines;
}

function answerTo<Found extends Stretch>(
  line: string,
  answer: string,
  alone: readonly Found[],
  find: (text: string) => readonly Found[],
): readonly Found[] {
  let found = alone;
  // As a question of somebody else, and as a label above its value.
  for (const before of [`assistant: ${line}\nuser: `, `${line}\n`]) {
    const beside = find(before + answer).filter(({ start }) => start >= before.length);
    if (beside.length <= found.length) continue;
    found = beside.map((each) => ({
      ...each,
      start: each.start - before.length,
      end: each.end - before.length,
    }));
  }
  return found;
}

function lastLine(text: string): string {
  const end = text.slice(-LONGEST_QUESTION).trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1);
}
