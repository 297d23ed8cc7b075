/**
 * Measures and writes the score and speed tables into the README of credential-scrubber, between its markers:
 * `node readme.mjs [--rounds 5] [--file README.md]`.
 */
import { parseArgs } from 'node:util';
import { benchWriter } from '../lib/readme.mjs';
import { cleanPlaces, cleanReport } from './clean.mjs';
import { SETS } from './lib/corpus.mjs';
import { loadPeers } from './lib/peers.mjs';
import { keyTable, scoreSet } from './score.mjs';
import { importReport, throughputTable } from './speed.mjs';

const own = new URL('../../../packages/credential-scrubber/README.md', import.meta.url);

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, file: { type: 'string' } },
});
const write = benchWriter(values.file ?? own, 'credentials');
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
write(parts.join('\n\n'));
console.log(parts.join('\n\n'));
