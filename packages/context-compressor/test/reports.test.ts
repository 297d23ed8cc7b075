import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type CompressionResult,
  ContextCompressor,
  countMessageTokens,
  estimateTokens,
  type Summarize,
  validateMessages,
} from '../src/index.js';
import { recallHandler } from '../src/recall/index.js';
import { unwrapSummary } from '../src/template.js';
import {
  type ChatMessage,
  caseConfig,
  loadCases,
  type ReportCase,
  toAiSdk,
  toAnthropic,
  toGemini,
} from './support/cases.js';
import { deepFreeze } from './support/deep-freeze.js';
import { errorsOf } from './support/laws.js';

const CASES = new Map(loadCases().map((report) => [report.id, report]));
const FACTS = ['F1 port 8443', 'F2 branch rel/7', 'F3: schema v12', 'F4: owner is Dana'];
const OK = '## Active Task\nAs asked.\n\n## Completed Actions\n- Read the modules.';

function caseOf(id: string): ReportCase & { readonly messages: ChatMessage[] } {
  const report = CASES.get(id);
  if (report === undefined) throw new Error(`no case ${id}`);
  return { ...report, messages: report.messages ?? [] };
}

interface Run {
  readonly input: readonly object[];
  readonly result: CompressionResult<object>;
  readonly prompts: readonly string[];
  readonly compressor: ContextCompressor;
}

async function run(
  id: string,
  answer: (prompt: string) => string | null | Promise<string | null> = () => OK,
  extra: {
    readonly convert?: (messages: ChatMessage[]) => object[];
    readonly config?: object;
    readonly force?: boolean;
  } = {},
): Promise<Run> {
  const report = caseOf(id);
  const prompts: string[] = [];
  const summarize: Summarize = async (prompt) => {
    prompts.push(prompt);
    return answer(prompt);
  };
  const compressor = new ContextCompressor({ ...caseConfig(report, summarize), ...extra.config });
  const source = report.items ?? (extra.convert ?? ((messages) => messages))(report.messages);
  const input = deepFreeze(source);
  const options = { contextLimit: report.config.contextWindow, force: extra.force };
  const result = await compressor.compress(input, options);
  expect(errorsOf(result.messages, report.config.profile), 'output passes the validator').toEqual([]);
  return { input, result, prompts, compressor };
}

const chat = (result: CompressionResult<object>): ChatMessage[] => result.messages as ChatMessage[];
const textOf = (message: ChatMessage): string => JSON.stringify(message.content);
const isSummary = (message: ChatMessage): boolean =>
  typeof message.content === 'string'
    ? unwrapSummary(message.content) !== undefined
    : Array.isArray(message.content) &&
      message.content.some((part: { text?: string }) => unwrapSummary(part.text ?? '') !== undefined);

test('inflight-trailing-call: a call whose result has not come is kept, no result is invented', async () => {
  const { input, result } = await run('inflight-trailing-call');
  expect(result.messages).toContain(input[18]);
  expect(result.messages).toContain(input[19]);
  expect(chat(result).filter(({ tool_call_id: id }) => id === 'p2' || id === 'p3')).toEqual([]);
});

test('parallel-group-boundary: a parallel group is kept or summarized as a whole', async () => {
  const { result } = await run('parallel-group-boundary');
  chat(result).forEach((message, index) => {
    const ids = (message.tool_calls ?? []).map(({ id }) => id);
    const results = chat(result).slice(index + 1, index + 1 + ids.length);
    if (ids.length > 0) expect(results.map(({ tool_call_id: id }) => id)).toEqual(ids);
  });
});

test('results-are-user-turns-gemini: the numbers of calls and responses agree', async () => {
  const { result } = await run('results-are-user-turns-gemini', undefined, { convert: toGemini });
  const contents = result.messages as {
    role: string;
    parts: { functionCall?: object; functionResponse?: object; text?: string }[];
  }[];
  expect(contents[0]?.role).toBe('user');
  expect(contents[0]?.parts.some((part) => part.functionResponse)).toBe(false);
  contents.forEach(({ role, parts }, index) => {
    const calls = parts.filter((part) => part.functionCall).length;
    if (role !== 'model' || calls === 0) return;
    expect(contents[index + 1]?.parts.filter((part) => part.functionResponse).length).toBe(calls);
  });
});

