import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { boundedCounter } from '../src/tokens/bounded-counter.js';
import { countMessageTokens } from '../src/tokens/count-message-tokens.js';
import { estimateTokens } from '../src/tokens/estimate-tokens.js';
import { loadDefaultCounter } from '../src/tokens/load-default-counter.js';
import { createMessageCache } from '../src/tokens/message-cache.js';
import { messageContent } from '../src/tokens/message-content.js';
import { messageTokens } from '../src/tokens/message-tokens.js';
import { MAX_RUN, textPieces } from '../src/tokens/text-pieces.js';
import { isWellFormed } from '../src/well-formed.js';
import { loadTranscripts } from './support/transcripts.js';

const exact = (text: string) => o200k(text, { disallowedSpecial: new Set() });
const transcripts = loadTranscripts();
const characters = (text: string) => text.length;

/** Deterministic bytes that look random. */
function noise(length: number): Uint8Array {
  let state = 42;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  });
}
const base64 = (bytes: number) => Buffer.from(noise(bytes)).toString('base64');

describe('loadDefaultCounter', () => {
  test('counts every text of the transcripts exactly', async () => {
    const countTokens = await loadDefaultCounter();
    for (const { messages } of transcripts) {
      for (const text of messages.flatMap((message) => messageContent(message).texts)) {
        expect(countTokens(text)).toBe(exact(text));
      }
    }
  });

  test('counts a long text exactly: it is parted only where a pre-token starts', async () => {
    const countTokens = await loadDefaultCounter();
    const text = transcripts
      .flatMap(({ messages }) => messages.flatMap((m) => messageContent(m).texts))
      .join('\n');
    expect(textPieces(text).length).toBeGreaterThan(10);
    expect(countTokens(text)).toBe(exact(text));
  });

  test('takes a literal special token as ordinary text', async () => {
    const countTokens = await loadDefaultCounter();
    expect(countTokens('a <|endoftext|> b')).toBe(exact('a <|endoftext|> b'));
    expect(countTokens('<|im_start|>')).toBeGreaterThan(1);
  });

  test('is the same function each time, so that counts can be held by it', async () => {
    expect(await loadDefaultCounter()).toBe(await loadDefaultCounter());
  });

  test.each([
    ['one letter', 'a'.repeat(20_000)],
    ['spaces', ' '.repeat(20_000)],
    ['symbols', '='.repeat(20_000)],
    ['base64', base64(15_000)],
    ['wrapped base64', base64(15_000).replace(/.{76}/g, '$&\r\n')],
    ['hex', Buffer.from(noise(10_000)).toString('hex')],
  ])('is never under the exact count and at most a twentieth over it: %s', async (_name, text) => {
    const countTokens = await loadDefaultCounter();
    expect(countTokens(text)).toBeGreaterThanOrEqual(exact(text));
    expect(countTokens(text)).toBeLessThanOrEqual(exact(text) * 1.05 + 1);
  });

  test('counts a lone surrogate and an empty text', async () => {
    const countTokens = await loadDefaultCounter();
    expect(countTokens('')).toBe(0);
    expect(countTokens('\ud83d')).toBeGreaterThan(0);
  });
});

describe('boundedCounter', () => {
  const runs: Record<string, string> = {
    letters: 'a'.repeat(50_000),
    spaces: ' '.repeat(50_000),
    'line ends': '\r\n'.repeat(25_000),
    'box drawing': '─'.repeat(50_000),
    'symbols of two blocks': '=─'.repeat(25_000),
    'slashes and line ends, one pre-token': '/\n'.repeat(25_000),
    Chinese: '压缩上下文'.repeat(10_000),
    emoji: '🚀'.repeat(25_000),
    'emoji at odd places': `a${'🚀'.repeat(25_000)}`,
    'base64, wrapped': base64(60_000).replace(/.{64}/g, '$&\n'),
    'lines of letters, no space': `${'x'.repeat(300)}.`.repeat(300),
    prose: 'ordinary words follow each other '.repeat(4_000),
  };

  test.each(Object.entries(runs))('hands the tokenizer bounded pieces: %s', (_name, text) => {
    const seen: string[] = [];
    boundedCounter((piece) => {
      seen.push(piece);
      return 1;
    })(text);
    const longestRun = Math.max(
      ...seen
        .flatMap((piece) => piece.match(/[\p{L}\p{M}]+|[\s/]+|[^\p{L}\p{N}\s]+/gu) ?? [''])
        .map(characters),
    );
    expect(longestRun).toBeLessThanOrEqual(MAX_RUN + 1);
    expect(Math.max(...seen.map(characters))).toBeLessThanOrEqual(70_000);
  });

  test.each(Object.entries(runs))('covers the text in order, on code points: %s', (_name, text) => {
    const pieces = textPieces(text);
    expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    for (const { start, end } of pieces) expect(isWellFormed(text.slice(start, end))).toBe(true);
  });

  test('looks at a bounded share of encoded data', () => {
    let looked = 0;
    boundedCounter((piece) => {
      looked += piece.length;
      return piece.length;
    })(base64(750_000));
    expect(looked).toBeLessThan(10_000);
  });
});

