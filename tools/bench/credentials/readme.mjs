/**
 * Measures and writes the score and speed tables into the README of credential-scrubber, between its markers:
 * `node readme.mjs [--rounds 5] [--file README.md]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cleanPlaces, cleanReport } from './clean.mjs';
import { SETS } from './lib/corpus.mjs';
import { loadPeers } from './lib/peers.mjs';
import { keyTable, scoreSet } from './score.mjs';
import { importReport, throughputTable } from './speed.mjs';

const BEGIN = '<!-- bench:credentials:begin -->';
const END = '<!-- bench:credentials:end -->';
const own = new URL('../../../packages/credential-scrubber/README.md', import.meta.url);

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, file: { type: 'string' } },
});
const readme = values.file ?? own;
const text = readFileSync(readme, 'utf8');
const start = text.indexOf(BEGIN);
const end = text.indexOf(END);
if (start < 0 || end < start) throw new Error(`The README has no lines ${BEGIN} and ${END}`);

const peers = await loadPeers();
const scores = [];
for (const set of SETS) scores.push(`**${set.name}** – ${await scoreSet(set, peers)}`);
const clean = await cleanPlaces(20);
const parts = [
  ...scores,
  await keyTable(),
  `Clean text: ${cleanReport(clean).split('\n')[0]}`,
  await throughputTable(peers, Number(values.rounds)),
  await importReport(),
];
writeFileSync(
  readme,
  `${text.slice(0, start + BEGIN.length)}\n\n${parts.join('\n\n')}\n\n${text.slice(end)}`,
);
console.log(parts.join('\n\n'));
