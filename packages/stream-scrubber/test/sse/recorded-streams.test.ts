import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { scrubText } from '../../src/scrub-text.js';
import { fixture, readEvents, scrubBytes, toText } from '../support/sse-events.js';
import { readTexts } from '../support/sse-texts.js';

const streams = [
  'openai-chat.sse',
  'openai-chat-reasoning.sse',
  'openai-responses.sse',
  'anthropic.sse',
  'gemini.sse',
  'ai-sdk-ui.sse',
  'own.sse',
] as const;
const hidden = /kumquat|plum|wine|jam/;
const optionsOf = (name: string): object => (name === 'own.sse' ? { format: { text: 'text' } } : {});

describe.each(streams)('%s', (name) => {
  const bytes = fixture(name);
  const scrubbed = scrubBytes(bytes, optionsOf(name));

  test('shows of each channel what scrubText shows of its text', async () => {
    const before = readTexts(toText(bytes));
    const after = readTexts(toText(await scrubbed));
    expect(Object.keys(before).length).toBeGreaterThan(0);
    for (const [channel, text] of Object.entries(before)) {
      expect([channel, after[channel]]).toEqual([
        channel,
        channel.includes('untouched') ? text : scrubText(text),
      ]);
    }
    expect(Object.keys(after)).toEqual(Object.keys(before));
  });

  test('lets no hidden word out, in whatever field', async () => {
    expect(toText(bytes)).toMatch(hidden);
    expect(toText(await scrubbed).replace(/signed words/g, '')).not.toMatch(hidden);
  });

  test('gives the same bytes for every two-way cut and for single bytes', { timeout: 120_000 }, async () => {
    const whole = await scrubbed;
    // Every place with FC_RUNS=100, a sample of them otherwise.
    const step = Math.max(1, Math.floor(bytes.length / fcRuns(80)));
    for (let cut = 1; cut < bytes.length; cut += step) {
      const cutInTwo = await scrubBytes(bytes, optionsOf(name), [cut]);
      if (Buffer.compare(cutInTwo, whole) !== 0)
        expect([cut, toText(cutInTwo)]).toEqual([cut, toText(whole)]);
    }
    const everywhere = Array.from(bytes, (_, index) => index);
    expect(toText(await scrubBytes(bytes, optionsOf(name), everywhere))).toBe(toText(whole));
  });

  test('keeps every event in its order, but for the ones it adds or has to drop', async () => {
    const kinds = (body: string): string[] =>
      readEvents(body).map(
        ({ name: event, data }) => event ?? /"(?:type|finish_?[rR]eason)":"(.*?)"/.exec(data)?.[1] ?? '',
      );
    const before = kinds(toText(bytes));
    const after = kinds(toText(await scrubbed));
    const dropped = /annotation/;
    let at = 0;
    for (const kind of before.filter((kind) => !dropped.test(kind))) {
      at = after.indexOf(kind, at) + 1;
      expect(at, kind).toBeGreaterThan(0);
    }
  });
});