describe('countMessageTokens', () => {
  test('is synchronous with a counter, and a promise without one', async () => {
    const messages = [{ role: 'user', content: 'hello world' }];
    expect(countMessageTokens(messages, { countTokens: characters })).toBe(14);
    const counting = countMessageTokens(messages);
    expect(counting).toBeInstanceOf(Promise);
    expect(await counting).toBe(5);
  });

  test.each([
    ['OpenAI chat text', { role: 'user', content: 'abcd' }, 4],
    [
      'OpenAI chat parts',
      {
        role: 'user',
        content: [
          { type: 'text', text: 'abcd' },
          { type: 'text', text: 'e' },
        ],
      },
      5,
    ],
    [
      'OpenAI chat call: name and arguments, no id',
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'long-id', type: 'function', function: { name: 'ab', arguments: '{"a":1}' } }],
      },
      9,
    ],
    ['OpenAI chat result', { role: 'tool', tool_call_id: 'call_1', content: 'abc' }, 3],
    [
      'OpenAI chat image',
      { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }] },
      1_600,
    ],
    [
      'OpenAI chat image, low detail',
      { role: 'user', content: [{ type: 'image_url', image_url: { url: 'x', detail: 'low' } }] },
      85,
    ],
    ['reasoning of a gateway', { role: 'assistant', content: 'ab', reasoning_content: 'abc' }, 5],
    [
      'Responses message',
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'abc' }] },
      3,
    ],
    ['Responses call', { type: 'function_call', call_id: 'c', name: 'ab', arguments: '{}' }, 4],
    ['Responses output', { type: 'function_call_output', call_id: 'c', output: 'abc' }, 3],
    [
      'Responses output of parts',
      {
        type: 'function_call_output',
        call_id: 'c',
        output: [
          { type: 'input_text', text: 'abc' },
          { type: 'input_image', image_url: 'data:x' },
        ],
      },
      1_603,
    ],
    [
      'Responses reasoning',
      {
        type: 'reasoning',
        id: 'rs',
        summary: [{ type: 'summary_text', text: 'ab' }],
        encrypted_content: 'abcdefgh',
      },
      4,
    ],
    [
      'Anthropic call',
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu', name: 'ab', input: { a: 1 } }] },
      9,
    ],
    [
      'Anthropic result',
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'toolu', content: [{ type: 'text', text: 'abc' }] }],
      },
      3,
    ],
    [
      'Anthropic thinking, its signature not counted',
      { role: 'assistant', content: [{ type: 'thinking', thinking: 'abc', signature: 'x'.repeat(400) }] },
      3,
    ],
    [
      'Anthropic image',
      {
        role: 'user',
        content: [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(999) } },
        ],
      },
      1_600,
    ],
    [
      'Anthropic document of text',
      {
        role: 'user',
        content: [{ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'abcd' } }],
      },
      4,
    ],
    [
      'Anthropic PDF',
      {
        role: 'user',
        content: [
          { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' } },
        ],
      },
      3_000,
    ],
    ['Gemini text', { role: 'model', parts: [{ text: 'abc' }] }, 3],
    [
      'Gemini call',
      { role: 'model', parts: [{ functionCall: { name: 'ab', args: { a: 1 } }, thoughtSignature: 'xxxx' }] },
      9,
    ],
    [
      'Gemini response',
      { role: 'user', parts: [{ functionResponse: { name: 'ab', response: { r: 'x' } } }] },
      11,
    ],
    [
      'Gemini image',
      { role: 'user', parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }] },
      1_600,
    ],
    [
      'AI SDK call',
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: 'c', toolName: 'ab', input: { a: 1 } }],
      },
      9,
    ],
    [
      'AI SDK result',
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 'c', toolName: 'ab', output: { type: 'text', value: 'abc' } },
        ],
      },
      3,
    ],
    [
      'AI SDK JSON result',
      {
        role: 'tool',
        content: [
          { type: 'tool-result', toolCallId: 'c', toolName: 'ab', output: { type: 'json', value: { a: 1 } } },
        ],
      },
      7,
    ],
    [
      'AI SDK result of parts',
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: 'c',
            toolName: 'ab',
            output: {
              type: 'content',
              value: [
                { type: 'text', text: 'ab' },
                { type: 'media', mediaType: 'image/png', data: 'AAAA' },
              ],
            },
          },
        ],
      },
      1_602,
    ],
    [
      'AI SDK image bytes',
      { role: 'user', content: [{ type: 'image', image: new Uint8Array(5_000) }] },
      1_600,
    ],
    [
      'AI SDK file',
      { role: 'user', content: [{ type: 'file', mediaType: 'application/pdf', data: 'AAAA' }] },
      3_000,
    ],
  ])('counts %s', (_name, message, tokens) => {
    expect(countMessageTokens([message], { countTokens: characters })).toBe(tokens + 3);
  });

  test.each([
    [null],
    [undefined],
    [42],
    [[]],
    [{}],
    [{ role: 'user' }],
    [{ content: { a: 1n } }],
    [{ role: 'user', content: [null, [], 7, { type: 9 }] }],
  ])('never throws on odd content: %o', (message) => {
    expect(countMessageTokens([message], { countTokens: characters })).toBeGreaterThanOrEqual(3);
  });

  test('never throws on a cyclic or bottomless message', () => {
    const cyclic: Record<string, unknown> = { role: 'user' };
    cyclic.content = [cyclic];
    let deep: unknown = 'x';
    for (let level = 0; level < 5_000; level++) deep = [{ type: 'tool_result', content: deep }];
    expect(
      countMessageTokens([cyclic, { role: 'user', content: deep }], { countTokens: characters }),
    ).toBeGreaterThan(0);
  });

  test('refuses what is no list, no counter, no option', () => {
    // @ts-expect-error a string is no list of messages
    expect(() => countMessageTokens('hello')).toThrow(
      expect.objectContaining({ code: 'invalid-argument:messages' }),
    );
    // @ts-expect-error a number is no counter
    expect(() => countMessageTokens([], { countTokens: 4 })).toThrow(TypeError);
    // @ts-expect-error there is no such option
    expect(() => countMessageTokens([], { counter: characters })).toThrow(
      expect.objectContaining({ code: 'unknown-option:counter' }),
    );
  });
});

