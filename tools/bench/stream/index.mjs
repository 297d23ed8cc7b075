/**
 * The benchmark of stream-scrubber: `node tools/bench/run.mjs stream [readme] [--quick]`. It needs a build first.
 * `readme` puts the tables into the package's README.
 */
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { benchWriter } from '../lib/readme.mjs';
import { table } from '../lib/table.mjs';
import { compareOnCases } from './conformance.mjs';
import { ratio } from './measure.mjs';
import { compareOnText, compareTransforms, measureHostile } from './speed.mjs';

const isQuick = process.argv.includes('--quick');
const seed = 20_260_101;
const rounds = isQuick ? 7 : 15;
const readme = new URL('../../../packages/stream-scrubber/README.md', import.meta.url);
const write = process.argv.includes('readme') ? benchWriter(readme, 'stream') : undefined;
const entry = new URL('../../../packages/stream-scrubber/dist/index.js', import.meta.url);

// What an engine has not compiled yet would spoil the first column.
await compareOnText({ length: 5e5, rounds: 3, seed });
const columns = await compareOnText({ length: isQuick ? 3e6 : 1.6e7, rounds, seed });
const transforms = await compareTransforms({ length: isQuick ? 1e6 : 4e6, rounds, seed });
const hostileRows = await measureHostile({ length: isQuick ? 1e5 : 5e5, rounds: 3, seed });
const conformance = await compareOnCases();

const report = [
  describeRun(),
  table(
    ['× the lower bound', ...columns.map(({ title }) => title)],
    Object.keys(columns[0].times).map((name) => [
      name,
      ...columns.map(({ times }) => ratio(times[name], times['lower bound']).toFixed(1)),
    ]),
  ),
  `\`scrubTransform\` takes ${Object.entries(transforms)
    .map(
      ([size, value]) => `${value.toFixed(2)}× as long as an empty \`TransformStream\` on chunks of ${size}`,
    )
    .join(', ')}.`,
  table(
    ['hostile input, ns a character', '20-character chunks', 'twice as long', '4 KB chunks', 'twice as long'],
    hostileRows.map(({ name, cells }) => [name, ...cells.map((cell) => cell.toFixed(0))]),
  ),
  table(
    ['undisputed cases', 'right', 'showed too much', 'lost text', 'same in single units'],
    conformance.map(({ name, right, leaked, lost, stable, total }) => [
      name,
      `${right}/${total}`,
      `${leaked}`,
      `${lost}`,
      `${stable}/${total}`,
    ]),
  ),
  `Root entry, minified and gzipped: ${(gzippedSize() / 1000).toFixed(2)} kB.`,
].join('\n\n');
console.log(report);
write?.(report);

function describeRun() {
  const { text } = columns[0];
  const open = ((text.split('<').length - 1) / text.length) * 100;
  const hidden =
    (text.match(/<memory-context>[\s\S]*?<\/memory-context>/g)?.join('').length ?? 0) / text.length;
  return (
    `Node ${process.versions.node}, ${process.arch}, seed ${seed}; ${(text.length / 1e6).toFixed(0)} M characters, ` +
    `${open.toFixed(2)} % \`<\`, ${(hidden * 100).toFixed(1)} % hidden; medians of ${rounds} rounds of processor time. ` +
    'The lower bound looks for every `<` and passes the chunk on.'
  );
}

function gzippedSize() {
  const { outputFiles } = buildSync({
    entryPoints: [entry.pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
