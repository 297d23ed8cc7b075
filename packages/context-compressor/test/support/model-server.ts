import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server got. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the server gives: an answer, or nothing at all until the client goes away. */
export type Reply =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly json: unknown }
  | { readonly status: number; readonly text: string }
  | 'never';

/** A model provider on 127.0.0.1 that answers as told. */
export interface ModelServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
}

/** Starts a server that answers every request with `reply`, after `delayMs`. */
export async function startModelServer(reply: Reply, delayMs = 0): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
      setTimeout(() => send(response, reply), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'never') return;
  const headers = 'headers' in reply ? reply.headers : {};
  const type = 'json' in reply ? 'application/json' : 'text/html';
  response.writeHead(reply.status ?? 200, { 'content-type': type, ...headers });
  response.end('json' in reply ? JSON.stringify(reply.json) : reply.text);
}
