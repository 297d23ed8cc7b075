import { describe, expect, test } from 'vitest';
import { ContextCompressor } from '../src/context-compressor.js';
import { isPromptTooLong } from '../src/phases/is-prompt-too-long.js';

const countTokens = (text: string): number => Math.ceil(text.length / 4);
const list = [
  { role: 'user', content: 'Find the slow query.' },
  ...Array.from({ length: 60 }, (_, at) => [
    { role: 'assistant', content: `Step ${at}: ${'we looked at it. '.repeat(40)}` },
    { role: 'user', content: `Go on with ${at}. ${'And mind the rest. '.repeat(30)}` },
  ]).flat(),
];
const config = { countTokens, tailTokenBudget: 500 };

/** A summarizer whose window nobody has told the compressor. */
function smallModel(
  window: number,
  message = 'the request exceeds the available context size, try increasing it',
) {
  const prompts: string[] = [];
  let refused = 0;
  const summarize = async (prompt: string): Promise<string> => {
    if (countTokens(prompt) > window) {
      refused += 1;
      throw Object.assign(new Error(message), { status: 400 });
    }
    prompts.push(prompt);
    return '## Active Task\nfind the slow query';
  };
  return { summarize, prompts, refused: () => refused };
}

describe('a summarizer whose window is smaller than was said', () => {
  test('HKUDS/OpenHarness#199, TokenRhythm/opensquilla#742, zed-industries/zed#61373: is asked in smaller pieces, and sees every turn', async () => {
    const model = smallModel(5_000);
    const compressor = new ContextCompressor({ ...config, summarize: model.summarize });
    const result = await compressor.compress(list, { contextLimit: 20_000 });
    expect(result).toMatchObject({ reason: 'compressed', fallback: false });
    expect(model.refused()).toBeLessThanOrEqual(3);
    const told = model.prompts.join('\n');
    result.coverage.fates.forEach((fate, at) => {
      if (fate === 'summarized') expect(told).toContain(String(list[at]?.content).slice(0, 16));
    });
    expect(compressor.decide(19_000, 20_000).reason).not.toBe('cooldown');
  });

  test('one that says it of every prompt is not asked for ever', async () => {
    const model = smallModel(0);
    const compressor = new ContextCompressor({ ...config, summarize: model.summarize });
    const result = await compressor.compress(list, { contextLimit: 20_000 });
    expect(result).toMatchObject({ reason: 'compressed', fallback: true });
    expect(model.refused()).toBeLessThanOrEqual(4);
    expect(result.events).toContainEqual(
      expect.objectContaining({ type: 'summarizer-failed', cause: 'prompt-too-long' }),
    );
  });

  test('another failure is not tried in pieces', async () => {
    const model = smallModel(0, 'Incorrect API key provided.');
    await new ContextCompressor({ ...config, summarize: model.summarize }).compress(list, {
      contextLimit: 20_000,
    });
    expect(model.refused()).toBe(1);
  });
});

describe('what servers say of a prompt that is too long', () => {
  test.each([
    ['Anthropic', 400, 'prompt is too long: 215000 tokens > 200000 maximum'],
    ['Amazon Bedrock', 400, 'Input is too long for requested model.'],
    [
      'OpenAI',
      400,
      'Your input exceeds the context window of this model. Please adjust your input and try again.',
    ],
    [
      'Gemini',
      400,
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    ],
    ['xAI', 400, "This model's maximum prompt length is 131072 but the request contains 537812 tokens."],
    ['Groq', 400, 'Please reduce the length of the messages or completion.'],
    [
      'OpenRouter',
      400,
      "This endpoint's maximum context length is 262144 tokens. However, you requested about 264896.",
    ],
    ['Mistral', 400, 'Prompt contains 40000 tokens, too large for model with 32768 maximum context length'],
    ['llama.cpp', 400, 'the request exceeds the available context size, try increasing it'],
    ['llama.cpp, older', 500, 'Context size has been exceeded.'],
    [
      'LM Studio',
      400,
      'The number of tokens to keep from the initial prompt is greater than the context length',
    ],
    ['MiniMax', 400, 'invalid params, context window exceeds limit'],
    ['Kimi', 400, 'Invalid request: Your request exceeded model token limit: 131072'],
    ['GitHub Copilot', 400, 'prompt token count of 130000 exceeds the limit of 128000'],
    ['Cohere', 422, 'too many tokens: total number of tokens in the prompt cannot exceed 4081'],
    ['a proxy', 413, 'Request Entity Too Large'],
  ])('%s', (_, status, message) => {
    for (const field of ['status', 'statusCode'])
      expect(isPromptTooLong(Object.assign(new Error(message), { [field]: status }))).toBe(true);
  });

  test('by its code alone, of a stream that had begun', () => {
    expect(isPromptTooLong({ code: 'context_length_exceeded' })).toBe(true);
  });

  test.each([
    [429, 'Rate limit reached: too many tokens per minute'],
    [401, 'The context window of your plan needs a key'],
    [400, 'Invalid value for max_tokens: maximum value is 8192'],
    [400, 'messages: text content blocks must be non-empty'],
    [500, 'Internal server error'],
  ])('%i %s: is something else', (status, message) => {
    expect(isPromptTooLong(Object.assign(new Error(message), { status }))).toBe(false);
  });

  test.each([undefined, null, 'prompt is too long', 7])('%s: is no error of a client', (thrown) => {
    expect(isPromptTooLong(thrown)).toBe(false);
  });
});
