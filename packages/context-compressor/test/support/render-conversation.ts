import type { MessageFormat } from '../../src/model.js';
import type { AbstractConversation, AskPart, Call, Reply, Round, Thinking } from './abstract-conversation.js';

/** A conversation in one format, as a caller would hand it in. */
export interface Conversation {
  readonly messages: object[];
  readonly system: string | undefined;
  /** Calls at the end wait for their results. */
  readonly inFlight: boolean;
}

/** Writes a conversation in a format. */
export function renderConversation(conversation: AbstractConversation, format: MessageFormat): Conversation {
  const writer = WRITERS[format](conversation);
  const isApart = format === 'anthropic' || format === 'gemini';
  const [system] = conversation.system;
  if (system !== undefined && !isApart) writer.messages.push({ role: 'system', content: system });
  for (const { ask, rounds, reply } of conversation.exchanges) {
    writer.ask(ask);
    for (const round of rounds) writer.round(round);
    if (reply !== undefined) writer.reply(reply);
  }
  const messages = conversation.unknownKeys
    ? writer.messages.map((message, at) => (at % 2 === 0 ? { ...message, x_trace: `t${at}` } : message))
    : writer.messages;
  return { messages, system: isApart ? system : undefined, inFlight: conversation.inFlight };
}

interface Writer {
  readonly messages: object[];
  ask(parts: readonly AskPart[]): void;
  round(round: Round): void;
  reply(reply: Reply): void;
}

const WRITERS: Readonly<Record<MessageFormat, (conversation: AbstractConversation) => Writer>> = {
  'openai-chat': chatWriter,
  'openai-responses': responsesWriter,
  anthropic: anthropicWriter,
  gemini: geminiWriter,
  'ai-sdk': aiSdkWriter,
};

const PIXELS = 'iVBORw0KGgo'.repeat(40);
const ADDRESS = 'https://img.example.test/a.png';
const DATA_URL = `data:image/png;base64,${PIXELS}`;

/** Gives each call its id: its own, or the place in its round. */
function idMaker({ ids }: AbstractConversation, mayReuse: boolean): (at: number) => string {
  let count = 0;
  return (at) => (ids === 'reused' && mayReuse ? `call_${at}` : `call_${count++}`);
}

function answered(round: Round, ids: readonly string[]): { call: Call; id: string; result: string }[] {
  return round.order.flatMap((at) => {
    const call = round.calls[at];
    return call?.result === undefined ? [] : [{ call, id: ids[at] ?? '', result: call.result }];
  });
}

function onlyText(parts: readonly AskPart[]): string | undefined {
  const [first] = parts;
  return parts.length === 1 && first !== undefined && 'text' in first ? first.text : undefined;
}

function chatWriter(conversation: AbstractConversation): Writer {
  const messages: object[] = [];
  const nextId = idMaker(conversation, true);
  const thought = (thinking: Thinking | undefined) =>
    thinking?.kind === 'unsigned' ? { reasoning_content: thinking.text } : {};
  return {
    messages,
    ask(parts) {
      const content = parts.map((part) =>
        'text' in part
          ? { type: 'text', text: part.text }
          : { type: 'image_url', image_url: { url: part.image === 'bytes' ? DATA_URL : ADDRESS } },
      );
      messages.push({ role: 'user', content: onlyText(parts) ?? content });
    },
    round(round) {
      const ids = round.calls.map((_, at) => nextId(at));
      messages.push({
        role: 'assistant',
        content: round.text ?? null,
        ...thought(round.thinking),
        tool_calls: round.calls.map(({ name, args }, at) => ({
          id: ids[at],
          type: 'function',
          function: { name, arguments: JSON.stringify(args) },
        })),
      });
      for (const { call, id, result } of answered(round, ids)) {
        const content = round.oneByOne ? result : [{ type: 'text', text: result }];
        messages.push({ role: 'tool', tool_call_id: id, name: call.name, content });
      }
    },
    reply({ text, thinking }) {
      messages.push({ role: 'assistant', content: text, ...thought(thinking) });
    },
  };
}