test('two-ineffective-then-stop: passes that save too little are not tried for ever', async () => {
  const report = caseOf('two-ineffective-then-stop');
  let calls = 0;
  const compressor = new ContextCompressor({
    ...caseConfig(report, async (prompt) => {
      calls += 1;
      return prompt;
    }),
    minSavingPercent: 0.99,
  });
  const reasons: string[] = [];
  let messages: readonly object[] = report.messages;
  for (let turn = 0; turn < 6; turn += 1) {
    const result = await compressor.compress(messages, { contextLimit: 2000, promptTokens: 1900 - turn });
    reasons.push(result.reason);
    messages = result.messages;
    if (turn === 1) expect(compressor.decide(1895, 2000)).toEqual({ compress: false, reason: 'ineffective' });
  }
  expect(reasons.slice(2)).toEqual(Array.from({ length: 4 }, () => 'ineffective'));
  expect(calls).toBeLessThanOrEqual(2);
  expect(compressor.decide(1890, 2000)).toEqual({ compress: false, reason: 'ineffective' });
  expect(compressor.shouldCompress(500, 2000)).toBe(false);
  expect(compressor.decide(1900, 2000)).toEqual({ compress: true, reason: 'over-threshold' });
});

test('fits-in-tail-noop-loop: nothing to compress is not tried a third time', async () => {
  const report = caseOf('fits-in-tail-noop-loop');
  let calls = 0;
  const compressor = new ContextCompressor(caseConfig(report, async () => String(++calls)));
  const attempts: boolean[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    attempts.push(compressor.shouldCompress(2600, 4000));
    const result = await compressor.compress(report.messages, { contextLimit: 4000, promptTokens: 2600 });
    expect(result.messages).toBe(report.messages);
    expect(result.changed).toBe(false);
  }
  expect(attempts).toEqual([true, true, false, false]);
  expect(calls).toBe(0);
});

test('active-task-in-middle: the newest request stands verbatim after the summary', async () => {
  const { input, result } = await run('active-task-in-middle');
  const summary = chat(result).findIndex(isSummary);
  expect(result.messages.indexOf(input[3] as object)).toBeGreaterThanOrEqual(summary);
  const kept = result.messages.map((message) => input.indexOf(message)).filter((index) => index >= 0);
  expect(kept).toEqual([...kept].sort((a, b) => a - b));
});

test('last-visible-reply-kept: the reply the person has read is there verbatim', async () => {
  const { result } = await run('last-visible-reply-kept');
  expect(chat(result)).toContainEqual({ role: 'assistant', content: 'Plan: (1) cache (2) retry (3) docs' });
});

describe('summarizer-throws-history-safe', () => {
  const fails = (): never => {
    throw new Error('429 rate limited');
  };
  test('with abortOnFailure the list comes back as it is', async () => {
    const { input, result } = await run('summarizer-throws-history-safe', fails, {
      config: { abortOnFailure: true },
    });
    expect(result.messages).toBe(input);
    expect(result.aborted).toBe(true);
    expect(JSON.stringify(result.messages)).not.toContain('429');
  });
  test('without it a deterministic summary names the request and the files', async () => {
    const { result } = await run('summarizer-throws-history-safe', fails);
    expect(result.fallback).toBe(true);
    expect(result.summary).toContain('Port the parser to TypeScript.');
    expect(result.summary).toContain('src/mod3.ts');
    expect(JSON.stringify(result.messages)).not.toContain('429');
  });
});

test('reasoning-only-summary: a blank answer is never stored, the next model is asked', async () => {
  const asked: string[] = [];
  const first = await run('reasoning-only-summary', () => '## Active Task\nShip v2');
  const grown = [...first.result.messages, ...caseOf('reasoning-only-summary').messages.slice(2)];
  const compressor = new ContextCompressor({
    ...caseConfig(caseOf('reasoning-only-summary'), async () => {
      asked.push('aux');
      return '';
    }),
    summarizeWithMainModel: async () => {
      asked.push('main');
      return '<think>hm</think>';
    },
  });
  const result = await compressor.compress(grown, { contextLimit: 2000 });
  expect(asked).toEqual(['aux', 'main']);
  expect(result.fallback).toBe(true);
  expect(result.summary).toContain('Active Task');
  const aborting = new ContextCompressor({
    ...caseConfig(caseOf('reasoning-only-summary'), async () => ' '),
    abortOnFailure: true,
  });
  const aborted = await aborting.compress(grown, { contextLimit: 2000 });
  expect(aborted.messages).toBe(grown);
  expect(JSON.stringify(aborted.messages)).toContain('Ship v2');
});

