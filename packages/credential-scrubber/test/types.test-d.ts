import { expectTypeOf, test } from 'vitest';
import {
  CREDENTIAL_VALUE_PATTERNS,
  CredentialScrubber,
  createScrubStream,
  type Finding,
  findCredentials,
  isCredentialKey,
  propertiesScrubber,
  type Rule,
  type ScrubResult,
  type ScrubStream,
} from '../src/index.js';

const scrubber = new CredentialScrubber();

test('results are read-only', () => {
  expectTypeOf(scrubber.scrubText('')).toEqualTypeOf<ScrubResult>();
  expectTypeOf<ScrubResult['redactions']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf(findCredentials('')).toEqualTypeOf<readonly Finding[]>();
  expectTypeOf(CREDENTIAL_VALUE_PATTERNS).toEqualTypeOf<readonly Rule[]>();
});

test('what goes in comes out', () => {
  expectTypeOf(scrubber.scrubDeep({ a: 1 }).value).toEqualTypeOf<{ a: number }>();
  expectTypeOf(scrubber.scrubProperties(new Map([['a', 1]])).properties).toEqualTypeOf<Map<string, number>>();
  expectTypeOf(propertiesScrubber(scrubber)({ a: 'x' })).toEqualTypeOf<{ a: string }>();
});

test('the seed idiom compiles', () => {
  new CredentialScrubber({ valuePatterns: [...CREDENTIAL_VALUE_PATTERNS, ['MINE', /x/]] });
  new CredentialScrubber({ valuePatterns: null, keyParts: undefined, learn: 'forward' });
  // @ts-expect-error a pattern is a label and an expression
  new CredentialScrubber({ valuePatterns: [/x/] });
});

test('functions', () => {
  expectTypeOf(isCredentialKey).toEqualTypeOf<(name: string) => boolean>();
  expectTypeOf(createScrubStream()).toEqualTypeOf<ScrubStream>();
});
