import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createScrubbingProxy, type ProxyEvent, type ScrubbingProxyOptions } from '../src/proxy/index.js';
import { type Answer, startUpstream } from './support/upstream.js';

const block = '<memory-context>\nprivate\n</memory-context>';
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function upstreamThat(answer: Answer): Promise<string> {
  const { url, close } = await startUpstream(answer);
  closers.push(close);
  return url;
}

async function proxyTo(upstream: string, options: Partial<ScrubbingProxyOptions> = {}): Promise<string> {
  const { url, close } = await createScrubbingProxy({ upstream, ...options }).listen();
  closers.push(close);
  return url;
}

const sse = { 'content-type': 'text/event-stream' };
const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const chat = (...contents: readonly string[]): string => `${contents.map(event).join('')}data: [DONE]\n\n`;

describe('what comes back', () => {
  test('a stream cut at every byte hides the block, and only it', async () => {
    const body = Buffer.from(chat('Hi ', '<memory', `-context>private</memory-con`, 'text>there'));
    for (let cut = 1; cut < body.length; cut += 3) {
      const upstream = async (): Promise<Response> =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(body.subarray(0, cut));
              controller.enqueue(body.subarray(cut));
              controller.close();
            },
          }),
          { headers: sse },
        );
      const proxy = createScrubbingProxy({ upstream: 'http://127.0.0.1:1', fetch: upstream });
      const text = await (await proxy.fetch(new Request('http://127.0.0.1/v1/chat/completions'))).text();
      expect(text).not.toContain('private');
      const visible = [...text.matchAll(/"content":"([^"]*)"/g)].map(([, content]) => content).join('');
      expect(visible).toBe('Hi there');
    }
  });

  test('a plain answer, an unknown kind of text, and JSON lines are scrubbed too', async () => {
    const upstream = await upstreamThat(({ url }, response) => {
      if (url === '/json')
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ choices: [{ message: { content: `a${block}b` } }] }));
      else if (url === '/lines')
        response
          .setHeader('content-type', 'application/x-ndjson')
          .end(
            `${['a <mem', 'ory-context>private</memory-context>', 'b'].map((response) => JSON.stringify({ response })).join('\n')}\n`,
          );
      else response.end(`a${block}b`);
    });
    const proxy = await proxyTo(upstream);
    expect(await (await fetch(`${proxy}/json`)).json()).toEqual({
      choices: [{ message: { content: 'ab' } }],
    });
    expect(await (await fetch(`${proxy}/text`)).text()).toBe('ab');
    const lines = await (await fetch(`${proxy}/lines`)).text();
    expect(lines).not.toContain('private');
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).response)
        .join(''),
    ).toBe('a b');
  });

  test('compressed bodies are read; a coding that cannot be read is not passed on', async () => {
    const upstream = await upstreamThat(({ url }, response) => {
      response.setHeader('content-type', 'text/plain');
      if (url === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync(`a${block}b`));
      else response.setHeader('content-encoding', 'zstd').end(`a${block}b`);
    });
    const proxy = await proxyTo(upstream);
    const answer = await fetch(`${proxy}/gzip`);
    expect(answer.headers.get('content-encoding')).toBe(null);
    expect(await answer.text()).toBe('ab');
    const refused = await fetch(`${proxy}/zstd`);
    expect(refused.status).toBe(502);
    expect(await refused.text()).not.toContain('private');
  });

  test('status, headers and errors of upstream pass; those of one connection do not', async () => {
    const upstream = await upstreamThat((_request, response) => {
      response.writeHead(429, {
        'content-type': 'application/json',
        'retry-after': '7',
        'x-request-id': 'r1',
        connection: 'close, x-hop',
        'x-hop': '1',
      });
      response.end('{"error":{"message":"slow down"}}');
    });
    const answer = await fetch(await proxyTo(upstream));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('x-request-id')).toBe('r1');
    expect(answer.headers.get('x-hop')).toBe(null);
    expect(await answer.json()).toEqual({ error: { message: 'slow down' } });
  });

  test('the first visible token is out before upstream goes on', async () => {
    let release: () => void = () => undefined;
    const upstream = await upstreamThat((_request, response) => {
      response.writeHead(200, sse);
      response.write(event('Hello'));
      release = () => response.end('data: [DONE]\n\n');
    });
    const reader = (await fetch(await proxyTo(upstream))).body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain('Hello');
    release();
    await reader?.cancel();
  });
});

