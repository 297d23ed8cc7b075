import { describe, expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';
import { scrubMessages } from '../src/messages/scrub-messages.js';
import type { RecordScrubber } from '../src/record/record.js';
import { fakeRecord } from './support/fake-record.js';

const SECRET = 'SECRET-AB12CD34EF';
const TEXT = `key ${SECRET} end`;
const CLEAN = 'key [REDACTED:TOKEN] end';
const ID = `call_${SECRET}`;
const IMAGE = `data:image/png;base64,${SECRET}AAAA`;

function scrub<T>(messages: readonly T[]): readonly T[] {
  return scrubMessages(messages, fakeRecord()).messages;
}

const API_KEY_REFERENCE = '$' + '{API_KEY}';

describe('scrubMessages', () => {
  test('OpenAI chat', () => {
    const args = `{"path":"/a","api_key":"abc","n":12345678901234567890, "note":"${TEXT}"}`;
    const messages = [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: TEXT },
          { type: 'image_url', image_url: { url: IMAGE } },
        ],
      },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: ID, type: 'function', function: { name: 'read', arguments: args } }],
      },
      {
        role: 'tool',
        tool_call_id: ID,
        content: `{"password": "hunter2", "pin": 1234, "ok": true, "text": "${TEXT}"}`,
      },
      { role: 'assistant', content: TEXT, refusal: null, reasoning_content: TEXT },
    ];
    const scrubbed = scrub(messages);
    expect(scrubbed[0]).toBe(messages[0]);
    expect(scrubbed[1]).toEqual({
      role: 'user',
      content: [
        { type: 'text', text: CLEAN },
        { type: 'image_url', image_url: { url: IMAGE } },
      ],
    });
    expect(scrubbed[2]?.tool_calls?.[0]).toEqual({
      id: ID,
      type: 'function',
      function: {
        name: 'read',
        arguments: `{"path":"/a","api_key":"[REDACTED:API_KEY]","n":12345678901234567890, "note":"${CLEAN}"}`,
      },
    });
    expect(scrubbed[3]).toEqual({
      role: 'tool',
      tool_call_id: ID,
      content: `{"password": "[REDACTED:PASSWORD]", "pin": "[REDACTED:SECRET]", "ok": true, "text": "${CLEAN}"}`,
    });
    expect(scrubbed[4]).toEqual({
      role: 'assistant',
      content: CLEAN,
      refusal: null,
      reasoning_content: CLEAN,
    });
  });

  test('OpenAI Responses items', () => {
    const items = [
      {
        type: 'message',
        role: 'user',
        content: [
          { type: 'input_text', text: TEXT },
          { type: 'input_image', image_url: IMAGE },
        ],
      },
      { type: 'reasoning', id: ID, summary: [{ type: 'summary_text', text: TEXT }], encrypted_content: TEXT },
      { type: 'function_call', id: ID, call_id: ID, name: 'login', arguments: '{"token":"abc"}' },
      { type: 'function_call_output', call_id: ID, output: TEXT },
      { type: 'custom_tool_call', call_id: ID, name: 'sh', input: TEXT },
      {
        type: 'local_shell_call',
        call_id: ID,
        action: { command: ['echo', TEXT], env: { GITHUB_TOKEN: 'abc', HOME: '/root' } },
      },
      { type: 'image_generation_call', id: ID, result: SECRET },
    ];
    expect(scrub(items)).toEqual([
      {
        type: 'message',
        role: 'user',
        content: [
          { type: 'input_text', text: CLEAN },
          { type: 'input_image', image_url: IMAGE },
        ],
      },
      {
        type: 'reasoning',
        id: ID,
        summary: [{ type: 'summary_text', text: CLEAN }],
        encrypted_content: TEXT,
      },
      {
        type: 'function_call',
        id: ID,
        call_id: ID,
        name: 'login',
        arguments: '{"token":"[REDACTED:TOKEN]"}',
      },
      { type: 'function_call_output', call_id: ID, output: CLEAN },
      { type: 'custom_tool_call', call_id: ID, name: 'sh', input: CLEAN },
      {
        type: 'local_shell_call',
        call_id: ID,
        action: { command: ['echo', CLEAN], env: { GITHUB_TOKEN: '[REDACTED:TOKEN]', HOME: '/root' } },
      },
      items[6],
    ]);
  });

  test('Anthropic', () => {
    const messages = [
      { role: 'user', content: TEXT },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: TEXT, signature: TEXT },
          { type: 'redacted_thinking', data: TEXT },
          { type: 'text', text: TEXT },
          {
            type: 'tool_use',
            id: ID,
            name: 'login',
            input: { user: 'ann', password: 'x', headers: { Authorization: 'Bearer abc' } },
          },
        ],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: ID,
            content: [
              { type: 'text', text: '{"secret":"x"}' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: SECRET } },
            ],
          },
          { type: 'tool_result', tool_use_id: ID, content: TEXT, is_error: true },
          { type: 'document', source: { type: 'text', media_type: 'text/plain', data: TEXT } },
          { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: SECRET } },
        ],
      },
    ];
    expect(scrub(messages)).toEqual([
      { role: 'user', content: CLEAN },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: TEXT, signature: TEXT },
          { type: 'redacted_thinking', data: TEXT },
          { type: 'text', text: CLEAN },
          {
            type: 'tool_use',
            id: ID,
            name: 'login',
            input: {
              user: 'ann',
              password: '[REDACTED:PASSWORD]',
              headers: { Authorization: 'Bearer [REDACTED:TOKEN]' },
            },
          },
        ],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: ID,
            content: [
              { type: 'text', text: '{"secret":"[REDACTED:SECRET]"}' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: SECRET } },
            ],
          },
          { type: 'tool_result', tool_use_id: ID, content: CLEAN, is_error: true },
          { type: 'document', source: { type: 'text', media_type: 'text/plain', data: CLEAN } },
          { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: SECRET } },
        ],
      },
    ]);
  });

  test('Gemini', () => {
    const messages = [
      { role: 'user', parts: [{ text: TEXT }, { inlineData: { mimeType: 'image/png', data: SECRET } }] },
      {
        role: 'model',
        parts: [
          { functionCall: { id: ID, name: 'f', args: { apiKey: 'abc', q: TEXT } }, thoughtSignature: SECRET },
        ],
      },
      {
        role: 'user',
        parts: [{ functionResponse: { id: ID, name: 'f', response: { result: TEXT, token: 'abc' } } }],
      },
    ];
    expect(scrub(messages)).toEqual([
      { role: 'user', parts: [{ text: CLEAN }, { inlineData: { mimeType: 'image/png', data: SECRET } }] },
      {
        role: 'model',
        parts: [
          {
            functionCall: { id: ID, name: 'f', args: { apiKey: '[REDACTED:API_KEY]', q: CLEAN } },
            thoughtSignature: SECRET,
          },
        ],
      },
      {
        role: 'user',
        parts: [
          { functionResponse: { id: ID, name: 'f', response: { result: CLEAN, token: '[REDACTED:TOKEN]' } } },
        ],
      },
    ]);
  });

  test('AI SDK', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const messages = [
      {
        role: 'user',
        content: [
          { type: 'text', text: TEXT },
          { type: 'image', image: bytes },
          { type: 'file', data: SECRET, mediaType: 'application/pdf' },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: TEXT, providerOptions: { anthropic: { signature: SECRET } } },
          { type: 'reasoning', text: TEXT, providerOptions: { openai: { itemId: ID } } },
          { type: 'tool-call', toolCallId: ID, toolName: 'f', input: { password: 'x' } },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: ID,
            toolName: 'f',
            output: { type: 'json', value: { token: 'abc', rows: [TEXT] } },
          },
          {
            type: 'tool-result',
            toolCallId: ID,
            toolName: 'f',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: TEXT },
                { type: 'media', data: SECRET, mediaType: 'image/png' },
              ],
            },
          },
        ],
      },
    ];
    const scrubbed = scrub(messages);
    expect(scrubbed).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: CLEAN },
          { type: 'image', image: bytes },
          { type: 'file', data: SECRET, mediaType: 'application/pdf' },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', text: TEXT, providerOptions: { anthropic: { signature: SECRET } } },
          { type: 'reasoning', text: CLEAN, providerOptions: { openai: { itemId: ID } } },
          { type: 'tool-call', toolCallId: ID, toolName: 'f', input: { password: '[REDACTED:PASSWORD]' } },
        ],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: ID,
            toolName: 'f',
            output: { type: 'json', value: { token: '[REDACTED:TOKEN]', rows: [CLEAN] } },
          },
          {
            type: 'tool-result',
            toolCallId: ID,
            toolName: 'f',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: CLEAN },
                { type: 'media', data: SECRET, mediaType: 'image/png' },
              ],
            },
          },
        ],
      },
    ]);
    expect(scrubbed[0]?.content[1]).toBe(messages[0]?.content[1]);
  });

  test('unchanged messages, and an unchanged list, are the same objects', () => {
    const messages = [
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'hi', usage: { total_tokens: 5 } },
    ];
    const result = scrubMessages(messages, fakeRecord());
    expect(result).toMatchObject({ redactions: [], clean: true });
    expect(result.messages).toBe(messages);
    const mixed = scrub([...messages, { role: 'user', content: TEXT }]);
    expect(mixed.slice(0, 2).every((message, at) => message === messages[at])).toBe(true);
  });

  test('a masked value is taken out of every other message', () => {
    const scrubbed = scrub([
      { role: 'user', content: 'use hunter2secret please' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'a', function: { name: 'f', arguments: '{"password":"hunter2secret"}' } }],
      },
    ]);
    expect(JSON.stringify(scrubbed)).not.toContain('hunter2secret');
  });

  test('masking twice is masking once, and references stay', () => {
    const messages = [
      {
        role: 'tool',
        content: `{"token":"abc","authorization":"Bearer abc","env":{"API_KEY":"${API_KEY_REFERENCE}","PASS":"<your password>"},"secret":""}`,
      },
    ];
    const once = scrub(messages);
    expect(once[0]?.content).toBe(
      `{"token":"[REDACTED:TOKEN]","authorization":"Bearer [REDACTED:TOKEN]","env":{"API_KEY":"${API_KEY_REFERENCE}","PASS":"<your password>"},"secret":""}`,
    );
    expect(scrub(once)).toBe(once);
  });

  test('JSON in a string of JSON, and JSON that is none', () => {
    const inner = JSON.stringify({ password: 'x', list: [JSON.stringify({ token: 'abc' })] });
    const [first, second] = scrub([
      { type: 'function_call', arguments: JSON.stringify({ body: inner }) },
      { type: 'function_call', arguments: `{"broken": "${SECRET}` },
    ]);
    const body = JSON.parse(JSON.parse(first?.arguments ?? '').body);
    expect(body.password).toBe('[REDACTED:PASSWORD]');
    expect(JSON.parse(body.list[0])).toEqual({ token: '[REDACTED:TOKEN]' });
    expect(second?.arguments).toBe('{"broken": "[REDACTED:TOKEN]');
  });

  test('an engine that would break JSON is not followed', () => {
    const breaking = fakeRecord();
    const record: RecordScrubber = {
      ...breaking,
      startPass: () => ({
        ...breaking.startPass(),
        scrub: (text) => ({ text: text.replace('"}', '}'), redactions: ['TOKEN'], clean: false }),
      }),
    };
    const [message] = scrubMessages(
      [{ role: 'tool', content: '{"token":"abc","note":"text"}' }],
      record,
    ).messages;
    expect(message?.content).toBe('{"token":"[REDACTED:TOKEN]","note":"text"}');
  });

  test('below a credential-named key every string is masked, and its shape stays', () => {
    const [message] = scrub([
      { type: 'tool_use', id: 'a', input: { credentials: { user: 'ann', port: 5432, list: ['x', null] } } },
    ]);
    expect(message?.input).toEqual({
      credentials: { user: '[REDACTED:SECRET]', port: 5432, list: ['[REDACTED:SECRET]', null] },
    });
  });

  test('deep arguments', () => {
    let input: unknown = { password: 'x' };
    for (let at = 0; at < 20_000; at++) input = [input];
    const deepJson = `${'['.repeat(5_000)}{"password":"x"}${']'.repeat(5_000)}`;
    const [first, second] = scrub([
      { type: 'tool_use', input },
      { type: 'function_call', arguments: deepJson },
    ]);
    expect(first?.input === input).toBe(false);
    expect(second?.arguments).toContain('{"password":"[REDACTED:PASSWORD]"}');
  });

  test('refuses what is no list', () => {
    const call = () => Reflect.apply(scrubMessages, undefined, [{ role: 'user' }, fakeRecord()]);
    expect(call).toThrow(TypeError);
    expect(call).toThrow(expect.objectContaining({ code: 'invalid-argument:messages' }));
  });
});

