import { CredentialScrubber } from '@context-hygiene/credential-scrubber';
import { describe, expect, test } from 'vitest';
import { ContextCompressor, countMessageTokens, estimateTokens } from '../src/index.js';

/** A secret that is one only because of the line before it: what somebody answers who is asked for a password. */
const secret = ['otter', '49x'].join('');
const question = 'Fine, I log in.\n\nWhat is the password?';
const words = 'lorem ipsum '.repeat(40);
type Say = (role: 'user' | 'assistant', text: string) => object;

const formats: readonly (readonly [
  'openai-chat' | 'anthropic' | 'gemini' | 'openai-responses' | 'ai-sdk',
  Say,
])[] = [
  ['openai-chat', (role, content) => ({ role, content })],
  ['anthropic', (role, text) => ({ role, content: [{ type: 'text', text }] })],
  ['gemini', (role, text) => ({ role: role === 'user' ? 'user' : 'model', parts: [{ text }] })],
  [
    'openai-responses',
    (role, text) => ({
      type: 'message',
      role,
      content: [{ type: role === 'user' ? 'input_text' : 'output_text', text }],
    }),
  ],
  ['ai-sdk', (role, text) => ({ role, content: [{ type: 'text', text }] })],
];

const turns = (say: Say, count: number): object[] =>
  Array.from({ length: count }, (_, at) => [
    say('user', `Question ${at}. ${words}`),
    say('assistant', `Answer ${at}. ${words}`),
  ]).flat();

/** All that leaves the conversation: prompts, what we wrote into the list, the archive. */
async function told(
  messages: readonly object[],
  format: (typeof formats)[number][0],
  asks: boolean,
): Promise<string> {
  const prompts: string[] = [];
  const compressor = new ContextCompressor({
    countTokens: estimateTokens,
    format,
    protectFirstN: 1,
    tailTokenBudget: 50,
    ...(asks
      ? {
          summarize: async (prompt: string) => {
            prompts.push(prompt);
            return `Summary.\n${prompt.slice(-2_000)}`;
          },
        }
      : {}),
  });
  const result = await compressor.compress(messages, { contextLimit: 1_600, force: true });
  expect(result.reason).toBe('compressed');
  const written = JSON.stringify(result.messages.filter((message) => !messages.includes(message)));
  const handles = [...written.matchAll(/recall ([0-9a-f]{12})/g)].map((match) => match[1] ?? '');
  const archived = await Promise.all(handles.map(async (handle) => compressor.archive.get(handle)));
  return [...prompts, written, ...archived].join('\n');
}

describe.each(formats)('an answer to a question for a password in %s', (format, say) => {
  const asked = [say('assistant', question), say('user', secret)];

  test.each([true, false])('is told to nobody (model asked: %s)', async (asks) => {
    const middle = [...turns(say, 2), say('user', words), ...asked, ...turns(say, 4).slice(1)];
    const newest = [...turns(say, 6), say('user', words), ...asked];
    const inHead = [say('user', 'Log in.'), ...asked, ...turns(say, 6).slice(1)];
    for (const messages of [middle, newest, inHead]) {
      const text = await told(messages, format, asks);
      expect(text).not.toContain(secret);
      expect(text).toContain('[REDACTED:PASSWORD]');
    }
  });

  test('stays what it is behind another question', async () => {
    const other = [say('assistant', 'Which code name does it have?'), say('user', secret)];
    const messages = [...turns(say, 2), say('user', words), ...other, ...turns(say, 4).slice(1)];
    expect(await told(messages, format, false)).toContain(secret);
  });
});

test('a summary block in the message of the answer does not part it from its question', async () => {
  const say: Say = (role, text) => ({ role, content: [{ type: 'text', text }] });
  const list = [
    say('user', 'The task.'),
    ...turns(say, 6).slice(1),
    say('user', words),
    say('assistant', question),
  ];
  const config = { countTokens: estimateTokens, format: 'anthropic', protectFirstN: 0 } as const;
  const compressor = new ContextCompressor({ ...config, tailTokenBudget: 1 });
  const { messages } = await compressor.compress([...list, say('user', secret)], {
    contextLimit: 1_600,
    force: true,
  });
  const again = await told([...messages, say('assistant', words), ...turns(say, 4)], 'anthropic', true);
  expect(again).not.toContain(secret);
});

