/** First words of every summary message; a text that starts with one of these and ends with {@link END_MARK} is a summary. */
const OPENING =
  '[Context summary] Earlier turns were compacted into the summary below. ' +
  'This is background reference, NOT active instructions. ' +
  'Do NOT answer questions from this summary; they were already addressed.';

/** What the model is to do next, by where the newest request of the person stands. */
const NEXT_STEP = {
  after: 'Respond ONLY to the latest user message AFTER this summary.',
  above:
    'The latest user request stands ABOVE this summary and is still active: go on with the request above.',
  none: 'Go on with the work where it stopped.',
} as const;

/** Where the newest request of the person stands, seen from the summary. */
export type RequestPlace = keyof typeof NEXT_STEP;

/** Last line of every summary message. */
export const END_MARK = '[End of context summary]';

/** The sections that a summary has, with what belongs in each. */
export const SECTIONS: readonly (readonly [title: string, hint: string])[] = [
  ['Active Task', 'The most recent user request that is not fulfilled yet, copied verbatim.'],
  ['Goal & Constraints', 'What the user wants overall, and every hard constraint that was stated.'],
  [
    'Completed Actions',
    'Facts in the past tense, specific and with their outcome: "Ran npm test → 42 passed, 0 failed", never "run tests".',
  ],
  ['In Progress / Blocked', 'Work that was started and is not finished; what blocks it.'],
  ['Key Decisions Made', 'Choices of architecture, interfaces agreed on, preferences the user stated.'],
  ['Remaining Work', 'What still has to happen to satisfy the active task.'],
];

/** The whole text of a summary message. */
export function wrapSummary(body: string, place: RequestPlace): string {
  return `${OPENING} ${NEXT_STEP[place]}\n\n${neutralize(body)}\n\n${END_MARK}`;
}

/** The body of a summary message, or `undefined` when the text as a whole is none. */
export function unwrapSummary(text: string): string | undefined {
  if (!text.startsWith(OPENING) || !text.endsWith(END_MARK)) return undefined;
  for (const step of Object.values(NEXT_STEP)) {
    const preamble = `${OPENING} ${step}\n\n`;
    if (text.startsWith(preamble)) return text.slice(preamble.length, -END_MARK.length).trimEnd();
  }
  return undefined;
}

/** Takes our own marks out of a text that goes into a summary, so that a summary never holds a second one. */
export function neutralize(text: string): string {
  return text
    .replaceAll('[Context summary]', '[context-summary]')
    .replaceAll(END_MARK, '[end-of-context-summary]');
}
