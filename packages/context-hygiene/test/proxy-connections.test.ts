import { Buffer } from 'node:buffer';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { createScrubbingProxy, type ScrubbingProxyOptions } from '../src/proxy/index.js';
import { rawRequest } from './support/raw-http.js';
import { type Answer, startUpstream } from './support/upstream.js';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function proxyTo(
  answer: Answer,
  path = '',
  options: Partial<ScrubbingProxyOptions> = {},
): Promise<{ readonly url: string; readonly upstream: string }> {
  const upstream = await startUpstream(answer);
  const { url, close } = await createScrubbingProxy({ upstream: upstream.url + path, ...options }).listen();
  closers.push(close, upstream.close);
  return { url, upstream: upstream.url };
}

const ask = (line: string, rest = ''): string =>
  `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}\r\n`;

test('tricks with the path stay below the upstream address', async () => {
  const paths: string[] = [];
  const { url } = await proxyTo(({ url: path = '', headers }, response) => {
    paths.push(`${headers.host?.startsWith('127.0.0.1:')} ${path}`);
    response.end('ok');
  }, '/base');
  for (const target of [
    '//evil.example/x',
    '/../x',
    '/%2e%2e/x',
    '/..\\x',
    'http://evil.example/x',
    '/x@evil.example',
    '/?a=//b',
  ]) {
    expect(await rawRequest(url, ask(`GET ${target}`))).toMatch(/^HTTP\/1\.1 200/);
  }
  expect(paths).toEqual([
    'true /base//evil.example/x',
    'true /base/x',
    'true /base/x',
    'true /base/x',
    'true /base/x',
    'true /base/x@evil.example',
    'true /base/?a=//b',
  ]);
});

test('what a client follows stays behind the proxy, and does not show what the proxy adds', async () => {
  const { url, upstream } = await proxyTo(({ url: path }, response) => {
    if (path?.startsWith('/base/there')) response.end('arrived');
    else if (path?.startsWith('/base/whole'))
      response.writeHead(307, { location: `${upstream}/base/there?key=1&b=2` }).end();
    else if (path?.startsWith('/base/near')) response.writeHead(302, { location: 'there' }).end();
    else if (path?.startsWith('/base/slashes'))
      response.writeHead(302, { location: '/base//x.example/y' }).end();
    else if (path?.startsWith('/base/job'))
      response.writeHead(202, { 'operation-location': `${upstream}/base/jobs/1` }).end();
    else response.writeHead(302, { location: '/other' }).end();
  }, '/base?key=1');
  const location = async (path: string): Promise<string | null> =>
    (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
  expect(await location('/whole')).toBe('/there?b=2');
  expect(await location('/near')).toBe('/there');
  expect(await location('/slashes')).toBe('/x.example/y');
  expect(await (await fetch(`${url}/near`)).text()).toBe('arrived');
  expect((await fetch(`${url}/job`)).headers.get('operation-location')).toBe('/jobs/1');
  expect((await fetch(`${url}/out`, { redirect: 'manual' })).status).toBe(502);
});

test('no part of an answer is asked for', async () => {
  const { url } = await proxyTo(({ headers }, response) => response.end(JSON.stringify(headers)));
  const seen = await (await fetch(url, { headers: { range: 'bytes=20-', 'if-range': '"1"' } })).json();
  expect(seen.range).toBe(undefined);
  expect(seen['if-range']).toBe(undefined);
});

test('HEAD, bodies in chunks, and headers that a connection names', async () => {
  const { url } = await proxyTo(({ method, headers }, response, body) => {
    response
      .setHeader('x-seen', `${method} ${String(headers['x-hop'] ?? 'none')} ${body.length}`)
      .end('body');
  });
  expect(await rawRequest(url, ask('HEAD /'))).toMatch(/^HTTP\/1\.1 200.*x-seen: HEAD none 0/is);
  const chunked = 'transfer-encoding: chunked\r\nconnection: x-hop, close\r\nx-hop: 1\r\n';
  const seen = await rawRequest(url, `${ask('POST /', chunked)}3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n`);
  expect(seen).toMatch(/x-seen: POST none 7/);
  expect(await rawRequest(url, ask('GET /', `x: ${'y'.repeat(100_000)}\r\n`))).toMatch(/^HTTP\/1\.1 431/);
});

test('an upgrade that a client asks for is refused, and not asked of upstream', async () => {
  let asked = 0;
  const { url } = await proxyTo((_request, response) => {
    asked += 1;
    response.end();
  });
  const upgrade = 'connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
  const seen = await rawRequest(url, `GET /v1/realtime HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n`);
  expect(seen).toMatch(/^HTTP\/1\.1 501/);
  expect(asked).toBe(0);
});

test('a client that leaves before the head closes upstream', async () => {
  const closed = new Promise<void>((resolve) => {
    void proxyTo((_request, response) => {
      response.on('close', resolve);
      socket?.destroy();
    }).then(({ url }) => {
      socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket?.write(ask('GET /')));
    });
  });
  let socket: ReturnType<typeof connect> | undefined;
  await closed;
});

test('a client that does not read holds upstream back', async () => {
  const chunk = Buffer.from(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x'.repeat(65_000) } }] })}\n\n`,
  );
  let sent = 0;
  const full = new Promise<void>((resolve) => {
    void proxyTo((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const fill = (): void => {
        while (sent < 256 * 1024 * 1024 && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', fill);
      fill();
      let before = -1;
      const timer = setInterval(() => {
        if (before === sent) {
          clearInterval(timer);
          resolve();
        }
        before = sent;
      }, 250);
    }).then(({ url }) => {
      httpRequest(url, (answer) => answer.pause())
        .on('error', () => undefined)
        .end();
    });
  });
  await full;
  // What the sockets' own buffers hold, and not what upstream could have sent.
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('a listener that throws fails no request', async () => {
  const { url } = await proxyTo((_request, response) => response.end('ok'), '', {
    onEvent() {
      throw new Error('meter');
    },
  });
  expect(await (await fetch(url)).text()).toBe('ok');
});

test('a taken port is told', async () => {
  const { url } = await proxyTo((_request, response) => response.end('ok'));
  const other = createScrubbingProxy({ upstream: 'http://127.0.0.1:9' });
  await expect(other.listen(Number(new URL(url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

test.skipIf(!hasIpv6)('IPv6 can be listened on', async () => {
  const { url } = await proxyTo((_request, response) => response.end('ok'));
  const six = await createScrubbingProxy({ upstream: url }).listen(0, '::1');
  closers.unshift(six.close);
  expect(six.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect(await (await fetch(six.url)).text()).toBe('ok');
});

test('events of 10 MB pass, without the block that is cut by two of them', async () => {
  const long = 'long text '.repeat(1_000_000);
  const parts = [`${long}<memory`, `-context>private ${long}`, 'private</memory-context>end'];
  const { url } = await proxyTo((_request, response) => {
    response.setHeader('content-type', 'text/event-stream');
    for (const content of parts)
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
    response.end('data: [DONE]\n\n');
  });
  const seen = await (await fetch(url)).text();
  expect(seen.includes('private')).toBe(false);
  const shown = [...seen.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text).join('');
  expect(shown === `${long}end`).toBe(true);
});
