import { describe, expect, test } from 'vitest';
import { ContextCompressor } from '../src/index.js';
import { handleOf, memoryArchive, recallHandler, recallTool } from '../src/recall/index.js';
import { loadTranscript } from './support/transcripts.js';

const redact = (text: string): string => text;

test('a format that there is not, and no archive, are refused', () => {
  expect(() => recallTool('openai' as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument:format' }),
  );
  expect(() => recallHandler(undefined as never)).toThrow(
    expect.objectContaining({ code: 'invalid-argument:archive' }),
  );
});

test('every original is found by the handle that stands in its place', async () => {
  const { messages } = loadTranscript('pi-refactor-a.openai');
  const compressor = new ContextCompressor({ redact });
  const result = await compressor.compress(messages, { contextLimit: 32_000 });
  const handles = new Set(
    [...JSON.stringify(result.messages).matchAll(/recall ([0-9a-f]{12})/g)].map((match) => match[1] ?? ''),
  );
  expect(handles.size).toBeGreaterThan(0);
  const originals: string[] = [];
  for (const handle of handles) originals.push((await compressor.archive.get(handle)) ?? '');
  expect(originals.every((text) => text !== '')).toBe(true);
  const whole = JSON.stringify(result.messages) + originals.join('\n');
  messages.forEach((message, index) => {
    const { content } = message as { content: unknown };
    if (result.coverage.fates[index] === 'summarized' && typeof content === 'string')
      expect(whole).toContain(content);
  });
});

test('handles agree between replicas and hold redacted text', async () => {
  const { messages } = loadTranscript('tau-airline-52.openai');
  const hide = (text: string): string => text.replaceAll('omar', '[NAME]');
  const archives = [memoryArchive(), memoryArchive()];
  const results = await Promise.all(
    archives.map((archive) =>
      new ContextCompressor({ redact: hide, archive }).compress(messages, { contextLimit: 4_000 }),
    ),
  );
  expect(results[0]?.messages).toEqual(results[1]?.messages);
  const handle = /recall ([0-9a-f]{12})/.exec(results[0]?.summary ?? '')?.[1] ?? '';
  expect(await archives[1]?.get(handle)).not.toContain('omar');
});

describe('the handler', () => {
  const archive = memoryArchive();
  const handle = handleOf('x');
  const lines = Array.from({ length: 400 }, (_, at) => `line ${at}`).join('\n');
  void archive.set(handle, lines);
  const recall = recallHandler(archive, { pageChars: 1_000 });

  test('gives pages, and says where the next one starts', async () => {
    const first = await recall({ handle });
    const offset = Number(/offset (\d+)/.exec(first)?.[1]);
    const second = await recall(JSON.stringify({ handle: `recall ${handle}`, offset }));
    expect((first.split('\n[…')[0] ?? '') + (second.split('\n[…')[0] ?? '')).toBe(lines.slice(0, 2_000));
  });

  test('finds lines by their text', async () => {
    expect(await recall({ handle, query: 'LINE 200' })).toBe(
      'line 198\nline 199\nline 200\nline 201\nline 202',
    );
  });

  test.each([[{ handle: 'ffffffffffff' }], [{}], ['{"handle"'], [null], [42]])(
    'says that %j is unknown',
    async (args) => {
      expect(await recall(args)).toMatch(/Nothing is archived|No handle/);
    },
  );

  test('says that an archive of something else than texts cannot be read', async () => {
    const foreign = recallHandler({ get: () => JSON.parse('{"text":"x"}') });
    expect(await foreign({ handle, query: 'x' })).toMatch(/could not be read/);
  });

  test.each([0, -1, 1, Number.NaN])('refuses pages of %j characters, which never end', (pageChars) => {
    expect(() => recallHandler(archive, { pageChars })).toThrow(
      expect.objectContaining({ code: 'invalid-option:pageChars' }),
    );
  });
});

test.each(['openai-chat', 'openai-responses', 'anthropic', 'gemini', 'ai-sdk'] as const)(
  'there is a tool definition for %s',
  (format) => {
    expect(JSON.stringify(recallTool(format))).toContain('"recall"');
  },
);
