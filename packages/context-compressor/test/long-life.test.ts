import { describe, expect, test } from 'vitest';
import { ContextCompressor, loadDefaultCounter } from '../src/index.js';
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

test.each(['openai-chat', 'anthropic'] as const)(
  'a life of 50 compressions in %s keeps one bounded summary, valid at every turn',
  async (format) => {
    const countTokens = await loadDefaultCounter();
    const contextLimit = 6_000;
    const config = { redact, countTokens, format };
    const cap = Math.floor(contextLimit * 0.75 * 0.2);
    const turns = loadTranscripts()
      .filter((transcript) => transcript.format === format)
      .flatMap(({ messages }) =>
        messages.filter((message) => (message as { role: string }).role !== 'system'),
      );
    let compressor = new ContextCompressor(config);
    let list: readonly object[] = [];
    let passes = 0;
    for (let index = 0; passes < 50; index += 1) {
      // Fresh objects: the same conversation comes again and again.
      list = [...list, structuredClone(turns[index % turns.length] ?? {})];
      if (index % 4 !== 3) continue;
      const result = await compressor.compress(list, { contextLimit });
      expect(errorsOf(result.messages, format)).toEqual([]);
      list = result.messages;
      // Every turn may be another process.
      compressor = ContextCompressor.restore(JSON.parse(JSON.stringify(compressor.serialize())), config);
      if (result.summary === undefined) continue;
      passes += 1;
      const summaries = list.flatMap(textsOf).filter((text) => unwrapSummary(text) !== undefined);
      expect(summaries.length).toBe(1);
      expect(countTokens(summaries[0] ?? '')).toBeLessThanOrEqual(cap);
    }
  },
);

function textsOf(message: object): string[] {
  const { content } = message as { content: unknown };
  if (typeof content === 'string') return [content];
  return Array.isArray(content) ? content.flatMap(({ text }: { text?: string }) => text ?? []) : [];
}
