import { describe, expect, test } from 'vitest';
import { ContextCompressor, countMessageTokens, loadDefaultCounter } from '../src/index.js';
import { unwrapSummary } from '../src/template.js';
import { errorsOf } from './support/laws.js';
import { loadTranscripts } from './support/transcripts.js';

const WINDOWS = [2_000, 8_000, 32_000];
const redact = (text: string): string => text;

describe.each(loadTranscripts())('$name', ({ messages, format, system }) => {
  const profile = format;

  test.each(WINDOWS)('is valid after a pass at a window of %i', async (contextLimit) => {
    const compressor = new ContextCompressor({ redact });
    const result = await compressor.compress(messages, { contextLimit, system });
    expect(errorsOf(result.messages, profile)).toEqual([]);
    expect(result.tokensAfter).toBeLessThanOrEqual(result.tokensBefore);
    const again = await compressor.compress(result.messages, { contextLimit, system });
    expect(again.changed).toBe(false);
    expect(again.messages).toBe(result.messages);
  });
});

test('a life of 50 compressions keeps one bounded summary, valid at every turn', async () => {
  const countTokens = await loadDefaultCounter();
  const contextLimit = 6_000;
  const compressor = new ContextCompressor({ redact, countTokens });
  const cap = Math.floor(contextLimit * 0.75 * 0.2);
  const turns = loadTranscripts()
    .filter(({ format }) => format === 'openai-chat')
    .flatMap(({ messages }) => messages.filter((message) => (message as { role: string }).role !== 'system'));
  let list: readonly object[] = [{ role: 'system', content: 'You are a coding agent.' }];
  let passes = 0;
  for (const [index, turn] of [...turns, ...turns].entries()) {
    if (passes >= 50) break;
    list = [...list, turn];
    if (index % 4 !== 3) continue;
    const result = await compressor.compress(list, { contextLimit });
    expect(errorsOf(result.messages, 'openai-chat')).toEqual([]);
    list = result.messages;
    if (result.reason !== 'compressed') continue;
    passes += 1;
    const summaries = list
      .map((message) => (message as { content: unknown }).content)
      .filter(
        (content): content is string => typeof content === 'string' && unwrapSummary(content) !== undefined,
      );
    expect(summaries.length).toBe(1);
    expect(countTokens(summaries[0] ?? '')).toBeLessThanOrEqual(cap);
  }
  expect(passes).toBe(50);
  expect(await countMessageTokens(list)).toBeLessThan(contextLimit);
});
