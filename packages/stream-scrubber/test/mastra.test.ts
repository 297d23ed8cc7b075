import { describe, expect, test } from 'vitest';
import { type ScrubProcessorOptions, scrubProcessor } from '../src/adapters/mastra.js';

interface Part {
  readonly type: string;
  readonly payload?: { readonly id?: string; readonly text?: string; readonly [name: string]: unknown };
}

const delta = (text: string, id = '1'): Part => ({ type: 'text-delta', payload: { id, text } });
const end = { type: 'text-end', payload: { id: '1' } };
const call = { type: 'tool-call', payload: { id: 'c' } };
const finish = { type: 'finish', payload: {} };

/** Runs a processor as Mastra does: a part that it puts aside is processed after the one it returned. */
async function run(parts: readonly Part[], options?: ScrubProcessorOptions): Promise<Part[]> {
  const processor = scrubProcessor(options);
  const state: Record<string, unknown> = {};
  const shown: Part[] = [];
  for (const given of parts) {
    let next: Part | undefined = given;
    while (next !== undefined) {
      const result: Part | null = await processor.processOutputStream({ part: next, state });
      if (result !== null) shown.push(result);
      const stashed = state.__mastraReprocessPart;
      delete state.__mastraReprocessPart;
      next = stashed === undefined ? undefined : next;
    }
  }
  return shown;
}

describe('processOutputStream', () => {
  test('mastra-ai/mastra#2003: text before and after a tag, in one chunk or several', async () => {
    expect(await run([delta('o <memory-context>x</memory-context> w'), end])).toEqual([delta('o  w'), end]);
    expect(await run([delta('o <memory-'), delta('context>x'), delta('</memory-context> w'), end])).toEqual([
      delta('o '),
      delta(' w'),
      end,
    ]);
  });

  test('what a text has besides, and a text of another shape, is scrubbed string by string', async () => {
    const part = (payload: object): Part => ({ type: 'text-delta', payload: { id: '1', ...payload } });
    const parts = [part({ text: 'a', copy: 'a<mem' }), part({ text: 'b', copy: 'ory-context>x' })];
    expect(await run([...parts, part({ delta: 'c<memory-context>x' })])).toEqual([
      part({ text: 'a', copy: 'a' }),
      part({ text: 'b', copy: '' }),
      part({ delta: 'c' }),
    ]);
  });

  test('an object that grows is scrubbed each time as a whole, and leaves no text', async () => {
    const object = (text: string): Part => ({ type: 'object', object: { text } }) as Part;
    expect(
      await run([delta('{"text": "a <'), object('a <mem'), object('a <memory-context>x</memory-context>b')]),
    ).toEqual([delta('{"text": "a '), object('a '), object('a b')]);
  });

  test('held text comes out before a tool call and before the end', async () => {
    expect(await run([delta('see <'), call, delta('d <'), end, finish])).toEqual([
      delta('see '),
      delta('<'),
      call,
      delta('d '),
      delta('<'),
      end,
      finish,
    ]);
    expect(await run([delta('a <'), delta('b <', '2'), finish])).toEqual([
      delta('a '),
      delta('b ', '2'),
      delta('<'),
      delta('<', '2'),
      finish,
    ]);
  });

  test('a block that a tool call cuts stays hidden', async () => {
    expect(await run([delta('a<memory-context>x'), call, delta('y</memory-context>b'), end])).toEqual([
      delta('a'),
      call,
      delta('b'),
      end,
    ]);
  });

  test('only the first text starts inside a block', async () => {
    const options = { tags: ['think'], startInside: 'think' };
    expect(await run([delta('x</think>a'), end, delta('b'), end, delta('c', '2')], options)).toEqual([
      delta('a'),
      end,
      delta('b'),
      end,
      delta('c', '2'),
    ]);
  });
});

describe('signed reasoning', () => {
  const text = 'a<memory-context>x</memory-context>b';
  const thought = (shown: string): Part => ({ type: 'reasoning-delta', payload: { id: 'r', text: shown } });
  const metadata = { type: 'response-metadata', payload: { modelId: 'claude-opus-4-5' } };

  test('is known by the model, which comes first; by metadata; and scrubbed on demand', async () => {
    expect(await run([thought(text)])).toEqual([thought('ab')]);
    expect(await run([metadata, thought(text)])).toEqual([metadata, thought(text)]);
    const channels = ['text', 'reasoning', 'signedReasoning'] as const;
    expect(await run([metadata, thought(text)], { channels })).toEqual([metadata, thought('ab')]);
    const stored = (shown: string): object => ({
      role: 'assistant',
      content: {
        parts: [{ type: 'reasoning', reasoning: shown, details: [{ text: shown, signature: 's' }] }],
      },
    });
    const messages = [stored(text)];
    expect(scrubProcessor().processOutputResult({ messages })).toEqual(messages);
    expect(scrubProcessor({ channels }).processOutputResult({ messages })).toEqual([stored('ab')]);
  });
});