test('signed-thinking-not-edited: thinking is whole or absent, that of the open turn is kept', async () => {
  const { input, result } = await run('signed-thinking-not-edited', undefined, { convert: toAnthropic });
  const blocks = (list: readonly object[]): string[] =>
    list.flatMap((message) =>
      ((message as { content: { type: string }[] }).content ?? [])
        .filter(({ type }) => type === 'thinking')
        .map((block) => JSON.stringify(block)),
    );
  const before = new Set(blocks(input));
  for (const block of blocks(result.messages)) expect(before.has(block)).toBe(true);
  expect(result.messages.at(-2)).toBe(input.at(-2));
});

test('reasoning-only-message-after-prune: no message of reasoning alone', async () => {
  const { result } = await run('reasoning-only-message-after-prune', undefined, { convert: toAiSdk });
  for (const { content } of result.messages as { content: { type: string }[] }[]) {
    if (Array.isArray(content)) expect(content.every(({ type }) => type === 'reasoning')).toBe(false);
  }
});

test('emoji-on-the-cut: every string is well-formed, in the output and in the prompt', async () => {
  const { result, prompts } = await run('emoji-on-the-cut');
  const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
  expect(prompts.every(isWellFormed)).toBe(true);
  const json = JSON.stringify(result.messages);
  expect(isWellFormed(json) && !/\\ud[89a-f]/i.test(json)).toBe(true);
  expect(JSON.parse(Buffer.from(json, 'utf8').toString('utf8'))).toEqual(result.messages);
});

test('template-visible-alternation: visible roles take turns', async () => {
  const { result } = await run('template-visible-alternation');
  const visible = chat(result).filter(
    ({ role, tool_calls: calls }) => role === 'user' || (role === 'assistant' && !calls),
  );
  visible.forEach(({ role }, index) => {
    expect(role).toBe(index % 2 === 0 ? 'user' : 'assistant');
  });
  expect(chat(result).filter(isSummary).length).toBe(1);
});

test.each([1, 2])(
  'secret-never-reaches-summarizer: no secret goes out or is written by us (head %i)',
  async (head) => {
    const text = JSON.stringify(caseOf('secret-never-reaches-summarizer').messages);
    const shapes = [/tok_live_\w+/, /sk-proj-\w+/, /hunter2\w+/, /ghp_\w+/, /AKIA\w+/];
    const secrets = shapes.map((shape) => shape.exec(text)?.[0] ?? 'missing');
    const { input, result, prompts } = await run('secret-never-reaches-summarizer', (prompt) => prompt, {
      force: true,
      config: { protectFirstN: head },
    });
    expect(prompts.length).toBeGreaterThan(0);
    const written = result.messages.filter((message) => !input.includes(message));
    for (const secret of secrets) {
      expect(prompts.join('\n')).not.toContain(secret);
      expect(JSON.stringify(written)).not.toContain(secret);
    }
    // With the case's own head the group stands in it, verbatim.
    if (head === 1)
      for (const label of ['OPENAI_API_KEY', 'Authorization']) expect(prompts.join('\n')).toContain(label);
  },
);

test('redaction-match-must-not-block: a match is replaced, shas and uuids are not', async () => {
  const { result, prompts } = await run('redaction-match-must-not-block', (prompt) => prompt, {
    force: true,
    config: { protectFirstN: 0 },
    // The reply with the match is the last one, which is kept: with a newer one it is summarized.
    convert: (messages) => [...messages, { role: 'assistant', content: 'It is found.' }],
  });
  expect(result.reason).toBe('compressed');
  const sent = prompts.join('\n');
  expect(sent).toContain('was in the paste, request id 7f3a1c9e-0b1d-4c55-9e1f-2a6f0d8b7c11');
  expect(sent).not.toContain('ddddEEEEffff');
  expect(sent).toContain('9fceb02d0ae598e95dc970b74767f19372d61af8');
});

test('images-in-middle: no payload goes to the summarizer, older pictures become text', async () => {
  const { input, result, prompts } = await run('images-in-middle', undefined, { force: true });
  expect(prompts.join('')).not.toContain('iVBORw0KGgoiVBORw0KGgo');
  const last = input.at(-1);
  expect(result.messages.at(-1)).toBe(last);
  for (const message of result.messages.slice(0, -1))
    expect(JSON.stringify(message)).not.toContain('image_url');
  expect(await countMessageTokens([last as object])).toBeLessThan(1_700);
});

