import { Buffer } from 'node:buffer';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createScrubbingProxy, type ProxyEvent } from '../src/proxy/index.js';
import { faults, wide } from './support/proxy-faults.js';
import { rawRequest, startRawUpstream } from './support/raw-http.js';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe.each(Object.entries(faults))('a fault upstream shows nothing hidden: %s', (_kind, ofKind) => {
  test.each(ofKind)('%s: %s', async (_fault, sees, say) => {
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
  return [gunzipSync, brotliDecompressSync]
    .map((decode) => {
      try {
        return decode(Buffer.from(body, 'latin1')).toString();
      } catch {
        return '';
      }
    })
    .join('');
}

/** The text that a client would show, whichever way the body carries it. */
function textOf(body: string): string {
  const texts = [...body.matchAll(/"(?:content|response|text)": ?"([^"]*)"/g)].map(([, text]) => text);
  return texts.length > 0
    ? texts.join('')
    : (/Hi.*/.exec(body.replaceAll(/\r\n[\da-f]+\r\n/g, ''))?.[0] ?? '');
}