describe('what goes up', () => {
  test('method, path, query, body and headers pass, without those of one connection', async () => {
    const upstream = await upstreamThat(({ method, url, headers }, response, body) => {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ method, url, headers, body: body.toString() }));
    });
    const proxy = await proxyTo(`${upstream}/base/?key=1`);
    const answer = await fetch(`${proxy}/v1/x?y=2`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { authorization: 'Bearer k', te: 'trailers' },
    });
    const seen = await answer.json();
    expect(seen).toMatchObject({ method: 'POST', url: '/base/v1/x?key=1&y=2', body: '{"a":1}' });
    expect(seen.headers).toMatchObject({ authorization: 'Bearer k', 'accept-encoding': 'identity' });
    expect(seen.headers.te).toBe(undefined);
    expect(`http://${seen.headers.host}`).toBe(upstream);
  });

  test('a client that leaves closes upstream', async () => {
    const closed = new Promise<void>((resolve) => {
      void upstreamThat((_request, response) => {
        response.writeHead(200, sse);
        response.write(event('Hello'));
        response.on('close', resolve);
      }).then(async (upstream) => {
        const abort = new AbortController();
        const answer = await fetch(await proxyTo(upstream), { signal: abort.signal });
        await answer.body?.getReader().read();
        abort.abort();
      });
    });
    await closed;
  });

  test('bodies over the limit and unreachable upstreams get a clear error, and no content in the events', async () => {
    const events: ProxyEvent[] = [];
    const upstream = await upstreamThat((_request, response) => response.end('never'));
    const proxy = await proxyTo(upstream, { maxRequestBytes: 10, onEvent: (told) => events.push(told) });
    expect((await fetch(proxy, { method: 'POST', body: 'x'.repeat(11) })).status).toBe(413);
    const unreachable = await proxyTo('http://127.0.0.1:9');
    const answer = await fetch(unreachable);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      error: { type: 'upstream-unreachable', message: 'The model API could not be reached.' },
    });
    expect(events).toMatchObject([{ type: 'request-failed', status: 413, outcome: 'request-too-large' }]);
  });

  test('an upstream that never begins, or falls silent, ends the request', async () => {
    const upstream = await upstreamThat(({ url }, response) => {
      if (url === '/silent') response.writeHead(200, sse).write(event('a <memory-context>private'));
    });
    const proxy = await proxyTo(upstream, { headersTimeoutMs: 100, idleTimeoutMs: 100 });
    expect((await fetch(`${proxy}/never`)).status).toBe(504);
    const answer = await fetch(`${proxy}/silent`);
    await expect(answer.text()).rejects.toThrow();
    // Who reads the answer in the same process is told why it broke off.
    const inProcess = createScrubbingProxy({ upstream, idleTimeoutMs: 100 });
    const broken = await inProcess.fetch(new Request('http://127.0.0.1/silent'));
    await expect(broken.text()).rejects.toMatchObject({
      name: 'ProxyError',
      code: 'upstream-silent',
      message: 'The model API was silent for too long within its answer.',
    });
  });
});

test('misuse is told with a code', () => {
  const code = (options: unknown): unknown => {
    try {
      createScrubbingProxy(options as never);
      return undefined;
    } catch (error) {
      return (error as { code?: unknown }).code;
    }
  };
  expect(code({})).toBe('invalid-option:upstream');
  expect(code({ upstream: 'ftp://x' })).toBe('invalid-option:upstream');
  expect(code({ upstream: 'http://x', port: 1 })).toBe('unknown-option:port');
  expect(code({ upstream: 'http://x', scrub: { tags: ['<'] } })).toBe('invalid-option:tags');
  expect(code({ upstream: 'http://x', idleTimeoutMs: 0 })).toBe('invalid-option:idleTimeoutMs');
});
