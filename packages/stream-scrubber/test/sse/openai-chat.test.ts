import { describe, expect, test } from 'vitest';
import { chat, event, readJson, scrubEvents } from '../support/sse-events.js';

const open = '<memory-context>';
const call = (args: string): string => chat({ tool_calls: [{ index: 0, function: { arguments: args } }] });
const deltas = async (body: string, options?: object): Promise<unknown[]> =>
  readJson(await scrubEvents(body, options)).flatMap(({ choices }) =>
    choices.map((choice: { delta: unknown }) => choice.delta),
  );

describe('OpenAI Chat Completions', () => {
  test('an event that is added looks like the ones around it', async () => {
    const head = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      system_fingerprint: 'f',
    };
    const body =
      event({
        ...head,
        choices: [{ index: 3, delta: { content: 'a <' }, finish_reason: null }],
        usage: null,
      }) + event({ ...head, choices: [{ index: 3, delta: {}, finish_reason: 'stop' }] });
    expect(readJson(await scrubEvents(body))[1]).toEqual({
      ...head,
      choices: [{ index: 3, delta: { content: '<' }, finish_reason: null }],
    });
  });

  test('held text joins the text of the event that ends the choice', async () => {
    expect(
      await deltas(chat({ content: 'a <' }) + chat({ content: ' b <' }, { finish_reason: 'stop' })),
    ).toEqual([{ content: 'a ' }, { content: '< b <' }]);
  });

  test('what is held comes out before a tool call, in the same event as before another', async () => {
    expect(await deltas(chat({ content: 'a <' }) + call('{'))).toMatchObject([
      { content: 'a ' },
      { content: '<' },
      {},
    ]);
    const both = { content: 'a </', tool_calls: [{ index: 0, function: { arguments: '{' } }] };
    expect(await deltas(chat(both))).toEqual([both]);
  });

  test('a longer piece is kept over a tool call, and comes out when it was nothing', async () => {
    expect(await deltas(chat({ content: 'a <mem' }) + call('{') + chat({ content: 'ber>' }))).toMatchObject([
      { content: 'a ' },
      {},
      { content: '<member>' },
    ]);
  });

  test('what is held of the reasoning comes out before the content', async () => {
    expect(
      await deltas(chat({ reasoning: 'so <' }) + chat({ content: '' }) + chat({ content: 'b' })),
    ).toEqual([{ reasoning: 'so ' }, { content: '' }, { reasoning: '<' }, { content: 'b' }]);
  });

  test('choices do not leave each other', async () => {
    const two = (index: number, content: string): string =>
      event({ choices: [{ index, delta: { content } }] });
    expect(await deltas(two(0, 'a <') + two(1, 'b') + two(0, 'c'))).toEqual([
      { content: 'a ' },
      { content: 'b' },
      { content: '<c' },
    ]);
  });

  test('events without a choice leave nothing', async () => {
    const body =
      chat({ content: 'a <' }) + event({ choices: [], usage: { total_tokens: 1 } }) + chat({ content: 'b' });
    expect(readJson(await scrubEvents(body))).toHaveLength(3);
  });

  test('refusal, reasoning of other spellings, audio, Mistral’s parts', async () => {
    const body =
      chat({ refusal: `No ${open}x` }) +
      chat({ reasoning_details: [{ type: 'reasoning.text', text: `so ${open}x`, index: 0 }] }) +
      chat({ reasoning_details: [{ type: 'reasoning.encrypted', data: `${open}sealed`, index: 1 }] }) +
      chat({ audio: { id: 'a', transcript: `Hm ${open}x` } }) +
      chat({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: `th ${open}x` }] }] }) +
      chat({ content: [{ type: 'text', text: `ok ${open}x` }] });
    expect(await deltas(body)).toEqual([
      { refusal: 'No ' },
      { reasoning_details: [{ type: 'reasoning.text', text: 'so ', index: 0 }] },
      { reasoning_details: [{ type: 'reasoning.encrypted', data: `${open}sealed`, index: 1 }] },
      { audio: { id: 'a', transcript: 'Hm ' } },
      { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'th ' }] }] },
      { content: [{ type: 'text', text: 'ok ' }] },
    ]);
  });

  test('what is held of each of them comes out in its own kind', async () => {
    const kinds = [
      { refusal: 'a <' },
      { reasoning_content: 'a <' },
      { audio: { transcript: 'a <' } },
      { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'a <' }] }] },
      { reasoning_details: [{ type: 'reasoning.text', text: 'a <', index: 2 }] },
      { reasoning_details: [{ type: 'reasoning.summary', summary: 'a <', index: 0 }] },
    ];
    for (const delta of kinds) {
      const [, added] = await deltas(chat(delta) + chat({}, { finish_reason: 'stop' }));
      expect(added).toEqual(JSON.parse(JSON.stringify(delta).replace('a <', '<')));
    }
  });

  test('the option channels: only what it names', async () => {
    const body =
      chat({ content: open, reasoning: open, refusal: open }) +
      call(`{"a":"${open}x`) +
      call('y</memory-context>"}');
    expect(await deltas(body, { channels: ['reasoning'] })).toMatchObject([
      { content: open, reasoning: '', refusal: open },
      { tool_calls: [{ function: { arguments: `{"a":"${open}x` } }] },
      {},
    ]);
    expect(await deltas(body, { channels: ['toolArguments'] })).toMatchObject([
      { content: open },
      { tool_calls: [{ function: { arguments: '{"a":"' } }] },
      { tool_calls: [{ function: { arguments: '"}' } }] },
    ]);
  });

  test('custom tools and the older function call are left alone too', async () => {
    const body =
      chat({ tool_calls: [{ index: 0, custom: { name: 'f', input: open } }] }) +
      chat({ function_call: { name: 'f', arguments: open } }) +
      chat({ tool_calls: [{ index: 0, function: { arguments: { a: open } } }] });
    expect(await scrubEvents(body)).toBe(body);
  });
});
