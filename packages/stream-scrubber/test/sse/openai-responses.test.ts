import { describe, expect, test } from 'vitest';
import { event, readEvents, readJson, scrubEvents } from '../support/sse-events.js';

const open = '<memory-context>';
const block = `${open}x</memory-context>`;
const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
const numbered = (...events: readonly object[]): string =>
  events.map((data, sequence_number) => event({ ...data, sequence_number })).join('');
const delta = (text: string): object => ({
  type: 'response.output_text.delta',
  ...place,
  delta: text,
  logprobs: [],
});
const done = (text: string): object => ({ type: 'response.output_text.done', ...place, text, logprobs: [] });

describe('OpenAI Responses', () => {
  test('what is held comes out in an event of its own, and the numbers stay consecutive', async () => {
    const body = numbered(delta('a <'), done('a <'), { type: 'response.completed', response: {} });
    expect(readJson(await scrubEvents(body))).toEqual([
      { ...delta('a '), sequence_number: 0 },
      { ...delta('<'), sequence_number: 1 },
      { ...done('a <'), sequence_number: 2 },
      { type: 'response.completed', response: {}, sequence_number: 3 },
    ]);
  });

  test('an added event has the name of its kind when events have names', async () => {
    const named = [delta('a <'), done('a <')]
      .map((data) => event(data, (data as { type: string }).type))
      .join('');
    expect(readEvents(await scrubEvents(named)).map(({ name }) => name?.split('.').at(-1))).toEqual([
      'delta',
      'delta',
      'done',
    ]);
  });

  test('an annotation is dropped from where its text hides something, and leaves no gap', async () => {
    const annotation = {
      type: 'response.output_text.annotation.added',
      ...place,
      annotation: { start_index: 3 },
    };
    const body = numbered(delta('a'), annotation, delta(block), annotation, done(`a${block}`));
    expect(
      readJson(await scrubEvents(body)).map((data) => [data.type.split('.').at(-1), data.sequence_number]),
    ).toEqual([
      ['delta', 0],
      ['added', 1],
      ['delta', 2],
      ['done', 3],
    ]);
  });

  test('numbers that no program can count with keep their bytes', async () => {
    const big = event({
      type: 'response.output_text.done',
      ...place,
      text: 'a <',
      sequence_number: 1,
    }).replace(':1}', ':9007199254740993}');
    expect(await scrubEvents(numbered(delta('a <')) + big)).toContain(big);
  });

  test('repeats are scrubbed as whole texts, with what goes along', async () => {
    const part = {
      type: 'output_text',
      text: `a${block} <m`,
      annotations: [{ start_index: 1 }],
      logprobs: [{ token: 'x' }],
    };
    const scrubbed = { type: 'output_text', text: 'a ', annotations: [], logprobs: [] };
    const item = (content: object): object => ({ id: 'msg_1', type: 'message', content: [content] });
    const [one, two, three] = readJson(
      await scrubEvents(
        numbered(
          { type: 'response.content_part.done', ...place, part },
          { type: 'response.output_item.done', output_index: 0, item: item(part) },
          { type: 'response.completed', response: { output: [item(part)], instructions: `b${open}y` } },
        ),
      ),
    );
    expect(one.part).toEqual(scrubbed);
    expect(two.item).toEqual(item(scrubbed));
    expect(three.response).toEqual({ output: [item(scrubbed)], instructions: 'b' });
  });

  test('a text that was clean keeps its annotations and log probabilities', async () => {
    const part = {
      type: 'output_text',
      text: 'a b',
      annotations: [{ start_index: 1 }],
      logprobs: [{ token: 'a' }, { token: ' b' }],
    };
    const body = numbered({ type: 'response.content_part.done', ...place, part });
    expect(await scrubEvents(body)).toBe(body);
  });

  test('whatever a call is made with is left alone, also in its repeats', async () => {
    const body = numbered(
      {
        type: 'response.output_item.added',
        output_index: 1,
        item: { type: 'function_call', id: 'fc', arguments: '' },
      },
      {
        type: 'response.function_call_arguments.delta',
        output_index: 1,
        item_id: 'fc',
        delta: `{"a":"${block}`,
      },
      {
        type: 'response.function_call_arguments.done',
        output_index: 1,
        item_id: 'fc',
        arguments: `{"a":"${block}"}`,
      },
      { type: 'response.custom_tool_call_input.delta', output_index: 2, item_id: 'c', delta: block },
      { type: 'response.code_interpreter_call_code.done', output_index: 3, item_id: 'c', code: block },
      {
        type: 'response.output_item.done',
        output_index: 1,
        item: { type: 'function_call', arguments: block },
      },
      {
        type: 'response.output_item.done',
        output_index: 4,
        item: { type: 'web_search_call', action: { query: block } },
      },
    );
    expect(await scrubEvents(body)).toBe(body);
    const scrubbed = await scrubEvents(body, { channels: ['toolArguments'] });
    expect(scrubbed).not.toContain(open);
  });

  test('results of tools and events that are not known are scrubbed', async () => {
    const item = { type: 'mcp_call', arguments: '{}', output: `a${block}` };
    expect(await scrubEvents(event({ type: 'response.output_item.done', output_index: 0, item }))).toContain(
      '"output":"a"',
    );
    const news = (text: string): string =>
      event({ type: 'response.news.delta', output_index: 0, delta: text });
    expect(await scrubEvents(news(`a${open.slice(0, 5)}`) + news(`${open.slice(5)}x`))).toBe(
      news('a') + news(''),
    );
  });

  test('what is held comes out before a tool makes progress', async () => {
    const search = { type: 'response.web_search_call.searching', output_index: 1, item_id: 'ws' };
    const types = readJson(await scrubEvents(numbered(delta('a <'), search))).map(
      ({ type }) => type.split('.')[1],
    );
    expect(types).toEqual(['output_text', 'output_text', 'web_search_call']);
  });
});
