// RFC 9110, 7.6.1: these speak of one connection only. `expect` is answered by the server that reads it.
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** The headers that go on to upstream. It is asked for whole answers in plain bytes, which can be scrubbed as they come. */
export function requestHeaders(given: Headers): Headers {
  const headers = withoutHopByHop(given);
  headers.delete('host');
  headers.delete('content-length');
  // A part of an answer could begin inside a block.
  headers.delete('range');
  headers.delete('if-range');
  headers.set('accept-encoding', 'identity');
  return headers;
}

/** The headers that come back to the client. `fetch` has decoded the body already. */
export function responseHeaders(given: Headers): Headers {
  const headers = withoutHopByHop(given);
  headers.delete('content-length');
  headers.delete('content-encoding');
  // Browsers would go past the proxy by either.
  headers.delete('alt-svc');
  headers.delete('refresh');
  return headers;
}

function withoutHopByHop(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of (given.get('connection') ?? '').split(',')) {
    const named = name.trim();
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(named)) headers.delete(named);
  }
  for (const name of hopByHop) headers.delete(name);
  return headers;
}

/** Addresses in an answer that a client follows. */
const addresses = ['location', 'content-location', 'operation-location', 'azure-asyncoperation'];

/**
 * Turns upstream's own addresses into the proxy's, so that a client that follows one stays behind the proxy.
 *
 * @param asked the address that upstream was asked for
 * @returns false when the answer sends the client past the proxy
 */
export function keepBehindProxy(headers: Headers, status: number, asked: URL, upstream: URL): boolean {
  for (const name of addresses) {
    const given = headers.get(name);
    if (given === null) continue;
    const mapped = ofProxy(given, asked, upstream);
    if (mapped !== undefined) headers.set(name, mapped);
    else if (status >= 300 && status < 400 && name === 'location') return false;
  }
  return true;
}

function ofProxy(given: string, asked: URL, upstream: URL): string | undefined {
  if (!URL.canParse(given, asked.href)) return undefined;
  const { origin, pathname, searchParams, hash } = new URL(given, asked);
  const base = upstream.pathname.replace(/\/$/, '');
  if (origin !== upstream.origin || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  // What the proxy adds to each request, a key for instance, is not the client's to know.
  for (const name of upstream.searchParams.keys()) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  // Two slashes at the start would name another host.
  return `${pathname.slice(base.length).replace(/^\/*/, '/')}${search}${hash}`;
}
