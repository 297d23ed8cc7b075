import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BodyLabel, scrubByLooks } from '../src/proxy/bodies/scrub-by-looks.js';
import { wide } from './support/proxy-faults.js';

const block = '<memory-context>private</memory-context>';
const letters = '漢'.repeat(600);
const wide32 = (text: string): Buffer =>
  Buffer.from(Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));

const unreadable: readonly (readonly [what: string, bytes: Buffer])[] = [
  ['UTF-16', wide(`Hi ${block}`)],
  ['UTF-16, the other way round', Buffer.from(wide(`Hi ${block}`)).swap16()],
  ['UTF-16 with a mark', wide(`\ufeff${block}`)],
  ['UTF-16 whose first letters have no zeros', wide(`${letters}${block}`)],
  ['UTF-16 with a mark whose first letters have no zeros', wide(`\ufeff${letters}`)],
  ['UTF-32', wide32(`Hi ${block}`)],
  ['gzip', gzipSync(block)],
  ['JSON that goes on in UTF-16', Buffer.concat([Buffer.from('{"a":"'), wide(block), Buffer.from('"}')])],
  // The head of a frame (RFC 8878, 3.1.1), whose first bytes could be text.
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 0x28, 0x41, 0x01, 0x00, ...Buffer.from(block)])],
];

const cutters: readonly (readonly [how: string, cut: (bytes: Buffer) => readonly Uint8Array[]])[] = [
  ['whole', (bytes) => [bytes]],
  ['after the first byte', (bytes) => [bytes.subarray(0, 1), bytes.subarray(1)]],
  ['at every byte', (bytes) => Array.from(bytes, (byte) => Uint8Array.of(byte))],
  ['behind nothing', (bytes) => [new Uint8Array(), bytes]],
];

function read(chunks: readonly Uint8Array[], label: BodyLabel): Promise<ArrayBuffer> {
  const rest = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return new Response(scrubByLooks(body, label, {})).arrayBuffer();
}

describe.each(unreadable)('%s breaks off', (_what, bytes) => {
  test.each(cutters)('cut %s', async (_how, cut) => {
    for (const label of ['stream', 'json', 'lines', 'text', 'parts'] as const)
      await expect(read(cut(bytes), label)).rejects.toMatchObject({ code: 'upstream-encoding' });
  });
});

test('what is labelled as binary data keeps its bytes', async () => {
  const picture = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.alloc(2000),
    wide(block),
  ]);
  for (const [, cut] of cutters) expect(Buffer.from(await read(cut(picture), 'binary'))).toEqual(picture);
});

test('a part of several keeps its bytes, the text around it is scrubbed', async () => {
  const part = Buffer.from([0, 1, 2, 255, 254, 0]);
  const body = Buffer.concat([
    Buffer.from(`--b\r\n\r\nHi ${block}there\r\n--b\r\n\r\n`),
    part,
    Buffer.from('\r\n--b--'),
  ]);
  const seen = Buffer.concat([
    Buffer.from('--b\r\n\r\nHi there\r\n--b\r\n\r\n'),
    part,
    Buffer.from('\r\n--b--'),
  ]);
  for (const [, cut] of cutters) expect(Buffer.from(await read(cut(body), 'parts'))).toEqual(seen);
});

test('a letter that begins with the byte of a mark, and a lone one, pass', async () => {
  for (const bytes of [Buffer.from([0xff]), Buffer.from([0xff, 0x61]), Buffer.from([0xfe, 0x80])])
    for (const [, cut] of cutters) expect(Buffer.from(await read(cut(bytes), 'text'))).toEqual(bytes);
});

test.each(['text', 'json', 'stream', 'lines'] as const)(
  'what a text holds of escaped JSON is read as JSON, labelled as %s, in whatever line',
  async (label) => {
    const escaped = block.replaceAll('<', '\\u003c');
    for (const text of [
      `cb({"error":"Hi ${escaped}"});`,
      `slow {"error":"Hi ${escaped}" and on`,
      `slow {"a":1} and {"error":"Hi ${escaped}"} here`,
      `ok {"a":1}\nslow {"error":"Hi ${escaped}"} here\n`,
      `ok\n\ndata: {"a":1}\n\nslow {"error":"Hi ${block.replace('<', '\\u003c')}"} here`,
    ]) {
      const seen = Buffer.from(await read([Buffer.from(text)], label)).toString();
      expect(seen).not.toContain('private');
      expect(seen).toContain('Hi ');
    }
  },
);