describe('the cache of facts', () => {
  test('holds a count while the strings of the message are the identical ones', () => {
    let calls = 0;
    const countTokens = (text: string) => {
      calls += 1;
      return text.length;
    };
    const message = { role: 'user', content: [{ type: 'text', text: 'abc' }] };
    expect(messageTokens(message, countTokens)).toBe(6);
    expect(messageTokens(message, countTokens)).toBe(6);
    expect(calls).toBe(1);
    message.content[0] = { type: 'text', text: 'abcd' };
    expect(messageTokens(message, countTokens)).toBe(7);
    message.content.push({ type: 'text', text: 'e' });
    expect(messageTokens(message, countTokens)).toBe(8);
    expect(calls).toBe(4);
  });

  test('sees an edit of a key, a number and a nested value', () => {
    const cache = createMessageCache<number>();
    const message: { a: Record<string, unknown>; n: number } = { a: { x: ['y'] }, n: 1 };
    const edits = [() => (message.n = 2), () => (message.a.x = ['z']), () => (message.a.w = undefined)];
    for (const edit of edits) {
      cache.set(message, 1);
      expect(cache.get(message)).toBe(1);
      edit();
      expect(cache.get(message)).toBeUndefined();
    }
  });

  test('does not hold facts of a bottomless message', () => {
    const cache = createMessageCache<number>();
    const cyclic: Record<string, unknown> = {};
    cyclic.self = cyclic;
    cache.set(cyclic, 1);
    expect(cache.get(cyclic)).toBeUndefined();
  });
});

describe('estimateTokens', () => {
  test.each(transcripts)('is within 15 % of o200k_base on $name', ({ messages }) => {
    const counted = countMessageTokens(messages, { countTokens: exact });
    expect(Math.abs(estimateTokens(messages) / counted - 1)).toBeLessThan(0.15);
  });

  test.each([
    [
      'Chinese',
      '上下文压缩是指当对话历史过长时，系统会自动把较早的消息整理成摘要，从而让模型继续在有限的窗口中工作。',
    ],
    [
      'Japanese',
      'コンテキスト圧縮とは、会話の履歴が長くなりすぎたときに、古いメッセージを自動的に要約する仕組みです。',
    ],
    [
      'Korean',
      '대화 기록이 너무 길어지면 시스템은 오래된 메시지를 자동으로 요약하여 작업을 계속할 수 있도록 합니다.',
    ],
    [
      'Russian',
      'Когда история разговора становится слишком длинной, система автоматически сокращает старые сообщения. Сначала проверьте файл, затем запустите тесты и отправьте изменения. Если тест не прошёл, посмотрите журнал и исправьте ошибку в коде.',
    ],
    [
      'German',
      'Wenn der Verlauf zu lang wird, fasst das System ältere Nachrichten zusammen, damit das Modell weiterarbeiten kann.',
    ],
  ])('is within a quarter of o200k_base on %s', (_name, text) => {
    expect(Math.abs(estimateTokens(text) / exact(text) - 1)).toBeLessThan(0.25);
  });

  test('can be the counter of a list', () => {
    const messages = [{ role: 'user', content: 'hello world' }];
    expect(countMessageTokens(messages, { countTokens: estimateTokens })).toBe(5);
    expect(estimateTokens(messages)).toBe(5);
    expect(estimateTokens('')).toBe(0);
  });
});
