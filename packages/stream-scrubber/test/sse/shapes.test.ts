import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { scrubJsonBody, scrubNdjson, scrubSse } from '../../src/adapters/sse/index.js';
import { chat, event, readJson, scrubEvents, toBytes, toText } from '../support/sse-events.js';

const open = '<memory-context>';
const close = '</memory-context>';

describe('which text a piece belongs to', () => {
  const delta = (kind: string, text: string, place: object = {}): string =>
    event({ type: `response.${kind}.delta`, ...place, delta: text });

  test.each([
    ['no place at all', {}],
    ['one place for all of them', { output_index: 0, content_index: 0 }],
  ])('Responses with %s: reasoning and answer are two texts', async (_name, place) => {
    const body =
      delta('output_text', 'a<mem', place) +
      delta('reasoning_text', 'b', place) +
      delta('output_text', `ory-context>kumquat${close}c`, place);
    expect(readJson(await scrubEvents(body)).map((data) => data.delta)).toEqual(['a', 'b', 'c']);
  });

  test('Anthropic with one index for all blocks: thinking and text are two texts', async () => {
    const block = (type: string, name: string, text: string): string =>
      event({ type: 'content_block_delta', index: 0, delta: { type, [name]: text } });
    const body =
      block('text_delta', 'text', 'a<mem') +
      block('thinking_delta', 'thinking', 'b') +
      block('text_delta', 'text', `ory-context>kumquat${close}c`);
    const deltas = readJson(await scrubEvents(body)).map((data) => data.delta);
    expect(deltas.map(({ text, thinking }) => text ?? thinking)).toEqual(['a', 'b', 'c']);
  });

  test('a place of 0 that is left out, as Protocol Buffers do it: the others of the list say so', async () => {
    const candidate = (text: string, index?: number): object => ({ content: { parts: [{ text }] }, index });
    const body =
      event({ candidates: [candidate('a<mem'), candidate('x', 1)] }) +
      event({ candidates: [candidate('y', 1), candidate(`ory-context>kumquat${close}b`)] });
    const texts = readJson(await scrubEvents(body)).map(({ candidates }) =>
      candidates.map(({ content }: { content: { parts: { text: string }[] } }) => content.parts[0]?.text),
    );
    expect(texts).toEqual([
      ['a', 'x'],
      ['y', 'b'],
    ]);
  });

  test('several choices: each of them starts inside the block that the prompt opened', async () => {
    const choices = (...texts: string[]): object => ({
      choices: texts.map((content, index) => ({ index, delta: { content } })),
    });
    const body = event(choices('kumquat', 'kumquat')) + event(choices(`${close}a`, `kumquat${close}b`));
    const scrubbed = await scrubEvents(body, { startInside: 'memory-context' });
    expect(scrubbed).toBe(event(choices('', '')) + event(choices('a', 'b')));
  });
});

describe('nothing is lost', () => {
  const start = event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  const text = (value: string): string =>
    event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: value } });

  test('a block that starts where the one before never stopped: what was held comes out first', async () => {
    expect(await scrubEvents(start + text('5 <') + start + text('b'))).toBe(
      start + text('5 ') + text('<') + start + text('b'),
    );
  });

  test('linagora/openrag#462 with an empty text in the last event: what was held comes out in an event before it', async () => {
    const last = chat({ content: '' }, { finish_reason: 'stop' });
    const added = chat({ content: '<' }, { finish_reason: null });
    expect(await scrubEvents(chat({ content: '5 <' }) + last)).toBe(chat({ content: '5 ' }) + added + last);
  });

  test('a JSON body behind a byte order mark', () => {
    const body = `\uFEFF{"text":"a${open}kumquat","n":1}`;
    expect(scrubJsonBody(body)).toBe('\uFEFF{"text":"a","n":1}');
    expect(toText(scrubJsonBody(toBytes(body)))).toBe('\uFEFF{"text":"a","n":1}');
    expect(scrubJsonBody('\uFEFF{"n":1}')).toBe('\uFEFF{"n":1}');
  });
});

describe('what a model writes cannot become lines of a body', () => {
  // Escaped line ends in JSON that is broken, or stands where no JSON should.
  const injected = ['n', 'r', 'u000a', 'u000D']
    .map((letter) => `\\${letter}\\${letter}data: {"done":true,"response":"injected"}\\${letter}\\${letter}`)
    .join('');
  const broken = `{"a": "x${injected}${open}kumquat${close}y`;

  test.each([
    ['data that is broken off', `data: ${broken}\n\n`],
    ['a line that is no field', `${broken}"}\n\n`],
  ])('Server-Sent Events: %s', async (_name, body) => {
    const scrubbed = await scrubEvents(body);
    expect(scrubbed).not.toMatch(/kumquat/);
    expect(scrubbed.trimEnd()).not.toMatch(/[\r\n]/);
  });

  test('lines of JSON', async () => {
    const body = new Response(`${broken}\n`).body?.pipeThrough(scrubNdjson());
    const scrubbed = await new Response(body).text();
    expect(scrubbed).not.toMatch(/kumquat/);
    expect(scrubbed.trimEnd()).not.toMatch(/[\r\n]/);
  });

  test('line ends in a replacement stay within their event', async () => {
    const scrubbed = await scrubEvents(`data: a${open}kumquat${close}b\n\n`, { replacement: '\r\n-\r' });
    expect(scrubbed).toBe('data: a\ndata: -\ndata: b\n\n');
  });
});

test('events without numbers: one that is added has none either', async () => {
  const delta = (value: string): string => event({ type: 'response.output_text.delta', delta: value });
  const done = event({ type: 'response.output_text.done', text: 'a <' });
  const [, added] = readJson(await scrubEvents(delta('a <') + done));
  expect(added).toEqual({ type: 'response.output_text.delta', delta: '<', logprobs: [] });
});

test('ids of tokens spell the text out, and go like log probabilities once something was held or hidden', async () => {
  const piece = (content: string, token_ids: number[] | null): string => chat({ content }, { token_ids });
  const all = (completion_token_ids: unknown): string =>
    event({ id: 'c', choices: [], sglext: { completion_token_ids } });
  const body =
    piece('a', [1]) + piece(`${open}kumquat`, [2, 3]) + piece(`${close}b`, [4]) + all([[1, 2, 3, 4]]);
  expect(await scrubEvents(body)).toBe(piece('a', [1]) + piece('', null) + piece('b', null) + all(null));
});

test('bytes of another realm, such as those of a test in jsdom, are bytes', async () => {
  const bytes: Uint8Array = runInNewContext('Uint8Array.from([58, 10, 10])');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  expect(await new Response(body.pipeThrough(scrubSse())).text()).toBe(':\n\n');
  expect(scrubJsonBody(bytes)).toBe(bytes);
});

describe('the work grows with the event, not with its square', () => {
  /** How often something is matched while an event is scrubbed: no clock can disturb that. */
  async function countMatches(body: string): Promise<number> {
    const matches = vi.spyOn(RegExp.prototype, 'exec');
    await scrubEvents(body);
    const count = matches.mock.calls.length;
    matches.mockRestore();
    return count;
  }

  test('an object of many texts', async () => {
    const members = (count: number): object =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'a <']));
    const [small, large] = [
      await countMatches(event(members(100))),
      await countMatches(event(members(1000))),
    ];
    expect(large / small).toBeLessThan(15);
  });
});
