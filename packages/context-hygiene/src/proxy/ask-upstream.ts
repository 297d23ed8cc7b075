import { keepBehindProxy, requestHeaders, responseHeaders } from './headers.js';
import { limitBytes, limitSilence } from './limits.js';
import { ProxyError } from './proxy-error.js';
import type { ProxyConfig } from './proxy-options.js';

const decodedByFetch = new Set(['gzip', 'x-gzip', 'deflate', 'br']);
/** Bodies up to this length are read before they are sent, so that they go with their length. */
const HELD_BYTES = 1024 * 1024;

/** Sends a request on. @throws ProxyError when there is no answer, or none that may be passed on */
export async function askUpstream(
  request: Request,
  config: ProxyConfig,
  abort: AbortController,
): Promise<Response> {
  const target = addressAt(config.upstream, request);
  const asked = await upstreamRequest(target, request, config, abort.signal);
  const timer = setTimeout(() => abort.abort(new ProxyError('upstream-timeout')), config.headersTimeoutMs);
  let answer: Response;
  try {
    answer = await config.fetch(asked);
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

async function upstreamRequest(
  target: URL,
  request: Request,
  { maxRequestBytes }: ProxyConfig,
  signal: AbortSignal,
): Promise<Request> {
  const tooLarge = (): Error => new ProxyError('request-too-large');
  const body = request.body?.pipeThrough(limitBytes(maxRequestBytes, tooLarge));
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: requestHeaders(request.headers),
    // Many servers take no body of an unknown length, which a stream is to `fetch`.
    body: body && length <= HELD_BYTES ? await new Response(body).arrayBuffer() : (body ?? null),
    redirect: 'manual',
    signal,
    // A body that is a stream is sent while the answer may already come (fetch standard; Node.js asks for it).
    duplex: 'half',
  };
  return new Request(target, init);
}
