import { describe, expect, test } from 'vitest';
import { event, readJson, scrubEvents } from '../support/sse-events.js';

const open = '<memory-context>';
const answer = (parts: object[], candidate: object = {}): string =>
  event({
    candidates: [{ content: { parts, role: 'model' }, ...candidate }],
    modelVersion: 'g',
    responseId: 'r',
  });

describe('Gemini', () => {
  test('what is held comes out in an answer of its own, or in the text of the same event', async () => {
    const end = answer([], { finishReason: 'STOP', index: 1 });
    const body = answer([{ text: 'a <' }], { index: 1 }) + end;
    expect(readJson(await scrubEvents(body))[1]).toEqual({
      candidates: [{ content: { parts: [{ text: '<' }], role: 'model' }, index: 1 }],
      responseId: 'r',
      modelVersion: 'g',
    });
    const both = answer([{ text: 'a <' }], { finishReason: 'STOP' });
    expect(await scrubEvents(both)).toBe(both);
  });

  test('thoughts are a channel of their own; signatures and calls stay', async () => {
    const call = { functionCall: { name: 'f', args: { a: open } }, thoughtSignature: open };
    const body = answer([
      { text: 'a <', thought: true },
      call,
      { text: `b${open}`, thoughtSignature: open },
      { text: 'x' },
    ]);
    const scrubbed = answer([
      { text: 'a <', thought: true },
      call,
      { text: 'b', thoughtSignature: open },
      { text: '' },
    ]);
    expect(await scrubEvents(body)).toBe(scrubbed);
  });

  test('grounding that counts places of the text goes, its sources stay', async () => {
    const groundingMetadata = {
      groundingChunks: [{ web: { uri: 'u' } }],
      groundingSupports: [{ segment: { text: 'x' } }],
    };
    const clean = answer([{ text: 'a' }], { groundingMetadata });
    expect(await scrubEvents(clean)).toBe(clean);
    expect(await scrubEvents(answer([{ text: `a${open}x` }], { groundingMetadata }))).toBe(
      answer([{ text: 'a' }], { groundingMetadata: { ...groundingMetadata, groundingSupports: [] } }),
    );
  });

  test('log probabilities go with the text', async () => {
    const logprobsResult = { chosenCandidates: [{ token: 'x' }], logProbabilitySum: -1 };
    expect(await scrubEvents(answer([{ text: open }], { logprobsResult }))).toBe(
      answer([{ text: '' }], { logprobsResult: {} }),
    );
  });

  test('arguments of a tool that come in pieces stay, unless they are asked for', async () => {
    const piece = (stringValue: string): string =>
      answer([{ functionCall: { partialArgs: [{ jsonPath: '$.a:b', stringValue }], willContinue: true } }]);
    const end = answer([], { finishReason: 'STOP' });
    const body = piece(`${open}x`) + piece('</memory-context>a <') + end;
    expect(await scrubEvents(body)).toBe(body);
    const scrubbed = readJson(await scrubEvents(body, { channels: ['toolArguments'] })).slice(0, 3);
    const [one, two, three] = scrubbed.map(
      ({ candidates }) => candidates[0].content.parts[0].functionCall.partialArgs[0],
    );
    expect([one.stringValue, two.stringValue, three.stringValue]).toEqual(['', 'a ', '<']);
    expect(three.jsonPath).toBe('$.a:b');
  });

  test('code and its result: the one is an input, the other is scrubbed', async () => {
    const body = answer([
      { executableCode: { language: 'PYTHON', code: open } },
      { codeExecutionResult: { output: `a${open}` } },
    ]);
    expect(await scrubEvents(body)).toBe(body.replace(`a${open}`, 'a'));
  });
});
