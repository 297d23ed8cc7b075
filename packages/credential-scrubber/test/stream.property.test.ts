import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { CredentialScrubber, createScrubStream } from '../src/index.js';
import { hostileText } from './support/arbitrary.js';
import { readCorpus } from './support/corpus.js';

const whole = new CredentialScrubber({ learn: 'forward' });
const withPattern = { valuePatterns: [['MINE', /q[a-z0-9]{3,9}z/] as const] };
const rows = readCorpus();

describe('the stream law', () => {
  test('three chunks of any text give what the whole gives', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(), fc.nat(), (text, a, b) => {
        const cuts = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
        expect(streamed(text, cuts)).toBe(whole.scrubText(text).text);
      }),
      { numRuns: fcRuns(1500) },
    );
  });

  test('character by character', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(
          streamed(
            text,
            [...text].map((_, at) => at),
          ),
        ).toBe(whole.scrubText(text).text);
      }),
      { numRuns: fcRuns(60) },
    );
  });

  test('the rows of the corpus, at many cuts', () => {
    const step = Math.max(1, Math.round(23 / Number(process.env.FC_RUNS ?? '1')));
    const broken = rows.filter(({ text }, row) => {
      const want = whole.scrubText(text).text;
      for (let cut = row % step; cut <= text.length; cut += step)
        if (streamed(text, [cut]) !== want) return true;
      return false;
    });
    expect(broken.map(({ id }) => id)).toEqual([]);
  });

  test('expressions of the user see the same', () => {
    const text = fc.array(fc.constantFrom('qabcz', 'q12', '34z', '\n', ' ', 'x', '[REDACTED:MINE]', 'q'), {
      maxLength: 60,
    });
    const scrubber = new CredentialScrubber({ ...withPattern, learn: 'forward', maxLength: 12 });
    fc.assert(
      fc.property(text, fc.nat(), (pieces, at) => {
        const joined = pieces.join('');
        const stream = createScrubStream({ ...withPattern, maxLength: 12 });
        const cut = at % (joined.length + 1);
        const got = stream.feed(joined.slice(0, cut)) + stream.feed(joined.slice(cut)) + stream.flush();
        expect(got).toBe(scrubber.scrubText(joined).text);
      }),
      { numRuns: fcRuns(300) },
    );
  });
});

function streamed(text: string, cuts: readonly number[]): string {
  const stream = createScrubStream();
  let out = '';
  let from = 0;
  for (const cut of cuts) {
    out += stream.feed(text.slice(from, cut));
    from = cut;
  }
  return out + stream.feed(text.slice(from)) + stream.flush();
}