function responsesWriter(conversation: AbstractConversation): Writer {
  const messages: object[] = [];
  const nextId = idMaker(conversation, true);
  let count = 0;
  const reason = (thinking: Thinking | undefined): void => {
    if (!conversation.thinks) return;
    const summary = thinking?.kind === 'signed' ? [{ type: 'summary_text', text: thinking.text }] : [];
    messages.push({ type: 'reasoning', id: `rs_${count++}`, summary, encrypted_content: 'gAAA'.repeat(20) });
  };
  const speak = (text: string): void => {
    const content = [{ type: 'output_text', text, annotations: [] }];
    messages.push({ type: 'message', id: `msg_${count++}`, role: 'assistant', status: 'completed', content });
  };
  return {
    messages,
    ask(parts) {
      const content = parts.map((part) =>
        'text' in part
          ? { type: 'input_text', text: part.text }
          : { type: 'input_image', detail: 'auto', image_url: part.image === 'bytes' ? DATA_URL : ADDRESS },
      );
      messages.push({ type: 'message', role: 'user', content: onlyText(parts) ?? content });
    },
    round(round) {
      const ids = round.calls.map((_, at) => nextId(at));
      reason(round.thinking);
      if (round.text !== undefined) speak(round.text);
      for (const [at, { name, args }] of round.calls.entries()) {
        const id = `fc_${count++}`;
        messages.push({ type: 'function_call', id, call_id: ids[at], name, arguments: JSON.stringify(args) });
      }
      for (const { call, id, result } of answered(round, ids)) {
        const image = { type: 'input_image', detail: 'auto', image_url: DATA_URL };
        const output = call.picture ? [{ type: 'input_text', text: result }, image] : result;
        messages.push({ type: 'function_call_output', call_id: id, output });
      }
    },
    reply({ text, thinking, hosted }) {
      reason(thinking);
      if (hosted !== 'none')
        messages.push({ type: 'web_search_call', id: `ws_${count++}`, status: 'completed' });
      speak(text);
    },
  };
}

function anthropicWriter(conversation: AbstractConversation): Writer {
  const messages: { role: string; content: unknown }[] = [];
  const nextId = idMaker(conversation, false);
  const thought = (thinking: Thinking | undefined): object[] => {
    if (thinking === undefined) return [];
    if (thinking.kind === 'redacted') return [{ type: 'redacted_thinking', data: 'ErUB'.repeat(8) }];
    const signature = thinking.kind === 'signed' ? { signature: `sig${messages.length}` } : {};
    return [{ type: 'thinking', thinking: thinking.text, ...signature }];
  };
  return {
    messages,
    ask(parts) {
      const content = parts.map((part) =>
        'text' in part ? { type: 'text', text: part.text } : anthropicImage(part.image),
      );
      const last = messages.at(-1);
      // After results without a reply the person's text stands in the same message.
      if (last?.role === 'user' && Array.isArray(last.content)) last.content.push(...content);
      else messages.push({ role: 'user', content: onlyText(parts) ?? content });
    },
    round(round) {
      const ids = round.calls.map((_, at) => nextId(at));
      const text = round.text === undefined ? [] : [{ type: 'text', text: round.text }];
      const uses = round.calls.map(({ name, args }, at) => ({
        type: 'tool_use',
        id: ids[at],
        name,
        input: args,
      }));
      messages.push({ role: 'assistant', content: [...thought(round.thinking), ...text, ...uses] });
      const blocks = answered(round, ids).map(({ call, id, result }) => anthropicResult(call, id, result));
      if (round.oneByOne) for (const block of blocks) messages.push({ role: 'user', content: [block] });
      else if (blocks.length > 0) messages.push({ role: 'user', content: blocks });
    },
    reply({ text, thinking, hosted }) {
      const id = `srvtoolu_${messages.length}`;
      const call = { type: 'server_tool_use', id, name: 'web_search', input: { query: text } };
      const output = { type: 'web_search_tool_result', tool_use_id: id, content: [] };
      const before = hosted === 'none' ? [] : [...thought(thinking), call];
      if (hosted === 'paused') messages.push({ role: 'assistant', content: before });
      const start = hosted === 'none' ? thought(thinking) : hosted === 'paused' ? [] : before;
      const found = hosted === 'none' ? [] : [output];
      messages.push({ role: 'assistant', content: [...start, ...found, { type: 'text', text }] });
    },
  };
}

function anthropicImage(image: 'bytes' | 'address'): object {
  const source =
    image === 'bytes'
      ? { type: 'base64', media_type: 'image/png', data: PIXELS }
      : { type: 'url', url: ADDRESS };
  return { type: 'image', source };
}

function anthropicResult(call: Call, id: string, result: string): object {
  const parts = [...(result === '' ? [] : [{ type: 'text', text: result }]), anthropicImage('bytes')];
  const content = call.picture ? parts : result;
  return { type: 'tool_result', tool_use_id: id, content, ...(call.isError ? { is_error: true } : {}) };
}

