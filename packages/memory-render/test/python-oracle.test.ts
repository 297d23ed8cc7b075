import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { renderLegacy, stripMemoryLabelPrefix } from '../src/index.js';
import { scrub } from './support/scrubber.js';
import { twinDict, twinText, twinValue } from './support/tagged.js';

const REFERENCE = fileURLToPath(new URL('./support/reference.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const BATCH = 2000;

// The seed of all property tests, or with `FC_SEED=random` one that the name of the suite tells. `FC_RUNS=50` makes it
// 10⁵ entries.
const seed = fc.readConfigureGlobal()?.seed ?? Date.now() % 2 ** 31;

interface Case {
  readonly question: unknown;
  readonly ours: string;
}

function askPython(questions: readonly unknown[]): unknown[] {
  const input = questions.map((question) => `${JSON.stringify(question)}\n`).join('');
  const { stdout, stderr, status } = spawnSync('python3', [REFERENCE], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

function compare(cases: readonly Case[]): void {
  const theirs = askPython(cases.map(({ question }) => question));
  expect(theirs).toHaveLength(cases.length);
  for (const [index, { question, ours }] of cases.entries()) {
    if (ours !== theirs[index]) expect({ question, line: ours }).toEqual({ question, line: theirs[index] });
  }
}

const metadata = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(null, false, 0, '').map((value) => ({ value, tagged: ['n'] })) },
  {
    weight: 6,
    arbitrary: fc
      .record(
        {
          role: twinValue(1),
          properties: fc.oneof({ weight: 3, arbitrary: twinDict() }, { weight: 1, arbitrary: twinValue(1) }),
          note: twinValue(0),
          name: twinValue(1),
          description: twinValue(1),
        },
        { requiredKeys: [] },
      )
      .map((fields) => ({
        value: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
        tagged: ['d', Object.entries(fields).map(([name, { tagged }]) => [['s', name], tagged])],
      })),
  },
);

const renderCase = fc
  .record({
    attributes: fc.record({ content: twinValue(), layer: twinValue(0), metadata }, { requiredKeys: [] }),
    text: twinText(),
    cap: fc.oneof(fc.constantFrom(1, 3, 5, 8), fc.integer({ min: 1, max: 1000 })),
    useScrubber: fc.boolean(),
  })
  .map(({ attributes, text, cap, useScrubber }): Case => {
    const fields = Object.entries(attributes);
    const entry = Object.fromEntries(fields.map(([name, twin]) => [name, twin.value]));
    Object.defineProperty(entry, 'toString', { value: () => text });
    return {
      question: {
        attributes: fields.map(([name, twin]) => [name, twin.tagged]),
        text,
        cap,
        scrub: useScrubber,
      },
      ours: renderLegacy(entry, useScrubber ? scrub : undefined, { extraCap: cap }),
    };
  });

const stripCase = twinText().map(
  (text): Case => ({
    question: { strip: text },
    ours: stripMemoryLabelPrefix(text),
  }),
);

describe.skipIf(!hasPython)(`the Python reference says the same (FC_SEED=${seed})`, () => {
  for (const [what, arbitrary] of [
    ['renderLegacy', renderCase],
    ['stripMemoryLabelPrefix', stripCase],
  ] as const) {
    const total = fcRuns(what === 'renderLegacy' ? BATCH : BATCH / 4);
    test(`${what} on ${total} generated inputs`, { timeout: 600_000 }, () => {
      for (let done = 0, batch = 0; done < total; done += BATCH, batch += 1) {
        compare(fc.sample(arbitrary, { seed: seed + batch, numRuns: Math.min(BATCH, total - done) }));
      }
    });
  }
});
