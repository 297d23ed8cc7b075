// Runs the built middleware under the AI SDK 5, 6 and 7, with each one's own mock model.
import assert from 'node:assert/strict';
import { scrubMiddleware } from '../../../packages/stream-scrubber/dist/ai-sdk.js';

const text = 'Sure: <memory-context id="1">\nprivate\n</memory-context> 5 < 6';
const visible = 'Sure:  5 < 6';
const usage = {
  2: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  3: {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  },
};

for (const [major, version] of [
  [5, 2],
  [6, 3],
  [7, 4],
]) {
  const ai = await import(`ai-${major}`);
  const mocks = await import(`ai-${major}/test`);
  const finishReason = version === 2 ? 'stop' : { unified: 'stop', raw: 'stop' };
  const finish = { finishReason, usage: usage[Math.min(version, 3)] };
  for (let cut = 0; cut <= text.length; cut++) {
    const parts = [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: '1' },
      { type: 'text-delta', id: '1', delta: text.slice(0, cut) },
      { type: 'text-delta', id: '1', delta: text.slice(cut) },
      { type: 'text-end', id: '1' },
      { type: 'finish', ...finish },
    ];
    const base = new mocks[`MockLanguageModelV${version}`]({
      doStream: async () => ({
        stream: new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      }),
      doGenerate: async () => ({ content: [{ type: 'text', text }], warnings: [], ...finish }),
    });
    const model = ai.wrapLanguageModel({ model: base, middleware: scrubMiddleware() });
    assert.equal(await ai.streamText({ model, prompt: 'x' }).text, visible);
    assert.equal((await ai.generateText({ model, prompt: 'x' })).text, visible);
  }
  console.log(
    `ai ${major} (language model v${version}): ${text.length + 1} cuts right, streamed and generated`,
  );
}
