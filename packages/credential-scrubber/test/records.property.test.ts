import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { CredentialScrubber } from '../src/index.js';

const scrubber = new CredentialScrubber();
const token = fc.stringMatching(/^[A-Za-z0-9]{36}$/).map((body) => `${'gh'}${'p_'}${body}`);
const sentence = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    'plain words',
    'a: b',
    '{"a":1}',
    '[REDACTED:TOKEN]',
    'https://host/path?x=1',
    'max_tokens=5',
  ),
  token,
  token.map((value) => `Authorization: Bearer ${value}\nAccept: */*`),
  fc.stringMatching(/^[A-Za-z]{5}[0-9]{4}[A-Za-z]{3}$/).map((value) => `DB_PASSWORD=${value}`),
  fc.stringMatching(/^[a-z]{5}[0-9]{4}$/).map((value) => `postgres://app:${value}@db/main`),
);
const key = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    'note',
    'apiKey',
    'Authorization',
    'DATABASE_URL',
    'env',
    'cookie',
    'tokens',
    'url',
    '__proto__',
  ),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    sentence,
    fc.constantFrom(null, true, 42),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    tie('json').map((value) => JSON.stringify(value)),
  ),
}));
const TOKEN = /gh[p]_[A-Za-z0-9]{36}/;

describe('records, with the engine', () => {
  test('scrubDeep: no token left, twice is once', () => {
    fc.assert(
      fc.property(json, (input) => {
        const once = scrubber.scrubDeep(input);
        expect(JSON.stringify(once.value) ?? '').not.toMatch(TOKEN);
        const twice = scrubber.scrubDeep(once.value);
        expect([twice.redactions, twice.dropped]).toEqual([[], []]);
      }),
      { numRuns: fcRuns(200) },
    );
  });

  test('scrubProperties: no token left, twice is once', () => {
    fc.assert(
      fc.property(fc.dictionary(key, sentence), (input) => {
        const once = scrubber.scrubProperties(input).properties;
        expect(JSON.stringify(once)).not.toMatch(TOKEN);
        expect(scrubber.scrubProperties(once)).toEqual({ properties: once, dropped: [] });
      }),
      { numRuns: fcRuns(200) },
    );
  });

  test('scrubMessages: no token left, arguments stay JSON, twice is once', () => {
    fc.assert(
      fc.property(fc.dictionary(key, json), sentence, (input, text) => {
        const messages = [
          { role: 'user', content: text },
          {
            role: 'assistant',
            tool_calls: [{ id: 'a', function: { name: 'f', arguments: JSON.stringify(input) } }],
          },
          {
            role: 'user',
            content: [{ type: 'tool_result', tool_use_id: 'a', content: [{ type: 'text', text }] }],
          },
          { role: 'assistant', content: [{ type: 'tool_use', id: 'b', name: 'f', input }] },
        ];
        const { messages: once } = scrubber.scrubMessages(messages);
        expect(JSON.stringify(once)).not.toMatch(TOKEN);
        expect(() => JSON.parse(once[1]?.tool_calls?.[0]?.function.arguments ?? '')).not.toThrow();
        const twice = scrubber.scrubMessages(once);
        expect(twice.messages).toEqual(once);
        expect(twice.clean).toBe(true);
      }),
      { numRuns: fcRuns(200) },
    );
  });
});
