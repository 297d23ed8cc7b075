import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fcRuns } from '../../../tools/testing/property.js';
import { isProfile, PROFILE_NAMES } from '../src/profile-traits.js';
import type { Profile } from '../src/types.js';
import { validateMessages } from '../src/validate/validate-messages.js';
import { ruleExamples } from './support/rule-examples.js';
import { loadTranscripts } from './support/transcripts.js';

const profiles = PROFILE_NAMES.filter(isProfile);

describe('each rule', () => {
  test.each(ruleExamples)('$rule lets pass and finds: $about', (example) => {
    const { rule, profile, passing, failing, index, severity, options } = example;
    const found = (list: readonly unknown[]) =>
      validateMessages(list, profile, options).filter((problem) => problem.rule === rule);
    expect(found(passing)).toEqual([]);
    expect(found(failing)).toContainEqual({ rule, severity, index, message: expect.any(String) });
  });

  test.each(ruleExamples.filter(({ severity }) => severity === 'error'))(
    '$rule passes without any error: $about',
    ({ profile, passing, options }) => {
      const problems = validateMessages(passing, profile, options);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );

  test('has an example, all rules of all profiles', () => {
    const shown = new Set(ruleExamples.map(({ rule }) => rule));
    const rules =
      'C1 C2 C3 C4 C5 C6 C7 C8 C9 T1 T2 T3 R1 R2 R3 R4 R5 R6 A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 G1 G2 G3 G4 G5';
    expect(`${rules} V1 V2 V3 V4 V5`.split(' ').filter((rule) => !shown.has(rule))).toEqual([]);
  });

  test('A10 looks at the tools, not at the messages', () => {
    const tools = [{ name: 'run' }, { name: 'read' }];
    const list = [{ role: 'user', content: 'go' }];
    expect(validateMessages(list, 'anthropic', { tools })).toEqual([]);
    expect(validateMessages(list, 'anthropic', { tools: [...tools, { name: 'run' }] })).toMatchObject([
      { rule: 'A10', severity: 'error', index: 1 },
    ]);
  });

  test('says no word of a message', () => {
    const secret = 'tulip-4711';
    const list = [
      { role: secret, content: secret },
      { role: 'tool', tool_call_id: secret, [secret]: secret },
    ];
    for (const profile of profiles)
      expect(JSON.stringify(validateMessages(list, profile))).not.toContain(secret);
  });
});

describe('calls in flight', () => {
  const call = { id: 'a', type: 'function', function: { name: 'run', arguments: '{}' } };
  const open: readonly (readonly [Profile, readonly object[]])[] = [
    [
      'openai-chat',
      [
        { role: 'user', content: 'go' },
        { role: 'assistant', content: null, tool_calls: [call, { ...call, id: 'b' }] },
        { role: 'tool', tool_call_id: 'b', content: 'ok' },
      ],
    ],
    [
      'openai-responses',
      [
        { role: 'user', content: 'go' },
        { type: 'function_call', call_id: 'a', name: 'run', arguments: '{}' },
      ],
    ],
    [
      'anthropic',
      [
        { role: 'user', content: 'go' },
        {
          role: 'assistant',
          content: [
            { type: 'tool_use', id: 'a', name: 'run', input: {} },
            { type: 'tool_use', id: 'b', name: 'run', input: {} },
          ],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'b', content: 'ok' }] },
      ],
    ],
    [
      'gemini',
      [
        { role: 'user', parts: [{ text: 'go' }] },
        { role: 'model', parts: [{ functionCall: { name: 'run', args: {} } }] },
      ],
    ],
    [
      'ai-sdk',
      [
        { role: 'user', content: 'go' },
        { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'run', input: {} }] },
      ],
    ],
  ];

  test.each(open)('are an error for %s unless allowed', (profile, list) => {
    expect(validateMessages(list, profile).filter(({ severity }) => severity === 'error')).toHaveLength(1);
    expect(validateMessages(list, profile, { inFlight: true })).toEqual([]);
  });

  test.each(open)('are allowed at the end only: %s', (profile, list) => {
    const more =
      profile === 'gemini'
        ? { role: 'user', parts: [{ text: 'well?' }] }
        : { role: 'user', content: 'well?' };
    const problems = validateMessages([...list, more], profile, { inFlight: true });
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  });
});

