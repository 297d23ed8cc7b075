import { describe, expect, test } from 'vitest';
import { compressPrepareStep } from '../src/adapters/ai-sdk.js';
import { compressInputFilter } from '../src/adapters/openai-agents.js';
import { ContextCompressor } from '../src/context-compressor.js';
import { validateMessages } from '../src/validate/validate-messages.js';
import { aiSdkHistory, openaiHistory } from './support/histories.js';

// Reports of 2025 and 2026 on the compaction of agent frameworks, as inputs of ours.
const CONTEXT = 8_000;

/** A compressor whose summarizer keeps what it was asked. */
function asking(more: object = {}) {
  const prompts: string[] = [];
  const summarize = async (prompt: string): Promise<string> => {
    prompts.push(prompt);
    return '## Active Task\nfix src/mod3.ts';
  };
  const compressor = new ContextCompressor({
    tailTokenBudget: 1_000,
    pruneMinChars: 100_000,
    summarize,
    ...more,
  });
  return { compressor, prompts };
}

const errorsOf = (messages: readonly object[], profile: 'gemini' | 'openai-chat' | 'ai-sdk'): unknown[] =>
  validateMessages(messages, profile).filter(({ severity }) => severity === 'error');

describe('frameworks', () => {
  test('langchain-ai/langchainjs#9272: an order that Gemini takes, through a gateway', async () => {
    const { compressor } = asking({ profile: 'gemini' });
    const { messages, reason } = await compressor.compress(openaiHistory(12), { contextLimit: CONTEXT });
    expect(reason).toBe('compressed');
    expect(errorsOf(messages, 'gemini')).toEqual([]);
  });

  test('langchain-ai/langchain#39261: the model is asked although no person speaks in the middle', async () => {
    const { compressor, prompts } = asking();
    const { summary } = await compressor.compress(openaiHistory(12), { contextLimit: CONTEXT });
    expect(prompts.length).toBeGreaterThan(0);
    expect(prompts.join('\n')).toContain('value3_1');
    expect(summary).toContain('fix src/mod3.ts');
  });

  test('myriade-ai/agentlys#347: images go to no summarizer as base64, what came beside them does', async () => {
    const { compressor, prompts } = asking();
    const image = { type: 'image_url', image_url: { url: `data:image/png;base64,${'QUJD'.repeat(9_000)}` } };
    const list = openaiHistory(12).map((message, at) =>
      'tool_call_id' in message && at < 20
        ? { ...message, content: [{ type: 'text', text: `chart_${at}` }, image] }
        : message,
    );
    await compressor.compress(list, { contextLimit: CONTEXT, force: true });
    const told = prompts.join('\n');
    expect(told).toContain('chart_7');
    expect(told).not.toContain('QUJDQUJDQUJD');
  });

  test('open-webui/open-webui#27037, dyad-sh/dyad#2524: what was kept is there in the next steps too, at the same place', async () => {
    const prepareStep = compressPrepareStep(asking({ format: 'ai-sdk' }).compressor, {
      contextLimit: CONTEXT,
    });
    const stored = aiSdkHistory(12);
    const { messages: first = [] } = await prepareStep({ messages: stored });
    expect(first.length).toBeGreaterThan(0);
    for (let step = 0; step < 3; step += 1) {
      stored.push({ role: 'assistant', content: `Step ${step}.` }, { role: 'user', content: 'Go on.' });
      const { messages = [] } = await prepareStep({ messages: stored });
      expect(messages.slice(0, first.length)).toEqual(first);
      expect(messages).toHaveLength(first.length + 2 * (step + 1));
    }
  });

  test('mastra-ai/mastra#24110: the call that has just been answered stays, however large the answer', async () => {
    const list = aiSdkHistory(12, 60);
    const last = aiSdkHistory(1, 400).slice(-2);
    const { compressor } = asking({ format: 'ai-sdk' });
    const { messages } = await compressor.compress([...list, ...last], { contextLimit: CONTEXT });
    expect(messages.at(-2)).toEqual(last[0]);
    expect(messages.at(-1)).toMatchObject({ role: 'tool' });
    expect(JSON.stringify(messages.at(-1))).toContain('value0_0');
    expect(errorsOf(messages, 'ai-sdk')).toEqual([]);
  });

  test('openai/openai-agents-python#4322: an output whose call a limited session has cut off is not sent', async () => {
    const filter = compressInputFilter(asking({ format: 'openai-responses' }).compressor, {
      contextLimit: CONTEXT,
    });
    const output = { type: 'text', text: 'orphaned' };
    const input = [
      { type: 'function_call_result', callId: 'c1', name: 'read', status: 'completed', output },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'I see.' }] },
      { type: 'message', role: 'user', content: 'And now?' },
    ];
    const { input: sent } = await filter({ modelData: { input } });
    expect(sent).toEqual(input.slice(1));
    expect(sent[0]).toBe(input[1]);
  });
});
