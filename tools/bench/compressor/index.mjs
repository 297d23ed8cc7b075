/**
 * Speed of context-compressor and its peers on one long history built from real transcripts:
 * `node tools/bench/run.mjs compressor [readme]`. Build the package first. With `readme` the tables are written into its README.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { benchWriter } from '../lib/readme.mjs';

const readme = new URL('../../../packages/context-compressor/README.md', import.meta.url);
const write = process.argv.includes('readme') ? benchWriter(readme, 'compressor') : undefined;
const script = fileURLToPath(new URL('./measure.mjs', import.meta.url));
const PEERS = [
  'langchain summarizationMiddleware',
  'langchain trimMessages',
  'ai pruneMessages',
  'mastra TokenLimiter',
];
const ROUNDS = 2;

function measure(name, tokens = 1_000_000) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', script, name, String(tokens)],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  if (status !== 0) throw new Error(`${name}: ${stderr.split('\n').slice(0, 5).join('\n')}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function bestOf(name) {
  return Math.min(...Array.from({ length: ROUNDS }, () => measure(name).ms));
}

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ms`;

const whole = measure('ours');
const rows = [
  `| one exact count of the list (o200k_base) | ${ms(whole.countMs)} | |`,
  `| **context-compressor**, first pass, stub model | ${ms(whole.firstMs)} | ${(whole.firstMs / whole.countMs).toFixed(2)} × the count |`,
  `| **context-compressor**, later pass (two new messages) | ${ms(whole.laterMs)} | |`,
];
for (const peer of PEERS) {
  try {
    const value = bestOf(peer);
    rows.push(`| ${peer} | ${ms(value)} | ${(value / whole.firstMs).toFixed(1)} × our first pass |`);
  } catch (error) {
    rows.push(`| ${peer} | did not run | ${String(error.message).split('\n')[0].slice(0, 80)} |`);
  }
}
const growth = [250_000, 500_000, 1_000_000, 2_000_000].map((tokens) => {
  const { messages, firstMs, laterMs } = tokens === 1_000_000 ? whole : measure('ours', tokens);
  return `| ${tokens.toLocaleString('en')} | ${messages.toLocaleString('en')} | ${ms(firstMs)} | ${((firstMs / messages) * 1_000).toFixed(0)} µs | ${ms(laterMs)} |`;
});
const odd = Object.entries(measure('pathological')).map(
  ([kind, value]) => `| 1 MB of ${kind} | ${ms(value)} |`,
);

const text = [
  `A history of ${whole.messages.toLocaleString('en')} messages and ${whole.tokens.toLocaleString('en')} tokens, made of real transcripts (Node ${process.versions.node}; CPU time, garbage collector included, best of 5 rounds in one process, of ${ROUNDS} processes for the others):`,
  ['| | time | |', '|---|---|---|', ...rows].join('\n'),
  ['| tokens | messages | first pass | a message | later pass |', '|---|---|---|---|---|', ...growth].join(
    '\n',
  ),
  ['| one tool result | `shouldCompress` + `compress` |', '|---|---|', ...odd].join('\n'),
].join('\n\n');
console.log(text);

write?.(text);
