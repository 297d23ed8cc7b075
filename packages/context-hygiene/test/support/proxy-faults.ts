import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** What upstream says: bytes, or what it does with the connection. */
export type Say = Uint8Array | ((socket: Socket) => void);

/**
 * What the client sees: `whole` – it ends well and shows "Hi there"; `passed` – it ends well; `broken` – it is cut; a
 * number – the status of the proxy's own error.
 */
export type Sees = 'whole' | 'passed' | 'broken' | number;

/** One way in which upstream, or what it says, is wrong. */
export type Fault = readonly [fault: string, sees: Sees, say: Say];

const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const pieces = ['Hi <mem', 'ory-context>private</memory-con', 'text>there'];
const stream = `${pieces.map(event).join('')}data: [DONE]\n\n`;
const escaped = (text: string): string => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
const block = '<memory-context>private</memory-context>';
const json = escaped(JSON.stringify({ choices: [{ message: { content: `Hi ${block}there` } }] }));
const records = pieces.map((response) => JSON.stringify({ response }));
const lines = `${records.join('\n')}\n`;
const gemini = pieces.map((text) =>
  JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] }, undefined, 2),
);
const pretty = JSON.stringify({ error: { code: 500, message: 'slow' } }, undefined, 2);

/** Text in UTF-16. */
export const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

