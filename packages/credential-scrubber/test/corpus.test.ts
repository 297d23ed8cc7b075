import { describe, expect, test } from 'vitest';
import { CredentialScrubber } from '../src/index.js';
import { type Row, readCorpus } from './support/corpus.js';

const scrubber = new CredentialScrubber();
const rows = readCorpus();
const clear = rows.filter((row) => !row.debatable);
const positives = clear.filter((row) => row.positive);
const negatives = clear.filter((row) => !row.positive);

describe('the corpus', () => {
  test('at least 99 % of the rows lose every secret', () => {
    expect(
      share(positives, ({ text, secrets }) => !secrets.some((secret) => scrub(text).includes(secret))),
    ).toBeGreaterThanOrEqual(0.99);
  });

  test('at least 98.5 % of the rows keep no eight characters of a secret', () => {
    expect(
      share(positives, ({ text, secrets }) => !secrets.some((secret) => leaks(scrub(text), secret))),
    ).toBeGreaterThanOrEqual(0.985);
  });

  test('at most 0.5 % of the rows without a secret are changed', () => {
    expect(share(negatives, ({ text }) => scrub(text) !== text)).toBeLessThanOrEqual(0.005);
  });

  test('at least 98 % of the rows keep everything but the secret', () => {
    expect(share(positives, keepsContext)).toBeGreaterThanOrEqual(0.98);
  });

  test('every row scrubs to itself the second time', () => {
    const changed = rows.filter(({ text }) => scrub(scrub(text)) !== scrub(text));
    expect(changed.map(({ id }) => id)).toEqual([]);
  });
});

function scrub(text: string): string {
  return scrubber.scrubText(text).text;
}

function share(of: readonly Row[], holds: (row: Row) => boolean): number {
  return of.filter(holds).length / of.length;
}

function leaks(output: string, secret: string): boolean {
  if (secret.length < 8) return output.includes(secret);
  for (let at = 0; at + 8 <= secret.length; at++) if (output.includes(secret.slice(at, at + 8))) return true;
  return false;
}

function keepsContext({ text, secrets }: Row): boolean {
  const output = scrub(text);
  let segments = [text];
  for (const secret of secrets) segments = segments.flatMap((segment) => segment.split(secret));
  let from = 0;
  return segments.every((segment) => {
    const at = output.indexOf(segment, from);
    from = at + segment.length;
    return at >= 0;
  });
}