function geminiWriter(conversation: AbstractConversation): Writer {
  const messages: { role: string; parts: object[] }[] = [];
  const thought = (thinking: Thinking | undefined): object[] =>
    thinking === undefined || thinking.kind === 'redacted' ? [] : [{ text: thinking.text, thought: true }];
  return {
    messages,
    ask(parts) {
      messages.push({
        role: 'user',
        parts: parts.map((part) =>
          'text' in part
            ? { text: part.text }
            : part.image === 'bytes'
              ? { inlineData: { mimeType: 'image/png', data: PIXELS } }
              : { fileData: { mimeType: 'image/png', fileUri: ADDRESS } },
        ),
      });
    },
    round(round) {
      const text = round.text === undefined ? [] : [{ text: round.text }];
      const calls = round.calls.map(({ name, args }, at) => ({
        functionCall: { name, args },
        ...(conversation.thinks && at === 0 ? { thoughtSignature: `sig${messages.length}` } : {}),
      }));
      messages.push({ role: 'model', parts: [...thought(round.thinking), ...text, ...calls] });
      const parts = answered(round, []).map(({ call, result }) => ({
        functionResponse: {
          name: call.name,
          response: call.isError ? { error: result } : { output: result },
        },
      }));
      if (parts.length > 0) messages.push({ role: 'user', parts });
    },
    reply({ text, thinking }) {
      messages.push({ role: 'model', parts: [...thought(thinking), { text }] });
    },
  };
}

function aiSdkWriter(conversation: AbstractConversation): Writer {
  const messages: object[] = [];
  const nextId = idMaker(conversation, true);
  const thought = (thinking: Thinking | undefined): object[] =>
    thinking === undefined
      ? []
      : [{ type: 'reasoning', text: thinking.text, providerOptions: { anthropic: { signature: 'sig' } } }];
  return {
    messages,
    ask(parts) {
      const content = parts.map((part) =>
        'text' in part
          ? { type: 'text', text: part.text }
          : { type: 'image', image: part.image === 'bytes' ? PIXELS : ADDRESS, mediaType: 'image/png' },
      );
      messages.push({ role: 'user', content: onlyText(parts) ?? content });
    },
    round(round) {
      const ids = round.calls.map((_, at) => nextId(at));
      const text = round.text === undefined ? [] : [{ type: 'text', text: round.text }];
      const calls = round.calls.flatMap(({ name, args, approval }, at) => {
        const call = { type: 'tool-call', toolCallId: ids[at], toolName: name, input: args };
        const request = {
          type: 'tool-approval-request',
          approvalId: `approve_${messages.length}_${at}`,
          toolCallId: ids[at],
        };
        return approval ? [call, request] : [call];
      });
      const approvals = round.calls.flatMap(({ approval, result }, at) =>
        approval && result !== undefined
          ? [
              {
                type: 'tool-approval-response',
                approvalId: `approve_${messages.length}_${at}`,
                approved: true,
              },
            ]
          : [],
      );
      messages.push({ role: 'assistant', content: [...thought(round.thinking), ...text, ...calls] });
      if (approvals.length > 0) messages.push({ role: 'tool', content: approvals });
      const results = answered(round, ids).map(({ call, id, result }) => aiSdkResult(call, id, result));
      if (round.oneByOne) for (const result of results) messages.push({ role: 'tool', content: [result] });
      else if (results.length > 0) messages.push({ role: 'tool', content: results });
    },
    reply({ text, thinking, hosted }) {
      const call = {
        toolCallId: `hosted_${messages.length}`,
        toolName: 'web_search',
        providerExecuted: true,
      };
      const search = [
        { type: 'tool-call', ...call, input: {} },
        { type: 'tool-result', ...call, output: { type: 'json', value: [] } },
      ];
      const before = [...thought(thinking), ...(hosted === 'none' ? [] : search)];
      messages.push({
        role: 'assistant',
        content: before.length === 0 ? text : [...before, { type: 'text', text }],
      });
    },
  };
}

function aiSdkResult(call: Call, id: string, result: string): object {
  const media = { type: 'media', mediaType: 'image/png', data: PIXELS };
  const output = call.picture
    ? { type: 'content', value: [{ type: 'text', text: result }, media] }
    : call.isError
      ? { type: 'error-text', value: result }
      : call.name === 'search'
        ? { type: 'json', value: { hits: [result] } }
        : { type: 'text', value: result };
  return { type: 'tool-result', toolCallId: id, toolName: call.name, output };
}
