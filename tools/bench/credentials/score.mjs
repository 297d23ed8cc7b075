/**
 * Recall, strict recall, false positives, kept context and idempotence:
 * `node score.mjs [--only ours,yardstick] [--families] [--set first|second] [--corpus FILE] [--misses N] [--show]`.
 * Misses are told by id and kind; with `--show` their texts too.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '../lib/table.mjs';
import { readCorpus, readKeys, SETS } from './lib/corpus.mjs';
import { percent } from './lib/figures.mjs';
import { loadPeers } from './lib/peers.mjs';
import { byFamily, figures, scoreCorpus, scoreKeys } from './lib/score.mjs';

const HEADER = ['', 'recall', 'strict', 'false alarms', 'context kept', 'idempotent', 'debatable found'];
const cells = (name, each) => [
  name,
  percent(each.recall),
  percent(each.strict),
  percent(each.falsePositives),
  percent(each.context),
  percent(each.idempotent),
  percent(each.debatableHit),
];

/** Judges every peer on one set; the tables are returned as Markdown. */
export async function scoreSet(set, peers, { families = false, misses = 0, show = false } = {}) {
  const rows = readCorpus(set.corpus);
  const parts = [];
  const judged = [];
  for (const peer of peers) judged.push({ peer, results: await scoreCorpus(rows, peer.scrub) });
  const { positive, negative, debatable } = figures(judged[0].results);
  parts.push(
    `${rows.length} rows: ${positive} with secrets, ${negative} without, ${debatable} debatable (left out of the figures).`,
    table(
      HEADER,
      judged.map(({ peer, results }) => cells(peer.name, figures(results))),
    ),
  );
  if (families) parts.push(familyTable(judged));
  for (const { peer, results } of judged) {
    if (misses > 0) parts.push(missList(peer, results, misses, show));
  }
  return parts.join('\n\n');
}

function familyTable(judged) {
  const groups = judged.map(({ results }) => byFamily(results));
  const names = groups[0].map(({ family }) => family);
  const share = (each) => percent(each.positive > 0 ? each.recall : each.falsePositives);
  return table(
    ['family (recall, or false alarms of `neg:`)', 'rows', ...judged.map(({ peer }) => peer.name)],
    names.map((family, index) => [
      family,
      groups[0][index].rows - groups[0][index].debatable,
      ...groups.map((group) => share(group[index])),
    ]),
  );
}

function missList(peer, results, count, show) {
  const bad = results.filter(
    ({ row, strict, changed, context, idempotent }) =>
      row.debatable !== true && (row.kind === 'positive' ? !strict || !context : changed || !idempotent),
  );
  const lines = bad.slice(0, count).map(({ row, hit, strict, changed, context, idempotent }) => {
    const faults = [
      row.kind === 'positive' && !hit && 'missed',
      hit && !strict && row.kind === 'positive' && 'a piece left',
      row.kind === 'positive' && hit && !context && 'context lost',
      row.kind === 'negative' && changed && 'false alarm',
      !idempotent && 'not idempotent',
    ].filter(Boolean);
    return `- ${row.id} ${row.family}/${row.context ?? ''}: ${faults.join(', ')}${show ? `\n    ${JSON.stringify(row.text)}` : ''}`;
  });
  return [`${peer.name}: ${bad.length} faults`, ...lines].join('\n');
}

/** Key names of both sets through the scrubber's own decision. */
export async function keyTable() {
  const { loadModule } = await import('./peers/ours.mjs');
  const { isCredentialKey } = await loadModule();
  return table(
    ['key names', 'recall', 'false alarms'],
    SETS.filter(({ keys }) => keys !== undefined).map((set) => {
      const { recall, falsePositives } = scoreKeys(readKeys(set.keys), isCredentialKey);
      return [set.name, percent(recall), percent(falsePositives)];
    }),
  );
}

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      set: { type: 'string' },
      corpus: { type: 'string' },
      families: { type: 'boolean', default: false },
      misses: { type: 'string', default: '0' },
      show: { type: 'boolean', default: false },
      keys: { type: 'boolean', default: false },
    },
  });
  const peers = await loadPeers(values.only?.split(','));
  const sets =
    values.corpus !== undefined
      ? [{ name: values.corpus, corpus: values.corpus }]
      : SETS.filter(({ name }) => values.set === undefined || name.startsWith(values.set));
  for (const set of sets) {
    console.log(`\n### ${set.name}\n`);
    const options = { families: values.families, misses: Number(values.misses), show: values.show };
    console.log(await scoreSet(set, peers, options));
  }
  if (values.keys) console.log(`\n${await keyTable()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
