import { expect, test } from 'vitest';
import { type ChannelScanner, createChannelScanner } from '../src/adapters/channel-scanner.js';
import { parseOptions } from '../src/options.js';
import { createRules } from '../src/rules.js';

function createScanner(startsInside?: boolean): ChannelScanner {
  return createChannelScanner(
    createRules(parseOptions({ tags: ['think'], startInside: 'think' })),
    startsInside,
  );
}

test('feedUnheld holds nothing back: letters of a tag are never shown, the match goes on', () => {
  const scanner = createScanner(false);
  expect(scanner.feedUnheld('a <')).toBe('a <');
  expect(scanner.feedUnheld('thi')).toBe('');
  expect(scanner.feedUnheld('nk>secret')).toBe('');
  expect(scanner.feedUnheld('</think>b<th')).toBe('b');
  expect(scanner.feedUnheld('ought')).toBe('ought');
  expect(scanner.feedUnheld('</')).toBe('</');
  expect(scanner.flush()).toBe('');
});

test('flush forgets what feedUnheld has shown', () => {
  const scanner = createScanner(false);
  scanner.feedUnheld('a<th');
  expect(scanner.flush()).toBe('');
  expect(scanner.feed('abcdef')).toBe('abcdef');
  expect(scanner.feed('x <')).toBe('x ');
  expect(scanner.flush()).toBe('<');
});

test('releaseLetterless gives `<` and `</` out, keeps longer pieces and open blocks', () => {
  const scanner = createScanner(false);
  expect(scanner.feed('a<') + scanner.releaseLetterless() + scanner.releaseLetterless()).toBe('a<');
  expect(scanner.feed('b</') + scanner.releaseLetterless()).toBe('b</');
  expect(scanner.feed('c<thi') + scanner.releaseLetterless()).toBe('c');
  expect(scanner.feed('nk>x<') + scanner.releaseLetterless()).toBe('');
  expect(scanner.feed('/think>d') + scanner.flush()).toBe('d');
});

test('it says whether it holds, hides, or ever did', () => {
  const scanner = createScanner(false);
  const state = (): boolean[] => [scanner.isHolding, scanner.isHiding, scanner.hasIntervened];
  scanner.feed('a < b');
  expect(state()).toEqual([false, false, false]);
  scanner.feed('<th');
  expect(state()).toEqual([true, false, true]);
  scanner.feed('ink>');
  expect(state()).toEqual([false, true, true]);
  scanner.flush();
  expect(state()).toEqual([false, false, true]);
});

test('what feedUnheld has shown of a line counts for code fences', () => {
  const scanner = createChannelScanner(createRules(parseOptions({ tags: ['think'], codeAware: true })));
  expect(scanner.feedUnheld('a\n<')).toBe('a\n<');
  expect(scanner.feedUnheld('```\n<think>secret</think>b')).toBe('```\nb');
});

test('only a scanner of the first channel starts inside a block', () => {
  expect(createScanner().feed('x</think>a')).toBe('a');
  expect(createScanner(false).feed('x</think>a')).toBe('xa');
});