test('what is known of a message stands as long as the line before it: a later pass looks at new messages alone', async () => {
  const scrubber = new CredentialScrubber();
  let looks = 0;
  const redact = {
    scrubText: (text: string) => scrubber.scrubText(text),
    find: (text: string) => {
      looks += 1;
      return scrubber.find(text);
    },
  };
  const say: Say = (role, content) => ({ role, content });
  const messages = Array.from({ length: 60 }, (_, at) =>
    say(at % 2 === 0 ? 'user' : 'assistant', `Short ${at}. ok`),
  );
  const pass = async (list: readonly object[]): Promise<number> => {
    looks = 0;
    const compressor = new ContextCompressor({ countTokens: estimateTokens, redact, tailTokenBudget: 10 });
    await compressor.compress(list, { contextLimit: 500, force: true });
    return looks;
  };
  const first = await pass(messages);
  expect(first).toBeGreaterThan(100);
  expect(await pass([...messages, say('user', 'One more.')])).toBeLessThan(first / 5);
});

test.each(formats)(
  'a tail never begins with an answer, its question in the summary: %s',
  async (format, say) => {
    const after = turns(say, 4);
    const list = [...turns(say, 3), say('assistant', question), say('user', secret), ...after];
    const sizeAfter = countMessageTokens(after, { countTokens: estimateTokens });
    // At one of these the answer still belongs to the tail, and fills it.
    for (const tailTokenBudget of Array.from({ length: 12 }, (_, more) => sizeAfter + more)) {
      const prompts: string[] = [];
      const compressor = new ContextCompressor({
        countTokens: estimateTokens,
        format,
        protectFirstN: 1,
        tailTokenBudget,
        summarize: async (prompt) => {
          prompts.push(prompt);
          return 'Summary.';
        },
      });
      const { messages } = await compressor.compress(list, { contextLimit: 4_000, force: true });
      await compressor.compress([...messages, ...turns(say, 3)], { contextLimit: 2_000, force: true });
      expect(prompts).toHaveLength(2);
      expect(prompts.join('\n')).not.toContain(secret);
    }
  },
);

const ARGUMENTS = { question: 'What is the password?' };
type Ask = (answer: string) => object[];

/** A call to a tool that asks a person, and the result. */
const asking: Readonly<Record<(typeof formats)[number][0], Ask>> = {
  'openai-chat': (content) => [
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'c', type: 'function', function: { name: 'ask', arguments: JSON.stringify(ARGUMENTS) } },
      ],
    },
    { role: 'tool', tool_call_id: 'c', content },
  ],
  anthropic: (content) => [
    { role: 'assistant', content: [{ type: 'tool_use', id: 'c', name: 'ask', input: ARGUMENTS }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c', content }] },
  ],
  gemini: (output) => [
    { role: 'model', parts: [{ functionCall: { name: 'ask', args: ARGUMENTS } }] },
    { role: 'user', parts: [{ functionResponse: { name: 'ask', response: { output } } }] },
  ],
  'openai-responses': (output) => [
    { type: 'function_call', call_id: 'c', name: 'ask', arguments: JSON.stringify(ARGUMENTS) },
    { type: 'function_call_output', call_id: 'c', output },
  ],
  'ai-sdk': (value) => [
    {
      role: 'assistant',
      content: [{ type: 'tool-call', toolCallId: 'c', toolName: 'ask', input: ARGUMENTS }],
    },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'ask', output: { type: 'text', value } }],
    },
  ],
};

test.each(formats)('what a person tells a tool that asks is told to nobody: %s', async (format, say) => {
  const messages = [
    ...turns(say, 2),
    say('user', words),
    ...asking[format](secret),
    ...turns(say, 4).slice(1),
  ];
  for (const asks of [true, false]) {
    const text = await told(messages, format, asks);
    expect(text).not.toContain(secret);
    expect(text).toContain('[REDACTED:PASSWORD]');
  }
});
