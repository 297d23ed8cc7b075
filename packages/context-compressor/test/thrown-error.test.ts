import { expect, test } from 'vitest';
import { ContextCompressor, ContextCompressorError, estimateTokens } from '../src/index.js';
import { thrownError } from '../src/phases/thrown-error.js';
import { openaiHistory } from './support/histories.js';

const refused = Object.assign(new Error('the prompt was: the vault opens at noon'), {
  name: 'AuthenticationError',
  status: 401,
  code: 'invalid_api_key',
});

test('what a summarizer threw is told by name, code and status, never by its text', async () => {
  const summarize = () => Promise.reject(refused);
  const { events, fallback } = await new ContextCompressor({ summarize }).compress(openaiHistory(30, 30), {
    contextLimit: 4_000,
    force: true,
  });
  expect(fallback).toBe(true);
  expect(events).toContainEqual({
    type: 'summarizer-failed',
    attempt: 1,
    cause: 'threw',
    thrown: { name: 'AuthenticationError', code: 'invalid_api_key', status: 401 },
  });
  expect(JSON.stringify(events)).not.toContain('vault');
});

test('an error of an adapter is told by the client error that it wraps', () => {
  const wrapped = new ContextCompressorError('summarizer-failed', 'The call failed.', { cause: refused });
  expect(thrownError(wrapped)).toEqual({ name: 'AuthenticationError', code: 'invalid_api_key', status: 401 });
  const blank = new ContextCompressorError('summarizer-blank', 'The answer is blank.');
  expect(thrownError(blank)).toEqual({ name: 'ContextCompressorError', code: 'summarizer-blank' });
});

test('what is no plain word stays out', () => {
  const odd = Object.assign(new Error(), { name: 'the vault opens', code: 'x'.repeat(65), statusCode: 503 });
  expect(thrownError(odd)).toEqual({ name: 'object', status: 503 });
  expect(thrownError('the vault opens')).toEqual({ name: 'string' });
  expect(thrownError(undefined)).toEqual({ name: 'undefined' });
});

test.each([
  [
    'a name that cannot be read',
    Object.defineProperty(new Error('x'), 'name', { get: () => JSON.parse('{') }),
  ],
  ['no property that can be read', new Proxy({}, { get: () => JSON.parse('{'), has: () => JSON.parse('{') })],
])('an error with %s is a failure like any other', async (_, error) => {
  const compressor = new ContextCompressor({
    countTokens: estimateTokens,
    summarize: () => Promise.reject(error),
  });
  const messages = Array.from({ length: 40 }, (_each, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: `${at} ${'lorem ipsum '.repeat(20)}`,
  }));
  const { fallback, events } = await compressor.compress(messages, { contextLimit: 1_500 });
  expect(fallback).toBe(true);
  expect(events).toContainEqual(expect.objectContaining({ type: 'summarizer-failed', cause: 'threw' }));
});
