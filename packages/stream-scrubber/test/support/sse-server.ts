import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import { scrubSse } from '../../src/adapters/sse/index.js';

/** What the server sends next: the pieces of an upstream body, which goes through `scrubSse`. */
export type Upstream = (signal: AbortSignal) => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A server on the loopback that answers every request with a scrubbed stream. */
export interface SseServer {
  readonly url: string;
  upstream: Upstream;
}

/** Starts a server for the tests of a file, and stops it behind them. */
export function startSseServer(): SseServer {
  let server: Server | undefined;
  const sse = { url: '', upstream: ((): Iterable<Uint8Array> => []) as Upstream };
  beforeAll(async () => {
    server = createServer((_request, response) => {
      const cancelled = new AbortController();
      const source = Readable.toWeb(
        Readable.from(sse.upstream(cancelled.signal)),
      ) as ReadableStream<Uint8Array>;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const body = Readable.fromWeb(source.pipeThrough(scrubSse()) as Parameters<typeof Readable.fromWeb>[0]);
      body.on('error', (error) => response.destroy(error));
      response.on('close', () => {
        cancelled.abort();
        body.destroy();
      });
      body.pipe(response);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    sse.url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });
  return sse;
}

/** The bytes in pieces of a size. */
export function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}
