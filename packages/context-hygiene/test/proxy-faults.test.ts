import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createScrubbingProxy, type ProxyEvent } from '../src/proxy/index.js';
import { rawRequest, startRawUpstream } from './support/raw-http.js';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const stream = `${event('Hi <mem')}${event('ory-context>private</memory-con')}${event('text>there')}data: [DONE]\n\n`;
const escaped = (text: string): string => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
const block = '<memory-context>private</memory-context>';
const json = escaped(JSON.stringify({ choices: [{ message: { content: `Hi ${block}there` } }] }));
const lines = ['Hi <mem', 'ory-context>private</memory-context>', 'there']
  .map((response) => `${JSON.stringify({ response })}\n`)
  .join('');
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

function reply(headers: string, body: string | Uint8Array, status = '200 OK'): Buffer {
  const head = `HTTP/1.1 ${status}\r\nconnection: close\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

type Say = Uint8Array | ((socket: Socket) => void);

/**
 * What the client sees: `whole` – it ends well and shows "Hi there"; `passed` – it ends well; `broken` – it is cut; a
 * number – the status of the proxy's own error.
 */
const faults: readonly (readonly [fault: string, sees: 'whole' | 'broken' | 'passed' | number, say: Say])[] =
  [
    ['a stream labelled text/plain', 'whole', reply('content-type: text/plain\r\n', stream)],
    ['a stream labelled application/json', 'whole', reply('content-type: application/json\r\n', stream)],
    ['a stream labelled octet-stream', 'whole', reply('content-type: application/octet-stream\r\n', stream)],
    ['a stream labelled as a picture', 'whole', reply('content-type: image/png\r\n', stream)],
    ['a stream without a label', 'whole', reply('', stream)],
    ['a stream after a mark and blank lines', 'whole', reply('', `\ufeff\r\n\n${stream}`)],
    [
      'a stream that begins with a comment',
      'whole',
      reply('content-type: text/html\r\n', `: hello\n\n${stream}`),
    ],
    [
      'a stream whose label is named in connection',
      'whole',
      reply('content-type: text/event-stream\r\nconnection: content-type\r\n', stream),
    ],
    ['escaped JSON labelled text/plain', 'whole', reply('content-type: text/plain\r\n', json)],
    ['escaped JSON labelled text/event-stream', 'whole', reply('content-type: text/event-stream\r\n', json)],
    ['escaped JSON without a label', 'whole', reply('', json)],
    ['escaped JSON labelled octet-stream', 'whole', reply('content-type: binary/octet-stream\r\n', json)],
    ['JSON in a status of an error', 'whole', reply('content-type: text/plain\r\n', json, '500 Oops')],
    ['JSON lines labelled application/json', 'whole', reply('content-type: application/json\r\n', lines)],
    ['JSON lines labelled text/plain', 'whole', reply('content-type: text/plain\r\n', lines)],
    [
      'JSON lines without an end, labelled as a stream',
      'whole',
      reply('content-type: text/event-stream\r\n', lines.trimEnd()),
    ],
    [
      'escaped JSON after record marks',
      'whole',
      reply(
        'content-type: application/json-seq\r\n',
        `\u001e${lines.replaceAll('\n', '\n\u001e').replaceAll('<', '\\u003c').slice(0, -1)}`,
      ),
    ],
    ['text labelled as a stream', 'whole', reply('content-type: text/event-stream\r\n', `Hi ${block}there`)],
    ['text labelled as JSON', 'whole', reply('content-type: application/json\r\n', `Hi ${block}there`)],
    [
      'text labelled as JSON lines',
      'whole',
      reply('content-type: application/x-ndjson\r\n', `Hi ${block}there`),
    ],
    ['gzip in two layers', 'whole', reply('content-encoding: gzip, gzip\r\n', gzipSync(gzipSync(stream)))],
    ['gzip that says identity too', 502, reply('content-encoding: gzip, identity\r\n', gzipSync(stream))],
    ['gzip after an unknown coding', 502, reply('content-encoding: zstd, gzip\r\n', gzipSync(stream))],
    ['gzip that is none', 'broken', reply('content-encoding: gzip\r\n', stream)],
    ['gzip that is cut', 'passed', reply('content-encoding: gzip\r\n', gzipSync(stream).subarray(0, -12))],
    ['UTF-16 by label', 502, reply('content-type: application/json; charset=utf-16le\r\n', wide(json))],
    ['UTF-16 by mark', 'broken', reply('content-type: text/plain\r\n', wide(`\ufeffHi ${block}`))],
    ['UTF-16 by look', 'broken', reply('content-type: application/json\r\n', wide(json))],
    [
      'a part of an answer',
      502,
      reply('content-range: bytes 20-60/100\r\n', 'private</memory-context>', '206 Partial Content'),
    ],
    [
      'a redirect past the proxy',
      502,
      reply('location: http://127.0.0.1:9/x\r\n', block, '307 Temporary Redirect'),
    ],
    [
      'a redirect to another host by two slashes',
      502,
      reply('location: //127.0.0.1:9/x\r\n', block, '302 Found'),
    ],
    ['garbage instead of HTTP', 502, Buffer.from(`\u0000\u0001private${block}`)],
    ['a head that never ends', 502, Buffer.from(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}`)],
    ['no answer', 502, (socket) => socket.destroy()],
    [
      'a protocol switch',
      502,
      reply('upgrade: websocket\r\nconnection: upgrade\r\n', block, '101 Switching Protocols'),
    ],
    [
      'silence in a block',
      'broken',
      (socket) => {
        socket.write(
          Buffer.concat([reply('content-type: text/event-stream\r\n', event('Hi <memory-context>private'))]),
        );
      },
    ],
    [
      'a reset in a block',
      'broken',
      (socket) => {
        socket.write(
          reply(
            'content-type: text/event-stream\r\ncontent-length: 9999\r\n',
            event('Hi <memory-context>private'),
          ),
          () => setTimeout(() => socket.resetAndDestroy(), 20),
        );
      },
    ],
    [
      'an end in a tag',
      'passed',
      reply('content-type: text/event-stream\r\n', event('Hi <memory-context>private</mem')),
    ],
    [
      'JSON cut in an escaped block',
      'passed',
      reply('content-type: application/json\r\n', json.slice(0, json.indexOf('private') + 4)),
    ],
    [
      'JSON over the limit',
      'broken',
      reply('content-type: application/json\r\n', JSON.stringify([block, 'x'.repeat(70_000)])),
    ],
    [
      'an event over the limit',
      'broken',
      reply('content-type: text/event-stream\r\n', event(`${block}${'x'.repeat(400_000)}`)),
    ],
    ['a chunk with a wrong length', 'broken', reply('transfer-encoding: chunked\r\n', `zz\r\n${block}\r\n`)],
    ['a body where none belongs', 'passed', reply('content-length: 0\r\n', block, '204 No Content')],
    ['not modified', 'passed', reply('etag: "1"\r\n', '', '304 Not Modified')],
  ];

