import { readFileSync } from 'node:fs';

/** One row of the corpus. */
export interface Row {
  readonly id: string;
  readonly family: string;
  readonly positive: boolean;
  readonly debatable: boolean;
  readonly text: string;
  readonly secrets: readonly string[];
}

/** The lines of a fixture. */
export function fixtureLines(name: string): readonly string[] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The corpus; its texts are stored in Base64, so that a clone trips no push protection. */
export function readCorpus(): readonly Row[] {
  return fixtureLines('credential-corpus.jsonl').map((line) => {
    const row = JSON.parse(line);
    return {
      id: row.id,
      family: row.family,
      positive: row.kind === 'positive',
      debatable: row.debatable === true,
      text: decode(row.text64),
      secrets: row.secrets64.map(decode),
    };
  });
}

function decode(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8');
}