describe('with the engine', () => {
  const scrubber = new CredentialScrubber();

  test('a connection string loses its password and keeps its host, once and twice', () => {
    const messages = [
      {
        type: 'tool_use',
        id: 'a',
        input: {
          DATABASE_URL: 'postgres://app:s3cr-Et9x@db/main',
          REDIS_URL: 'redis://cache:6379',
          connectionString: 'abc',
        },
      },
    ];
    const once = scrubber.scrubMessages(messages).messages;
    expect(once[0]?.input).toEqual({
      DATABASE_URL: 'postgres://app:[REDACTED:PASSWORD]@db/main',
      REDIS_URL: 'redis://cache:6379',
      connectionString: '[REDACTED:CONNECTION_STRING]',
    });
    expect(scrubber.scrubMessages(once).messages).toBe(once);
  });

  test('fields are seen beside each other, and JSON stays JSON', () => {
    const content = '{ "name": "DB_PASSWORD",\n  "value": "Otter-77xq", "token_count": 5 }';
    const [message] = scrubber.scrubMessages([{ role: 'tool', tool_call_id: 'a', content }]).messages;
    expect(message?.content).toBe(
      '{ "name": "DB_PASSWORD",\n  "value": "[REDACTED:PASSWORD]", "token_count": 5 }',
    );
  });
});