describe('a fault upstream shows nothing hidden', () => {
  test.each(faults)('%s: %s', async (_fault, sees, say) => {
    const upstream = await startRawUpstream((socket) => {
      if (typeof say === 'function') say(socket);
      else socket.end(say);
    });
    closers.push(upstream.close);
    const events: ProxyEvent[] = [];
    const { url, close } = await createScrubbingProxy({
      upstream: upstream.url,
      idleTimeoutMs: 300,
      headersTimeoutMs: 2000,
      maxResponseBytes: 65_536,
      onEvent: (told) => events.push(told),
    }).listen();
    closers.push(close);
    const seen = await rawRequest(url, 'GET /v1/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');

    expect(seen).not.toMatch(/private|priv\b/);
    expect(seen).not.toContain(wide('private').toString('latin1'));
    const headEnd = seen.indexOf('\r\n\r\n');
    const head = seen.slice(0, Math.max(headEnd, 0));
    const body = seen.slice(headEnd + 4);
    expect(unzipped(body)).not.toContain('private');
    expect(JSON.stringify(events)).not.toMatch(/private|127\.0\.0\.1|Hi/);
    expect(events).toHaveLength(1);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
    // Where the body breaks off at once, the head is often not out yet.
    if (head !== '') expect(events[0]?.status).toBe(status);
    const ended = head !== '' && (!/transfer-encoding: chunked/i.test(head) || seen.endsWith('0\r\n\r\n'));
    if (typeof sees === 'number') expect(status).toBe(sees);
    else expect(ended).toBe(sees !== 'broken');
    if (sees === 'whole') expect(textOf(body)).toBe('Hi there');
  });
});

function unzipped(body: string): string {
  try {
    return gunzipSync(Buffer.from(body, 'latin1')).toString();
  } catch {
    return '';
  }
}

/** The text that a client would show, whichever way the body carries it. */
function textOf(body: string): string {
  const texts = [...body.matchAll(/"(?:content|response)":"([^"]*)"/g)].map(([, text]) => text);
  return texts.length > 0
    ? texts.join('')
    : (/Hi.*/.exec(body.replaceAll(/\r\n[\da-f]+\r\n/g, ''))?.[0] ?? '');
}
