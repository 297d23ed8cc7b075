import { expect, test } from 'vitest';
import { retryAfterMsOf } from '../../src/adapters/summarizers/retry-after.js';

const NOW = Date.UTC(2026, 0, 1);

test.each([
  ['seconds', { headers: new Headers({ 'retry-after': '30' }) }, 30_000],
  ['milliseconds win', { headers: { 'retry-after-ms': '250', 'retry-after': '1' } }, 250],
  ['a date', { headers: { 'retry-after': new Date(NOW + 90_000).toUTCString() } }, 90_000],
  ['a date that is over', { headers: { 'retry-after': new Date(NOW - 1).toUTCString() } }, undefined],
  ['the AI SDK', { responseHeaders: { 'retry-after': '2' } }, 2_000],
  ["the AI SDK's retries", { lastError: { responseHeaders: { 'retry-after': '2' } } }, 2_000],
  ['a response', { response: { headers: new Headers({ 'retry-after': '0' }) } }, 0],
  ['words', { headers: { 'retry-after': 'soon' } }, undefined],
  ['nothing', new Error('x'), undefined],
  ['no error', undefined, undefined],
])('reads %s', (_name, error, wait) => {
  expect(retryAfterMsOf(error, NOW)).toBe(wait);
});
