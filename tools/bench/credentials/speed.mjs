/**
 * Throughput clean and with one secret per 2 KB, growth on hostile input, time to import, size:
 * `node speed.mjs [--only ours,yardstick] [--rounds 5] [--part throughput,growth,fuzz,import]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { table } from '../lib/table.mjs';
import { S, t } from './corpus/row.mjs';
import { Values } from './corpus/values.mjs';
import { distEntry, distFolder } from './lib/dist.mjs';
import { rate, times } from './lib/figures.mjs';
import { fastest, median, throughput } from './lib/measure.mjs';
import { loadPeers } from './lib/peers.mjs';
import { COMMON_SHAPES, distinctSecrets, fuzzedShape, SHAPES } from './lib/shapes.mjs';
import { installedText, pieces } from './lib/texts.mjs';

const TEXT_MB = 20;
const SAMPLE_MB = 5;
const SLICE_MILLISECONDS = 250;
const KB = 1024;

/** One line with a secret, as it stands in the middle of other text. */
function secretLine(v) {
  const kinds = [
    () => t`GITHUB_TOKEN=${S(v.withCrc('ghp_', 30))}`,
    () => t`DATABASE_URL=postgres://${v.name()}:${S(v.pw())}@${v.host()}/shop`,
    () => t`  "password": "${S(v.pwSym())}",`,
    () => t`Authorization: Bearer ${S(v.jwt())}`,
    () => t`aws_access_key_id = ${S(`AKIA${v.b32(16)}`)}`,
    () => t`The password for the router is ${S(v.pw())}, keep it.`,
  ];
  return v.pick(kinds)().text;
}

/** Puts one secret into each 2 KB of a piece. */
function soiled(list) {
  const v = new Values(7);
  return list.map((piece) => {
    let out = '';
    for (let at = 0; at < piece.length; at += 2 * KB) {
      const part = piece.slice(at, at + 2 * KB);
      const cut = part.indexOf('\n', part.length / 2);
      out +=
        cut < 0 ? `${part}\n${secretLine(v)}\n` : `${part.slice(0, cut)}\n${secretLine(v)}${part.slice(cut)}`;
    }
    return out;
  });
}

/** Throughput of all peers, in interleaved rounds. */
export async function throughputTable(peers, rounds) {
  const files = installedText(TEXT_MB);
  const every = Math.round(TEXT_MB / SAMPLE_MB);
  const spread = (list) => list.filter((_, index) => index % every === 0);
  const small = spread(pieces(files, 2 * KB));
  const large = spread(pieces(files, 64 * KB));
  const settings = [
    ['clean 2 KB', small],
    ['one secret, 2 KB', soiled(small)],
    ['clean 64 KB', large],
    ['one secret per 2 KB, 64 KB', soiled(large)],
  ];
  const results = new Map(peers.map(({ key }) => [key, settings.map(() => [])]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, [, list]] of settings.entries()) {
      for (const { key, scrub } of peers) {
        const from = ((round + 1) * 7919) % list.length;
        const speed = await throughput(scrub, list, { milliseconds: SLICE_MILLISECONDS, from });
        if (round >= 0) results.get(key)[index].push(speed);
      }
    }
  }
  const medians = new Map([...results].map(([key, lists]) => [key, lists.map(median)]));
  const base = medians.get('yardstick');
  return table(
    ['MB/s (multiple of the yardstick)', ...settings.map(([name]) => name)],
    peers.map(({ key, name }) => [
      name,
      ...medians.get(key).map((speed, index) => `${rate(speed)} (${times(base && speed / base[index])})`),
    ]),
  );
}

const SIZES = [64, 128, 256, 512].map((size) => size * KB);

/** How the time grows when hostile input doubles. */
export async function growthTable(peers) {
  const shapes = [...Object.entries(SHAPES), ['many distinct secrets', distinctSecrets]];
  const rows = [];
  for (const [index, [name, make]] of shapes.entries()) {
    const cells = [];
    for (const { scrub } of peers) cells.push(await growth(scrub, make));
    rows.push([`${index < COMMON_SHAPES ? '' : '+ '}${name}`, ...cells]);
  }
  return table(['ms at 512 KB (mean, worst growth per doubling)', ...peers.map(({ name }) => name)], rows);
}

