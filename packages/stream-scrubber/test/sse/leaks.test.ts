import { describe, expect, test } from 'vitest';
import { scrubJsonBody } from '../../src/adapters/sse/index.js';
import { chat, event, readJson, scrubBytes, scrubEvents, toBytes, toText } from '../support/sse-events.js';
import { readTexts } from '../support/sse-texts.js';

const open = '<memory-context>';
const close = '</memory-context>';
const block = `${open}kumquat${close}`;

/** Scrubs a body in which `kumquat` is hidden, and sees that it is. */
async function hide(body: string): Promise<string> {
  const scrubbed = await scrubEvents(body);
  expect(scrubbed).not.toMatch(/kumquat/);
  return scrubbed;
}

describe('JSON that is not written as most servers write it', () => {
  test.each([
    [
      'escaped tags',
      String.raw`data: {"choices":[{"index":0,"delta":{"content":"a\u003cmemory-context\u003Ekumquat\u003c\/memory-context>b"}}]}`,
    ],
    ['an escaped member name', `data: {"choices":[{"index":0,"delta":{"c\\u006fntent":"a${block}b"}}]}`],
    [
      'white space and line ends',
      `data: {"choices" :\ndata: [ {"index" : 0 , "delta":{ "content"\ndata: :"a${block}b"} } ] }`,
    ],
    ['a comma too many', `data: {"choices":[{"index":0,"delta":{"content":"a${block}b",},},],}`],
    ['no number', `data: {"choices":[{"index":0,"x":NaN,"delta":{"content":"a${block}b"}}]}`],
    ['a raw tab', `data: {"choices":[{"index":0,"delta":{"content":"a\t${block}b"}}]}`],
    ['a wrong escape', `data: {"choices":[{"index":0,"delta":{"content":"a\\q${block}b"}}]}`],
  ])('%s', async (_name, body) => {
    expect(await hide(`${body}\n\n`)).toMatch(/"a.{0,2}b"/);
  });

  test('a piece of plain text that is a JSON string by itself: what it opens is hidden in the next pieces', async () => {
    const body = `data: "${open}kumquat"\n\ndata: kumquat\n\ndata: "kumquat"\n\ndata: kum${close}b\n\ndata: c\n\n`;
    const scrubbed = await hide(body.replace('kum<', 'kumquat<'));
    expect(scrubbed).toMatch(/data: b\n\ndata: c\n\n$/);
    expect(await scrubEvents('data: "a < b"\n\ndata: c\n\n')).toBe('data: "a < b"\n\ndata: c\n\n');
  });

  test('a name of a member: a block in it goes, a closing that stands alone stays', async () => {
    const body = 'data: {"kind":"x","a]]":{"b[[c]]":1}}\n\n';
    expect(await scrubEvents(body, { delimiters: [['[[', ']]']] })).toBe(body.replace('[[c]]', ''));
  });

  test('a repeated key with a number: it cannot be text, and stays', async () => {
    const body = 'data: {"choices":[],"n":1,"n":2}\n\n';
    expect(await scrubEvents(body)).toBe(body);
  });

  test('a repeated key: the last counts, the others are emptied', async () => {
    const body = '{"choices":[{"index":0,"delta":{"content":"<memory-","content":"x"}}]}';
    const other = '{"choices":[{"index":0,"delta":{"content":"context>kumquat","content":"y"}}]}';
    const scrubbed = await hide(`data: ${body}\n\ndata: ${other}\n\n`);
    expect(scrubbed).toContain('{"content":null,"content":"x"}');
    expect(readTexts(scrubbed)).toEqual({ '0 content': 'xy' });
  });

  test('names of members', async () => {
    expect(await hide(event({ kind: 'x', [`a${block}b`]: 1, [`${open}kumquat`]: 2 }))).toBe(
      event({ kind: 'x', ab: 1, '': 2 }),
    );
  });

  test('numbers keep their bytes', async () => {
    const body = `data: {"id":12345678901234567890,"n":-0.0e-10,"choices":[{"index":0,"delta":{"content":"${block}"},"p":1e400}]}\n\n`;
    expect(await hide(body)).toBe(body.replace(block, ''));
  });

  test('strings deeper than any event has them are removed', async () => {
    const body = `data: ${'{"a":'.repeat(500)}"kumquat"${'}'.repeat(500)}\n\n`;
    expect(await hide(body)).toMatch(/^data: (\{"a":){128}null\}{128}\n\n$/);
    const numbers = `data: ${'['.repeat(500)}1${']'.repeat(500)}\n\n`;
    expect(await scrubEvents(numbers)).toBe(numbers);
  });
});

