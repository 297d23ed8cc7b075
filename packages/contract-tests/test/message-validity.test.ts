import { ContextCompressor } from '@context-hygiene/context-compressor';
import { describe, expect, test } from 'vitest';
import { testContract } from '../src/adapters/vitest.js';
import { type Compress, messageValidityContract } from '../src/index.js';
import { failuresOf } from './support/subjects.js';

const compressWith =
  (format: 'openai-chat' | 'anthropic'): Compress =>
  async (messages) => {
    const compressor = new ContextCompressor({ format });
    const result = await compressor.compress(messages, { contextLimit: 16_000, force: true });
    return result.messages;
  };

testContract(
  'the compressor, OpenAI chat',
  messageValidityContract(compressWith('openai-chat'), { formats: ['openai-chat'] }),
);
testContract(
  'the compressor, Anthropic',
  messageValidityContract(compressWith('anthropic'), { formats: ['anthropic'] }),
);
testContract(
  'leaving the messages alone',
  messageValidityContract((messages) => messages),
);

function without(
  messages: readonly object[],
  test: (message: Message, at: number) => boolean,
): readonly object[] {
  return messages.filter((message, at) => !test(message as Message, at));
}

interface Message {
  readonly role: string;
  readonly content: unknown;
}

const isToolResult = ({ role, content }: Message): boolean =>
  role === 'tool' || (role === 'user' && JSON.stringify(content).includes('"tool_result"'));

function spoilsOwnOutput(): Compress {
  const own = new WeakSet<object>();
  return (messages) => {
    if (own.has(messages))
      return without(messages, (message, at) => at > 3 && at < 6 && isToolResult(message));
    const output = [...messages];
    own.add(output);
    return output;
  };
}

describe('a compressor that breaks the contract', () => {
  test.each<[string, Compress, RegExp]>([
    [
      'orphans one call',
      (messages) => without(messages, (message, at) => at > 3 && at < 6 && isToolResult(message)),
      /^(?:openai-chat|anthropic), one task and a long run: what comes out is valid$/,
    ],
    [
      'orphans one result',
      (messages) => without(messages, (message, at) => at === 5 && message.role === 'assistant'),
      /one task and a long run: what comes out is valid$/,
    ],
    [
      'loses the task',
      (messages) => without(messages, ({ content }) => JSON.stringify(content).includes('changelog')),
      /a new request: the task, the system text and open calls are kept$/,
    ],
    [
      'loses the system text',
      (messages) => without(messages, ({ role }) => role === 'system'),
      /^openai-chat, .*: the task, the system text and open calls are kept$/,
    ],
    [
      'answers an open call',
      (messages) => messages.slice(0, -1),
      /a call in flight: the task, the system text and open calls are kept$/,
    ],
    ['gives back nothing', () => [], /what comes out is valid$/],
    ['grows', (messages) => [...messages, { role: 'user', content: 'more' }], /nothing has grown$/],
    [
      'leaves a blank message',
      (messages) => [...messages, { role: 'user', content: ' ' }],
      /talk without tools: what comes out is valid$/,
    ],
    [
      'changes its input',
      (messages) => {
        Reflect.apply(Array.prototype.push, messages, [1]);
        return messages;
      },
      /what comes out is valid$/,
    ],
    ['is wrong only on its own output', spoilsOwnOutput(), /compressed twice, it is still valid$/],
  ])('%s', async (_what, compress, check) => {
    const failed = await failuresOf(messageValidityContract(compress));
    expect(failed.filter((name) => check.test(name))).not.toEqual([]);
  });

  test('cuts arguments in two', async () => {
    const compress: Compress = (messages) =>
      JSON.parse(JSON.stringify(messages).replaceAll('\\"limit\\":100}', ''));
    const failed = await failuresOf(messageValidityContract(compress, { formats: ['openai-chat'] }));
    expect(failed).toContain('openai-chat, parallel calls: what comes out is valid');
  });

  test('gives back its result instead of a list', async () => {
    const result = async (messages: readonly object[]): Promise<never> => ({ messages }) as never;
    await expect(messageValidityContract(result)[0]?.run()).rejects.toThrow(
      'compress must give back: a list of messages, not an object that holds one',
    );
  });

  test('misuse throws at once', () => {
    expect(() => Reflect.apply(messageValidityContract, undefined, [{}])).toThrow(
      expect.objectContaining({ code: 'invalid-argument:compress' }),
    );
  });

  test.each([
    [{ formats: ['xml'] }, 'invalid-option:formats'],
    [{ formats: [] }, 'invalid-option:formats'],
    [{ resultChars: 0 }, 'invalid-option:resultChars'],
    [{ format: 'anthropic' }, 'unknown-option:format'],
  ])('so does an option that is not there or not whole: %o', (options, code) => {
    const call = () => Reflect.apply(messageValidityContract, undefined, [() => [], options]);
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});
