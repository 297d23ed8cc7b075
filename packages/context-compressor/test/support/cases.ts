import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ContextCompressorConfig, Profile, Summarize } from '../../src/index.js';

/** A report of the field as an input with the invariants it asks for. Kept zipped: it holds sample credentials. */
export interface ReportCase {
  readonly id: string;
  readonly symptom: string;
  readonly config: {
    readonly contextWindow: number;
    readonly thresholdPercent: number;
    readonly protectFirstN: number;
    readonly tailTokenBudget: number;
    readonly profile: Profile;
    readonly [name: string]: unknown;
  };
  readonly messages?: ChatMessage[];
  readonly items?: object[];
}

/** A message of the cases: OpenAI chat, whatever the profile. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: unknown;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
  readonly tool_call_id?: string;
  readonly name?: string;
  readonly thinking_blocks?: readonly object[];
  readonly reasoning_content?: string;
}

const FILE = new URL('../fixtures/compressor-cases.json.gz', import.meta.url);

/** Reads all cases; each call gives fresh objects. */
export function loadCases(): readonly ReportCase[] {
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as ReportCase[];
}

/** The compressor options of a case. */
export function caseConfig({ config }: ReportCase, summarize?: Summarize): ContextCompressorConfig {
  const { thresholdPercent, protectFirstN, tailTokenBudget, profile } = config;
  return { thresholdPercent, protectFirstN, tailTokenBudget, profile, summarize };
}

/** The messages of a case in Anthropic's form, the system text apart. */
export function toAnthropic(messages: readonly ChatMessage[]): object[] {
  const list: { role: string; content: object[] }[] = [];
  const push = (role: string, blocks: object[]): void => {
    const last = list.at(-1);
    if (last?.role === role) last.content.push(...blocks);
    else list.push({ role, content: blocks });
  };
  for (const message of messages) {
    if (message.role === 'tool') {
      push('user', [{ type: 'tool_result', tool_use_id: message.tool_call_id, content: message.content }]);
    } else if (message.role === 'user') push('user', [{ type: 'text', text: message.content }]);
    else if (message.role === 'assistant') {
      const text = typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : [];
      const calls = (message.tool_calls ?? []).map(({ id, function: call }) => ({
        type: 'tool_use',
        id,
        name: call.name,
        input: JSON.parse(call.arguments) as unknown,
      }));
      push('assistant', [...(message.thinking_blocks ?? []), ...text, ...calls]);
    }
  }
  return list;
}

/** The messages of a case in Gemini's form. */
export function toGemini(messages: readonly ChatMessage[]): object[] {
  const list: { role: string; parts: object[] }[] = [];
  const push = (role: string, parts: object[]): void => {
    const last = list.at(-1);
    if (last?.role === role) last.parts.push(...parts);
    else list.push({ role, parts });
  };
  for (const message of messages) {
    if (message.role === 'tool') {
      push('user', [{ functionResponse: { name: message.name, response: { output: message.content } } }]);
    } else if (message.role === 'user') push('user', [{ text: message.content }]);
    else if (message.role === 'assistant') {
      const text = typeof message.content === 'string' ? [{ text: message.content }] : [];
      const calls = (message.tool_calls ?? []).map(({ function: call }) => ({
        functionCall: { name: call.name, args: JSON.parse(call.arguments) as unknown },
      }));
      push('model', [...text, ...calls]);
    }
  }
  return list;
}

/** The messages of a case as AI SDK model messages. */
export function toAiSdk(messages: readonly ChatMessage[]): object[] {
  return messages.map((message) => {
    if (message.role === 'tool') {
      const output = { type: 'text', value: message.content };
      const result = {
        type: 'tool-result',
        toolCallId: message.tool_call_id,
        toolName: message.name,
        output,
      };
      return { role: 'tool', content: [result] };
    }
    if (message.role !== 'assistant') return { role: message.role, content: message.content };
    const thinking =
      message.reasoning_content === undefined ? [] : [{ type: 'reasoning', text: message.reasoning_content }];
    const text = typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : [];
    const calls = (message.tool_calls ?? []).map(({ id, function: call }) => ({
      type: 'tool-call',
      toolCallId: id,
      toolName: call.name,
      input: JSON.parse(call.arguments) as unknown,
    }));
    return { role: 'assistant', content: [...thinking, ...text, ...calls] };
  });
}
