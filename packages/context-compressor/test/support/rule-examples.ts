import type { Profile } from '../../src/types.js';
import type { ValidateMessagesOptions } from '../../src/validate/validate-messages.js';

/** One rule shown by a list that keeps it and one that breaks it. */
export interface RuleExample {
  readonly rule: string;
  readonly about: string;
  readonly profile: Profile;
  readonly severity: 'error' | 'warning';
  readonly passing: readonly unknown[];
  readonly failing: readonly unknown[];
  /** Index that the finding names. */
  readonly index: number;
  readonly options?: ValidateMessagesOptions;
}

// OpenAI chat
const user = (content: unknown = 'go') => ({ role: 'user', content });
const says = (content: unknown = 'done') => ({ role: 'assistant', content });
const system = { role: 'system', content: 'rules' };
const calls = (...ids: string[]) => ({
  role: 'assistant',
  content: null,
  tool_calls: ids.map((id) => ({ id, type: 'function', function: { name: 'run', arguments: '{}' } })),
});
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'ok' });
const callWith = (text: unknown) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: 'a', type: 'function', function: { name: 'run', arguments: text } }],
});
const picture = (bytes: number) =>
  user([{ type: 'image_url', image_url: { url: `data:image/png;base64,${'A'.repeat(bytes)}` } }]);

// OpenAI Responses
const ask = { type: 'message', role: 'user', content: 'go' };
const call = (id: string, more = {}) => ({
  type: 'function_call',
  call_id: id,
  name: 'run',
  arguments: '{}',
  ...more,
});
const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'ok' });
const reasoning = { type: 'reasoning', id: 'rs_1', summary: [] };

// Anthropic
const uses = (...ids: string[]) => ({
  role: 'assistant',
  content: ids.map((id) => ({ type: 'tool_use', id, name: 'run', input: {} })),
});
const block = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'ok' });
const results = (...ids: string[]) => ({ role: 'user', content: ids.map(block) });
const thinking = { type: 'thinking', thinking: 'hm', signature: 'sig' };
const thinks = (part: object, ...more: object[]) => ({ role: 'assistant', content: [part, ...more] });
const text = { type: 'text', text: 'ok' };
const use = { type: 'tool_use', id: 'a', name: 'run', input: {} };

// Gemini
const asks = { role: 'user', parts: [{ text: 'go' }] };
const answers = { role: 'model', parts: [{ text: 'ok' }] };
const modelCalls = (names: string[], signature?: string) => ({
  role: 'model',
  parts: names.map((name) => ({
    functionCall: { name, args: {} },
    ...(signature === undefined ? {} : { thoughtSignature: signature }),
  })),
});
const responses = (...names: string[]) => ({
  role: 'user',
  parts: names.map((name) => ({ functionResponse: { name, response: {} } })),
});

// AI SDK
const toolCall = (id: string, more = {}) => ({
  type: 'tool-call',
  toolCallId: id,
  toolName: 'run',
  input: {},
  ...more,
});
const toolResult = (id: string, value: unknown = 'ok') => ({
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId: id, toolName: 'run', output: { type: 'json', value } }],
});
const request = { type: 'tool-approval-request', approvalId: 'p', toolCallId: 'a' };
const response = {
  role: 'tool',
  content: [{ type: 'tool-approval-response', approvalId: 'p', approved: true }],
};
const assistant = (...content: object[]) => ({ role: 'assistant', content });

const chat = { profile: 'openai-chat', severity: 'error' } as const;
const items = { profile: 'openai-responses', severity: 'error' } as const;
const hosted = (id: string): object => ({ type: 'server_tool_use', id, name: 'web_search', input: {} });
const hostedOutput = (id: string): object => ({
  type: 'web_search_tool_result',
  tool_use_id: id,
  content: [],
});

const claude = { profile: 'anthropic', severity: 'error' } as const;
const google = { profile: 'gemini', severity: 'error' } as const;
const sdk = { profile: 'ai-sdk', severity: 'error' } as const;

