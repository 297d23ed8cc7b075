import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import type { ContextCompressorConfig, Profile, Summarize } from '../src/index.js';
import { ContextCompressor, estimateTokens } from '../src/index.js';
import { deepFreeze } from './support/deep-freeze.js';
import { brokenConversations, conversations, FORMATS } from './support/generators.js';
import { assertPassLaws } from './support/laws.js';

const summarizers: Readonly<Record<string, Summarize | undefined>> = {
  none: undefined,
  ok: async () => '## Active Task\nGo on.\n\n## Completed Actions\n- Ran the tests.',
  throws: async () => {
    throw new Error('429');
  },
  blank: async () => '',
  echo: async (prompt) => prompt,
};

const settings = fc.record({
  contextLimit: fc.integer({ min: 300, max: 12_000 }),
  protectFirstN: fc.integer({ min: 0, max: 4 }),
  tailTokenBudget: fc.constantFrom(0, 100, 400, 4_000),
  summarizer: fc.constantFrom(...Object.keys(summarizers)),
  thinkingPolicy: fc.constantFrom('keep-open-turn', 'prefix-bound', 'strip', undefined),
  force: fc.boolean(),
  focusTopic: fc.constantFrom(undefined, 'the $& tests'),
});

function configOf(setting: typeof settings extends fc.Arbitrary<infer S> ? S : never, profile: Profile) {
  const { protectFirstN, tailTokenBudget, thinkingPolicy, summarizer } = setting;
  return {
    protectFirstN,
    tailTokenBudget,
    thinkingPolicy,
    profile,
    summarize: summarizers[summarizer],
    countTokens: estimateTokens,
    redact: (text: string) => text,
  } satisfies ContextCompressorConfig;
}

const PROFILES: readonly Profile[] = [...FORMATS, 'anthropic-preserved-thinking'];
const formatOf = (profile: Profile) => FORMATS.find((format) => profile.startsWith(format)) ?? 'openai-chat';

describe.each(PROFILES)('a pass over %s', (profile) => {
  for (const [kind, source] of [
    ['valid', conversations(formatOf(profile))],
    ['broken', brokenConversations(formatOf(profile))],
  ] as const) {
    test(`keeps every law on ${kind} lists`, async () => {
      await fc.assert(
        fc.asyncProperty(source, settings, async ({ messages }, setting) => {
          const config = configOf(setting, profile);
          const options = {
            contextLimit: setting.contextLimit,
            force: setting.force,
            focusTopic: setting.focusTopic,
          };
          const input = deepFreeze(messages);
          const compressor = new ContextCompressor(config);
          const result = await compressor.compress(input, options);
          assertPassLaws({ config, options, input, result, profile });
          const again = await compressor.compress(result.messages, options);
          expect(again.changed, 'a second pass right after changes nothing').toBe(false);
        }),
        {
          numRuns: fcRuns(25),
        },
      );
    });
  }
});

// The last two: lists in the chat form that a gateway converts.
describe.each(['strict-template', 'mistral-template', 'single-system', 'anthropic', 'gemini'] as const)(
  'a pass over the chat form for %s',
  (profile) => {
    test('keeps every law', async () => {
      await fc.assert(
        fc.asyncProperty(
          conversations('openai-chat', { alternating: true }),
          settings,
          async ({ messages }, setting) => {
            const config = configOf(setting, profile);
            const options = { contextLimit: setting.contextLimit, force: setting.force };
            const input = deepFreeze(messages);
            const compressor = new ContextCompressor(config);
            const result = await compressor.compress(input, options);
            assertPassLaws({ config, options, input, result, profile });
            const again = await compressor.compress(result.messages, options);
            expect(again.changed, 'a second pass right after changes nothing').toBe(false);
          },
        ),
        {
          numRuns: fcRuns(25),
        },
      );
    });
  },
);
