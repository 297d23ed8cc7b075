/**
 * What the scrubber changes in 20 MB of text without live credentials: `node clean.mjs [--megabytes 20] [--list] [--show]`.
 * Places told by file, line and rule; with `--show` their text too. Sample credentials that the text does hold are
 * listed by hand in `data/known-samples.json`, by the SHA-256 of the found text, and counted apart.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { table } from '../lib/table.mjs';
import { installedText } from './lib/texts.mjs';
import { loadModule } from './peers/ours.mjs';

const known = new Set(
  JSON.parse(readFileSync(new URL('./data/known-samples.json', import.meta.url), 'utf8')).map(
    ({ sha256 }) => sha256,
  ),
);
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Every place that would change, with the rule that found it. */
export async function cleanPlaces(megabytes) {
  const { CredentialScrubber } = await loadModule();
  const scrubber = new CredentialScrubber();
  const files = installedText(megabytes);
  const places = [];
  let bytes = 0;
  let redactions = 0;
  for (const { path, kind, text } of files) {
    bytes += text.length;
    redactions += scrubber.scrubText(text).redactions.length;
    for (const { rule, label, start, end } of scrubber.find(text)) {
      const value = text.slice(start, end);
      const line = text.slice(0, start).split('\n').length;
      const around = text.slice(Math.max(0, start - 60), Math.min(text.length, end + 30));
      places.push({
        path,
        kind,
        line,
        rule,
        label,
        value,
        around,
        sample: known.has(digest(value)),
        sha256: digest(value),
      });
    }
  }
  return { places, redactions, files: files.length, megabytes: bytes / 2 ** 20 };
}

/** The figures as text. */
export function cleanReport({ places, redactions, files, megabytes }) {
  const wrong = places.filter(({ sample }) => !sample);
  const rules = new Map();
  for (const { rule } of wrong) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  const kinds = ['prose', 'json', 'code'].map(
    (kind) => `${wrong.filter((each) => each.kind === kind).length} in ${kind}`,
  );
  return [
    `${files} files, ${megabytes.toFixed(1)} MB: ${wrong.length} places would change = ${(wrong.length / megabytes).toFixed(2)} per MB (${kinds.join(', ')});` +
      ` beside them ${places.length - wrong.length} known sample credentials. Redactions in all, learned values included: ${redactions}.`,
    table(
      ['rule', 'places'],
      [...rules].toSorted((a, b) => b[1] - a[1]),
    ),
  ].join('\n\n');
}

async function main() {
  const { values } = parseArgs({
    options: {
      megabytes: { type: 'string', default: '20' },
      list: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
  });
  const result = await cleanPlaces(Number(values.megabytes));
  console.log(cleanReport(result));
  if (!values.list && !values.show) return;
  for (const { path, line, rule, sample, sha256, around } of result.places) {
    const text = values.show ? ` ${JSON.stringify(around)}` : '';
    console.log(`${sample ? 'sample' : 'WRONG '} ${rule} ${sha256} ${path}:${line}${text}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
