import { describe, expect, test } from 'vitest';
import { CredentialScrubber, findAnswers, findCredentials } from '../src/index.js';
import { letters, PASSWORD } from './support/secrets.js';

const scrubber = new CredentialScrubber();
const MARKER = '[REDACTED:PASSWORD]';

/** A question and its answer, in each provider's shape. */
const shapes: readonly (readonly [string, (question: string, answer: string) => object[]])[] = [
  [
    'OpenAI chat',
    (question, answer) => [
      { role: 'assistant', content: question },
      { role: 'user', content: answer },
    ],
  ],
  [
    'OpenAI Responses',
    (question, answer) => [
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: question }] },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: answer }] },
    ],
  ],
  [
    'Anthropic',
    (question, answer) => [
      { role: 'assistant', content: [{ type: 'text', text: question }] },
      { role: 'user', content: [{ type: 'text', text: answer }] },
    ],
  ],
  [
    'Gemini',
    (question, answer) => [
      { role: 'model', parts: [{ text: question }] },
      { role: 'user', parts: [{ text: answer }] },
    ],
  ],
  [
    'two parts of one message',
    (question, answer) => [
      {
        role: 'user',
        content: [
          { type: 'text', text: question },
          { type: 'text', text: answer },
        ],
      },
    ],
  ],
];

describe.each(shapes)('an answer in %s', (_name, shape) => {
  test('to a question for a password', () => {
    const messages = shape('Fine, I log in.\n\nWhat is the password?', PASSWORD);
    const result = scrubber.scrubMessages(messages);
    expect(result.messages).toEqual(shape('Fine, I log in.\n\nWhat is the password?', MARKER));
    expect(result.redactions).toEqual(['PASSWORD']);
    expect(scrubber.scrubMessages(result.messages).messages).toBe(result.messages);
  });

  test('goes from what is said later, too', () => {
    const messages = [
      ...shape('The password is:', PASSWORD),
      { role: 'assistant', content: `I try ${PASSWORD} now.` },
    ];
    expect(JSON.stringify(scrubber.scrubMessages(messages).messages)).not.toContain(PASSWORD);
  });

  test.each([
    ['What is the password?', "I don't know"],
    ['Do you have the password?', 'Yes'],
    ['Which token?', 'the one for staging'],
    ['What is the colour?', PASSWORD],
    [`What is the password?\n${'a longer line about something else, '.repeat(4)}`, 'staging'],
  ])('that holds no secret stays: %s %s', (question, answer) => {
    const messages = shape(question, answer);
    expect(scrubber.scrubMessages(messages).messages).toBe(messages);
  });
});

test('the secret of a question and that of its answer are both taken out', () => {
  const token = letters(32, 5);
  const messages = [
    { role: 'user', content: `token=${token}\nand the password is:` },
    { role: 'user', content: `${PASSWORD}\ntoken=${token}` },
  ];
  expect(scrubber.scrubMessages(messages).messages).toEqual([
    { role: 'user', content: 'token=[REDACTED:TOKEN]\nand the password is:' },
    { role: 'user', content: `${MARKER}\ntoken=[REDACTED:TOKEN]` },
  ]);
});

test('findAnswers tells where, in the offsets of the answer, and nothing that the answer tells by itself', () => {
  const asked = 'Fine.\nWhat is the password?';
  expect(findAnswers(asked, PASSWORD, findCredentials)).toEqual([
    { rule: 'prose', label: 'PASSWORD', start: 0, end: PASSWORD.length },
  ]);
  expect(findAnswers(asked, "I don't know", findCredentials)).toEqual([]);
  expect(findAnswers('', PASSWORD, findCredentials)).toEqual([]);
  expect(findAnswers('Which one?', `password=${PASSWORD}`, findCredentials)).toEqual([]);
  expect(findAnswers(asked, `${PASSWORD} ${'and more '.repeat(30)}`, findCredentials)).toEqual([]);
});
