import { Buffer } from 'node:buffer';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request whose body has been read. */
export type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** A model API on this machine. */
export interface Upstream {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startUpstream(answer: Answer): Promise<Upstream> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Sends a body in two or more pieces, each on its way before the next. */
export async function sendCut(
  response: ServerResponse,
  body: Buffer,
  cuts: readonly number[],
): Promise<void> {
  let start = 0;
  for (const end of [...cuts, body.length]) {
    response.write(body.subarray(start, end));
    start = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}
