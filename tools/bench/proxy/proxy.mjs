import { createScrubbingProxy } from '../../../packages/context-hygiene/dist/proxy.js';

const { url } = await createScrubbingProxy({ upstream: process.argv[2] }).listen();
process.on('message', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: heapUsed + external, rss });
});
process.send({ url });
