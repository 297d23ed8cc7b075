import { describe, expect, test } from 'vitest';
import { event, readEvents, readJson, scrubEvents } from '../support/sse-events.js';

const open = '<memory-context>';
const start = (index: number, content_block: object): string =>
  event({ type: 'content_block_start', index, content_block });
const delta = (index: number, delta: object): string => event({ type: 'content_block_delta', index, delta });
const text = (index: number, value: string): string => delta(index, { type: 'text_delta', text: value });
const stop = (index: number): string => event({ type: 'content_block_stop', index });

describe('Anthropic Messages', () => {
  test('what is held comes out before the block stops, named as its kind when events are', async () => {
    expect(readJson(await scrubEvents(text(2, 'a <') + stop(2)))[1]).toEqual({
      type: 'content_block_delta',
      index: 2,
      delta: { type: 'text_delta', text: '<' },
    });
    const named = event(
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: '<' } },
      'content_block_delta',
    );
    const events = readEvents(await scrubEvents(named + event({ type: 'message_stop' }, 'message_stop')));
    expect(events.map(({ name }) => name)).toEqual([
      'content_block_delta',
      'content_block_delta',
      'message_stop',
    ]);
  });

  test('text that stands in the start of a block belongs to it', async () => {
    const body = start(0, { type: 'text', text: `a${open}` }) + text(0, 'x</memory-context>b');
    expect(readJson(await scrubEvents(body))).toMatchObject([
      { content_block: { text: 'a' } },
      { delta: { text: 'b' } },
    ]);
  });

  test('a ping leaves nothing; a tool does', async () => {
    const ping = event({ type: 'ping' });
    const tool = start(1, { type: 'tool_use', id: 't', name: 'f', input: {} });
    const added = text(0, '<');
    expect(await scrubEvents(text(0, 'a <') + ping)).toBe(text(0, 'a ') + ping + added);
    expect(await scrubEvents(text(0, 'a <') + tool)).toBe(text(0, 'a ') + added + tool);
    const input = delta(1, { type: 'input_json_delta', partial_json: '{' });
    expect(await scrubEvents(text(0, 'a <') + input)).toBe(text(0, 'a ') + added + input);
  });

  test('thinking is signed, and scrubbed only when asked for', async () => {
    const thinking = start(0, { type: 'thinking', thinking: '', signature: '' });
    const thought = delta(0, { type: 'thinking_delta', thinking: `a${open}b` });
    const redacted = start(1, { type: 'redacted_thinking', data: `${open}x` });
    const body = thinking + thought + delta(0, { type: 'signature_delta', signature: `${open}s` }) + redacted;
    expect(await scrubEvents(body)).toBe(body);
    expect(await scrubEvents(body, { channels: ['signedReasoning'] })).toBe(
      body.replace('>b', '>').replace(`a${open}`, 'a'),
    );
  });

  test('results of tools are scrubbed, but for what is encrypted', async () => {
    const content = [{ type: 'web_search_result', title: `a${open}x`, encrypted_content: `${open}y` }];
    const body = start(1, { type: 'web_search_tool_result', tool_use_id: 't', content });
    expect(await scrubEvents(body)).toBe(body.replace(`a${open}x`, 'a'));
  });

  test('citations stay as long as nothing was hidden', async () => {
    const citation = delta(0, {
      type: 'citations_delta',
      citation: { cited_text: 'Notes', start_char_index: 0 },
    });
    expect(await scrubEvents(text(0, 'a') + citation)).toBe(text(0, 'a') + citation);
    expect(await scrubEvents(text(0, `a${open}`) + citation)).toBe(text(0, 'a'));
    expect(
      await scrubEvents(text(0, open) + text(1, 'a') + citation.replace('"index":0', '"index":1')),
    ).toContain('Notes');
  });

  test('a message can bring content along', async () => {
    const body =
      event({ type: 'message_start', message: { content: [{ type: 'text', text: `a${open}x` }] } }) +
      text(0, 'y');
    expect(readJson(await scrubEvents(body))).toMatchObject([
      { message: { content: [{ text: 'a' }] } },
      { delta: { text: '' } },
    ]);
  });
});
