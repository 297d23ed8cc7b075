import { describe, expect, test } from 'vitest';
import { viewOf } from '../src/engine/view.js';
import { LATIN, LOOK_ALIKES } from '../src/keys/look-alikes.js';

describe('the view of a text', () => {
  test('reads every look-alike letter inside a Latin word as the letter it looks like', () => {
    for (const [at, letter] of [...LOOK_ALIKES].entries())
      expect(viewOf(`ab${letter}`).text).toBe(`ab${LATIN.charAt(at)}`);
  });

  test('is without hidden characters', () => {
    const hidden =
      '\u00ad\u034f\u115f\u180e\u200b\u200f\u202a\u202e\u2060\u2064\u2066\u2069\ufe00\ufe0f\ufeff';
    for (const character of [...hidden, '\udb40\udc41', '\u001b[31m', '\u009b0m'])
      expect(viewOf(`a${character}b`).text).toBe('ab');
  });

  test('reads full-width letters and digits as plain ones', () => {
    expect(viewOf('\uff10\uff19\uff21\uff3a\uff41\uff5a').text).toBe('09AZaz');
  });
});
