import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createScrubbingProxy, type ProxyEvent } from '../src/proxy/index.js';
import { rawRequest, startRawUpstream } from './support/raw-http.js';
import { runCli } from './support/run-cli.js';
import { type Answer, startUpstream } from './support/upstream.js';

/** What was reported of model gateways and of filters at the command line in 2026, as inputs of the same kind. */
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function proxyTo(upstream: { readonly url: string; close(): Promise<void> }): Promise<{
  readonly url: string;
  readonly events: readonly ProxyEvent[];
}> {
  const events: ProxyEvent[] = [];
  const onEvent = (told: ProxyEvent): void => void events.push(told);
  const { url, close } = await createScrubbingProxy({ upstream: upstream.url, onEvent }).listen();
  // The proxy first: upstream waits for its connections.
  closers.push(close, upstream.close);
  return { url, events };
}

const proxyOf = async (answer: Answer): Promise<string> => (await proxyTo(await startUpstream(answer))).url;
const block = '<memory-context>private</memory-context>';
const sse = 'text/event-stream';
const chat = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

describe('the proxy', () => {
  test.each([
    ['BerriAI/litellm#33404: behind some text', chat('Hi <memory-con')],
    ['BerriAI/litellm#33222: before any', ''],
    ['apache/apisix#13876: behind an event, held text', chat('a <')],
  ])('%s: a connection that upstream resets ends no answer well', async (_report, said) => {
    const upstream = await startRawUpstream((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: ${sse}\r\ntransfer-encoding: chunked\r\n\r\n`);
      if (said !== '') socket.write(`${Buffer.byteLength(said).toString(16)}\r\n${said}\r\n`);
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    const { url } = await proxyTo(upstream);
    const seen = await rawRequest(url, 'GET /v1/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(seen).not.toMatch(/finish_reason|\[DONE\]|memory|0\r\n\r\n$/);
  });

  test('BerriAI/litellm#25624, agentgateway/agentgateway#3040, freelensapp/freelens-ai-extension#272: no length and no coding of a body that was decoded', async () => {
    const body = JSON.stringify({ choices: [{ message: { content: `a${block}b` } }] });
    const url = await proxyOf(({ url: asked }, response) => {
      const coding = asked === '/br' ? 'br' : 'gzip';
      const bytes = coding === 'br' ? brotliCompressSync(body) : gzipSync(body);
      response.setHeader('content-type', 'application/json').setHeader('content-encoding', coding);
      response.setHeader('content-length', bytes.length).end(bytes);
    });
    for (const path of ['/gz', '/br']) {
      const response = await fetch(url + path);
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('content-length')).not.toBe(String(gzipSync(body).length));
      expect(await response.json()).toEqual({ choices: [{ message: { content: 'ab' } }] });
    }
  });

  test('spanlens/Spanlens#438: a client that waits for 100 Continue gets it, and upstream is not asked to', async () => {
    const url = await proxyOf(({ headers }, response, body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ expected: headers.expect ?? null, body: body.toString() }));
    });
    const request = 'POST /v1/x HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n';
    const seen = await rawRequest(url, `${request}connection: close\r\n\r\n{}`);
    expect(seen).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(seen).toContain('{"expected":null,"body":"{}"}');
  });

  test('chenyme/grok2api#1050, lemonade-sdk/lemonade#3210: a heartbeat passes while a tag is held', async () => {
    let goOn = (): void => undefined;
    const url = await proxyOf((_request, response) => {
      response.setHeader('content-type', sse);
      response.write(`${chat('a<memory-con')}: ping\n\n`);
      goOn = () => response.end(chat('text>private</memory-context>b'));
    });
    const reader = (await fetch(`${url}/v1/x`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      seen += value;
      // Upstream says no more until the heartbeat is here.
      if (seen.includes(': ping\n\n')) goOn();
    }
    expect([...seen.matchAll(/"content":"(.*?)"/g)].map(([, content]) => content)).toEqual(['a', 'b']);
  });

  test('agentjido/req_llm#940, mnfst/llm-gateway#2231: an error keeps its status and its event', async () => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: `Over${block}loaded` } };
    const url = await proxyOf((_request, response) => {
      response.writeHead(529, { 'content-type': sse, 'retry-after': '7' });
      response.end(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
    });
    const response = await fetch(`${url}/v1/messages`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([529, '7']);
    expect(await response.text()).toBe(`event: error\ndata: ${JSON.stringify(error).replace(block, '')}\n\n`);
  });

  test('shareAI-lab/kode-agent-sdk#56: Gemini without alt=sse, a list that comes piece by piece', async () => {
    const answer = (text: string): object => ({
      candidates: [{ content: { parts: [{ text }], role: 'model' } }],
    });
    const pieces = ['a<memory-con', 'text>private</memory-context>b', 'c'].map((text) =>
      JSON.stringify(answer(text)),
    );
    const url = await proxyOf((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.write(`[${pieces[0]}`);
      response.write(`,\r\n${pieces[1]}`);
      response.end(`,\r\n${pieces[2]}]`);
    });
    const seen = await (await fetch(`${url}/v1beta/models/g:streamGenerateContent`)).json();
    expect(seen).toEqual(['a', 'b', 'c'].map(answer));
  });

  test('archestra-ai/archestra#6971: who leaves in the middle is no failure of the proxy', async () => {
    let closed = (): void => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const upstream = await startUpstream((_request, response) => {
      response.setHeader('content-type', sse);
      response.on('close', closed);
      response.write(chat('a'));
    });
    const { url, events } = await proxyTo(upstream);
    const leaving = new AbortController();
    const reader = (await fetch(`${url}/v1/x`, { signal: leaving.signal })).body?.getReader();
    await reader?.read();
    leaving.abort();
    await isClosed;
    expect(events).toMatchObject([{ type: 'request-answered', status: 200, outcome: 'stream' }]);
  });
});

describe('the commands', () => {
  const secret = ['Kestrel', 'Mango42'].join('!');

  test('anaclumos/tokenmaxxing#161: U+2028 in a string ends no line', async () => {
    const lines = `{"a":"x\u2028password=${secret}"}\n{"b":1}\n`;
    expect((await runCli(['scrub', '--jsonl'], lines)).stdout).toBe(
      '{"a":"x\u2028password=[REDACTED:PASSWORD]"}\n{"b":1}\n',
    );
    const found = await runCli(
      ['scrub', '--jsonl', '--check'],
      `{"a":"x\u2028y"}\n{"b":"password=${secret}"}\n`,
    );
    expect(found.stdout).toMatch(/^<stdin>:2:/);
  });

  test('rmoralespp/jsonl#30: a broken line between two good ones is told, and all three are there', async () => {
    const { code, stdout, stderr } = await runCli(
      ['scrub', '--jsonl'],
      `{"a":1}\n{"password":"${secret}"\n{"b":2}\r\n\r\n{"c":3}`,
    );
    expect([code, stdout]).toEqual([0, '{"a":1}\n{"password":"[REDACTED:PASSWORD]"\n{"b":2}\r\n\r\n{"c":3}']);
    expect(stderr).toMatch(/1 line is no JSON/);
  });

  test('paperclipai/paperclip#9856: JSON in JSON is JSON after it, at every depth', async () => {
    const result = { type: 'result', result: `API_KEY="${secret}" and \\"${secret}\\"` };
    const line = JSON.stringify({ ts: 1, chunk: `${JSON.stringify({ inner: JSON.stringify(result) })}\n` });
    const { stdout } = await runCli(['scrub', '--jsonl'], `${line}\n`);
    const { inner } = JSON.parse(JSON.parse(stdout).chunk);
    expect(JSON.parse(inner).type).toBe('result');
    expect(stdout).not.toContain('Mango42');
  });

  test('labsai/EDDI#702: numbers stay numbers, what was a number is a string, the rest its own bytes', async () => {
    const line = '{"id":12345678901234567890,"f":1.0,"e":1e400,"password":12345678,"n":1}\n';
    expect((await runCli(['scrub', '--jsonl'], line)).stdout).toBe(
      line.replace(':12345678,', ':"[REDACTED:PASSWORD]",'),
    );
  });

  test('rpamis/comet#348: a byte order mark, empty lines and CR before LF around memories', async () => {
    const entries =
      '\ufeff{"content":"likes tea","layer":"semantic"}\r\n\r\n{"content":"</memory-context> x"}\r\n';
    const { code, stdout } = await runCli(['render'], entries);
    expect(code).toBe(0);
    expect(stdout).toContain('[semantic] likes tea\n[unknown] &lt;/memory-context> x\n</memory-context>');
  });

  test('events that are read as text are told, for a tag between two of them is not seen', async () => {
    const body = `${chat('a<memory-con')}${chat('text>private</memory-context>b')}`;
    expect((await runCli(['stream'], body)).stderr).toMatch(/^context-hygiene: <stdin>: .*--sse/);
    expect((await runCli(['stream', '--json'], `\ufeff\nevent: x\n${body}`)).stderr).toContain('--sse');
    const { stdout, stderr } = await runCli(['stream', '--sse'], body);
    expect([stdout.includes('private'), stderr]).toEqual([false, '']);
    expect((await runCli(['stream'], 'the data: 5')).stderr).toBe('');
  });
});
