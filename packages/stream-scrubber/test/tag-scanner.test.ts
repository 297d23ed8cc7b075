import { expect, test } from 'vitest';
import { parseOptions } from '../src/options.js';
import { createRules } from '../src/rules.js';
import { createTagScanner, type TagScanner } from '../src/tag-scanner.js';

function createScanner(startsInside?: boolean): TagScanner {
  return createTagScanner(createRules(parseOptions({ tags: ['think'], startInside: 'think' })), startsInside);
}

test('what is taken does not come out again, and stays in the match', () => {
  const scanner = createScanner(false);
  expect(scanner.feed('a<th')).toBe('a');
  expect(scanner.held).toBe('<th');
  expect([scanner.takeHeld(), scanner.takeHeld()]).toEqual(['<th', '']);
  expect(scanner.feed('e')).toBe('e');
  expect(scanner.feed('b<')).toBe('b');
  expect(scanner.takeHeld()).toBe('<');
  expect(scanner.feed('think>secret<')).toBe('');
  expect([scanner.held, scanner.takeHeld(), scanner.isHiding]).toEqual(['', '', true]);
  expect(scanner.feed('/think>c')).toBe('c');
});

test('reset and flush forget what was held and taken', () => {
  const scanner = createScanner(false);
  scanner.feed('a<th');
  scanner.takeHeld();
  scanner.reset();
  expect(scanner.feed('abcdef')).toBe('abcdef');
  expect(scanner.feed('x <')).toBe('x ');
  expect(scanner.flush()).toBe('<');
  expect(scanner.held).toBe('');
});

test('only a scanner of the first channel starts inside a block', () => {
  expect(createScanner().feed('x</think>a')).toBe('a');
  expect(createScanner(false).feed('x</think>a')).toBe('xa');
});
