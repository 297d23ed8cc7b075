/** Reads corpora and key lists. */
import { readFileSync } from 'node:fs';

const decode = (text) => Buffer.from(text, 'base64').toString('utf8');
const read = (path) => readFileSync(path, 'utf8');

/** Rows of a corpus file with their texts decoded. */
export function readCorpus(path) {
  return read(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map(({ text64, secrets64, ...row }) => ({
      ...row,
      text: decode(text64),
      secrets: secrets64.map(decode),
    }));
}

/** Key names with their verdicts, from a JSON array or from JSON lines. */
export function readKeys(path) {
  const text = read(path).trim();
  return text.startsWith('[') ? JSON.parse(text) : text.split('\n').map((line) => JSON.parse(line));
}

const fixtures = new URL('../../../../packages/credential-scrubber/test/fixtures/', import.meta.url);
const second = new URL('../corpus/', import.meta.url);

/** The sets: the first is there to build against, the others to judge by. */
export const SETS = [
  {
    name: 'first set',
    corpus: new URL('credential-corpus.jsonl', fixtures),
    keys: new URL('credential-keys.json', fixtures),
  },
  {
    name: 'second set',
    corpus: new URL('second-corpus.jsonl', second),
    keys: new URL('second-keys.jsonl', second),
  },
  { name: 'third set', corpus: new URL('third-corpus.jsonl', second) },
];
