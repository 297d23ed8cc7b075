import { misuse } from '../errors.js';

/** A proxy that listens. */
export interface ListeningProxy {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Ends it, and the requests that it has open. */
  close(): Promise<void>;
}

/** Listens for requests, in Node.js. @throws TypeError | RangeError with a `code` that names the argument */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  port: number,
  hostname: string,
): Promise<ListeningProxy> {
  checkPlace(port, hostname);
  const { serve } = await import('srvx');
  const server = serve({ fetch, port, hostname, silent: true, gracefulShutdown: false });
  await server.ready();
  return { url: (server.url ?? '').replace(/\/$/, ''), close: () => server.close(true) };
}

function checkPlace(port: unknown, host: unknown): void {
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw Object.assign(new RangeError('port must be a whole number from 0 to 65535.'), {
      code: 'invalid-argument:port',
    });
  }
  // An empty name means every address of the machine to Node.js.
  if (typeof host !== 'string' || host.trim() === '')
    throw misuse('invalid-argument:host', 'host must be a name or an address such as 127.0.0.1');
}