async function growth(scrub, make) {
  const taken = [];
  for (const size of SIZES) {
    const text = make(size);
    const took = await fastest(() => scrub(text));
    taken.push(Math.max(took, 0.05));
    if (took > 8000) break;
  }
  const last = taken.length - 1;
  const mean = (taken[last] / taken[0]) ** (1 / Math.max(1, last));
  const worst = Math.max(...taken.slice(1).map((took, index) => took / taken[index]));
  const size = last === SIZES.length - 1 ? '' : ` at ${SIZES[last] / KB} KB`;
  return `${rate(taken[last])}${size} (${mean.toFixed(1)}×, ${worst.toFixed(1)}×)`;
}

const WORST_DOUBLING = 2.3;

/** Fuzzed shapes of which the time grows faster than it may, from 32 to 128 KB and again from 512 KB to 2 MB. */
export async function fuzzReport({ name, scrub }, count) {
  const slow = [];
  let worst = { large: 0, name: '' };
  for (let number = 0; number < count; number += 1) {
    const shape = fuzzedShape(number);
    const measure = async (size) => {
      const small = await fastest(() => scrub(shape.make(size)), { runs: 3, least: 10 });
      const large = await fastest(() => scrub(shape.make(4 * size)), { runs: 3, least: 10 });
      return { large, doubling: Math.sqrt(large / Math.max(small, 0.2)) };
    };
    const found = await measure(32 * KB);
    // what seems to grow too fast is measured again where caches and collections of garbage weigh less
    const again = found.large > 5 && found.doubling > WORST_DOUBLING ? await measure(512 * KB) : found;
    if (found.large > worst.large) worst = { large: found.large, name: shape.name };
    if (again !== found && again.doubling > WORST_DOUBLING) {
      slow.push(
        `- ${shape.name}: ${again.large.toFixed(0)} ms at 2 MB, ${again.doubling.toFixed(1)}× per doubling`,
      );
    }
  }
  return [
    `${name}: ${count} fuzzed shapes, ${slow.length} grow faster than ${WORST_DOUBLING}× per doubling; slowest ${worst.large.toFixed(0)} ms for 128 KB: ${worst.name}.`,
    ...slow,
  ].join('\n');
}

/** Import time in fresh processes and size of the built core. */
export async function importReport() {
  const script = (target) =>
    `const s=process.cpuUsage();await import(${JSON.stringify(target)});const {user,system}=process.cpuUsage(s);console.log((user+system)/1000)`;
  const measure = (target) => {
    const run = () =>
      Number(
        execFileSync(process.execPath, ['--input-type=module', '-e', script(target)], { encoding: 'utf8' }),
      );
    return median(Array.from({ length: 21 }, run));
  };
  const ours = measure(distEntry);
  // an empty file, so that what Node needs to load any file is not counted as ours
  const folder = mkdtempSync(join(tmpdir(), 'empty-module-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export {};');
  const nothing = measure(pathToFileURL(empty).href);
  rmSync(folder, { recursive: true });
  const { build } = await import('esbuild');
  const bundle = async (minify) => {
    const result = await build({
      entryPoints: [`${distFolder}index.js`],
      bundle: true,
      format: 'esm',
      write: false,
      minify,
    });
    return gzipSync(result.outputFiles[0].contents, { level: 9 }).length;
  };
  return [
    `Import of the core: ${ours.toFixed(1)} ms of CPU time (median of 21 fresh processes; an empty file takes ${nothing.toFixed(1)} ms).`,
    `Core entry with all that it imports: ${((await bundle(false)) / KB).toFixed(1)} KB gzipped as built, ${((await bundle(true)) / KB).toFixed(1)} KB minified.`,
  ].join('\n');
}

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      part: { type: 'string', default: 'throughput,growth,fuzz,import' },
      fuzz: { type: 'string', default: '200' },
    },
  });
  const parts = values.part.split(',');
  const peers = await loadPeers(values.only?.split(','));
  if (parts.includes('throughput')) console.log(await throughputTable(peers, Number(values.rounds)));
  if (parts.includes('growth')) {
    const judged = values.only ? peers : peers.filter(({ key }) => key === 'ours' || key === 'yardstick');
    console.log(`\n${await growthTable(judged)}`);
  }
  const ours = peers.find(({ key }) => key === 'ours');
  if (parts.includes('fuzz') && ours !== undefined)
    console.log(`\n${await fuzzReport(ours, Number(values.fuzz))}`);
  if (parts.includes('import') && ours !== undefined) console.log(`\n${await importReport()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
