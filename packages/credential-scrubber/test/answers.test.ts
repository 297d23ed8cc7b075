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

const ASKED = { question: 'What is the password of the staging database?', header: 'Login' };

/** A tool that asks a person, and what the person says, in each provider's shape. */
const asking: readonly (readonly [string, (asked: object, answer: string) => object[]])[] = [
  [
    'OpenAI chat',
    (asked, content) => [
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'ask_user', arguments: JSON.stringify(asked) } },
        ],
      },
      { role: 'tool', tool_call_id: 'c1', content },
    ],
  ],
  [
    'OpenAI Responses',
    (asked, output) => [
      { type: 'function_call', call_id: 'c1', name: 'ask_user', arguments: JSON.stringify(asked) },
      { type: 'function_call_output', call_id: 'c1', output },
    ],
  ],
  [
    'Anthropic',
    (input, text) => [
      { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'ask_user', input }] },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'c1', content: [{ type: 'text', text }] }],
      },
    ],
  ],
  [
    'Gemini',
    (args, output) => [
      { role: 'model', parts: [{ functionCall: { name: 'ask_user', args } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'ask_user', response: { output } } }] },
    ],
  ],
  [
    'AI SDK',
    (input, value) => [
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'ask_user', input }] },
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 'c1', toolName: 'ask_user', output: { type: 'text', value } },
        ],
      },
    ],
  ],
];

describe.each(asking)('what a person tells a tool that asks, in %s', (_name, shape) => {
  test('is an answer', () => {
    const result = scrubber.scrubMessages(shape(ASKED, PASSWORD));
    expect(result.messages).toEqual(shape(ASKED, MARKER));
    expect(scrubber.scrubMessages(result.messages).messages).toBe(result.messages);
  });

  test.each(['staging', 'I do not know it', 'No', '42'])('%s is none', (answer) => {
    const messages = shape(ASKED, answer);
    expect(scrubber.scrubMessages(messages).messages).toBe(messages);
  });

  test.each([
    { question: 'Which branch shall I build?' },
    { command: 'git rev-parse --short HEAD', description: 'Print the commit.' },
  ])('to something else is none: %o', (asked) => {
    const messages = shape(asked, 'a1b2c3d4e5');
    expect(scrubber.scrubMessages(messages).messages).toBe(messages);
  });
});

test('a person answers the second of two tools that ask at once', () => {
  const call = (id: string, question: string): object => ({
    id,
    type: 'function',
    function: { name: 'ask_user', arguments: JSON.stringify({ question }) },
  });
  const answers = (second: string): object[] => [
    { role: 'assistant', tool_calls: [call('a', 'What is the host?'), call('b', 'And the password?')] },
    { role: 'tool', tool_call_id: 'a', content: 'db.example.com' },
    { role: 'tool', tool_call_id: 'b', content: second },
  ];
  expect(scrubber.scrubMessages(answers(PASSWORD)).messages).toEqual(answers(MARKER));
});
