import { keepBehindProxy, requestHeaders, responseHeaders } from './headers.js';
import { limitBytes, limitSilence } from './limits.js';
import { ProxyError, proxyMessages } from './proxy-error.js';
import {
  type ProxyConfig,
  type ProxyEvent,
  type ProxyFailure,
  parseProxyOptions,
  type ScrubbingProxyOptions,
} from './proxy-options.js';
import { scrubAnswerBody } from './scrub-answer-body.js';

/** A proxy that listens. */
export interface ListeningProxy {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Ends it, and the requests that it has open. */
  close(): Promise<void>;
}

/** A reverse proxy in front of a model API. */
export interface ScrubbingProxy {
  /**
   * Listens for requests, in Node.js.
   *
   * @param port 0 takes a free one. @default 0
   * @param host who may connect: only this machine unless told otherwise. @default '127.0.0.1'
   */
  listen(port?: number, host?: string): Promise<ListeningProxy>;
  /** Answers one request: for other servers, workers and tests. */
  fetch(request: Request): Promise<Response>;
}

const decodedByFetch = new Set(['gzip', 'x-gzip', 'deflate', 'br']);

const statuses: Readonly<Record<ProxyFailure, number>> = {
  'upstream-unreachable': 502,
  'upstream-timeout': 504,
  'upstream-encoding': 502,
  'upstream-partial': 502,
  'upstream-redirect': 502,
  'request-too-large': 413,
  'upgrade-refused': 501,
};

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
  const tell = (told: Omit<ProxyEvent, 'durationMs'>): void => {
    try {
      config.onEvent({ ...told, durationMs: performance.now() - start });
    } catch {
      // A meter that fails is no reason to fail a request, or to leave upstream's answer open.
    }
  };
  // The client's leaving closes upstream, for as long as the answer lasts.
  const abort = new AbortController();
  const leave = (): void => abort.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave, { once: true });
  try {
    const upstream = await askUpstream(request, config, abort);
    const { response, outcome } = scrubAnswerBody(upstream, config);
    tell({ type: 'request-answered', status: response.status, outcome });
    return response;
  } catch (error) {
    const outcome = failureOf(error);
    const status = statuses[outcome];
    // What upstream has begun and nobody will read.
    abort.abort(error);
    tell({ type: 'request-failed', status, outcome });
    return Response.json({ error: { type: outcome, message: proxyMessages[outcome] } }, { status });
  }
}

async function askUpstream(request: Request, config: ProxyConfig, abort: AbortController): Promise<Response> {
  if (request.headers.has('upgrade')) throw new ProxyError('upgrade-refused');
  if (Number(request.headers.get('content-length') ?? 0) > config.maxRequestBytes)
    throw new ProxyError('request-too-large');

  const target = addressAt(config.upstream, request);
  const timer = setTimeout(() => abort.abort(new ProxyError('upstream-timeout')), config.headersTimeoutMs);
  let answer: Response;
  try {
    answer = await config.fetch(upstreamRequest(target, request, config, abort.signal));
  } finally {
    clearTimeout(timer);
  }
  const { status, statusText } = answer;
  if (!isDecoded(answer.headers)) throw new ProxyError('upstream-encoding');
  if (status === 206) throw new ProxyError('upstream-partial');
  const headers = responseHeaders(answer.headers);
  if (!keepBehindProxy(headers, status, target, config.upstream)) throw new ProxyError('upstream-redirect');
  const body =
    answer.body && limitSilence(answer.body, config.idleTimeoutMs, () => new ProxyError('upstream-silent'));
  return new Response(body, { status, statusText, headers });
}

/** `fetch` gives up on the whole list of codings when it does not know one, `identity` among others. */
function isDecoded(headers: Headers): boolean {
  const codings = (headers.get('content-encoding') ?? '').trim().toLowerCase();
  if (/[^\s,]/.test((headers.get('transfer-encoding') ?? '').replace(/^chunked$/i, ''))) return false;
  return (
    codings === '' ||
    codings === 'identity' ||
    codings.split(/\s*,\s*/).every((name) => decodedByFetch.has(name))
  );
}

function addressAt(upstream: URL, request: Request): URL {
  const { pathname, search } = new URL(request.url);
  const target = new URL(upstream);
  target.pathname = `${upstream.pathname.replace(/\/$/, '')}${pathname}`;
  target.search = [upstream.search.slice(1), search.slice(1)].filter((part) => part !== '').join('&');
  return target;
}

function upstreamRequest(
  target: URL,
  request: Request,
  { maxRequestBytes }: ProxyConfig,
  signal: AbortSignal,
): Request {
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
    if (cause instanceof ProxyError && isFailure(cause.code)) return cause.code;
  }
  return 'upstream-unreachable';
}

function isFailure(code: ProxyError['code']): code is ProxyFailure {
  return code in statuses;
}