describe('values of another type than expected', () => {
  test.each([
    ['a delta that is a string', { choices: [{ index: 0, delta: block }] }],
    [
      'content that is an object',
      { choices: [{ index: 0, delta: { content: { text: block, value: [block] } } }] },
    ],
    [
      'content that is a list',
      { choices: [{ index: 0, delta: { content: [block, { type: 'text', text: block }] } }] },
    ],
    ['choices that are an object', { choices: { 0: { delta: { content: block } } } }],
    ['tool calls that are a string', { choices: [{ index: 0, delta: { tool_calls: block } }] }],
    [
      'a tool call with another member',
      { choices: [{ index: 0, delta: { tool_calls: [{ index: 0, note: block }] } }] },
    ],
    ['log probabilities that are a string', { choices: [{ index: 0, delta: {}, logprobs: block }] }],
    [
      'a finish reason that is an object',
      { choices: [{ index: 0, delta: {}, finish_reason: { why: block } }] },
    ],
    [
      'text in a thinking delta',
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', text: block } },
    ],
    [
      'thinking in a block that is none',
      { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: block } },
    ],
    ['a delta of no type', { type: 'content_block_delta', index: 0, delta: { text: block } }],
    [
      'a block of another type',
      { type: 'content_block_start', index: 0, content_block: { type: 'new', text: block, data: block } },
    ],
    [
      'arguments of an item that is no call',
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { type: 'message', arguments: block, action: block },
      },
    ],
    ['a delta of an object', { type: 'response.output_text.delta', output_index: 0, delta: { text: block } }],
    ['parts that are a string', { candidates: [{ content: { parts: block } }] }],
    ['a thought that is text', { candidates: [{ content: { parts: [{ text: block, thought: 'true' }] } }] }],
    ['an UI delta that is a list', { type: 'text-delta', id: '0', delta: [block] }],
    ['an error', { error: { message: block } }],
    ['an error of Anthropic', { type: 'error', error: { type: 'overloaded_error', message: block } }],
    ['a string', block],
    ['a list', [[block]]],
  ])('%s', async (_name, data) => {
    await hide(event(data));
    expect(scrubJsonBody(JSON.stringify(data))).not.toMatch(/kumquat/);
  });
});

