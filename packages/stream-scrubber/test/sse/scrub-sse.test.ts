import { describe, expect, test } from 'vitest';
import { type SseOptions, scrubJsonBody, scrubSse } from '../../src/adapters/sse/index.js';
import { chat, event, readJson, scrubBytes, scrubEvents, toBytes, toText } from '../support/sse-events.js';
import { readTexts } from '../support/sse-texts.js';

const open = '<memory-context>';
const block = `${open}x</memory-context>`;

describe('options', () => {
  test.each([
    [{ format: 'openai' }, 'invalid-option:format'],
    [{ format: {} }, 'invalid-option:format'],
    [{ format: { text: '' } }, 'invalid-option:format'],
    [{ format: { text: 'a..b' } }, 'invalid-option:format'],
    [{ format: { text: [] } }, 'invalid-option:format'],
    [{ format: { text: [1] } }, 'invalid-option:format'],
    [{ format: { text: 'a', end: 'b' } }, 'invalid-option:format'],
    [{ format: null }, 'invalid-option:format'],
    [{ channels: ['words'] }, 'invalid-option:channels'],
    [{ channels: 'text' }, 'invalid-option:channels'],
    [{ maxEventBytes: 0 }, 'invalid-option:maxEventBytes'],
    [{ maxEventBytes: '9' }, 'invalid-option:maxEventBytes'],
    [{ tags: 'think' }, 'invalid-option:tags'],
    [{ formats: 'auto' }, 'unknown-option:formats'],
    ['auto', 'invalid-argument:options'],
    [null, 'invalid-argument:options'],
  ])('%j throws at once', (options, code) => {
    expect(() => scrubSse(options as unknown as SseOptions)).toThrow(
      expect.objectContaining({ name: 'TypeError', code }),
    );
  });

  test('undefined means the default', async () => {
    const body = chat({ content: `a${block}` });
    const options = { format: undefined, channels: undefined, maxEventBytes: undefined, tags: undefined };
    expect(await scrubEvents(body, options)).toBe(chat({ content: 'a' }));
  });

  test('of the scrubber hold in every channel', async () => {
    const seen: unknown[] = [];
    const options: SseOptions = {
      tags: ['think'],
      delimiters: [['◁x▷', '◁/x▷']],
      replacement: '…',
      onBlock: (info) => seen.push(info),
    };
    const body = chat({ content: 'a<think>b</think>c', reasoning: 'd◁x▷e◁' }) + chat({ reasoning: '/x▷f' });
    expect(
      readTexts((await scrubEvents(body, options)).replaceAll('"reasoning"', '"reasoning_content"')),
    ).toEqual({
      '0 content': 'a…c',
      '0 reasoning': 'd…f',
    });
    expect(seen).toEqual([
      { tag: 'think', chars: 1, terminated: true },
      { tag: '◁x▷', chars: 1, terminated: true },
    ]);
  });

  test('startInside holds for the first text only, and for what repeats it', async () => {
    const place = { output_index: 0, content_index: 0 };
    const text = 'x</think>a';
    const body =
      event({ type: 'response.output_text.delta', ...place, delta: text }) +
      event({ type: 'response.output_text.done', ...place, text }) +
      event({ type: 'response.output_text.delta', output_index: 1, content_index: 0, delta: 'b' }) +
      event({ type: 'response.output_text.done', output_index: 1, content_index: 0, text: 'b' });
    const [one, two, three, four] = readJson(
      await scrubEvents(body, { tags: ['think'], startInside: 'think' }),
    );
    expect([one.delta, two.text, three.delta, four.text]).toEqual(['a', 'a', 'b', 'b']);
  });

  test('startInside passes over reasoning, which has a place of its own', async () => {
    const options: SseOptions = { tags: ['think'], startInside: 'think' };
    const body = chat({ reasoning_content: 'r' }) + chat({ content: 'x</think>a' });
    expect(await scrubEvents(body, options)).toBe(chat({ reasoning_content: 'r' }) + chat({ content: 'a' }));
    const answer = (text: string): string =>
      JSON.stringify({
        object: 'response',
        output: [
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'r' }] },
          { type: 'message', content: [{ type: 'output_text', text }] },
        ],
      });
    expect(scrubJsonBody(answer('x</think>a'), options)).toBe(answer('a'));
  });

  test('unterminated and fragment: emit shows them before the event that ends the channel', async () => {
    const end = chat({}, { finish_reason: 'stop' });
    const shown = async (content: string): Promise<unknown[]> =>
      readJson(await scrubEvents(chat({ content }) + end, { unterminated: 'emit', fragment: 'emit' })).map(
        ({ choices }) => choices[0].delta.content,
      );
    expect(await shown(`a${open}x`)).toEqual(['a', `${open}x`, undefined]);
    expect(await shown('a<mem')).toEqual(['a', '<mem', undefined]);
  });

  test('codeAware: a block in a fence of unknown text is shown, one behind it is not', async () => {
    const text = (value: string): string => event({ kind: 'x', value });
    const body = text('```\n') + text(block) + text('\n```\n') + text(block);
    expect(await scrubEvents(body, { codeAware: true })).toBe(
      text('```\n') + text(block) + text('\n```\n') + text(''),
    );
  });

  test('a report counts a block once, though events repeat it', async () => {
    const seen: unknown[] = [];
    const place = { output_index: 0, content_index: 0 };
    const body =
      event({ type: 'response.output_text.delta', ...place, delta: block }) +
      event({ type: 'response.output_text.done', ...place, text: block });
    const logprobs = { content: [{ token: open }, { token: 'x' }, { token: '</memory-context>' }] };
    await scrubEvents(body, { onBlock: (info) => seen.push(info) });
    await scrubEvents(chat({ content: block }, { logprobs }), { onBlock: (info) => seen.push(info) });
    await scrubEvents(event({ kind: 'x', index: 1, text: block }), { onBlock: (info) => seen.push(info) });
    expect(seen).toEqual(Array(3).fill({ tag: 'memory-context', chars: 1, terminated: true }));
  });
});

