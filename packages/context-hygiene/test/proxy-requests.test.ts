import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isThisMachine } from '../src/proxy/allowed-host.js';
import { createScrubbingProxy, type ProxyEvent, type ScrubbingProxyOptions } from '../src/proxy/index.js';
import { rawRequest } from './support/raw-http.js';
import { startUpstream } from './support/upstream.js';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A proxy before an upstream that says what it was asked. */
async function echo(options: Partial<ScrubbingProxyOptions> = {}, host?: string) {
  const asked: string[] = [];
  const events: ProxyEvent[] = [];
  const upstream = await startUpstream(({ method, url, headers }, response, body) => {
    asked.push(`${method} ${url}`);
    response.end(
      `${headers['content-length'] ?? 'no length'}, ${headers['transfer-encoding'] ?? 'no coding'}, ${body.length}`,
    );
  });
  const proxy = createScrubbingProxy({
    upstream: `${upstream.url}/base`,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const { url, close } = await proxy.listen(0, host);
  closers.push(close, upstream.close);
  return { url, asked, events, proxy };
}

const ask = (line: string, headers: readonly string[] = ['host: x'], body = ''): string =>
  `${line} HTTP/1.1\r\n${['connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;

// open-webui/open-webui#25157, redis/RedisInsight#6504, codeforamerica/sebt-self-service-portal#499,
// BaseIntelligence/bounty-challenge#6583, chimurai/http-proxy-middleware#1168
describe('a path that an upstream could read as one out of its base', () => {
  test.each([
    '/..%2fadmin',
    '/%2e%2e%2fadmin',
    '/a/..%5cadmin',
    '/%252e%252e%252fadmin',
    '/%25252e%25252e/admin',
    '/a/..%2F..%2Fadmin',
    '/..;/admin',
    '/a/..%3b/admin',
    '/x%2f..',
  ])('%s is refused', async (path) => {
    const { url, asked, events } = await echo();
    expect(await rawRequest(url, ask(`GET ${path}`))).toMatch(/^HTTP\/1\.1 400.*request-refused/s);
    expect(asked).toEqual([]);
    expect(events).toMatchObject([{ type: 'request-failed', status: 400, outcome: 'request-refused' }]);
  });

  test.each([
    '/models/org%2Fname',
    '/a..b/..c/d..',
    '/v1beta/models/gemini:streamGenerateContent?q=/../..%2f',
    '/100%25/%E6%BC%A2',
    '/...',
  ])('%s passes', async (path) => {
    const { url, asked } = await echo();
    await rawRequest(url, ask(`GET ${path}`));
    expect(asked).toEqual([`GET /base${path}`]);
  });

  test('many layers of escapes take no time', async () => {
    const { url } = await echo();
    expect(await rawRequest(url, ask(`GET /%${'25'.repeat(7000)}2e`))).toMatch(/^HTTP\/1\.1 200/);
  });
});

test('an address of this machine is one in each of its spellings', () => {
  for (const address of [
    '127.0.0.1',
    '127.1',
    '127.9.9.9',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    'LocalHost',
    'localhost.',
  ])
    expect([address, isThisMachine(address)]).toEqual([address, true]);
  for (const address of [
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '::2',
    '128.0.0.1',
    'localhost.example',
    '127.0.0.1.example',
    'fe80::1',
  ])
    expect([address, isThisMachine(address)]).toEqual([address, false]);
});

test('what cannot be sent on is refused, not sent on without its body', async () => {
  const { url, asked } = await echo();
  const refused = /^HTTP\/1\.1 400.*request-refused/s;
  expect(await rawRequest(url, ask('GET /', ['host: x', 'content-length: 3'], 'abc'))).toMatch(refused);
  const chunked = ['host: x', 'transfer-encoding: chunked'];
  expect(await rawRequest(url, ask('GET /', chunked, '3\r\nabc\r\n0\r\n\r\n'))).toMatch(refused);
  expect(await rawRequest(url, ask('TRACE /'))).toMatch(refused);
  expect(asked).toEqual([]);
  expect(await rawRequest(url, ask('GET /', ['host: x', 'content-length: 0']))).toMatch(/^HTTP\/1\.1 200/);
  expect(await rawRequest(url, ask('DELETE /', ['host: x', 'content-length: 3'], 'abc'))).toMatch(
    /3, no coding, 3/,
  );
});

test('binaricat/Netcatty#3083: a body whose length is told comes with its length, as many an upstream wants it', async () => {
  const { url } = await echo();
  const post = async (length: number): Promise<string> =>
    await (await fetch(url, { method: 'POST', body: 'x'.repeat(length) })).text();
  expect(await post(3)).toBe('3, no coding, 3');
  expect(await post(0)).toBe('0, no coding, 0');
  expect(await post(1_048_576)).toBe('1048576, no coding, 1048576');
  // More than that is not held.
  expect(await post(1_048_577)).toBe('no length, chunked, 1048577');
  const chunked = ask('POST /', ['host: x', 'transfer-encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n');
  expect(await rawRequest(url, chunked)).toMatch(/no length, chunked, 3/);
});

// milady-ai/milady#564, AdventureX-Ciallo/insightforge#3, bytedance/UI-TARS-desktop#1975, bytebase/dbhub#304
describe('a page of another site whose name leads to this machine', () => {
  const status = async (url: string, host: string): Promise<string> =>
    (await rawRequest(url, ask('GET /', host === '' ? [] : [`host: ${host}`]))).slice(9, 12);

  test('is refused by a proxy that listens on this machine only', async () => {
    const { url, asked, events } = await echo();
    for (const host of [
      'evil.example',
      'evil.example:8787',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ])
      expect(await status(url, host)).toBe('403');
    expect(asked).toEqual([]);
    expect(events[0]).toMatchObject({ type: 'request-failed', outcome: 'host-refused' });
    expect(JSON.stringify(events)).not.toContain('evil');
  });

  test('names that no site can have, and addresses, are none', async () => {
    const { url } = await echo();
    for (const host of [
      'localhost:1',
      'LOCALHOST',
      'localhost.',
      'app.localhost',
      '127.0.0.1:1',
      '[::1]:1',
      '10.0.0.7',
    ])
      expect(await status(url, host)).toBe('200');
    for (const host of ['host.docker.internal:8787', 'proxy', 'proxy:80'])
      expect(await status(url, host)).toBe('200');
  });

  test('a name that is allowed, a proxy that others can reach, and the fetch of a worker take it', async () => {
    const allowed = await echo({ allowedHosts: ['Proxy.Example'] });
    expect(await status(allowed.url, 'proxy.example:443')).toBe('200');
    expect(await status(allowed.url, 'evil.example')).toBe('403');
    const open = await echo({}, '0.0.0.0');
    expect(await status(open.url, 'proxy.example')).toBe('200');
    const { proxy } = await echo();
    const headers = { host: 'proxy.example' };
    expect((await proxy.fetch(new Request('https://proxy.example/x', { headers }))).status).toBe(200);
  });
});

test('Kilo-Org/cloud#4795, BerriAI/litellm#31499, bman654/clodex#170: who leaves before the answer begins is no failure of upstream', async () => {
  const events: ProxyEvent[] = [];
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const upstream = await startUpstream(() => asked());
  const { url, close } = await createScrubbingProxy({
    upstream: upstream.url,
    onEvent: (event) => events.push(event),
  }).listen();
  closers.push(close, upstream.close);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(ask('GET /'));
  await isAsked;
  socket.destroy();
  await once(socket, 'close');
  await expect
    .poll(() => events)
    .toMatchObject([{ type: 'request-failed', status: 499, outcome: 'client-left' }]);
});

test('a listener that fails later is no failure of the proxy', async () => {
  const { url } = await echo({ onEvent: () => Promise.reject(new Error('meter')) });
  expect((await fetch(url)).status).toBe(200);
});

test('agnosticeng/agx#95, webrcade/webrcade#192: addresses that cannot be asked, and places that cannot be listened on, are told at once', async () => {
  for (const upstream of [
    'http://user@x',
    'https://user:pw-otter@api.example',
    'https://:pw-otter@api.example',
  ]) {
    const make = (): unknown => createScrubbingProxy({ upstream });
    expect(make).toThrow(expect.objectContaining({ code: 'invalid-option:upstream' }));
    expect(make).not.toThrow('otter');
  }
  const proxy = createScrubbingProxy({ upstream: 'http://x' });
  const odd = (value: unknown): never => value as never;
  for (const port of [-1, 65_536, 1.5, Number.NaN, odd('80'), odd(null)])
    await expect(proxy.listen(port)).rejects.toMatchObject({ code: 'invalid-argument:port' });
  // An empty name would be every address of the machine.
  for (const host of ['', ' ', odd(null), odd(5)])
    await expect(proxy.listen(0, host)).rejects.toMatchObject({ code: 'invalid-argument:host' });
  for (const allowedHosts of [odd('a.example'), [''], ['a.example:80'], ['https://a.example'], odd([5])])
    expect(() => createScrubbingProxy({ upstream: 'http://x', allowedHosts })).toThrow(
      expect.objectContaining({ code: 'invalid-option:allowedHosts' }),
    );
});

test('an answer sends nobody past the proxy by a header of browsers', async () => {
  const upstream = await startUpstream((_request, response) => {
    response
      .setHeader('refresh', '0; url=https://other.example/')
      .setHeader('alt-svc', 'h3="other.example:443"')
      .end('ok');
  });
  const { url, close } = await createScrubbingProxy({ upstream: upstream.url }).listen();
  closers.push(close, upstream.close);
  const { headers } = await fetch(url);
  expect([headers.get('refresh'), headers.get('alt-svc')]).toEqual([null, null]);
});
