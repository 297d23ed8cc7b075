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

/** The headers that go on to upstream. It is asked for plain bytes, which can be scrubbed as they come. */
export function requestHeaders(given: Headers): Headers {
  const headers = withoutHopByHop(given);
  headers.delete('host');
  headers.delete('content-length');
  headers.set('accept-encoding', 'identity');
  return headers;
}

/** The headers that come back to the client. `fetch` has decoded the body already. */
export function responseHeaders(given: Headers): Headers {
  const headers = withoutHopByHop(given);
  headers.delete('content-length');
  headers.delete('content-encoding');
  // A cache keyed by what was asked of upstream would not fit what the client asked for.
  headers.delete('alt-svc');
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
