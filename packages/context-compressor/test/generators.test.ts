import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { detectFormat } from '../src/formats/detect-format.js';
import { validateMessages } from '../src/validate/validate-messages.js';
import { brokenConversations, conversations, FORMATS } from './support/generators.js';

const errorsOf = (messages: readonly object[], profile: (typeof FORMATS)[number], inFlight: boolean) =>
  validateMessages(messages, profile, { inFlight }).filter(({ severity }) => severity === 'error');

describe.each(FORMATS)('conversations in %s', (format) => {
  test('are valid', () => {
    fc.assert(
      fc.property(conversations(format), ({ messages, inFlight }) => {
        expect(errorsOf(messages, format, inFlight)).toEqual([]);
        expect([format, undefined]).toContain(detectFormat(messages));
      }),
      { numRuns: fcRuns(150) },
    );
  });

  test('are open at the end only when they say so', () => {
    fc.assert(
      fc.property(conversations(format), ({ messages, inFlight }) => {
        expect(errorsOf(messages, format, false).length > 0).toBe(inFlight);
      }),
      { numRuns: fcRuns(150) },
    );
  });

  test('are mostly broken when faults are put in', () => {
    const broken = fc
      .sample(brokenConversations(format), { numRuns: 200, seed: 7 })
      .filter(({ messages, inFlight }) => errorsOf(messages, format, inFlight).length > 0);
    expect(broken.length).toBeGreaterThan(80);
  });
});

test('alternating conversations keep the roles of strict templates', () => {
  fc.assert(
    fc.property(conversations('openai-chat', { alternating: true }), ({ messages, inFlight }) => {
      const problems = validateMessages(messages, 'mistral-template', { inFlight });
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    }),
    { numRuns: fcRuns(150) },
  );
});
