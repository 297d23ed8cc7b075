import { simulateReadableStream, streamText } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { expect, test } from 'vitest';
import { createContextHygiene } from '../src/index.js';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that repeats its system prompt, as models do, in pieces of seven characters. */
function echoModel(seen: string[]): MockLanguageModelV3 {
  return new MockLanguageModelV3({
    doStream: async ({ prompt }) => {
      const system = prompt.find(({ role }) => role === 'system')?.content ?? '';
      seen.push(JSON.stringify(prompt));
      const pieces = `You told me: ${String(system)} That is all.`.match(/[\s\S]{1,7}/g) ?? [];
      return {
        stream: simulateReadableStream({
          chunkDelayInMs: null,
          initialDelayInMs: null,
          chunks: [
            { type: 'stream-start', warnings: [] },
            { type: 'text-start', id: '1' },
            ...pieces.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
            { type: 'text-end', id: '1' },
            { type: 'finish', finishReason: { unified: 'stop' as const, raw: 'stop' }, usage },
          ],
        }),
      };
    },
  });
}

test('seven lines wire it into an agent loop', async () => {
  const seen: string[] = [];
  const model = echoModel(seen);
  const stored: { layer: string; content: string }[] = [];
  const shown: string[] = [];

  const hygiene = createContextHygiene();
  const turn = async (history: { role: 'user' | 'assistant'; content: string }[]): Promise<string> => {
    const system = hygiene.renderMemory(stored).text;
    const { messages } = await hygiene.compress(history, { conversation: 'c1', contextLimit: 128_000 });
    const answer = streamText({ model, system, messages: [...messages] });
    let text = '';
    for await (const part of hygiene.scrubAnswerStream(answer.textStream)) text += part;
    return text;
  };

  const { content } = hygiene.scrubMemory({ content: 'The staging password is otter-Lamp-49x.' });
  stored.push({ layer: 'semantic', content });
  shown.push(await turn([{ role: 'user', content: 'What do you know?' }]));

  expect(seen[0]).toContain('[REDACTED:PASSWORD]');
  expect(seen[0]).not.toContain('otter-Lamp');
  expect(shown).toEqual(['You told me:  That is all.']);
});