describe('the option format', () => {
  test('a path, as in data: {"text": …}', async () => {
    const body = 'data: {"text": "a <memory-"}\n\ndata: {"text": "context>x</memory-context> b <"}\n\n';
    expect(await scrubEvents(body, { format: { text: 'text' } })).toBe(
      'data: {"text": "a "}\n\ndata: {"text": " b "}\n\ndata: {"text": "<"}\n\n',
    );
  });

  test('paths with keys, indices and stars; each place is a text of its own', async () => {
    const format = { text: ['out[0].text', 'parts.*.value', '[1]'] };
    const data = (a: string, b: string, c: string): string =>
      event({ out: [{ text: a }, { text: 'left' }], parts: { x: { value: b }, y: { value: c } } });
    expect(await scrubEvents(data('a<', 'b<memory-', 'c<') + data('d', 'context>x', 'e'), { format })).toBe(
      data('a', 'b', 'c') + data('<d', '', '<e'),
    );
    expect(await scrubEvents(event([0, `a${block}`]), { format })).toBe(event([0, 'a']));
  });

  test('another event in between brings out what is held, in the shape of its own', async () => {
    const body =
      event({ type: 'token', text: 'a <', more: `b${block}` }, 'x') +
      event({ type: 'tool' }) +
      event({ text: 'c' });
    expect(await scrubEvents(body, { format: { text: 'text' } })).toBe(
      event({ type: 'token', text: 'a ', more: 'b' }, 'x') +
        event({ type: 'token', text: '<', more: 'b' }, 'x') +
        event({ type: 'tool' }) +
        event({ text: 'c' }),
    );
  });

  test('a name: events of other APIs are unknown ones then', async () => {
    const body = chat({ content: 'a <' }) + chat({ content: 'b' });
    expect(await scrubEvents(body, { format: 'anthropic' })).toBe(body);
    expect(await scrubEvents(body, { format: 'openai-chat' })).not.toBe(body);
    expect(await scrubEvents(chat({ content: block }), { format: 'gemini' })).toBe(chat({ content: '' }));
  });
});

