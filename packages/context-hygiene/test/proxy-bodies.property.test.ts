import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { type BodyLabel, scrubByLooks } from '../src/proxy/bodies/scrub-by-looks.js';

const labels: fc.Arbitrary<BodyLabel> = fc.constantFrom('stream', 'json', 'lines', 'text', 'parts', 'binary');
const ends = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '');
const strings = fc.constantFrom('a', 'x < y', '[note] b', 'caf\u00e9 \u{1f375}', '{', 'data: 5', '"q"', '');
const objects = strings.map((content) => JSON.stringify({ choices: [{ index: 0, delta: { content } }] }));
const lines = fc.oneof(
  strings,
  strings.map((text) => `data: ${text}`),
  objects,
  objects.map((object) => `data: ${object}`),
  objects.map((object) => `\u001e${object}`),
  objects.map((object) => `[${object},`),
  fc.tuple(objects, objects).map((pair) => pair.join('')),
  fc.constantFrom('event: x', ': note', 'id: 1', '{"broken": "x', '[DONE]', '--b', 'data', '\ufeff'),
);
const bodies = fc
  .array(fc.tuple(lines, ends), { maxLength: 8 })
  .map((parts) => Buffer.from(parts.flat().join('')));

function streamOf(body: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const borders = [0, ...cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b), body.length];
  return new ReadableStream({
    start(controller) {
      for (const [index, border] of borders.slice(1).entries())
        controller.enqueue(body.subarray(borders[index], border));
      controller.close();
    },
  });
}

async function scrubbed(body: Uint8Array, label: BodyLabel, cuts: readonly number[]): Promise<string> {
  return Buffer.from(
    await new Response(scrubByLooks(streamOf(body, cuts), label, {})).arrayBuffer(),
  ).toString();
}

const cuts = fc.array(fc.nat(400), { maxLength: 6 });

test('a body that hides nothing keeps its bytes, whatever it is and is called, cut anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, labels, cuts, async (body, label, places) => {
      expect(await scrubbed(body, label, places)).toBe(body.toString());
    }),
    { numRuns: fcRuns(300) },
  );
});

test('an answer that is carried by records shows nothing hidden, whatever stands around them', async () => {
  const answer = 'Hi <memory-context>private</memory-context>there';
  const records: ((content: string) => string)[] = [
    (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
    (response) => `${JSON.stringify({ response })}\n`,
    (response) => `\u001e${JSON.stringify({ response })}\n`,
    (response) => JSON.stringify({ response }),
  ];
  const around = fc.constantFrom(
    '',
    ': ping\n\n',
    'event: x\n\n',
    'retry: 5\n',
    'data: 1\n\n',
    'oops\n',
    'oops ',
    '"oops"\n',
    '{"a":1}\n',
    'x: y\r\n\r\n',
    '\ufeff',
    '[\n',
  );
  await fc.assert(
    fc.asyncProperty(
      around,
      fc.constantFrom(...records),
      fc.array(fc.integer({ min: 1, max: answer.length - 1 }), { minLength: 1, maxLength: 5 }),
      labels,
      cuts,
      async (before, record, borders, label, places) => {
        const at = [0, ...new Set([...borders].sort((a, b) => a - b)), answer.length];
        const pieces = at.slice(1).map((border, index) => record(answer.slice(at[index], border)));
        const seen = await scrubbed(Buffer.from(before + pieces.join('')), label, places);
        const shown = [...seen.matchAll(/"(?:content|response)":"([^"]*)"/g)].map(([, text]) => text);
        expect(seen).not.toMatch(/private|ivat/);
        // A whole tag in what is not known for a record at once takes what is behind it along. Channels of no known
        // format hold no lone `<` back.
        const isKnown = before === '' && label !== 'stream' && pieces.every((piece) => piece.endsWith('\n'));
        if (isKnown) expect(shown.join('').replace('<', '')).toBe('Hi there');
      },
    ),
    { numRuns: fcRuns(300) },
  );
});