/** A passing and a failing example of every rule. */
export const ruleExamples: readonly RuleExample[] = [
  {
    rule: 'S1',
    about: 'an entry that is no message',
    ...chat,
    passing: [user()],
    failing: [user(), null],
    index: 1,
  },
  {
    rule: 'S1',
    about: 'an unknown role',
    ...chat,
    passing: [user()],
    failing: [user(), { role: 'robot', content: '' }],
    index: 1,
  },
  {
    rule: 'C1',
    about: 'a result without call',
    ...chat,
    passing: [user(), calls('a'), result('a')],
    failing: [user(), result('a')],
    index: 1,
  },
  {
    rule: 'C1',
    about: 'a result of another turn',
    ...chat,
    passing: [user(), calls('a'), result('a'), calls('b'), result('b')],
    failing: [user(), calls('a'), result('a'), calls('b'), result('b'), result('a')],
    index: 5,
  },
  {
    rule: 'C1',
    about: 'a result after a gap',
    ...chat,
    passing: [user(), calls('a', 'b'), result('b'), result('a')],
    failing: [user(), calls('a'), user(), result('a')],
    index: 3,
  },
  {
    rule: 'C2',
    about: 'a call without result',
    ...chat,
    passing: [user(), calls('a'), result('a'), says()],
    failing: [user(), calls('a'), says()],
    index: 1,
  },
  {
    rule: 'C2',
    about: 'one of two parallel calls without result',
    ...chat,
    passing: [user(), calls('a', 'b'), result('a'), result('b')],
    failing: [user(), calls('a', 'b'), result('b')],
    index: 1,
  },
  {
    rule: 'C2',
    about: 'an answered namesake of a later turn',
    ...chat,
    passing: [user(), calls('a'), result('a'), calls('a'), result('a')],
    failing: [user(), calls('a'), says(), calls('a'), result('a')],
    index: 1,
  },
  {
    rule: 'C3',
    about: 'two results of one call',
    ...chat,
    passing: [user(), calls('a', 'b'), result('a'), result('b')],
    failing: [user(), calls('a'), result('a'), result('a')],
    index: 3,
  },
  {
    rule: 'C4',
    about: 'one id twice in one message',
    ...chat,
    passing: [user(), calls('a', 'b'), result('a'), result('b')],
    failing: [user(), calls('a', 'a'), result('a'), result('a')],
    index: 1,
  },
  {
    rule: 'C4',
    about: 'an id used again in a later turn',
    ...chat,
    severity: 'warning',
    passing: [user(), calls('a'), result('a'), calls('b'), result('b')],
    failing: [user(), calls('a'), result('a'), calls('a'), result('a')],
    index: 3,
  },
  {
    rule: 'C5',
    about: 'null content without calls',
    ...chat,
    passing: [user(), says()],
    failing: [user(), says(null)],
    index: 1,
  },
  {
    rule: 'C5',
    about: 'a user message without content',
    ...chat,
    passing: [user()],
    failing: [{ role: 'user' }],
    index: 0,
  },
  {
    rule: 'C5',
    about: 'an empty tool_calls',
    ...chat,
    passing: [user(), says()],
    failing: [user(), { ...says(), tool_calls: [] }],
    index: 1,
  },
  {
    rule: 'C5',
    about: 'an empty reply',
    ...chat,
    severity: 'warning',
    passing: [user(), { ...says(null), refusal: 'no' }],
    failing: [user(), says('')],
    index: 1,
  },
  {
    rule: 'C6',
    about: 'arguments that are no JSON',
    ...chat,
    severity: 'warning',
    passing: [user(), callWith('{"a":"é"}'), result('a')],
    failing: [user(), callWith('{"a":'), result('a')],
    index: 1,
  },
  {
    rule: 'C6',
    about: 'arguments that are no string',
    ...chat,
    severity: 'warning',
    passing: [user(), callWith('null'), result('a')],
    failing: [user(), callWith({ a: 1 }), result('a')],
    index: 1,
  },
  {
    rule: 'C7',
    about: 'a key of the caller',
    ...chat,
    severity: 'warning',
    passing: [{ ...user(), name: 'ann' }],
    failing: [{ ...user(), _meta: 1 }],
    index: 0,
  },
  {
    rule: 'C8',
    about: 'half a surrogate pair',
    ...chat,
    passing: [user('🚀')],
    failing: [user('🚀'.slice(0, 1))],
    index: 0,
  },
  {
    rule: 'C8',
    about: 'half a surrogate pair inside arguments',
    ...claude,
    passing: [user(), { role: 'assistant', content: [{ ...use, input: { a: ['🚀'] } }] }, results('a')],
    failing: [user(), { role: 'assistant', content: [{ ...use, input: { a: ['\ude80'] } }] }, results('a')],
    index: 1,
  },
  {
    rule: 'C9',
    about: 'images over 20 MB',
    ...chat,
    severity: 'warning',
    passing: [picture(9e6), picture(9e6)],
    failing: [picture(9e6), picture(9e6), picture(9e6)],
    index: 2,
  },
  {
    rule: 'T1',
    about: 'two user messages, leaving calls aside',
    ...chat,
    profile: 'mistral-template',
    passing: [system, user(), calls('a'), result('a'), says(), user()],
    failing: [system, user(), calls('a'), result('a'), user()],
    index: 4,
  },
  {
    rule: 'T1',
    about: 'a reply first',
    ...chat,
    profile: 'strict-template',
    passing: [user(), says()],
    failing: [says(), user()],
    index: 0,
  },
  {
    rule: 'T2',
    about: 'no user message',
    ...chat,
    profile: 'strict-template',
    passing: [system, user()],
    failing: [system, calls('a'), result('a')],
    index: 3,
  },
  {
    rule: 'T3',
    about: 'a second system message',
    ...chat,
    profile: 'single-system',
    passing: [system, user()],
    failing: [system, user(), system],
    index: 2,
  },
  {
    rule: 'T3',
    about: 'a late system message',
    ...chat,
    profile: 'strict-template',
    passing: [system, user()],
    failing: [user(), system],
    index: 1,
  },
  {
    rule: 'R1',
    about: 'an output without call',
    ...items,
    passing: [ask, call('a'), output('a')],
    failing: [ask, output('a')],
    index: 1,
  },
  {
    rule: 'R1',
    about: 'a second output',
    ...items,
    passing: [ask, call('a'), output('a'), call('a'), output('a')],
    failing: [ask, call('a'), output('a'), output('a')],
    index: 3,
  },
  {
    rule: 'R2',
    about: 'a call without output before a user message',
    ...items,
    passing: [ask, call('a'), call('b'), output('b'), output('a'), ask],
    failing: [ask, call('a'), ask],
    index: 1,
  },
  {
    rule: 'R2',
    about: 'a call without output before the next model turn',
    ...items,
    passing: [ask, call('a'), output('a'), reasoning, call('b'), output('b')],
    failing: [ask, call('a'), call('b'), output('b'), reasoning, call('c'), output('c')],
    index: 1,
  },
  {
    rule: 'R2',
    about: 'a call without output at the end',
    ...items,
    passing: [ask, call('a'), output('a')],
    failing: [ask, call('a')],
    index: 1,
  },
  {
    rule: 'R3',
    about: 'reasoning without its item',
    ...items,
    passing: [ask, reasoning, call('a'), output('a')],
    failing: [ask, reasoning, ask],
    index: 1,
  },
  {
    rule: 'R4',
    about: 'an id whose reasoning is gone',
    ...items,
    passing: [ask, reasoning, call('a', { id: 'fc_1' }), output('a'), call('b'), output('b')],
    failing: [ask, reasoning, call('a', { id: 'fc_1' }), output('a'), call('b', { id: 'fc_2' }), output('b')],
    index: 4,
  },
  {
    rule: 'R4',
    about: 'an id that had reasoning in the original',
    ...items,
    passing: [ask, call('a'), output('a')],
    failing: [ask, call('a', { id: 'fc_1' }), output('a')],
    index: 1,
    options: { original: [ask, reasoning, call('a', { id: 'fc_1' }), output('a')] },
  },
  {
    rule: 'R5',
    about: 'reasoning without summary',
    ...items,
    passing: [ask, reasoning, call('a'), output('a')],
    failing: [ask, { type: 'reasoning', id: 'rs_1' }, call('a'), output('a')],
    index: 1,
  },
  {
    rule: 'R6',
    about: 'items before a compaction',
    ...items,
    severity: 'warning',
    passing: [{ type: 'compaction', encrypted_content: 'x' }, ask],
    failing: [ask, { type: 'compaction', encrypted_content: 'x' }, ask],
    index: 1,
  },
  {
    rule: 'A1',
    about: 'a reply first',
    ...claude,
    passing: [{ role: 'assistant', content: [{ type: 'compaction', content: 'x' }] }, user()],
    failing: [says(), user()],
    index: 0,
  },
  {
    rule: 'A1',
    about: 'a reply first, through a gateway',
    ...claude,
    passing: [system, user(), calls('a'), result('a')],
    failing: [system, calls('a'), result('a'), user()],
    index: 1,
  },
  {
    rule: 'A2',
    about: 'a use without result',
    ...claude,
    passing: [user(), uses('a'), results('a')],
    failing: [user(), uses('a'), user()],
    index: 1,
  },
  {
    rule: 'A2',
    about: 'one of two results missing',
    ...claude,
    passing: [user(), uses('a', 'b'), results('b', 'a')],
    failing: [user(), uses('a', 'b'), results('b')],
    index: 1,
  },
  {
    rule: 'A2',
    about: 'text before a result',
    ...claude,
    passing: [user(), uses('a'), { role: 'user', content: [block('a'), text] }],
    failing: [user(), uses('a'), { role: 'user', content: [text, block('a')] }],
    index: 2,
  },
  {
    rule: 'A3',
    about: 'a result without use',
    ...claude,
    passing: [user(), uses('a'), results('a')],
    failing: [results('a')],
    index: 0,
  },
  {
    rule: 'A3',
    about: 'a result two messages late',
    ...claude,
    passing: [user(), uses('a'), results('a'), says()],
    failing: [user(), uses('a'), results('a'), says(), results('a')],
    index: 4,
  },
  {
    rule: 'A4',
    about: 'an id used again',
    ...claude,
    passing: [user(), uses('a'), results('a'), uses('b'), results('b')],
    failing: [user(), uses('a'), results('a'), uses('a'), results('a')],
    index: 3,
  },
  {
    rule: 'A4',
    about: 'two results of one use',
    ...claude,
    passing: [user(), uses('a'), results('a')],
    failing: [user(), uses('a'), results('a', 'a')],
    index: 2,
  },
  {
    rule: 'A4',
    about: 'an id used again, through a gateway',
    ...claude,
    passing: [user(), calls('a'), result('a'), calls('b'), result('b')],
    failing: [user(), calls('a'), result('a'), calls('a'), result('a')],
    index: 3,
  },
  {
    rule: 'A5',
    about: 'a blank text block',
    ...claude,
    passing: [user([text])],
    failing: [user([text, { type: 'text', text: ' \n' }])],
    index: 0,
  },
  {
    rule: 'A5',
    about: 'an empty message',
    ...claude,
    passing: [user(), says('')],
    failing: [user(), says(''), user()],
    index: 1,
  },
  {
    rule: 'A5',
    about: 'an empty text block in a result',
    ...claude,
    passing: [user(), uses('a'), { role: 'user', content: [{ ...block('a'), content: [] }] }],
    failing: [
      user(),
      uses('a'),
      { role: 'user', content: [{ ...block('a'), content: [{ type: 'text', text: '' }] }] },
    ],
    index: 2,
  },
  {
    rule: 'A6',
    about: 'thinking that was edited',
    ...claude,
    passing: [user(), thinks(thinking, text)],
    failing: [user(), thinks({ ...thinking, thinking: 'h' }, text)],
    index: 1,
    options: { original: [user(), thinks(thinking, text)] },
  },
  {
    rule: 'A6',
    about: 'an open tool turn that lost its thinking',
    ...claude,
    passing: [user(), thinks(thinking, use), results('a')],
    failing: [user(), thinks(use), results('a')],
    index: 1,
    options: { original: [user(), thinks(thinking, use), results('a')] },
  },
  {
    rule: 'A6',
    about: 'thinking without signature',
    ...claude,
    severity: 'warning',
    passing: [user(), thinks({ ...thinking, thinking: '' }, text)],
    failing: [user(), thinks({ type: 'thinking', thinking: 'hm' }, text)],
    index: 1,
  },
  {
    rule: 'A7',
    about: 'a message of thinking only',
    ...claude,
    passing: [user(), thinks(thinking, text)],
    failing: [user(), thinks(thinking, { type: 'redacted_thinking', data: 'x' })],
    index: 1,
  },
  {
    rule: 'A8',
    about: 'thinking after a changed message',
    ...claude,
    profile: 'anthropic-preserved-thinking',
    passing: [user('changed'), thinks(text)],
    failing: [user('changed'), thinks(thinking, text)],
    index: 1,
    options: { original: [user(), thinks(thinking, text)] },
  },
  {
    rule: 'A8',
    about: 'thinking after a removed block of thinking',
    ...claude,
    profile: 'anthropic-preserved-thinking',
    passing: [user(), thinks(thinking, text), user(), thinks(text)],
    failing: [user(), thinks(text), user(), thinks(thinking, text)],
    index: 3,
    options: { original: [user(), thinks(thinking, text), user(), thinks(thinking, text)] },
  },
  {
    rule: 'A9',
    about: 'two user messages',
    ...claude,
    severity: 'warning',
    passing: [user(), says(), user()],
    failing: [user(), user()],
    index: 1,
  },
  {
    rule: 'A11',
    about: 'a hosted call without its output',
    ...claude,
    passing: [user(), thinks(hosted('s1'), hostedOutput('s1'), text), user()],
    failing: [user(), thinks(hosted('s1'), text), user()],
    index: 1,
  },
  {
    rule: 'A11',
    about: 'an output of a hosted tool without its call',
    ...claude,
    passing: [user(), thinks(hosted('s1')), thinks(hostedOutput('s1'), text), user()],
    failing: [user(), thinks(text), thinks(hostedOutput('s1'), text), user()],
    index: 2,
  },
  {
    rule: 'A11',
    about: 'a person who speaks before the output',
    ...claude,
    passing: [
      user(),
      thinks(hosted('s1'), { type: 'tool_use', id: 'a', name: 'f', input: {} }),
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'x' }] },
      thinks(hostedOutput('s1'), text),
    ],
    failing: [user(), thinks(hosted('s1')), user(), thinks(hostedOutput('s1'), text)],
    index: 1,
  },
  {
    rule: 'G1',
    about: 'a model turn first',
    ...google,
    passing: [asks, answers],
    failing: [answers, asks],
    index: 0,
  },
  {
    rule: 'G1',
    about: 'a function response first',
    ...google,
    passing: [asks, modelCalls(['f']), responses('f')],
    failing: [responses('f'), answers, asks],
    index: 0,
  },
  {
    rule: 'G1',
    about: 'calls after a model turn',
    ...google,
    passing: [asks, modelCalls(['f']), responses('f'), modelCalls(['f']), responses('f')],
    failing: [asks, answers, modelCalls(['f']), responses('f')],
    index: 2,
  },
  {
    rule: 'G1',
    about: 'a reply first, through a gateway',
    ...google,
    passing: [user(), calls('a'), result('a')],
    failing: [calls('a'), result('a'), user()],
    index: 0,
  },
  {
    rule: 'G2',
    about: 'fewer responses than calls',
    ...google,
    passing: [asks, modelCalls(['f', 'g']), responses('g', 'f')],
    failing: [asks, modelCalls(['f', 'g']), responses('f')],
    index: 1,
  },
  {
    rule: 'G2',
    about: 'a response without calls',
    ...google,
    passing: [asks, answers, asks],
    failing: [asks, answers, responses('f')],
    index: 2,
  },
  {
    rule: 'G3',
    about: 'a model turn last',
    ...google,
    severity: 'warning',
    passing: [asks],
    failing: [asks, answers],
    index: 1,
  },
  {
    rule: 'G4',
    about: 'a call without signature in the current turn',
    ...google,
    passing: [asks, modelCalls(['f']), responses('f'), asks, modelCalls(['f'], 's'), responses('f')],
    failing: [asks, modelCalls(['f'], 's'), responses('f'), modelCalls(['f']), responses('f')],
    index: 3,
  },
  {
    rule: 'G4',
    about: 'a signature that was edited',
    ...google,
    passing: [asks, modelCalls(['f'], 's'), responses('f')],
    failing: [asks, modelCalls(['f'], 't'), responses('f')],
    index: 1,
    options: { original: [asks, modelCalls(['f'], 's'), responses('f')] },
  },
  {
    rule: 'G5',
    about: 'a part that is a mark of thinking alone',
    ...google,
    passing: [asks, { role: 'model', parts: [{ text: 'hm', thought: true }, { text: 'ok' }] }],
    failing: [asks, { role: 'model', parts: [{ thought: true }, { text: 'ok' }] }],
    index: 1,
  },
  {
    rule: 'V1',
    about: 'a call without result',
    ...sdk,
    passing: [user(), assistant(toolCall('a')), toolResult('a'), user()],
    failing: [user(), assistant(toolCall('a')), user()],
    index: 1,
  },
  {
    rule: 'V1',
    about: 'a call without result at the end',
    ...sdk,
    passing: [user(), assistant(toolCall('a', { providerExecuted: true }), text)],
    failing: [user(), assistant(toolCall('a'))],
    index: 1,
  },
  {
    rule: 'V1',
    about: 'a call that waits for an approval',
    ...sdk,
    passing: [user(), assistant(toolCall('a'), request), response],
    failing: [user(), assistant(toolCall('a'), request)],
    index: 1,
  },
  {
    rule: 'V2',
    about: 'a result without call',
    ...sdk,
    passing: [user(), assistant(toolCall('a'), toolCall('b')), toolResult('b'), toolResult('a')],
    failing: [user(), assistant(text), toolResult('a')],
    index: 2,
  },
  {
    rule: 'V2',
    about: 'two results of one call',
    ...sdk,
    passing: [user(), assistant(toolCall('a')), toolResult('a')],
    failing: [user(), assistant(toolCall('a')), toolResult('a'), toolResult('a')],
    index: 3,
  },
  {
    rule: 'V3',
    about: 'an answer without request',
    ...sdk,
    passing: [user(), assistant(toolCall('a'), request), response, toolResult('a')],
    failing: [user(), assistant(toolCall('a')), response, toolResult('a')],
    index: 2,
  },
  {
    rule: 'V3',
    about: 'a request without call',
    ...sdk,
    passing: [user(), assistant(toolCall('a'), request), response],
    failing: [user(), assistant(text, request), response],
    index: 1,
  },
  {
    rule: 'V4',
    about: 'undefined in a result',
    ...sdk,
    passing: [user(), assistant(toolCall('a')), toolResult('a', { x: null })],
    failing: [user(), assistant(toolCall('a')), toolResult('a', { x: [undefined] })],
    index: 2,
  },
  {
    rule: 'V5',
    about: 'a message of reasoning only',
    ...sdk,
    passing: [user(), assistant({ type: 'reasoning', text: 'hm' }, text)],
    failing: [user(), assistant({ type: 'reasoning', text: 'hm' }, { type: 'reasoning-file' })],
    index: 1,
  },
];