describe('unknown events', () => {
  test('show a letterless end at once, and a longer one neither now nor later', async () => {
    const text = (value: string): string => event({ kind: 'x', value });
    expect(await scrubEvents(text('5 <') + text(' 6') + text('a<mem') + text('ber>'))).toBe(
      text('5 <') + text(' 6') + text('a') + text('ber>'),
    );
  });

  test('keep every byte as long as nothing is hidden', async () => {
    const body = `${event({ kind: 'x', html: '<b>a</b> &lt;', n: 1.5 }, 'y')}data: [1, "<i>", null]\n\ndata: "<u>"\n\n`;
    expect(await scrubEvents(body)).toBe(body);
  });
});

describe('streams', () => {
  test('take no more from their source than is read', async () => {
    let pulled = 0;
    const source = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(toBytes(chat({ content: 'a' })));
        },
      },
      { highWaterMark: 0 },
    );
    const reader = source.pipeThrough(scrubSse()).getReader();
    for (let read = 1; read <= 20; read++) {
      await reader.read();
      await new Promise((resolve) => setTimeout(resolve));
      expect(pulled).toBeLessThanOrEqual(read + 2);
    }
    await reader.cancel();
  });

  test('stay a few chunks behind their source over many megabytes', async () => {
    const chunk = toBytes(chat({ content: `a <b> ${block}` }).repeat(100));
    let [given, ahead, taken] = [0, 0, 0];
    const source = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          given += 1;
          ahead = Math.max(ahead, given - taken);
          if (given > 120) controller.close();
          else controller.enqueue(chunk.slice());
        },
      },
      { highWaterMark: 0 },
    );
    for await (const scrubbed of source.pipeThrough(scrubSse())) {
      expect(scrubbed.length).toBe(chunk.length - 100 * block.length);
      taken += 1;
      if (taken % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(taken).toBe(120);
    expect(ahead).toBeLessThanOrEqual(4);
  });

  test('an event that is left out takes its whole line end along, wherever that is cut', async () => {
    const place = { output_index: 0, content_index: 0 };
    const text = event({ type: 'response.output_text.delta', ...place, delta: block, logprobs: [] });
    const note = event({ type: 'response.output_text.annotation.added', ...place, annotation: {} });
    const body = (text + note + text).replaceAll('\n', '\r\n');
    const bytes = toBytes(body);
    const whole = await scrubBytes(bytes);
    expect(readJson(toText(whole))).toHaveLength(2);
    for (let cut = 1; cut < bytes.length; cut++) expect(await scrubBytes(bytes, {}, [cut])).toEqual(whole);
  });

  test('cancel their source with the reason', async () => {
    let reason: unknown;
    const source = new ReadableStream<Uint8Array>({
      cancel(given) {
        reason = given;
      },
    });
    await source.pipeThrough(scrubSse()).cancel('enough');
    await expect.poll(() => reason).toBe('enough');
  });

  test('fail with the error of their source, and show nothing of what was held', async () => {
    const error = new Error('gone');
    let isFirst = true;
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isFirst) controller.enqueue(toBytes(chat({ content: 'a <' })));
        else controller.error(error);
        isFirst = false;
      },
    });
    const reader = source.pipeThrough(scrubSse()).getReader();
    expect((await reader.read()).value).toEqual(toBytes(chat({ content: 'a ' })));
    await expect(reader.read()).rejects.toBe(error);
  });

  test('refuse what is no bytes, and a second reader', async () => {
    const stream = scrubSse();
    const writer = (stream.writable as WritableStream<unknown>).getWriter();
    const reader = stream.readable.getReader();
    expect(() => stream.readable.getReader()).toThrow(TypeError);
    const reading = reader.read().catch((error: unknown) => error);
    await expect(writer.write('data: a\n\n')).rejects.toMatchObject({ code: 'invalid-argument:chunk' });
    expect(await reading).toBeInstanceOf(TypeError);
  });

  test('give a text out with the event that brings it, not later', async () => {
    const stream = scrubSse();
    const writer = stream.writable.getWriter();
    const reader = stream.readable.getReader();
    for (const content of ['a', ' <b', '>']) {
      const writing = writer.write(toBytes(chat({ content })));
      expect((await reader.read()).value).toEqual(toBytes(chat({ content })));
      await writing;
    }
    await reader.cancel();
  });
});
