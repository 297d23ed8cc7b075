import { describe, expect, test } from 'vitest';
import { ContextCompressor } from '../src/context-compressor.js';
import { countMessageTokens } from '../src/tokens/count-message-tokens.js';

// `promptTokens` is what the provider counted for the last request. Since then the model has answered and its tools have.
const countTokens = (text: string): number => Math.ceil(text.length / 4);
const count = (messages: readonly object[]): number => countMessageTokens(messages, { countTokens });
const WINDOW = 64_000;

function read(id: string, tokens: number): object[] {
  const call = { id, type: 'function', function: { name: 'read_file', arguments: '{}' } };
  return [
    { role: 'assistant', content: null, tool_calls: [call] },
    { role: 'tool', tool_call_id: id, content: `${id} is ${'read. '.repeat((tokens * 4) / 6)}` },
  ];
}

const list: readonly object[] = [
  { role: 'user', content: 'Read them all.' },
  ...Array.from({ length: 6 }, (_, at) => read(`c${at}`, 6_500)).flat(),
];

describe('the last figure of the provider', () => {
  test('proxysoul/Empryo#142: does not hide what the list has grown by since', async () => {
    const compressor = new ContextCompressor({ countTokens });
    expect((await compressor.compress(list, { contextLimit: WINDOW })).reason).toBe('below-threshold');
    const grown = [...list, ...read('big', 34_000)];
    const { tokensAfter, changed } = await compressor.compress(grown, {
      contextLimit: WINDOW,
      promptTokens: count(list),
    });
    expect(changed).toBe(true);
    expect(tokensAfter).toBeLessThan(WINDOW);
  });

  test.each([
    ['0, of a stream without usage (openai/codex#11071)', 0],
    ['what was not read from a cache (earendil-works/pi#6006)', 412],
  ])('is none when it is too small for the list: %s', async (_, promptTokens) => {
    const whole = [...list, ...read('big', 34_000)];
    for (const compressor of [new ContextCompressor({ countTokens }), await used()]) {
      const result = await compressor.compress(whole, { contextLimit: WINDOW, promptTokens });
      expect(result.tokensBefore).toBe(count(whole));
      expect(result.changed).toBe(true);
    }
  });

  test('of a tokenizer that needs fewer makes the count smaller, by what it read then', async () => {
    const compressor = await used();
    const grown = [...list, ...read('c6', 6_500)];
    const promptTokens = count(list) * 0.8;
    const { tokensBefore } = await compressor.compress(grown, { contextLimit: WINDOW, promptTokens });
    expect(tokensBefore).toBe(Math.round(count(grown) * 0.8));
  });

  test('is calibrated by the list it was for in another process too', async () => {
    const restored = ContextCompressor.restore(JSON.parse(JSON.stringify((await used()).serialize())), {
      countTokens,
    });
    const grown = [...list, ...read('c6', 6_500)];
    const promptTokens = count(list) * 0.8;
    const { tokensBefore } = await restored.compress(grown, { contextLimit: WINDOW, promptTokens });
    expect(tokensBefore).toBe(Math.round(count(grown) * 0.8));
  });

  test('is taken for one of this list by a compressor that has seen no other', async () => {
    const compressor = new ContextCompressor({ countTokens });
    const promptTokens = count(list) * 0.8;
    const { tokensBefore } = await compressor.compress(list, { contextLimit: WINDOW, promptTokens });
    expect(tokensBefore).toBe(Math.round(promptTokens));
  });

  test('after an empty list says nothing', async () => {
    const compressor = new ContextCompressor({ countTokens });
    await compressor.compress([], { contextLimit: WINDOW });
    const { tokensBefore } = await compressor.compress(list, { contextLimit: WINDOW, promptTokens: 0 });
    expect(tokensBefore).toBe(count(list));
  });

  test('over the count is taken for what stands beside the messages', async () => {
    const compressor = new ContextCompressor({ countTokens });
    const promptTokens = count(list) + 5_000;
    const { tokensBefore } = await compressor.compress(list, { contextLimit: WINDOW, promptTokens });
    expect(tokensBefore).toBe(promptTokens);
  });
});

/** A compressor that has let the list through once. */
async function used(): Promise<ContextCompressor> {
  const compressor = new ContextCompressor({ countTokens });
  await compressor.compress(list, { contextLimit: WINDOW });
  return compressor;
}
