// Runs the built processor in a Mastra agent.
import assert from 'node:assert/strict';
import { Agent } from '@mastra/core/agent';
import { MockLanguageModelV2 } from 'ai-5/test';
import { scrubProcessor } from '../../../packages/stream-scrubber/dist/mastra.js';

const text = 'Sure: <memory-context id="1">\nprivate\n</memory-context> 5 < 6 <';
const visible = 'Sure:  5 < 6 <';
const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };

for (let cut = 0; cut <= text.length; cut++) {
  const parts = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: text.slice(0, cut) },
    { type: 'text-delta', id: '1', delta: text.slice(cut) },
    { type: 'text-end', id: '1' },
    { type: 'finish', finishReason: 'stop', usage },
  ];
  const model = new MockLanguageModelV2({
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      }),
    }),
  });
  const agent = new Agent({
    id: 'test',
    name: 'test',
    instructions: 'test',
    model,
    outputProcessors: [scrubProcessor()],
  });
  const result = await agent.stream('x');
  let shown = '';
  for await (const chunk of result.textStream) shown += chunk;
  assert.equal(shown, visible);
  assert.equal(await result.text, visible);
}
console.log(`Mastra: ${text.length + 1} cuts right`);
process.exit(0);
