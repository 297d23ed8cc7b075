import { describe, expect, test } from 'vitest';
import { ContextCompressor, detectFormat, estimateTokens, validateMessages } from '../src/index.js';

const words = (count: number): string => 'lorem ipsum '.repeat(count);
const config = { countTokens: estimateTokens, redact: (text: string): string => text };
const errors = (items: readonly object[], original?: readonly object[]): unknown[] =>
  validateMessages(items, 'openai-responses', { inFlight: true, original }).filter(
    ({ severity }) => severity === 'error',
  );

function hosted(at: number): object[] {
  return [
    { type: 'reasoning', id: `rs${at}`, summary: [], encrypted_content: 'AAAA' },
    { type: 'web_search_call', id: `ws${at}`, status: 'completed', action: { type: 'search', query: 'q' } },
    { type: 'tool_search_call', id: `ts${at}`, call_id: null, status: 'completed', arguments: {} },
    { type: 'tool_search_output', id: `to${at}`, call_id: null, status: 'completed', tools: [] },
    {
      type: 'message',
      id: `m${at}`,
      role: 'assistant',
      content: [{ type: 'output_text', text: words(60) + at, annotations: [] }],
    },
    { type: 'function_call', id: `f${at}`, call_id: `c${at}`, name: 'read', arguments: '{}' },
    { type: 'function_call_output', call_id: `c${at}`, output: `${at} ${words(40)}` },
  ];
}

function approved(at: number): object[] {
  return [
    { type: 'mcp_approval_request', id: `ap${at}`, server_label: 's', name: 'drop', arguments: '{}' },
    { type: 'mcp_approval_response', approval_request_id: `ap${at}`, approve: true },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: words(50) + at }] },
    { type: 'message', role: 'user', content: `Go on with ${at}.` },
  ];
}

const list = (make: (at: number) => object[]): object[] => [
  { role: 'developer', content: 'Rules of the house.' },
  { role: 'user', content: 'The task.' },
  ...Array.from({ length: 25 }, (_, at) => make(at)).flat(),
];

test('a plain developer message in front does not make the list one of the chat form', () => {
  expect(detectFormat(list(hosted))).toBe('openai-responses');
  expect(detectFormat(list(hosted).slice(0, 2))).toBe('openai-chat');
});

describe('items that belong together', () => {
  test.each([undefined, 'strip', 'prefix-bound'] as const)(
    'hosted calls go with their reasoning (thinking policy %s)',
    async (thinkingPolicy) => {
      const input = list(hosted);
      expect(errors(input)).toEqual([]);
      const compressor = new ContextCompressor({ ...config, thinkingPolicy });
      const result = await compressor.compress(input, { contextLimit: 5_000 });
      expect(result.changed).toBe(true);
      expect(errors(result.messages, input)).toEqual([]);
    },
  );

  test('a request for approval and its answer are kept or summarized together', async () => {
    const input = list(approved);
    expect(errors(input)).toEqual([]);
    for (const tailTokenBudget of [0, 100, 150, 200, 250, 300, 400]) {
      const compressor = new ContextCompressor({ ...config, tailTokenBudget });
      const { messages, changed } = await compressor.compress(input, { contextLimit: 2_000, force: true });
      expect(changed).toBe(true);
      const ids = (key: string): unknown[] =>
        messages.flatMap((item) => {
          const { type, [key]: id } = item as Record<string, unknown>;
          return String(type).startsWith('mcp_approval') && id !== undefined ? [id] : [];
        });
      expect(ids('approval_request_id')).toEqual(ids('id'));
    }
  });
});
