import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Starts an npm registry on 127.0.0.1 that keeps our packages and asks the machine's registry for all others. */
export async function startRegistry(folder, verdaccio, uplink) {
  const port = await freePort();
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(
    config,
    `storage: ${join(folder, 'storage')}
uplinks:
  outside:
    url: ${uplink}
packages:
  '@context-hygiene/*': { access: $all, publish: $anonymous $authenticated, unpublish: $anonymous $authenticated }
  'context-hygiene': { access: $all, publish: $anonymous $authenticated, unpublish: $anonymous $authenticated }
  '**': { access: $all, proxy: outside }
log: { type: stdout, format: pretty, level: error }
max_body_size: 50mb
`,
  );
  const url = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, [verdaccio, '--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok) return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('the registry did not start within 30 seconds');
}

/** Refuses to go on when packages would be published anywhere but on this machine. */
export function assertLoopback(registry) {
  const { hostname } = new URL(registry);
  if (hostname !== '127.0.0.1')
    throw new Error(`a rehearsal publishes to 127.0.0.1 only, not to ${hostname}`);
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