describe('channels in unexpected order', () => {
  test('choices without, with strange and with the same index', async () => {
    const body =
      event({
        choices: [{ delta: { content: 'a<memory-' } }, { index: '1', delta: { content: 'b<memory-' } }],
      }) +
      event({
        choices: [
          { index: 1, delta: { content: `context>kumquat${close}d` } },
          { index: 0, delta: { content: 'context>kumquat' } },
        ],
      }) +
      event({
        choices: [
          { index: 0, delta: { content: 'kumquat' } },
          { index: 0, delta: { content: `${close}c` } },
        ],
      });
    const shown = readJson(await hide(body)).flatMap(({ choices }) =>
      choices.map((choice: { delta: { content: string } }) => choice.delta.content),
    );
    expect(shown.join('')).toBe('abdc');
  });

  test('text behind a finish reason, and a finish reason on every event', async () => {
    const finish = { finish_reason: 'stop' };
    const late = await hide(
      chat({ content: `a${open}kum` }, finish) + chat({ content: `kumquat${close}b` }, finish),
    );
    expect(readTexts(late)).toEqual({ '0 content': 'ab' });
    const cut = await hide(
      chat({ content: 'a<memory' }, finish) + chat({ content: `-context>kumquat${close}b` }, finish),
    );
    expect(readTexts(cut)).toEqual({ '0 content': 'ab' });
    const gemini = (text: string): string =>
      event({ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP', index: 0 }] });
    expect(
      readTexts(await hide(gemini('a <') + gemini('memory-context>kumquat') + gemini(`${close}b`))),
    ).toEqual({
      answer: 'a <b',
    });
  });

  test('text behind [DONE] and behind the end of a block', async () => {
    await hide(`${chat({ content: `a${open}kum` })}data: [DONE]\n\n${chat({ content: 'kumquat' })}`);
    const delta = (text: string): string =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
    const stop = event({ type: 'content_block_stop', index: 0 });
    await hide(`${delta(`a${open}`)}${stop}${delta('kumquat')}`);
  });

  test('a part that starts anew is another text', async () => {
    const step = event({ type: 'text-start', id: '0' });
    const body = `${step}${event({ type: 'text-delta', id: '0', delta: `a${open}kumquat` })}${step}${event({ type: 'text-delta', id: '0', delta: 'b' })}`;
    expect(readTexts(await hide(body))).toEqual({ 'text 0 no. 1': 'a', 'text 0 no. 2': 'b' });
  });
});

describe('what repeats the text', () => {
  const token = (word: string): object => ({ token: word, logprob: -1, bytes: [], top_logprobs: [] });
  const logprobs = (...words: string[]): object => ({
    logprobs: { content: words.map(token), refusal: null },
  });

  test('log probabilities that come ahead of the text, or without it', async () => {
    const body =
      chat({}, logprobs('ok', ' <')) +
      chat({}, logprobs('memory', '-context', '>', 'kumquat')) +
      chat({}, logprobs('kumquat'));
    expect(readJson(await hide(body)).map(({ choices }) => choices[0].logprobs === null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('log probabilities of reasoning in a server that lists them with the content', async () => {
    const body =
      chat({ reasoning: `so ${open}` }, logprobs('so', open)) +
      chat({ reasoning: 'kumquat' }, logprobs('kumquat'));
    await hide(body);
  });

  test('log probabilities of plain text stay', async () => {
    const body =
      chat({ content: 'if a' }, logprobs('if', ' a')) + chat({ content: ' > b' }, logprobs(' >', ' b'));
    expect(await scrubEvents(body)).toBe(body);
  });

  test('the older Completions', async () => {
    const choice = (text: string): string =>
      event({
        object: 'text_completion',
        choices: [
          {
            index: 0,
            text,
            logprobs: {
              tokens: [text],
              token_logprobs: [-1],
              top_logprobs: [{ [text]: -1 }],
              text_offset: [0],
            },
          },
        ],
      });
    expect(readJson(await hide(choice(open) + choice('kumquat')))[1].choices[0].logprobs).toBeNull();
  });

  test('citations of Chat Completions and of Gemini', async () => {
    const annotation = {
      type: 'url_citation',
      url_citation: { start_index: 0, end_index: 7, title: 'kumquat' },
    };
    const body = chat({ content: block }) + chat({ annotations: [annotation] });
    expect(readJson(await hide(body))[1].choices[0].delta.annotations).toEqual([]);
    const gemini = {
      content: { parts: [{ text: block }] },
      citationMetadata: { citations: [{ title: 'kumquat' }] },
    };
    const result = {
      chosenCandidates: [{ token: 'kumquat' }],
      topCandidates: [{ candidates: [{ token: 'kumquat' }] }],
    };
    await hide(event({ candidates: [{ ...gemini, logprobsResult: result }] }));
  });

  test('what a provider says of a part in a UI message stream', async () => {
    const openai = { itemId: 'msg_1', annotations: [{ title: 'kumquat' }], logprobs: [[token('kumquat')]] };
    const body =
      event({ type: 'text-start', id: '0' }) +
      event({ type: 'text-delta', id: '0', delta: block }) +
      event({ type: 'text-end', id: '0', providerMetadata: { openai } });
    expect(readJson(await hide(body))[2].providerMetadata.openai).toEqual({
      itemId: 'msg_1',
      annotations: [],
      logprobs: [],
    });
  });

  test('the answer so far, as Perplexity sends it with each delta', async () => {
    const both = (content: string, whole: string): string =>
      chat({ content }, { message: { role: 'assistant', content: whole } });
    const scrubbed = await hide(
      both('a <mem', 'a <mem') +
        both('ory-context>kumquat', `a ${open}kumquat`) +
        both(`${close}b`, `a ${block}b`),
    );
    expect(readJson(scrubbed).map(({ choices }) => choices[0].message.content)).toEqual(['a ', 'a ', 'a b']);
  });
});

describe('data that is no JSON', () => {
  const data = (...lines: string[]): string => lines.map((line) => `data: ${line}\n\n`).join('');

  test('is a text of its own, with what is held before the next event of another kind', async () => {
    expect(await hide(data('a <memory-', `context>kumquat${close}b <`, '[DONE]'))).toBe(
      data('a ', 'b ', '<', '[DONE]'),
    );
    expect(await hide(`event: a\n${data(open)}event: b\n${data('x')}event: a\n${data('kumquat')}`)).toContain(
      'data: x',
    );
  });

  test('stays hidden when a piece of it happens to be JSON', async () => {
    const body = data(`a${open}`, '12345', '"kumquat"', '["kumquat"]', '{"kumquat":1}', 'true', `${close}b`);
    expect(await hide(body)).toBe(data('a', '', '', '', '', '', 'b'));
  });

  test('at the end of a body that breaks off lets what is held of others out before it', async () => {
    expect(await hide(`${chat({ content: 'a <' })}event: x\ndata: b${open}kumquat`)).toBe(
      chat({ content: 'a ' }) +
        event({
          id: 'c',
          object: 'chat.completion.chunk',
          choices: [{ index: 0, delta: { content: '<' }, finish_reason: null }],
        }) +
        'event: x\ndata: b',
    );
    const only = await scrubEvents(`${chat({ reasoning: 'a <' })}data: b`, { channels: ['reasoning'] });
    expect(only).toContain('"reasoning":"<"');
  });

  test('keeps its lines', async () => {
    const body = 'data: a\ndata:  b\ndata\ndata: <\ndata:c\n\n';
    expect(await scrubEvents(body)).toBe(body);
    expect(await hide(`data: a${open}\ndata: kumquat\ndata: ${close}b\ndata: c\n\n`)).toBe(
      'data: ab\ndata: c\n\n',
    );
  });

  test('of events that are separated by single line ends is read line by line', async () => {
    const line = (content: string): string => chat({ content }).trimEnd();
    const body = [line('a<mem'), line('ory-context>kumquat'), line(`${close}b`), 'data: [DONE]', ''].join(
      '\n',
    );
    expect(readTexts((await hide(`${body}\n`)).replace(/\n(?=data)/g, '\n\n'))).toEqual({
      '0 content': 'ab',
    });
  });

  test('that is broken JSON is scrubbed as text, escapes included', async () => {
    expect(await hide(data(`{"a":"x${block}y"`))).toBe(data('{"a":"xy"'));
    expect(await hide(data(String.raw`{"a":"x\u003cmemory-context\u003ekumquat`))).toBe(data('{"a":"x'));
    expect(await hide(data(String.raw`{"a":"x<memory-context\n k=\"1\">kumquat`))).toBe(data('{"a":"x'));
    expect(await hide(data(String.raw`slow {"error":"x\u003cmemory-context\u003ekumquat"}`))).toBe(
      data('slow {"error":"x'),
    );
    expect(await scrubEvents(data('{"a":"x', String.raw`{"\u003c"`))).toBe(
      data('{"a":"x', String.raw`{"\u003c"`),
    );
  });

  test('that is a piece of a text and begins as JSON does is read on in the next one', async () => {
    for (const start of ['"quoted', '[see', '{so']) {
      expect(await hide(data(`${start} ${open}`, 'kumquat', `${close}b`))).toBe(data(`${start} `, '', 'b'));
      expect(await hide(data(`${start} <memory-`, `context>kumquat${close}b`))).toBe(data(`${start} `, 'b'));
    }
  });

  test('that is broken JSON does not go on while something is hidden', async () => {
    const scrubbed = await hide(
      chat({ content: open }) +
        data('{"choices":[{"index":0,"delta":{"content":"kumquat"}') +
        chat({ content: `${close}b` }),
    );
    expect(readTexts(scrubbed)).toEqual({ '0 content': 'b' });
  });

  test('of a body that is cut off at any byte', async () => {
    const bytes = toBytes(
      chat({ content: 'a <' }) + chat({ content: open }) + chat({ content: `kumquat${close}` }),
    );
    for (let end = 0; end < bytes.length; end++) {
      expect(toText(await scrubBytes(bytes.subarray(0, end)))).not.toMatch(/ku|m?quat/);
    }
  });

  test('in lines of no field: other letters, white space, no Server-Sent Events at all', async () => {
    expect(
      readTexts(
        (await hide(` Data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: block } }] })}\n\n`))
          .trim()
          .toLowerCase(),
      ),
    ).toEqual({ '0 content': '' });
    expect(await hide(`{"text":"a${open}"}\n{"text":"kumquat"}\n{"text":"${close}b"}\n`)).toMatch(
      /^\{"text":"a\n\nb"\}\n$/,
    );
    const line = 'foo: <mem </memory-context> \\u003c\n\n';
    expect(await scrubEvents(line)).toBe(line);
  });
});
