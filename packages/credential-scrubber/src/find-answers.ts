/** Characters of the line that asks, and of a text that can be an answer to it. */
const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 200;

/** Where a credential stands in a text, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text holds credentials that the text before it asked for: a password alone in a message is one, when the message before
 * it said `What is the password?`. The last line of the question and the answer are judged as they would stand in a protocol of
 * the conversation. In offsets of `answer`; empty when the question tells nothing that the answer does not tell by itself.
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
  const line = lastLine(question);
  if (line === '' || answer.length > LONGEST_ANSWER || answer.trim() === '') return [];
  let found = find(answer);
  let isAnswer = false;
  // As a question of somebody else, and as a label above its value.
  for (const before of [`assistant: ${line}\nuser: `, `${line}\n`]) {
    const beside = find(before + answer).filter(({ start }) => start >= before.length);
    if (beside.length <= found.length) continue;
    found = beside.map((each) => ({
      ...each,
      start: each.start - before.length,
      end: each.end - before.length,
    }));
    isAnswer = true;
  }
  return isAnswer ? found : [];
}

function lastLine(text: string): string {
  const end = text.slice(-LONGEST_QUESTION).trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1);
}