test('cjk-under-counted: the tail is measured in real tokens', async () => {
  const { input, result } = await run('cjk-under-counted');
  const start = chat(result).findIndex(isSummary) + 1;
  expect(start).toBeGreaterThan(1);
  expect(await countMessageTokens(result.messages.slice(start))).toBeLessThanOrEqual(1.5 * 400);
  const exact = await countMessageTokens(input);
  const estimate = countMessageTokens(input, { countTokens: estimateTokens });
  expect(Math.abs(estimate / exact - 1)).toBeLessThanOrEqual(0.25);
});

test('middle-larger-than-summarizer: no prompt is over the window, every group is in one', async () => {
  const group = (n: number): object[] => {
    const id = `g${n}`;
    const marker = `W${String(n).padStart(3, '0')}`;
    const call = {
      id,
      type: 'function',
      function: { name: 'read_file', arguments: `{"path":"src/file${n}.ts"}` },
    };
    return [
      { role: 'assistant', content: null, tool_calls: [call] },
      {
        role: 'tool',
        tool_call_id: id,
        name: 'read_file',
        content: `${marker} ${'lorem ipsum dolor sit amet '.repeat(40)}`,
      },
    ];
  };
  const groups = Array.from({ length: 60 }, (_, index) => group(index + 1)).flat();
  const messages = [
    { role: 'system', content: 'x' },
    { role: 'user', content: 'Read all files.' },
    ...groups,
    { role: 'user', content: 'finish' },
  ];
  const prompts: string[] = [];
  const report = caseOf('middle-larger-than-summarizer');
  const compressor = new ContextCompressor({
    ...caseConfig(report, async (prompt) => {
      prompts.push(prompt);
      const tokens = await countMessageTokens([{ role: 'user', content: prompt }]);
      if (tokens > 3_000) throw new Error('too long');
      return OK;
    }),
    summarizerContextLimit: 3_000,
  });
  const result = await compressor.compress(messages, { contextLimit: 20_000 });
  expect(result.fallback).toBe(false);
  const sent = prompts.join('\n');
  result.coverage.fates.forEach((fate, index) => {
    const marker = /W\d{3}/.exec(JSON.stringify(messages[index]))?.[0];
    if (fate === 'summarized' && marker !== undefined) expect(sent).toContain(marker);
  });
  for (const prompt of prompts) expect(prompt.split('-> call').length).toBe(prompt.split('<- result').length);
});

test('huge-first-user-message: what cannot be compressed is said, and not tried again', async () => {
  const { result, prompts, compressor } = await run('huge-first-user-message');
  expect(result.tokensAfter < 1000 || result.reason === 'incompressible').toBe(true);
  expect(result.limits?.protected).toBeGreaterThan(1000);
  const before = prompts.length;
  await compressor.compress(result.messages, { contextLimit: 2000 });
  expect(prompts.length).toBe(before);
});

test('tail-of-bulky-results: bulky results are shortened until the list fits', async () => {
  const { input, result, compressor } = await run('tail-of-bulky-results');
  expect(result.tokensAfter).toBeLessThan(1000);
  expect(result.messages).toContain(input[1]);
  expect(chat(result).at(-1)?.tool_call_id).toBe('c6');
  const handle = /recall ([0-9a-f]{12})/.exec(textOf(chat(result).at(-1) as ChatMessage))?.[1];
  expect(await recallHandler(compressor.archive)({ handle })).toBe((input.at(-1) as ChatMessage).content);
});

test('args-stay-valid-json: arguments parse, with the same keys and other values', async () => {
  const { input, result } = await run('args-stay-valid-json', undefined, {
    config: { protectFirstN: 0, pruneMinChars: 500, thresholdPercent: 0.9 },
  });
  const args = (list: readonly object[]): Map<string, string> =>
    new Map(
      (list as ChatMessage[]).flatMap(({ tool_calls: calls }) =>
        (calls ?? []).map(({ id, function: call }) => [id, call.arguments] as const),
      ),
    );
  const before = args(input);
  for (const [id, text] of args(result.messages)) {
    // What is no JSON to begin with stays as it is.
    if (!before.get(id)?.startsWith('{')) {
      expect(text).toBe(before.get(id));
      continue;
    }
    const original = JSON.parse(before.get(id) ?? '{}') as Record<string, unknown>;
    const now = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(now)).toEqual(Object.keys(original));
    expect(text).not.toMatch(/\\u[0-9a-f]{4}/);
  }
});

