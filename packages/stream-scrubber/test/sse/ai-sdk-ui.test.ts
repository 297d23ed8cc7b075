import { describe, expect, test } from 'vitest';
import { event, readJson, scrubEvents } from '../support/sse-events.js';

const open = '<memory-context>';
const delta = (id: string, text: string): string => event({ type: 'text-delta', id, delta: text });

describe('the UI message stream of the AI SDK', () => {
  test('what is held comes out before the part ends, and before a tool', async () => {
    const end = event({ type: 'text-end', id: 'a' });
    expect(await scrubEvents(delta('a', 'x <') + end)).toBe(delta('a', 'x ') + delta('a', '<') + end);
    const tool = event({ type: 'tool-input-start', toolCallId: 't', toolName: 'f' });
    expect(await scrubEvents(delta('a', 'x <') + tool + end)).toBe(
      delta('a', 'x ') + delta('a', '<') + tool + end,
    );
  });

  test('parts that come side by side do not leave each other', async () => {
    const body = delta('a', 'x <') + delta('b', 'y') + delta('a', 'memory-context>z');
    expect(await scrubEvents(body)).toBe(delta('a', 'x ') + delta('b', 'y') + delta('a', ''));
  });

  test('an id with a colon is no part of the one before the colon', async () => {
    const body = delta('a:0', 'x<memory-con') + delta('a', 'y') + event({ type: 'text-end', id: 'a' });
    const scrubbed = await scrubEvents(body + delta('a:0', 'text>z'), { fragment: 'emit' });
    expect(scrubbed).toBe(body.replace('<memory-con', '') + delta('a:0', ''));
  });

  test('the finish and an abort end what is left', async () => {
    for (const type of ['finish', 'abort']) {
      const types = readJson(await scrubEvents(delta('a', '<') + event({ type }))).map((data) => data.type);
      expect(types).toEqual(['text-delta', 'text-delta', type]);
    }
  });

  test('inputs of tools stay, results and data are scrubbed', async () => {
    const input = event({ type: 'tool-input-available', toolCallId: 't', toolName: 'f', input: { a: open } });
    const output = event({ type: 'tool-output-available', toolCallId: 't', output: { a: [`b${open}c`] } });
    const data = event({ type: 'data-note', id: 'n', data: `d${open}e` });
    const error = event({ type: 'error', errorText: `f${open}g` });
    expect(await scrubEvents(input + output + data + error)).toBe(
      input + output.replace(`${open}c`, '') + data.replace(`${open}e`, '') + error.replace(`${open}g`, ''),
    );
  });

  test('a result in which a block stays open does not hide the next one', async () => {
    const output = (id: string, text: string): string =>
      event({ type: 'tool-output-available', toolCallId: id, output: text });
    expect(await scrubEvents(output('a', open) + output('b', 'ok'))).toBe(
      output('a', '') + output('b', 'ok'),
    );
  });

  test('inputs are scrubbed when asked for', async () => {
    const body =
      event({ type: 'tool-input-delta', toolCallId: 't', inputTextDelta: `{"a":"${open}` }) +
      event({ type: 'tool-input-delta', toolCallId: 't', inputTextDelta: 'x' }) +
      event({ type: 'tool-input-available', toolCallId: 't', toolName: 'f', input: { a: `${open}x` } });
    expect(readJson(await scrubEvents(body, { channels: ['toolArguments'] }))).toMatchObject([
      { inputTextDelta: '{"a":"' },
      { inputTextDelta: '' },
      { input: { a: '' } },
    ]);
  });
});
