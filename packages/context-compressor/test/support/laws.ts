import { expect } from 'vitest';
import { budgetsFor } from '../../src/budgets.js';
import { parseConfig } from '../../src/config.js';
import { codecFor } from '../../src/formats/codec-for.js';
import { resolveFormat } from '../../src/formats/resolve-format.js';
import type {
  CompressionResult,
  CompressOptions,
  ContextCompressorConfig,
  Profile,
} from '../../src/index.js';
import { countMessageTokens, validateMessages } from '../../src/index.js';
import { type MessageView, visibleText } from '../../src/model.js';
import { newestRequest } from '../../src/phases/boundaries.js';
import { isOwnMarker } from '../../src/previous-summary.js';
import { unwrapSummary } from '../../src/template.js';
import { hasWellFormedStrings } from '../../src/validate/well-formed-strings.js';

/** One pass with everything that went in. */
export interface Pass {
  readonly config: ContextCompressorConfig & { readonly countTokens: (text: string) => number };
  readonly options: CompressOptions;
  readonly input: readonly object[];
  readonly result: CompressionResult<object>;
  readonly profile: Profile;
}

/** The errors of a list, calls in flight at its end allowed. */
export function errorsOf(messages: readonly object[], profile: Profile): unknown[] {
  return validateMessages(messages, profile, { inFlight: true }).filter(
    ({ severity }) => severity === 'error',
  );
}

/** Asserts every law that holds for one pass, whatever went in. */
export function assertPassLaws(pass: Pass): void {
  const { input, result, config, options, profile } = pass;
  const isValidInput = errorsOf(input, profile).length === 0;
  expect(errorsOf(result.messages, profile), 'the output is valid').toEqual([]);
  expect(hasWellFormedStrings(result.messages), 'all strings are well-formed').toBe(true);
  if (!result.changed) expect(result.messages, 'an unchanged list is the same array').toBe(input);
  assertCoverage(pass);
  const count = (messages: readonly object[]): number =>
    countMessageTokens(messages, { countTokens: config.countTokens });
  expect(
    result.events.filter((event) => event.cause === 'invalid-output'),
    'nothing invalid is proposed',
  ).toEqual([]);
  if (isValidInput) {
    expect(count(result.messages), 'tokens never grow').toBeLessThanOrEqual(count(input));
    expect(result.tokensAfter).toBeLessThanOrEqual(result.tokensBefore);
    assertVerbatim(pass);
  }
  assertOneSummary(pass, budgetsFor(parseConfig(config), options.contextLimit).summary);
}

function assertCoverage({ input, result }: Pass): void {
  const { fates, inputLength } = result.coverage;
  expect(inputLength).toBe(input.length);
  expect(fates.length, 'one fate a message').toBe(input.length);
  const output = new Set(result.messages);
  fates.forEach((fate, index) => {
    const message = input[index];
    if (fate === 'kept')
      expect(message !== undefined && output.has(message), 'a kept message is the same object').toBe(true);
    // A message may be repaired by being moved.
    else if (
      fate !== 'repaired' &&
      message !== undefined &&
      input.indexOf(message) === input.lastIndexOf(message)
    ) {
      expect(output.has(message), `a ${fate} message is not there as it was`).toBe(false);
    }
  });
}

function viewsOf(messages: readonly object[], config: ContextCompressorConfig): MessageView[] {
  const { format } = resolveFormat(messages, { ...config, systemApart: false });
  return messages.map((message) => codecFor(format).decode(message));
}

function assertVerbatim({ input, result, config }: Pass): void {
  const before = viewsOf(input, config);
  const after = viewsOf(result.messages, config);
  const texts = (view: MessageView): string[] =>
    view.parts
      .filter((part) => part.kind === 'text')
      .map((part) => part.text)
      .filter((text) => unwrapSummary(text) === undefined);
  const holds = (role: MessageView['role'], wanted: MessageView): boolean =>
    after.some((view) => view.role === role && JSON.stringify(texts(view)) === JSON.stringify(texts(wanted)));
  const request = before[newestRequest(before)];
  if (request !== undefined) expect(holds('user', request), 'the newest request is verbatim').toBe(true);
  const reply = before.findLast(
    (view) => view.role === 'assistant' && visibleText(view).trim() !== '' && !isOwnMarker(view),
  );
  if (reply !== undefined) expect(holds('assistant', reply), 'the last reply is verbatim').toBe(true);
  for (const view of before) {
    if (view.role === 'system') expect(result.messages).toContain(view.raw);
  }
}

function assertOneSummary({ result, config }: Pass, cap: number): void {
  const summaries = viewsOf(result.messages, config).flatMap((view) =>
    view.parts.flatMap((part) =>
      part.kind === 'text' && unwrapSummary(part.text) !== undefined ? [part.text] : [],
    ),
  );
  if (result.summary === undefined) return;
  expect(summaries.length, 'exactly one summary').toBe(1);
  const tokens = config.countTokens(summaries[0] ?? '');
  // In a window of a few hundred tokens the preamble alone is over the cap.
  expect(tokens, 'the summary is within its cap').toBeLessThanOrEqual(Math.max(cap, 130));
}