describe('reused-call-ids', () => {
  test('are paired by position', async () => {
    const { result } = await run('reused-call-ids');
    expect(result.messages.at(-1)).toEqual({ role: 'user', content: 'which run had the most files?' });
  });
  test('are made unique for Anthropic, in calls and results alike', async () => {
    const input = toAnthropic(caseOf('reused-call-ids').messages);
    const { result } = {
      result: await new ContextCompressor({ profile: 'anthropic' }).compress(input, {
        contextLimit: 200_000,
      }),
    };
    expect(result.reason).toBe('repaired');
    expect(errorsOf(result.messages, 'anthropic')).toEqual([]);
  });
});

test('responses-orphan-items: calls, outputs and reasoning stay together', async () => {
  const { result } = await run('responses-orphan-items');
  expect(result.changed).toBe(true);
  expect(validateMessages(result.messages, 'openai-responses')).toEqual([]);
});

test('prune-hysteresis-cache: the list is changed rarely, and only added to between changes', async () => {
  const report = caseOf('prune-hysteresis-cache');
  const compressor = new ContextCompressor({ ...caseConfig(report, async () => OK), minReclaimTokens: 400 });
  let messages: readonly object[] = report.messages;
  let changes = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const id = `h${turn}`;
    const call = {
      id,
      type: 'function',
      function: { name: 'read_file', arguments: `{"path":"h${turn}.ts"}` },
    };
    const appended = [
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: id, content: 'maple orbit cobalt '.repeat(12) },
    ];
    const input = [...messages, ...appended];
    const result = await compressor.compress(input, { contextLimit: 2000 });
    if (result.changed) changes += 1;
    else expect(result.messages).toBe(input);
    messages = result.messages;
  }
  expect(changes).toBeLessThanOrEqual(3);
});

