import { expect, test } from 'vitest';
import { createMemoryStore } from '../src/conversation-store.js';

test('the default store forgets the conversation unused for longest', () => {
  const store = createMemoryStore(2);
  store.set('a', '1');
  store.set('b', '2');
  expect(store.get('a')).toBe('1');
  store.set('c', '3');
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['1', undefined, '3']);
});
