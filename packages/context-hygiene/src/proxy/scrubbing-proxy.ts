import { requestHeaders, responseHeaders } from './headers.js';
import { limitBytes, limitSilence } from './limits.js';
import {
  type ProxyConfig,
  type ProxyFailure,
  parseProxyOptions,
  type ScrubbingProxyOptions,
} from './proxy-options.js';
import { scrubAnswerBody } from './scrub-answer.js';

/** A reverse proxy in front of a model API. */
export interface ScrubbingProxy {
  /**
   * Listens for requests, in Node.js.
   *
   * @param port 0 takes a free one. @default 0
   * @param host who may connect: only this machine unless told otherwise. @default '127.0.0.1'
   */
  listen(port?: number, host?: string): Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Answers one request: for other servers, workers and tests. */
  fetch(request: Request): Promise<Response>;
}

const decodedByFetch = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);

const failures: Readonly<Record<ProxyFailure, { readonly status: number; readonly message: string }>> = {
  'upstream-unreachable': { status: 502, message: 'The model API could not be reached.' },
  'upstream-timeout': { status: 504, message: 'The model API did not begin its answer in time.' },
  'upstream-encoding': {
    status: 502,
    message: 'The model API answered in a content encoding that cannot be read.',
  },
  'request-too-large': { status: 413, message: 'The request body is larger than this proxy passes on.' },
  'upgrade-refused': { status: 501, message: 'This proxy does not pass on protocol upgrades.' },
};

class ProxyError extends Error {
  override readonly name = 'ProxyError';
  constructor(readonly code: ProxyFailure | 'upstream-silent') {
    super(code);
  }
}

/**
 * Stands between clients and an OpenAI-, Anthropic- or Gemini-compatible API and hides internal blocks in what comes
 * back, streamed or not. Requests pass unchanged. What cannot be read is not passed on.
 *
 * @throws TypeError | RangeError with a `code` that names the option
 * @example
 * const proxy = createScrubbingProxy({ upstream: 'https://api.openai.com' });
 * const { url, close } = await proxy.listen(8080);
 */
export function createScrubbingProxy(options: ScrubbingProxyOptions): ScrubbingProxy {
  const config = parseProxyOptions(options);
  // Wrong scrub options are told now, not at the first answer.
  scrubAnswerBody(new Response('{}', { headers: { 'content-type': 'application/json' } }), config);
  const answer = (request: Request): Promise<Response> => answerRequest(request, config);
  return {
    fetch: answer,
    async listen(port = 0, host = '127.0.0.1') {
      const { serve } = await import('srvx');
      const server = serve({ fetch: answer, port, hostname: host, silent: true, gracefulShutdown: false });
      await server.ready();
      return { url: (server.url ?? '').replace(/\/$/, ''), close: () => server.close(true) };
    },
  };
}

async function answerRequest(request: Request, config: ProxyConfig): Promise<Response> {
  const start = performance.now();
  const done = (
    response: Response,
    outcome: Parameters<ProxyConfig['onEvent']>[0]['outcome'],
    failed: boolean,
  ): Response => {
    const durationMs = performance.now() - start;
    config.onEvent({
      type: failed ? 'request-failed' : 'request-answered',
      status: response.status,
      outcome,
      durationMs,
    });
    return response;
  };
  try {
    const upstream = await askUpstream(request, config);
    const { response, outcome } = scrubAnswerBody(upstream, config);
    return done(response, outcome, false);
  } catch (error) {
    const failure = failureOf(error);
    const { status, message } = failures[failure];
    return done(Response.json({ error: { type: failure, message } }, { status }), failure, true);
  }
}

async function askUpstream(request: Request, config: ProxyConfig): Promise<Response> {
  if (request.headers.has('upgrade')) throw new ProxyError('upgrade-refused');
  if (Number(request.headers.get('content-length') ?? 0) > config.maxRequestBytes)
    throw new ProxyError('request-too-large');

  // The client's leaving closes upstream, for as long as the answer lasts.
  const abort = new AbortController();
  const leave = (): void => abort.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => abort.abort(new ProxyError('upstream-timeout')), config.headersTimeoutMs);

  let answer: Response;
  try {
    answer = await config.fetch(upstreamRequest(request, config, abort.signal));
  } finally {
    clearTimeout(timer);
  }
  const encodings = (answer.headers.get('content-encoding') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  if (!encodings.every((name) => decodedByFetch.has(name))) {
    abort.abort();
    throw new ProxyError('upstream-encoding');
  }
  const { status, statusText } = answer;
  const headers = responseHeaders(answer.headers);
  const body =
    answer.body && limitSilence(answer.body, config.idleTimeoutMs, () => new ProxyError('upstream-silent'));
  return new Response(body, { status, statusText, headers });
}

function upstreamRequest(
  request: Request,
  { upstream, maxRequestBytes }: ProxyConfig,
  signal: AbortSignal,
): Request {
  const { pathname, search } = new URL(request.url);
  const target = new URL(upstream);
  target.pathname = `${upstream.pathname.replace(/\/$/, '')}${pathname}`;
  target.search = [upstream.search.slice(1), search.slice(1)].filter((part) => part !== '').join('&');
  const body = request.body?.pipeThrough(
    limitBytes(maxRequestBytes, () => new ProxyError('request-too-large')),
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: requestHeaders(request.headers),
    body: body ?? null,
    redirect: 'manual',
    signal,
    // A body that is a stream is sent while the answer may already come (fetch standard; Node.js asks for it).
    duplex: 'half',
  };
  return new Request(target, init);
}

function failureOf(error: unknown): ProxyFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    if (cause instanceof ProxyError && cause.code !== 'upstream-silent') return cause.code;
  }
  return 'upstream-unreachable';
}
