import { isAllowedHost } from './allowed-host.js';
import { ProxyError } from './proxy-error.js';
import type { ProxyConfig } from './proxy-options.js';

/** Methods that `fetch` does not send. */
const unsent = new Set(['CONNECT', 'TRACE', 'TRACK']);
const withoutBody = new Set(['GET', 'HEAD']);

/** What a request may ask of the proxy. @throws ProxyError when it is not passed on */
export function acceptRequest(
  { method, headers, url }: Request,
  { maxRequestBytes, allowedHosts }: Pick<ProxyConfig, 'maxRequestBytes' | 'allowedHosts'>,
): void {
  if (allowedHosts !== undefined && !isAllowedHost(headers.get('host'), allowedHosts))
    throw new ProxyError('host-refused');
  if (headers.has('upgrade')) throw new ProxyError('upgrade-refused');
  const length = Number(headers.get('content-length') ?? 0);
  const hasBody = length > 0 || headers.has('transfer-encoding');
  // It would go on without its body.
  if (unsent.has(method) || (withoutBody.has(method) && hasBody)) throw new ProxyError('request-refused');
  if (leavesBase(new URL(url).pathname)) throw new ProxyError('request-refused');
  if (length > maxRequestBytes) throw new ProxyError('request-too-large');
}

/**
 * Whether an upstream that reads escapes before it resolves `..` would leave the base of its path; servers in a row
 * may each read one layer, and some take `..;` for `..`.
 */
function leavesBase(pathname: string): boolean {
  const read = pathname
    .replace(/%(?:25)+/g, '%')
    .replace(/%2e/gi, '.')
    .replace(/%3b/gi, ';')
    .replace(/%2f|%5c|\\/gi, '/');
  return /(?:^|\/)\.\.(?:;[^/]*)?(?:\/|$)/.test(read);
}
