/**
 * Names that no web site can have: without a point, or of top-level domains that are set aside for private use
 * (RFC 6761, ICANN on `internal`); Docker's `host.docker.internal` is one.
 */
const PRIVATE_NAME = /^(?:[^.]+|.+\.(?:localhost|internal))$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * Whether a request for this host may come from a person of this machine. A page of another site, whose name leads to
 * this machine by then, asks for its own name (DNS rebinding).
 *
 * @param host the `Host` header; none comes from no browser
 * @param allowed further names, in lower case
 */
export function isAllowedHost(host: string | null, allowed: readonly string[]): boolean {
  if (host === null || host === '') return true;
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return ADDRESS.test(name) || PRIVATE_NAME.test(name) || allowed.includes(name);
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){1,3}|::ffff:127(?:\.\d{1,3}){3}|[0:]+:0{0,3}1|localhost\.?)$/i;

/** Whether only this machine can reach what listens there. */
export function isThisMachine(address: string): boolean {
  return LOOPBACK.test(String(address).trim());
}
