import { describe, expect, test } from 'vitest';
import { ContextCompressor, estimateTokens, findBoundaries } from '../src/index.js';

const compress = (messages: readonly object[]): Promise<unknown> =>
  new ContextCompressor().compress(messages, { contextLimit: 100_000 });
const code = 'invalid-argument:messages';

describe('what cannot be read is refused, not taken for blank and dropped', () => {
  test.each([
    ['texts under other names', [{ from: 'ann', text: 'hello' }], /messages\[0\] has no role/],
    [
      'a role, and the text elsewhere',
      [
        { role: 'user', content: 'hi' },
        { role: 'user', text: 'hello' },
      ],
      /messages\[1\] has a role but no content/,
    ],
    ['a list in a list', [[{ role: 'user', content: 'hello' }]], /messages\[0\] is a list: spread it/],
    ['messages of LangChain', [{ type: 'human', content: 'hello' }], /\/langchain/],
    [
      'serialized messages of LangChain',
      [{ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', 'HumanMessage'], kwargs: {} }],
      /\/langchain/,
    ],
    [
      'UI messages of the AI SDK',
      [{ id: 'm', role: 'user', parts: [{ type: 'text', text: 'hello' }] }],
      /convertToModelMessages/,
    ],
  ])('%s', async (_name, messages, message) => {
    await expect(compress(messages)).rejects.toMatchObject({
      name: 'TypeError',
      code,
      message: expect.stringMatching(message),
    });
    await expect(compress(messages)).rejects.not.toThrow(/hello/);
    expect(() => findBoundaries(messages, { contextLimit: 1000, countTokens: estimateTokens })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  test('what is only blank is repaired, as ever', async () => {
    const ask = { role: 'user', content: 'hi' };
    const messages = [
      ask,
      { role: 'assistant' },
      { role: 'assistant', content: null, metadata: { a: 'b' } },
      {},
    ];
    expect(await compress(messages)).toMatchObject({ reason: 'repaired', messages: [ask] });
  });

  test('plain texts in chat form under the profile of Gemini are in chat form', async () => {
    const messages = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: 'hello' },
      { role: 'user', content: 'and?' },
    ];
    const compressor = new ContextCompressor({ profile: 'gemini' });
    expect(await compressor.compress(messages, { contextLimit: 100_000 })).toMatchObject({
      reason: 'below-threshold',
      messages,
    });
  });

  test('a spoken answer of which only the id is left is kept', async () => {
    const messages = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', audio: { id: 'audio_1' } },
      { role: 'user', content: 'and?' },
    ];
    expect(await compress(messages)).toMatchObject({ changed: false, messages });
  });
});