test('second-compaction-keeps-first-summary: the former summary is updated, once', async () => {
  const report = caseOf('second-compaction-keeps-first-summary');
  const merge = (prompt: string): string => [...new Set(prompt.match(/F\d[ :][^.\n"]*/g) ?? [])].join('. ');
  // A newer reply and request, so that the facts stand in the middle.
  const next: ChatMessage[] = [
    { role: 'assistant', content: 'Noted.' },
    { role: 'user', content: 'go on' },
  ];
  const first = await run('second-compaction-keeps-first-summary', merge, {
    force: true,
    config: { protectFirstN: 0 },
    convert: (messages) => [...messages.slice(0, 23), ...next],
  });
  for (const fact of FACTS) expect(first.result.summary).toContain(fact);
  const prompts: string[] = [];
  // A new compressor: the messages alone carry the state.
  const compressor = new ContextCompressor({
    ...caseConfig(report, async (prompt) => {
      prompts.push(prompt);
      return merge(prompt);
    }),
    protectFirstN: 0,
  });
  const grown = [
    ...first.result.messages,
    ...report.messages.slice(23),
    ...report.messages.slice(2, 12),
    ...next,
  ];
  const second = await compressor.compress(grown, { contextLimit: 2000, force: true });
  expect(chat(second).filter(isSummary).length).toBe(1);
  for (const fact of FACTS) expect(second.summary).toContain(fact);
  const [prompt = ''] = prompts;
  const [before = '', turns = ''] = prompt.split('<turns>');
  expect(before.split('<previous-summary>').length).toBe(2);
  for (const fact of FACTS) {
    expect(before.split(fact).length).toBe(2);
    expect(turns).not.toContain(fact);
  }
});

test('special-token-text: literal special tokens are ordinary text', async () => {
  const { result } = await run('special-token-text');
  expect(result.changed).toBe(true);
});

test.each([
  ['one letter', 'a'.repeat(1_000_000)],
  ['spaces', ' '.repeat(1_000_000)],
  ['base64', randomBytes(750_000).toString('base64')],
  ['signs', '='.repeat(100_000)],
])('one-char-run: %s', async (_name, content) => {
  const group = (id: string, text: string): object[] => [
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id, type: 'function', function: { name: 'read', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: id, content: text },
  ];
  const small = ['s1', 's2', 's3', 's4', 's5'].flatMap((id) => group(id, 'fine'));
  const messages = [
    { role: 'system', content: 'x' },
    { role: 'user', content: 'y' },
    ...group('big', content),
    ...small,
    { role: 'user', content: 'z' },
  ];
  const compressor = new ContextCompressor({
    protectFirstN: 1,
    tailTokenBudget: 8_000,
    thresholdPercent: 0.5,
  });
  const result = await compressor.compress(messages, { contextLimit: 200_000 });
  expect(errorsOf(result.messages, 'openai-chat')).toEqual([]);
});

test('odd-argument-types: every digest names its tool, short arguments stay', async () => {
  const { input, result } = await run('odd-argument-types', undefined, {
    config: { protectFirstN: 1, pruneMinChars: 500 },
  });
  for (const message of chat(result)) {
    if (message.role === 'tool' && textOf(message).includes('pruned'))
      expect(textOf(message)).toMatch(/^"\[\w+\] ran/);
  }
  expect(input).toEqual(caseOf('odd-argument-types').messages);
});

test('input-never-mutated: what the caller appends meanwhile is not lost', async () => {
  const report = caseOf('input-never-mutated');
  const copy = structuredClone(report.messages);
  const live: object[] = [...report.messages];
  const compressor = new ContextCompressor(
    caseConfig(report, async () => {
      live.push({ role: 'user', content: 'wait' });
      return OK;
    }),
  );
  const result = await compressor.compress(live, { contextLimit: 2000 });
  expect(result.coverage.inputLength).toBe(copy.length);
  expect(live.slice(0, copy.length)).toEqual(copy);
  expect(live.length).toBe(copy.length + 1);
});

test('output-reserve-and-floor: the trigger leaves room for the answer, in every window', () => {
  const trigger = (window: number, reserveOutputTokens: number): number => {
    let low = 0;
    let high = window;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (new ContextCompressor({ reserveOutputTokens }).shouldCompress(middle, window)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  expect(trigger(64_000, 32_000)).toBeLessThanOrEqual(24_000);
  expect(trigger(8_000, 0)).toBeLessThan(8_000);
  expect(trigger(1_000_000, 64_000)).toBeLessThanOrEqual(936_000 * 0.75);
  const compressor = new ContextCompressor();
  expect(compressor.shouldCompress(100_000, 200_000)).toBe(false);
  expect(compressor.shouldCompress(100_000, 32_000)).toBe(true);
});

test('failure-cooldown-escalates: each failure waits longer, a success clears it, a restart keeps it', async () => {
  const report = caseOf('failure-cooldown-escalates');
  let now = 1_000_000;
  let fails = true;
  let calls = 0;
  const config = {
    ...caseConfig(report, async () => {
      calls += 1;
      if (fails) throw new Error('timeout');
      return OK;
    }),
    clock: () => now,
  };
  let compressor = new ContextCompressor(config);
  const waits: number[] = [];
  for (let failure = 0; failure < 4; failure += 1) {
    await compressor.compress(report.messages, { contextLimit: 2000 });
    compressor = ContextCompressor.restore(JSON.parse(JSON.stringify(compressor.serialize())), config);
    const before = calls;
    expect(compressor.decide(1900 + failure, 2000)).toEqual({ compress: false, reason: 'cooldown' });
    expect((await compressor.compress(report.messages, { contextLimit: 2000 })).changed).toBe(true);
    expect(calls).toBe(before);
    const start = now;
    while (now < start + 5_000_000 && !compressor.shouldCompress(1950 + failure, 2000)) now += 10_000;
    waits.push(now - start);
  }
  expect(waits[0]).toBeLessThan(waits[1] ?? 0);
  expect(waits[1]).toBeLessThan(waits[2] ?? 0);
  expect(waits[3]).toBe(waits[2]);
  await compressor.compress(report.messages, { contextLimit: 2000 });
  fails = false;
  const before = calls;
  await compressor.compress(report.messages, { contextLimit: 2000, force: true });
  expect(calls).toBe(before + 1);
  expect(compressor.decide(1800, 2000).reason).toBe('over-threshold');
});

test('every case has its test', async () => {
  const { readFileSync } = await import('node:fs');
  const source = readFileSync(new URL('./reports.test.ts', import.meta.url), 'utf8');
  for (const id of CASES.keys()) expect(source).toContain(id);
});
