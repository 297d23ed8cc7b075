/**
 * The benchmark of `scrub --jsonl` on a large file: `node tools/bench/run.mjs jsonl [--megabytes 2000]`. It needs a build
 * first, the room on the disk, and Linux, whose kernel says how large a process became (VmHWM; worker threads count).
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../lib/table.mjs';

const flag = process.argv.indexOf('--megabytes');
const megabytes = flag < 0 ? 2000 : Number(process.argv[flag + 1]);
const cli = fileURLToPath(new URL('../../../packages/context-hygiene/dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'context-hygiene-jsonl-'));
const input = join(folder, 'memories.jsonl');
const output = join(folder, 'clean.jsonl');

try {
  writeLines(input, megabytes * 1_000_000);
  const { seconds, peak, code } = await measure(['scrub', '--jsonl', input]);
  const size = statSync(input).size;
  const { secrets, lines } = check();
  console.log(`Node.js ${process.version}, ${cpus().length} cores\n`);
  const head = [
    'file',
    'time',
    'throughput',
    'peak RSS, threads included',
    'exit code',
    'lines',
    'secrets left',
  ];
  const throughput = `${(size / 1e6 / seconds).toFixed(1)} MB/s`;
  const figures = [
    `${mb(size)} MB`,
    `${seconds.toFixed(0)} s`,
    throughput,
    `${mb(peak)} MB`,
    code,
    lines,
    secrets,
  ];
  console.log(table(head, [figures]));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Memories as agents write them, about 600 bytes each; one in twenty holds a credential. */
function writeLines(path, bytes) {
  const file = openSync(path, 'w');
  const token = ['gh', 'p_'].join('');
  let written = 0;
  for (let start = 0; written < bytes; start += 2000) {
    const lines = Array.from({ length: 2000 }, (_, index) => line(start + index, token)).join('');
    written += writeSync(file, lines);
  }
  closeSync(file);
}

function line(number, prefix) {
  const secret = number % 20 === 0 ? ` The token is ${prefix}${hash(number)}.` : '';
  const content = `Run ${number} of the nightly import read ${(number * 37) % 9999} rows from the orders table and wrote them to the report; Anna asked for the totals by region, and the draft went to finance on day ${number % 365}.${secret}`;
  return `${JSON.stringify({
    id: `m-${number}`,
    layer: number % 3 === 0 ? 'episodic' : 'semantic',
    content,
    metadata: {
      properties: {
        owner: 'platform',
        region: 'eu-central-1',
        max_tokens: 4096,
        note: 'see the runbook \u2013 "orders"',
      },
    },
    embedding: [0.12, 0.5 + (number % 7) / 100, -0.33],
  })}\n`;
}

function hash(number) {
  let state = number + 1;
  return Array.from({ length: 36 }, () => {
    state = (state * 48271) % 2147483647;
    return 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'[state % 62];
  }).join('');
}

function measure(args) {
  const start = performance.now();
  const out = openSync(output, 'w');
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', out, 'inherit'] });
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      peak = Math.max(peak, Number(kilobytes) * 1024);
    } catch {
      // It has just ended.
    }
  }, 250);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(timer);
      closeSync(out);
      resolve({ seconds: (performance.now() - start) / 1000, peak, code });
    });
  });
}

/** The output, read in pieces: as many lines as went in, and no token. */
function check() {
  const pieces = { secrets: 0, lines: 0 };
  const { size } = statSync(output);
  const step = 64 * 1024 * 1024;
  for (let start = 0; start < size; start += step) {
    const text = read(output, start, step);
    pieces.lines += text.split('\n').length - 1;
    pieces.secrets += text.split(['gh', 'p_'].join('')).length - 1;
  }
  return pieces;
}

function read(path, start, length) {
  const file = openSync(path, 'r');
  const buffer = Buffer.alloc(length);
  const bytes = readSync(file, buffer, 0, length, start);
  closeSync(file);
  return buffer.toString('latin1', 0, bytes);
}

function mb(bytes) {
  return Math.round(bytes / 1e6);
}
