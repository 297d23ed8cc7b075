import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { isCredentialKey } from '../src/keys/is-credential-key.js';
import { scrubMessages } from '../src/messages/scrub-messages.js';
import { fakeRecord } from './support/fake-record.js';

const secret = fc.stringMatching(/^SECRET-[A-Z0-9]{8,12}$/);
const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.constantFrom('\u2028', '\\', '"', '\ud800', '{"a":1}', '[', '\t'),
  secret,
);
const key = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('api_key', 'password', 'note', '__proto__', 'id'),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.constantFrom(null, true, 0, -1.5e10),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    tie('json').map((value) => JSON.stringify(value)),
  ),
}));
const args = fc
  .array(fc.tuple(key, json), { minLength: 1, maxLength: 4 })
  .map((entries) => Object.fromEntries(entries));

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([name, inner]) => [
    name.replace(/SECRET-[A-Z0-9]{8,}/g, '[REDACTED:TOKEN]'),
    shapeOf(inner),
  ]);
}

function credentialValues(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    !Array.isArray(value) && isCredentialKey(name) ? [inner] : credentialValues(inner),
  );
}

describe('tool arguments, for any JSON', () => {
  test('as an object and as a string: no key lost, no secret left, JSON stays JSON', () => {
    fc.assert(
      fc.property(args, fc.constantFrom(undefined, 2), (input, space) => {
        const text = JSON.stringify(input, null, space);
        const messages = [
          { type: 'tool_use', id: 'a', input },
          { role: 'assistant', tool_calls: [{ id: 'b', function: { name: 'f', arguments: text } }] },
        ];
        const before = JSON.stringify(messages);
        const result = scrubMessages(messages, fakeRecord());
        const rewritten = result.messages[1]?.tool_calls?.[0]?.function.arguments ?? '';
        expect(shapeOf(result.messages[0]?.input)).toEqual(shapeOf(input));
        expect(shapeOf(JSON.parse(rewritten))).toEqual(shapeOf(JSON.parse(text)));
        expect(JSON.stringify(result.messages)).not.toMatch(/SECRET-[A-Z0-9]{8}/);
        for (const value of credentialValues(JSON.parse(rewritten))) {
          if (typeof value === 'string' && value.trim() !== '') expect(value).toMatch(/^\[REDACTED:\w+\]$/);
        }
        expect(JSON.stringify(messages)).toBe(before);
        expect(scrubMessages(result.messages, fakeRecord()).messages).toBe(result.messages);
      }),
      { numRuns: fcRuns(300) },
    );
  });
});