describe('the transcripts', () => {
  const reusedIds: Readonly<Record<string, number>> = {
    'swe-agent-marshmallow-fc.openai': 4,
    'tau-airline-33.openai': 3,
    'tau-airline-52.openai': 5,
    'tau-airline-composite.openai': 11,
  };

  test.each(loadTranscripts())('are found as their README says: $name', ({ name, format, messages }) => {
    const problems = validateMessages(messages, format === 'anthropic' ? 'anthropic' : 'openai-chat');
    const expected =
      name === 'claude-code-sample.anthropic'
        ? ['A6']
        : Array.from({ length: reusedIds[name] ?? 0 }, () => 'C4');
    expect(problems.map(({ rule }) => rule)).toEqual(expected);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  test.each(loadTranscripts().filter(({ format }) => format === 'openai-chat'))(
    'with reused ids are refused by Anthropic: $name',
    ({ name, messages }) => {
      const errors = validateMessages(messages, 'anthropic').filter(({ severity }) => severity === 'error');
      expect(errors.map(({ rule }) => rule)).toEqual(
        Array.from({ length: reusedIds[name] ?? 0 }, () => 'A4'),
      );
    },
  );
});

describe('odd input', () => {
  test('never makes it throw, in any profile', () => {
    const key = fc.constantFrom(
      'role',
      'content',
      'type',
      'tool_calls',
      'tool_call_id',
      'id',
      'call_id',
      'parts',
      'functionCall',
      'functionResponse',
      'text',
      'function',
      'arguments',
      'summary',
      'output',
      'value',
      'toolCallId',
      'source',
      'image_url',
      'thinking',
      'name',
    );
    const word = fc.constantFrom(
      'user',
      'assistant',
      'tool',
      'system',
      'model',
      'text',
      'tool_use',
      'tool_result',
      'tool-call',
      'tool-result',
      'function_call',
      'function_call_output',
      'reasoning',
      'message',
      'thinking',
      'a',
      '',
      '\ud83d',
      'json',
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium', withCrossShrink: true },
        word,
        fc.constantFrom(null, undefined, 0, 1n, true),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('value'), { maxLength: 4 }),
      object: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    }));
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 6 }),
        fc.constantFrom(...profiles),
        fc.boolean(),
        (list, profile, inFlight) => {
          for (const { index } of validateMessages(list, profile, { inFlight, original: list })) {
            expect(index).toBeGreaterThanOrEqual(0);
            expect(index).toBeLessThanOrEqual(list.length);
          }
        },
      ),
      { numRuns: fcRuns(300) },
    );
  });

  test('of no list, no profile, no option is misuse', () => {
    // @ts-expect-error null is no list
    expect(() => validateMessages(null, 'openai-chat')).toThrow(
      expect.objectContaining({ name: 'TypeError', code: 'invalid-argument:messages' }),
    );
    // @ts-expect-error there is no such profile
    expect(() => validateMessages([], 'toString')).toThrow(
      expect.objectContaining({ name: 'TypeError', code: 'invalid-argument:profile' }),
    );
    // @ts-expect-error there is no such option
    expect(() => validateMessages([], 'ai-sdk', { strict: true })).toThrow(
      expect.objectContaining({ code: 'unknown-option:strict' }),
    );
    // @ts-expect-error a word is no boolean
    expect(() => validateMessages([], 'ai-sdk', { inFlight: 'yes' })).toThrow(
      expect.objectContaining({ code: 'invalid-option:inFlight' }),
    );
  });

  test('of a cyclic or bottomless message is no trouble', () => {
    const cyclic: Record<string, unknown> = { role: 'user', content: [] };
    cyclic.content = [cyclic];
    for (const profile of profiles)
      expect(() => validateMessages([cyclic], profile, { original: [cyclic] })).not.toThrow();
  });
});