describe('what repeats a text', () => {
  const hidden = 'a<memory-context>x</memory-context>b';
  const told = { openai: { itemId: 'i', logprobs: [{ token: 'x' }] } };

  test('goes from the parts of a stream once something was hidden', async () => {
    const step = {
      type: 'step-finish',
      payload: {
        providerMetadata: told,
        metadata: { providerMetadata: told, request: {} },
        stepResult: { reason: 'stop', logprobs: [] },
      },
    };
    const part = (text: string): Part => ({
      type: 'text-delta',
      payload: { id: '1', text, providerMetadata: told },
    });
    expect(await run([part('a'), step])).toEqual([part('a'), step]);
    expect(await run([part(hidden), step])).toEqual([
      { type: 'text-delta', payload: { id: '1', text: 'ab', providerMetadata: { openai: { itemId: 'i' } } } },
      {
        type: 'step-finish',
        payload: {
          providerMetadata: { openai: { itemId: 'i' } },
          metadata: { providerMetadata: { openai: { itemId: 'i' } }, request: {} },
          stepResult: { reason: 'stop' },
        },
      },
    ]);
    const held = await run([part('a<'), end]);
    expect(held.at(1)).toEqual({
      type: 'text-delta',
      payload: { id: '1', text: '<', providerMetadata: { openai: { itemId: 'i' } } },
    });
  });

  test('goes from the parts that are stored', () => {
    const message = (text: string, metadata: object): object => ({
      role: 'assistant',
      content: { format: 2, parts: [{ type: 'text', text, providerMetadata: metadata }] },
    });
    const messages = [message(hidden, told), message('c', told)];
    expect(scrubProcessor().processOutputResult({ messages })).toEqual([
      message('ab', { openai: { itemId: 'i' } }),
      message('c', told),
    ]);
  });

  test('the provider’s own chunks are scrubbed by their paths', async () => {
    const raw = (content: string): Part => ({ type: 'raw', payload: { choices: [{ delta: { content } }] } });
    expect(await run([raw('a<memory-'), raw('context>x'), raw('</memory-context>b')])).toEqual([
      raw('a'),
      raw(''),
      raw('b'),
    ]);
  });
});

describe('processOutputResult', () => {
  const text = 'a<memory-context>x</memory-context>b';

  test('only the first text starts inside a block, in parts and in what repeats them', () => {
    const options = { tags: ['think'], startInside: 'think' };
    const message = (...texts: string[]): object => {
      const parts = texts.map((part) => ({ type: 'text', text: part }));
      return {
        role: 'assistant',
        content: { format: 2, parts: [{ type: 'step-start' }, ...parts], content: texts.join('') },
      };
    };
    const messages = [
      message(),
      message('x</think>a', 'b'),
      message('c'),
      { role: 'assistant', content: 'd' },
    ];
    expect(scrubProcessor(options).processOutputResult({ messages })).toEqual([
      message(),
      message('a', 'b'),
      message('c'),
      { role: 'assistant', content: 'd' },
    ]);
  });

  test('texts and unsigned reasoning of the assistant, and what repeats them', () => {
    const signed = { type: 'reasoning', reasoning: text, details: [{ type: 'text', text, signature: 's' }] };
    const messages = [
      {
        role: 'assistant',
        content: {
          format: 2,
          parts: [
            { type: 'text', text },
            { type: 'reasoning', reasoning: text, details: [{ type: 'text', text }] },
            signed,
            { type: 'tool-invocation', toolInvocation: { args: text } },
          ],
          content: text,
          reasoning: text,
        },
      },
      { role: 'user', content: text },
      { role: 'assistant', content: text },
    ];
    expect(scrubProcessor().processOutputResult({ messages })).toEqual([
      {
        role: 'assistant',
        content: {
          format: 2,
          parts: [
            { type: 'text', text: 'ab' },
            { type: 'reasoning', reasoning: 'ab', details: [{ type: 'text', text: 'ab' }] },
            signed,
            { type: 'tool-invocation', toolInvocation: { args: text } },
          ],
          content: 'ab',
          reasoning: 'ab',
        },
      },
      { role: 'user', content: text },
      { role: 'assistant', content: 'ab' },
    ]);
  });
});
