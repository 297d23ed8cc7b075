import { createServer } from 'node:http';

const intervalMs = 5;

/** A model API whose tokens hold the moment they were sent; each tenth comes after a hidden block. */
export async function startUpstream() {
  const server = createServer((request, response) => {
    const tokens = Number(new URL(request.url, 'http://x').searchParams.get('tokens'));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      if (sent % 10 === 0) response.write(event('<memory-context>likes tea</memory-context>'));
      response.write(event(` ${performance.now()} `));
      if (sent < tokens) return;
      clearInterval(timer);
      response.end('data: [DONE]\n\n');
    }, intervalMs);
    response.on('close', () => clearInterval(timer));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function event(content) {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`;
}
