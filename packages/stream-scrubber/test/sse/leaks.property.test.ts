import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { scrubText } from '../../src/scrub-text.js';
import { event, scrubBytes, toBytes, toText } from '../support/sse-events.js';
import { readTexts } from '../support/sse-texts.js';
import { type Writer, writers } from '../support/sse-writers.js';

// Only hidden text has these letters.
const secret = /[ЖЩ🝢]|\\u04(?:16|29)|\\ud83d\\udf62/iu;

const name = 'memory-context';
const visible = fc.constantFrom(
  'ok ',
  '<',
  '</',
  '< /',
  '<b>',
  ' ',
  '🙂',
  '\n',
  '"',
  '\\',
  `<${name}-v2>`,
  '<mem',
  '`',
);
const openers = fc.constantFrom(
  `<${name}>`,
  `< ${name} a="x>y">`,
  `<${name.toUpperCase()}\n>`,
  `<<${name} k=1>`,
);
const block = fc
  .tuple(
    openers,
    fc.array(fc.constantFrom('Ж', 'Щ', '🝢', '<', '</', '\n', `<${name}>Ж</${name}>`), { maxLength: 5 }),
  )
  .map(([open, content]) => `${open}${content.join('')}</${name}>`);
const textOf = fc
  .tuple(
    fc.array(fc.oneof(visible, block, block), { maxLength: 5 }),
    fc.option(openers.map((open) => `${open}Щ Ж`)),
  )
  .map(([pieces, tail]) => pieces.join('') + (tail ?? ''));

interface Step {
  readonly channel: number;
  readonly size: number;
  readonly interrupts: boolean;
}
const steps = (interrupts: boolean): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      channel: fc.nat(4),
      size: fc.integer({ min: 1, max: 9 }),
      interrupts: interrupts
        ? fc.integer({ min: 0, max: 5 }).map((value) => value === 0)
        : fc.constant(false),
    }),
    { maxLength: 40 },
  );

/** Streams the texts: as the steps say, and then the rest of each. */
function write(writer: Writer, texts: Readonly<Record<string, string>>, plan: readonly Step[]): string {
  const left: Record<string, string> = { ...texts };
  let body = writer.begin();
  const take = (channel: string, size: number): void => {
    const units = Array.from(left[channel] ?? '');
    if (units.length > 0) body += writer.delta(channel, units.slice(0, size).join(''));
    left[channel] = units.slice(size).join('');
  };
  for (const { channel, size, interrupts } of plan) {
    const name = writer.channels[channel % writer.channels.length] ?? '';
    if (interrupts) body += writer.interrupt(name);
    else take(name, size);
  }
  for (const channel of writer.channels) take(channel, Number.POSITIVE_INFINITY);
  return body + writer.end(texts);
}

const withoutLetterless = (text: string): string => text.replace(/[</\s]/g, '');

describe.each(writers)('$format', (writer) => {
  const textsOf = fc
    .tuple(...writer.channels.map(() => textOf))
    .map((texts) =>
      Object.fromEntries(writer.channels.map((channel, index) => [channel, texts[index] ?? ''])),
    );
  const cuts = fc
    .array(fc.nat(5000), { maxLength: 12 })
    .map((places) => places.sort((one, other) => one - other));

  // Channels without an index of their own leave each other, and that shows a `<` early.
  const isParallel = !['openai-chat', 'gemini', 'ollama'].includes(writer.format);

  test('shows of every channel what scrubText shows, and nothing hidden anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(textsOf, steps(false), cuts, async (texts, plan, places) => {
        const body = toText(await scrubBytes(toBytes(write(writer, texts, plan)), {}, places));
        expect(body).not.toMatch(secret);
        const shown = readTexts(body);
        for (const [channel, text] of Object.entries(texts)) {
          const [is, should] = [shown[writer.nameOf(channel)] ?? '', scrubText(text)];
          if (isParallel) expect(is).toBe(should);
          else expect(withoutLetterless(is)).toBe(withoutLetterless(should));
        }
      }),
      { numRuns: fcRuns(40) },
    );
  });

  test('hides what goes on behind a tool call', async () => {
    await fc.assert(
      fc.asyncProperty(textsOf, steps(true), async (texts, plan) => {
        const body = toText(await scrubBytes(toBytes(write(writer, texts, plan))));
        expect(body).not.toMatch(secret);
        const shown = readTexts(body);
        for (const [channel, text] of Object.entries(texts)) {
          expect(withoutLetterless(shown[writer.nameOf(channel)] ?? '')).toBe(
            withoutLetterless(scrubText(text)),
          );
        }
      }),
      { numRuns: fcRuns(40) },
    );
  });

  test('hides it wherever the body is broken off', async () => {
    await fc.assert(
      fc.asyncProperty(
        textsOf,
        steps(true),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (texts, plan, part) => {
          const bytes = toBytes(write(writer, texts, plan));
          const body = toText(await scrubBytes(bytes.subarray(0, Math.floor(bytes.length * part))));
          expect(body).not.toMatch(secret);
        },
      ),
      { numRuns: fcRuns(40) },
    );
  });
});

describe('unknown events', () => {
  const ids: number[] = [];
  const paths: readonly ((text: string) => unknown)[] = [
    (text) => ({ kind: 'x', a: { b: text } }),
    (text) => ({ kind: 'x', c: [1, { d: text }] }),
    (text) => [text],
    (text) => ({ choices: [{ index: 0, delta: { extra: { deep: text } } }] }),
    (text) => ({ type: 'content_block_delta', index: 1, delta: { type: 'new_delta', words: text } }),
    (text) => ({ type: 'response.new.delta', output_index: 3, delta: text }),
    (text) => ({ type: 'data-part', id: 'd', data: text }),
    (text) => ({ candidates: [{ content: { parts: [{ news: text }] } }] }),
    (text) => ({ kind: 'y', index: 0, text }),
    (text) => ({ kind: 'y', index: 1, text }),
    (text) => ({ kind: 'z', id: ids.push(0), text }),
    (text) => ({ kind: 'p', 'q.r': text }),
    (text) => ({ kind: 'p', q: { r: text } }),
  ];

  test('let nothing hidden out, whatever the cuts and the order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...paths.map(() => textOf)),
        fc.array(fc.tuple(fc.nat(paths.length - 1), fc.integer({ min: 1, max: 9 })), { maxLength: 60 }),
        async (texts, plan) => {
          const left = texts.map((text) => Array.from(text));
          let body = '';
          const take = (index: number, size: number): void => {
            const units = left[index]?.splice(0, size) ?? [];
            if (units.length > 0) body += event(paths[index]?.(units.join('')));
          };
          for (const [index, size] of plan) take(index, size);
          for (const index of paths.keys()) take(index, Number.POSITIVE_INFINITY);
          const scrubbed = toText(await scrubBytes(toBytes(body)));
          expect(scrubbed).not.toMatch(secret);
        },
      ),
      { numRuns: fcRuns(80) },
    );
  });
});
