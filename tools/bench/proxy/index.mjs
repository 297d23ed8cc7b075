/**
 * The benchmark of the scrubbing proxy: `node tools/bench/run.mjs proxy [--quick]`. It needs a build first. The proxy
 * runs in a process of its own; upstream and client share this one, and so a clock.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { table } from '../lib/table.mjs';
import { readStreams, tokenLatencies } from './client.mjs';
import { startUpstream } from './upstream.mjs';

const isQuick = process.argv.includes('--quick');
const tokens = isQuick ? 200 : 1000;
const upstream = await startUpstream();
const proxy = fork(fileURLToPath(new URL('proxy.mjs', import.meta.url)), [upstream.url], {
  execArgv: ['--expose-gc'],
});
const [{ url }] = await once(proxy, 'message');

const rows = [];
for (const streams of [1, 20]) {
  // What an engine has not compiled yet would spoil the first row.
  for (const base of [upstream.url, url]) await tokenLatencies(base, { streams, tokens: 100 });
  const direct = await tokenLatencies(upstream.url, { streams, tokens });
  const through = await tokenLatencies(url, { streams, tokens });
  const added = (share) => (at(through, share) - at(direct, share)).toFixed(2);
  rows.push([
    `${streams} at once`,
    at(direct, 0.5).toFixed(2),
    at(through, 0.5).toFixed(2),
    added(0.5),
    added(0.95),
    added(0.99),
  ]);
}

const streams = isQuick ? 100 : 200;
const before = await memory();
const close = await readStreams(url, streams);
const during = await memory();
close();

console.log(`${tokens} tokens a stream, one each 5 ms; Node.js ${process.version}, ${cpus().length} cores\n`);
console.log(table(['streams', 'direct, ms', 'proxy, ms', 'added p50', 'added p95', 'added p99'], rows));
console.log(
  `\nMemory of the proxy for each of ${streams} open streams, after a collection: ${kib(during.heap - before.heap)} KiB of heap, ${kib(during.rss - before.rss)} KiB of RSS.`,
);
proxy.kill();
upstream.close();

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function kib(bytes) {
  return Math.round(bytes / streams / 1024);
}

async function memory() {
  proxy.send('memory');
  const [told] = await once(proxy, 'message');
  return told;
}
