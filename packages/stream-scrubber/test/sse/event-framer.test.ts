import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../../tools/testing/property.js';
import { EventFramer } from '../../src/adapters/sse/event-framer.js';
import { StreamScrubberError, scrubSse } from '../../src/adapters/sse/index.js';
import { chat, scrubBytes, scrubEvents, streamOf, toBytes, toText } from '../support/sse-events.js';

const limit = 1 << 20;

function frame(body: string, cuts: readonly number[] = []): string[] {
  const framer = new EventFramer(limit);
  const bytes = toBytes(body);
  const events: Uint8Array[] = [];
  let from = 0;
  for (const to of [...cuts, bytes.length]) {
    events.push(...framer.push(bytes.subarray(from, to)));
    from = to;
  }
  return [...events, framer.end()].map(toText);
}

describe('events', () => {
  test.each([
    ['LF', 'data: a\n\ndata: b\n\n', ['data: a\n\n', 'data: b\n\n', '']],
    ['CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['data: a\r\n\r\n', 'data: b\r\n\r\n', '']],
    ['CR', 'data: a\r\rdata: b\r\r', ['data: a\r\r', 'data: b\r\r', '']],
    ['mixed line ends', 'data: a\r\n\ndata: b\n\r\nid: 1', ['data: a\r\n\n', 'data: b\n\r\n', 'id: 1']],
    ['blank lines between', '\n\ndata: a\n\n\n', ['\n', '\n', 'data: a\n\n', '\n', '']],
  ])('end at a blank line: %s', (_name, body, events) => {
    expect(frame(body)).toEqual(events);
  });

  test('end with the first half of a CRLF; the second half follows by itself', () => {
    expect(frame('data: a\r\n\r\ndata: b', [10])).toEqual(['data: a\r\n\r', '\n', 'data: b']);
  });

  test('come out with every byte, in order, for every cut', () => {
    const body = fc
      .array(fc.constantFrom('\n', '\r', '\r\n', 'data: x', ':c', 'id: ü', '\uFEFF', '\0'), { maxLength: 30 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(body, fc.array(fc.nat(60), { maxLength: 6 }), (text, places) => {
        const cuts = places.sort((one, other) => one - other);
        expect(frame(text, cuts).join('')).toBe(text);
      }),
      { numRuns: fcRuns(300) },
    );
  });

  test('that are too long end the stream instead of filling the memory', async () => {
    const source = streamOf(toBytes(`data: ${'x'.repeat(100)}`), [50]);
    const reading = new Response(
      source.pipeThrough(scrubSse({ maxEventBytes: 40 })) as ReadableStream,
    ).text();
    const error = await reading.catch((reason: unknown) => reason);
    expect(StreamScrubberError.isInstance(error) && error.code).toBe('event-too-large');
  });

  test('have the same length limit in one chunk as in many', () => {
    const body = toBytes('data: abcdef\n\n');
    for (const size of [1, 7, body.length]) {
      const push = (maxEventBytes: number) => () => {
        const framer = new EventFramer(maxEventBytes);
        for (let at = 0; at < body.length; at += size) framer.push(body.subarray(at, at + size));
      };
      expect(push(body.length)).not.toThrow();
      expect(push(body.length - 1)).toThrow(StreamScrubberError);
    }
  });

  test('of many megabytes in small chunks are read in linear time', async () => {
    const bytes = toBytes(
      chat({ content: `${'<b>"é" \\'.repeat(150_000)}<memory-context>x</memory-context>` }),
    );
    const cuts = Array.from({ length: Math.floor(bytes.length / 997) }, (_, index) => index * 997);
    const scrubbed = toText(await scrubBytes(bytes, {}, cuts));
    expect(scrubbed).toHaveLength(toText(bytes).length - '<memory-context>x</memory-context>'.length);
  });
});

describe('bytes that are not text', () => {
  test('pass: comments, ids, retry, unknown fields, a BOM, malformed UTF-8', async () => {
    const body =
      '\uFEFFretry: 10\n:hi <memory-context>\nid: <memory-context>\nfoo: bar\n\n: ping\n\nevent\n\ndata\n\n';
    expect(await scrubEvents(body)).toBe(body);
    const bytes = Uint8Array.of(
      0x3a,
      0xff,
      0xc3,
      10,
      10,
      ...toBytes('data: {"a":"'),
      0xff,
      ...toBytes('"}\n\n'),
    );
    expect(await scrubBytes(bytes)).toEqual(bytes);
  });

  test('pass around what changes: numbers, spaces, escapes, other lines', async () => {
    const body =
      'id: 7\r\nevent: x\r\ndata: { "n" : 1.0e+400 ,"text":"\\u003cmemory-context>é</memory-context>\\u00e9",\r\n' +
      ': between\r\ndata:"big":12345678901234567890, "u":"\\u00e9\\/"}\r\n\r\n';
    expect(await scrubEvents(body)).toBe(body.replace(/\\u003c.*\\u00e9",\r/, 'é",\r'));
  });

  test('go on behind an event whose data is removed', async () => {
    const body = `${chat({ content: '<memory-context>' })}id: 4\nretry: 1\nevent: e\ndata: {"choices":\n\n`;
    expect(await scrubEvents(body)).toMatch(/\n\nid: 4\nretry: 1\n\n$/);
  });
});
