// How fast memory is rendered, against a plain loop that makes the same strings, and that hostile entries
// take linear time. Needs the built package: `pnpm --filter @context-hygiene/memory-render build`.
import {
  buildMemoryBlock,
  renderLegacy,
  renderMemoryContext,
} from '../../../packages/memory-render/dist/index.js';
import { table } from '../lib/table.mjs';

const ENTRIES = 10_000;
const ROUNDS = 15;

const entries = Array.from({ length: ENTRIES }, (_, index) => ({
  content: `remembers number ${index} of a list that is long enough to be a sentence`,
  layer: ['semantic', 'episodic', 'working', 'identity', 'preference'][index % 5],
  metadata: {
    properties: { city: 'Oslo', team: `team ${index % 7}`, likes: 'tea', since: '2024', source: 'chat' },
  },
}));

/** What one would write without a library: the same strings. */
function plainLoop() {
  const lines = [];
  for (const { content, layer, metadata } of entries) {
    const pairs = Object.entries(metadata.properties)
      .filter(([, value]) => typeof value === 'string')
      .map(([key, value]) => `${key}=${value}`);
    lines.push(`[${layer}] ${content} (${pairs.slice(0, 5).join(', ')})`);
  }
  return lines.join('\n');
}

const legacy = () => entries.map((entry) => renderLegacy(entry)).join('\n');
const safe = () => renderMemoryContext(entries).text;

if (legacy() !== plainLoop() || safe() !== buildMemoryBlock(plainLoop()))
  throw new Error('The loops differ.');

/** The median CPU times in milliseconds of functions that take turns, so that a busy machine does not show. */
function compare(functions) {
  const times = functions.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, run] of functions.entries()) {
      globalThis.gc?.();
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      times[index].push((user + system) / 1000);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[ROUNDS >> 1]);
}

compare([plainLoop, legacy, safe]);
const [plain, legacyTime, safeTime] = compare([plainLoop, legacy, safe]);
console.log(
  `${ENTRIES} entries with 5 properties, median CPU time of ${ROUNDS} rounds, Node ${process.version}\n`,
);
console.log(
  table(
    ['', 'time', 'against the plain loop', 'at most'],
    [
      row('plain loop', plain, ''),
      row('`renderLegacy`', legacyTime, '3×'),
      row('`renderMemoryContext`', safeTime, '6×'),
    ],
  ),
);

function row(name, time, limit) {
  return [name, `${time.toFixed(1)} ms`, `${(time / plain).toFixed(1)}×`, limit];
}

const HOSTILE = {
  '`<` in a row': (size) => '<'.repeat(size),
  'fences in a row': (size) => '<memory-context>'.repeat(size / 16),
  'notes in a row': (size) => '[System note:'.repeat(size / 13),
  'note beginnings': (size) => '[System '.repeat(size / 8),
  'a fence of spaces': (size) => `<${' '.repeat(size)}`,
  'a fence of invisible characters': (size) => `<${'\u200b'.repeat(size)}`,
  'a name of invisible characters': (size) => `<memory${'\u{e0020}'.repeat(size / 2)}`,
  'labels in a row': (size) => 'SOUL:'.repeat(size / 5),
  'line breaks': (size) => '\r\n'.repeat(size / 2),
  'white space in front': (size) => `${' '.repeat(size)}x`,
};

console.log('\nOne hostile entry, safe mode with dedupe and a budget, nanoseconds a character\n');
const growth = Object.entries(HOSTILE).map(([name, make]) => {
  const contexts = [1e5, 2e5, 4e5].map((size) => {
    const list = [{ content: make(size), layer: 'semantic', metadata: { name: make(size) } }];
    return () => renderMemoryContext(list, { dedupe: true, budget: 1e6, reservedTags: ['system'] });
  });
  const times = compare(contexts);
  const rates = times.map((time, index) => `${((time * 1e6) / (2e5 * 2 ** index)).toFixed(1)}`);
  return [name, ...rates, `${(times[2] / times[1]).toFixed(1)}×`];
});
console.log(table(['entry', '100 K', '200 K', '400 K', 'last doubling'], growth));