function reply(type: string, body: string | Uint8Array, { status = '200 OK', headers = '' } = {}): Buffer {
  const label = type === '' ? '' : `content-type: ${type}\r\n`;
  const head = `HTTP/1.1 ${status}\r\nconnection: close\r\n${label}${headers}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

function coded(coding: string, body: Uint8Array, type = 'text/event-stream'): Buffer {
  return reply(type, body, { headers: coding === '' ? '' : `content-encoding: ${coding}\r\n` });
}

/** The head and the first byte of the body, then the second, then the rest. */
function inPieces(answer: Buffer): Say {
  const body = answer.indexOf('\r\n\r\n') + 4;
  return (socket) => {
    socket.write(answer.subarray(0, body + 1));
    setTimeout(() => socket.write(answer.subarray(body + 1, body + 2)), 40);
    setTimeout(() => socket.end(answer.subarray(body + 2)), 80);
  };
}

/** A stream, JSON or JSON lines with a label that is wrong, missing or of another kind. */
const labels: readonly Fault[] = [
  ['a stream labelled text/plain', 'whole', reply('text/plain', stream)],
  ['a stream labelled application/json', 'whole', reply('application/json', stream)],
  ['a stream labelled octet-stream', 'whole', reply('application/octet-stream', stream)],
  ['a stream labelled as a picture', 'whole', reply('image/png', stream)],
  ['a stream without a label', 'whole', reply('', stream)],
  ['a stream with two labels', 'whole', reply('text/plain\r\ncontent-type: text/event-stream', stream)],
  [
    'a stream whose label is named in connection',
    'whole',
    reply('text/event-stream', stream, { headers: 'connection: content-type\r\n' }),
  ],
  ['escaped JSON labelled text/plain', 'whole', reply('text/plain', json)],
  ['escaped JSON labelled text/event-stream', 'whole', reply('text/event-stream', json)],
  ['escaped JSON without a label', 'whole', reply('', json)],
  ['escaped JSON labelled octet-stream', 'whole', reply('binary/octet-stream', json)],
  ['JSON lines labelled application/x-ndjson', 'whole', reply('application/x-ndjson', lines)],
  ['JSON lines labelled application/json', 'whole', reply('application/json', lines)],
  ['JSON lines labelled text/plain', 'whole', reply('text/plain', lines)],
  ['JSON lines without an end, labelled as a stream', 'whole', reply('text/event-stream', lines.trimEnd())],
  ['text labelled as a stream', 'whole', reply('text/event-stream', `Hi ${block}there`)],
  ['text labelled as JSON', 'whole', reply('application/json', `Hi ${block}there`)],
  ['text labelled as JSON lines', 'whole', reply('application/x-ndjson', `Hi ${block}there`)],
];

/** Bodies of several kinds in one, or in a form of their own. */
const forms: readonly Fault[] = [
  ['a stream after a mark and blank lines', 'whole', reply('', `\ufeff\r\n\n${stream}`)],
  ['a labelled stream after a mark', 'whole', reply('text/event-stream', `\ufeff${stream}`)],
  ['a stream that begins with a comment', 'whole', reply('text/html', `: hello\n\n${stream}`)],
  ['a stream with CR line ends', 'whole', reply('text/event-stream', stream.replaceAll('\n', '\r'))],
  ['a stream with CRLF line ends', 'whole', reply('text/plain', stream.replaceAll('\n', '\r\n'))],
  ['a stream after a line of its own, as text', 'whole', reply('text/plain', `warning: slow\n${stream}`)],
  ['a stream after a line of its own, as JSON', 'whole', reply('application/json', `warning\n\n${stream}`)],
  ['a stream after a line of its own', 'whole', reply('text/event-stream', `warning: slow\n${stream}`)],
  ['a stream after a line of its own, no label', 'whole', reply('', `<!-- warning -->\n${stream}`)],
  ['a stream after a line of its own, as bytes', 'whole', reply('application/octet-stream', `ok\n${stream}`)],
  ['a stream glued to a text', 'whole', reply('text/plain', `warning: ${stream}`)],
  [
    'a CR stream after a line of its own',
    'whole',
    reply('text/plain', `w\n${stream}`.replaceAll('\n', '\r')),
  ],
  ['a stream after JSON', 'whole', reply('application/json', `{"error":"slow"}\n\n${stream}`)],
  ['a stream after JSON over several lines', 'whole', reply('application/json', `${pretty}\n\n${stream}`)],
  ['a stream after a quoted line', 'whole', reply('text/plain', `"slow"\n${stream}`)],
  ['JSON lines after a line of its own', 'whole', reply('text/plain', `warning: slow\n${lines}`)],
  ['JSON lines after a line, labelled as a stream', 'whole', reply('text/event-stream', `warning\n${lines}`)],
  ['JSON lines after a line of its own, labelled', 'whole', reply('application/x-ndjson', `slow\n${lines}`)],
  ['JSON lines after an event', 'whole', reply('text/event-stream', `: ping\n\n${lines}`)],
  ['JSON lines behind a comma each', 'whole', reply('application/json', `[\n${records.join('\n,')}\n`)],
  ['JSON values on one line', 'whole', reply('application/json', records.join(''))],
  ['JSON values on one line after a text', 'whole', reply('text/plain', `slow ${records.join(' ')}`)],
  ['a list of JSON values', 'whole', reply('application/json', `[${records.join(',\n')}]`)],
  [
    'a list of answers as Gemini streams it',
    'whole',
    reply('application/json', `[${gemini.join('\n,\r\n')}]\n`),
  ],
  [
    'a list of whole answers',
    'whole',
    reply('application/json', `[${json},${json.replace(/Hi.*there/, '')}]`),
  ],
  ['a list that breaks off', 'whole', reply('application/json', `[${records.join(',\n')}`)],
  ['records with marks', 'whole', reply('application/json-seq', `\u001e${records.join('\n\u001e')}\n`)],
  [
    'escaped JSON after record marks',
    'whole',
    reply('application/json-seq', `\u001e${records.join('\n\u001e').replaceAll('<', '\\u003c')}\n`),
  ],
  [
    'a broken record with an escaped block',
    'passed',
    reply('application/json-seq', `\u001e${json.slice(0, -4)}\n`),
  ],
  [
    'escaped JSON after a text',
    'passed',
    reply('text/plain', `slow\n${JSON.stringify(JSON.parse(json), undefined, 2).replaceAll('<', '\\u003c')}`),
  ],
  [
    'parts of a multipart answer',
    'whole',
    reply('multipart/mixed; boundary=b', `--b\r\ncontent-type: application/json\r\n\r\n${lines}--b--\r\n`),
  ],
];

const codings: readonly Fault[] = [
  ['gzip', 'whole', coded('gzip', gzipSync(stream))],
  ['br', 'whole', coded('br', brotliCompressSync(stream))],
  ['deflate', 'whole', coded('deflate', deflateSync(stream))],
  ['gzip in two layers', 'whole', coded('gzip, gzip', gzipSync(gzipSync(stream)))],
  ['gzip that says identity too', 502, coded('gzip, identity', gzipSync(stream))],
  ['gzip after an unknown coding', 502, coded('zstd, gzip', gzipSync(stream))],
  ['zstd', 502, coded('zstd', Buffer.from(stream))],
  ['br that says gzip', 'broken', coded('gzip', brotliCompressSync(stream))],
  ['gzip that says br', 'broken', coded('br', gzipSync(stream))],
  ['gzip that says deflate', 'broken', coded('deflate', gzipSync(stream))],
  ['gzip that says nothing', 'broken', coded('', gzipSync(stream))],
  ['gzip that says nothing, labelled as JSON', 'broken', coded('', gzipSync(json), 'application/json')],
  ['br that says nothing', 'broken', coded('', brotliCompressSync(stream))],
  ['plain text that says gzip', 'broken', coded('gzip', Buffer.from(stream))],
  ['gzip that is cut', 'passed', coded('gzip', gzipSync(stream).subarray(0, -12))],
  ['UTF-16 by label', 502, reply('application/json; charset=utf-16le', wide(json))],
  ['UTF-16 by mark', 'broken', reply('text/plain', wide(`\ufeffHi ${block}`))],
  ['UTF-16 by look', 'broken', reply('application/json', wide(json))],
  ['UTF-16 text by look', 'broken', reply('text/plain', wide(`Hi ${block}`))],
  ['UTF-16 cut in its mark', 'broken', inPieces(reply('text/plain', wide(`\ufeffHi ${block}`)))],
  ['UTF-16 text cut in its first letter', 'broken', inPieces(reply('text/plain', wide(`Hi ${block}`)))],
  ['UTF-7 by label', 502, reply('text/plain; charset=utf-7', `Hi +ADw-memory-context+AD4-private`)],
];

const statuses: readonly Fault[] = [
  ['JSON in a status of an error', 'whole', reply('text/plain', json, { status: '500 Oops' })],
  ['a stream in a status of an error', 'whole', reply('application/json', stream, { status: '429 Slow' })],
  [
    'a part of an answer',
    502,
    reply('', 'private</memory-context>', {
      status: '206 Partial Content',
      headers: 'content-range: bytes 20-60/100\r\n',
    }),
  ],
  [
    'a redirect past the proxy',
    502,
    reply('', block, { status: '307 Temporary Redirect', headers: 'location: http://127.0.0.1:9/x\r\n' }),
  ],
  [
    'a redirect to another host by two slashes',
    502,
    reply('', block, { status: '302 Found', headers: 'location: //127.0.0.1:9/x\r\n' }),
  ],
  [
    'a redirect with a block as its page',
    'passed',
    reply('text/html', block, { status: '302 Found', headers: 'location: /x\r\n' }),
  ],
  [
    'a protocol switch',
    502,
    reply('', block, {
      status: '101 Switching Protocols',
      headers: 'upgrade: websocket\r\nconnection: upgrade\r\n',
    }),
  ],
  [
    'a body where none belongs',
    'passed',
    reply('', block, { status: '204 No Content', headers: 'content-length: 0\r\n' }),
  ],
  ['not modified', 'passed', reply('', '', { status: '304 Not Modified', headers: 'etag: "1"\r\n' })],
  ['a body that was not modified', 'passed', reply('', block, { status: '304 Not Modified' })],
];

const connections: readonly Fault[] = [
  ['garbage instead of HTTP', 502, Buffer.from(`\u0000\u0001private${block}`)],
  ['a head that never ends', 502, Buffer.from(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}`)],
  ['no answer', 502, (socket) => socket.destroy()],
  [
    'silence in a block',
    'broken',
    (socket) => socket.write(reply('text/event-stream', event('Hi <memory-context>private'))),
  ],
  [
    'a reset in a block',
    'broken',
    (socket) =>
      socket.write(
        reply('text/event-stream', event('Hi <memory-context>private'), {
          headers: 'content-length: 9999\r\n',
        }),
        () => setTimeout(() => socket.resetAndDestroy(), 20),
      ),
  ],
  ['an end in a tag', 'passed', reply('text/event-stream', event('Hi <memory-context>private</mem'))],
  [
    'JSON cut in an escaped block',
    'passed',
    reply('application/json', json.slice(0, json.indexOf('private') + 4)),
  ],
  ['JSON over the limit', 'broken', reply('application/json', JSON.stringify([block, 'x'.repeat(70_000)]))],
  ['an event over the limit', 'broken', reply('text/event-stream', event(`${block}${'x'.repeat(400_000)}`))],
  [
    'a line over the limit',
    'broken',
    reply('application/x-ndjson', `{"a":1}\n{"a":2}\n"${block}${'x'.repeat(400_000)}`),
  ],
  [
    'a chunk with a wrong length',
    'broken',
    reply('', `zz\r\n${block}\r\n`, { headers: 'transfer-encoding: chunked\r\n' }),
  ],
  [
    'a trailer behind the body',
    'whole',
    reply('text/event-stream', `${stream.length.toString(16)}\r\n${stream}\r\n0\r\nx-note: private\r\n\r\n`, {
      headers: 'transfer-encoding: chunked\r\ntrailer: x-note\r\n',
    }),
  ],
];

/** All faults, by kind. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  'Wrong and missing labels': labels,
  'Bodies of another form': forms,
  'Codings and encodings': codings,
  Statuses: statuses,
  Connections: connections,
};
