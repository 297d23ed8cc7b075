import { describe, expect, test } from 'vitest';
import { ContextCompressor, type Summarize } from '../src/index.js';
import { checkAnswer } from '../src/phases/check-answer.js';
import { openaiHistory } from './support/histories.js';
import { errorsOf } from './support/laws.js';

const OK = '## Active Task\nCount the modules.';

describe('what a summarizer answers is judged', () => {
  test.each([
    ['a page of a proxy', '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['a long page', `<html>\n${'<p>try again</p>\n'.repeat(200)}</html>`],
    ['an XML error', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'],
  ])('%s is an error text', (_, answer) => {
    expect(checkAnswer(answer)).toEqual({ problem: 'error-text' });
  });

  test.each([
    "I'm sorry, but I can't assist with that request.",
    'I’m sorry, I can’t help with summarizing this conversation.',
    'I cannot provide a summary of this content.',
    'Sorry, but I am not able to do that.',
    "Unfortunately, I won't be able to continue.",
    'As an AI language model, I am unable to read that.',
    '抱歉，我无法协助。',
    'Lo siento, no puedo ayudar con eso.',
  ])('%s is a refusal', (answer) => {
    expect(checkAnswer(answer)).toEqual({ problem: 'refusal' });
  });

  test.each([
    '<tool_call>\n{"name":"read","arguments":{}}\n</tool_call>',
    'I will read the next file.\n<tool_call>\n{"name":"read"}\n</tool_call>',
    '<function=read>\n<parameter=path>a</parameter>\n</function>',
    '<minimax:tool_call>\n<invoke name="read"></invoke>\n</minimax:tool_call>',
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="read">',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>read',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.read:0',
    '<|channel|>commentary to=functions.read <|constrain|>json<|message|>{}<|call|>',
    '<|python_tag|>read.call(path="a")',
    '[TOOL_CALLS][{"name":"read","arguments":{}}]',
    '{"name":"read","arguments":{"path":"a"}}',
    '```json\n[{"name": "read", "parameters": {"path": "a"}}]\n```',
    '{"tool_calls":[]}',
    '```tool_code\nread(path="a")\n```',
  ])('%s is a tool call', (answer) => {
    expect(checkAnswer(answer)).toEqual({ problem: 'tool-call' });
  });

  test.each([
    '## Active Task\nParse <tool_call> blocks of Hermes.',
    '## Done\nThe parser reads [TOOL_CALLS] and <|channel|>.',
    'The task is to name the function; the read tool is called with a path.',
    '{"name":"falcon","port":8080}',
    '[x] the call of the tool is parsed',
  ])('%s is a summary', (answer) => {
    expect(checkAnswer(answer)).toEqual({ summary: answer });
  });

  test.each(['...', '```\n```', 'null', '"undefined"', '[object Object]', '{}', '—'])(
    '%s says nothing',
    (answer) => {
      expect(checkAnswer(answer)).toEqual({ problem: 'blank' });
    },
  );

  test.each([
    'I cannot reproduce the failure any more; the cache was cold.',
    "The user is sorry that they can't help with the tests.",
    `I'm sorry to say that the build is red.\n\n## Active Task\nFix the build.`,
    'Nothing is left to do: the tests pass.',
    '要約：ビルドを直した。',
  ])('%s is a summary', (answer) => {
    expect(checkAnswer(answer)).toEqual({ summary: answer });
  });

  test('after a refusal the main model is asked, then the deterministic summary stands', async () => {
    const refuse: Summarize = async () => "I'm sorry, but I can't help with that.";
    const causes: unknown[] = [];
    const compressor = new ContextCompressor({
      summarize: refuse,
      summarizeWithMainModel: refuse,
      onEvent: ({ cause }) => causes.push(cause),
    });
    const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
    expect(result.fallback).toBe(true);
    expect(causes.filter((cause) => cause === 'refusal').length).toBe(2);
    expect(JSON.stringify(result.messages)).not.toContain('sorry');
  });

  test('thinking whose block the template has opened is no part of the summary', () => {
    expect(checkAnswer(`The user wants a count.\n</think>\n${OK}`)).toEqual({ summary: OK });
    expect(checkAnswer('The user wants a count.\n</think>\n')).toEqual({ problem: 'thinking-only' });
  });

  test('an answer that ends inside a surrogate pair is used, well-formed, in every later prompt too', async () => {
    const prompts: string[] = [];
    const summarize: Summarize = async (prompt) => {
      prompts.push(prompt);
      return `${OK} \ud83d`;
    };
    const compressor = new ContextCompressor({ summarize });
    const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
    expect(result.reason).toBe('compressed');
    expect(prompts.length).toBeGreaterThan(1);
    expect([...prompts, result.summary ?? ''].some((text) => /\p{Surrogate}/u.test(text))).toBe(false);
  });

  test('an answer of a megabyte is cut to the cap', async () => {
    const compressor = new ContextCompressor({
      summarize: async () => `${OK}\n${'- x y\n'.repeat(200_000)}`,
    });
    const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
    expect(result.events.some(({ type }) => type === 'summary-cut')).toBe(true);
    expect(result.summary?.startsWith(OK)).toBe(true);
  });
});

test('a listener that throws does not cost the pass', async () => {
  const onEvent = (): never => {
    throw new Error('the listener is broken');
  };
  const compressor = new ContextCompressor({ onEvent });
  const result = await compressor.compress(openaiHistory(30, 30), { contextLimit: 4_000, force: true });
  expect(result.reason).toBe('compressed');
});

test('arguments that are nested ever so deep are no trouble', async () => {
  const depth = 30_000;
  const deep = { name: 'z', arguments: '['.repeat(depth) + ']'.repeat(depth) };
  const history = openaiHistory(30, 30).toSpliced(
    2,
    0,
    { role: 'assistant', content: null, tool_calls: [{ id: 'deep', type: 'function', function: deep }] },
    { role: 'tool', tool_call_id: 'deep', content: 'ok' },
  );
  const compressor = new ContextCompressor({ protectFirstN: 0 });
  const result = await compressor.compress(history, { contextLimit: 4_000, force: true });
  expect(result.reason).toBe('compressed');
  expect(errorsOf(result.messages, 'openai-chat')).toEqual([]);
});

describe('a secret is taken out', () => {
  const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
  const password = 'Zq8!vT2"mK9pLx';
  const call = (name: string, args: string, result: string): object[] => [
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 's', type: 'function', function: { name, arguments: args } }],
    },
    { role: 'tool', tool_call_id: 's', content: result },
  ];
  async function written(history: readonly object[], config: object = {}): Promise<string> {
    const kept = new Map<string, string>();
    const texts: string[] = [];
    const echo: Summarize = async (prompt) => {
      texts.push(prompt);
      return prompt;
    };
    for (const summarize of [undefined, echo]) {
      const archive = {
        get: (handle: string) => kept.get(handle),
        set: (handle: string, text: string) => void kept.set(handle, text),
      };
      const compressor = new ContextCompressor({ archive, summarize, ...config });
      const result = await compressor.compress(history, { contextLimit: 4_000, force: true });
      expect(result.changed).toBe(true);
      texts.push(
        ...result.messages.filter((message) => !history.includes(message)).map((m) => JSON.stringify(m)),
      );
    }
    return [...texts, ...kept.values()].join('\n');
  }

  test('of the name of a tool', async () => {
    const history = openaiHistory(30, 30).toSpliced(
      12,
      0,
      ...call(`run_${token}`, '{}', 'x\n'.repeat(2_000)),
    );
    expect(await written(history)).not.toContain(token);
  });

  test('of a text, when it was found with JSON escapes, and the other way round', async () => {
    const found = JSON.stringify({ password });
    const first = openaiHistory(30, 30).toSpliced(12, 0, ...call('login', found, `hello ${password}!`));
    expect(await written(first)).not.toContain(password);
    const args = JSON.stringify({ command: `login ${password} now` });
    const second = openaiHistory(30, 30).toSpliced(12, 0, ...call('bash', args, `DB_PASSWORD='${password}'`));
    expect(await written(second)).not.toContain(JSON.stringify(password).slice(1, -1));
  });

  test('of the original of a pruned result, when the list tells elsewhere that it is one', async () => {
    const known = call('bash', '{}', `DB_PASSWORD=${password.replace('"', '_')}`);
    const history = [
      ...openaiHistory(2, 5),
      ...call('read', '{}', `line ${password.replace('"', '_')} end\n`.repeat(300)),
      { role: 'user', content: 'And then?' },
      ...known,
    ];
    const config = { protectFirstN: 0, tailTokenBudget: 100_000 };
    expect(await written(history, config)).not.toContain(password.replace('"', '_'));
  });
});
