import { type Fields, isFields, objectsOf, stringOf } from '../formats/fields.js';
import type { MessageFormat } from '../model.js';
import type { Row, RowRole } from './rule.js';

/** Reads a list of one format into rows. Never throws. */
export function readRows(messages: readonly unknown[], format: MessageFormat): readonly Row[] {
  const read = READERS[format];
  return messages.map((message, index) => {
    if (!isFields(message)) return { index, ...NOTHING, fields: undefined };
    return { index, ...NOTHING, fields: message, ...read(message) };
  });
}

type Reading = Partial<Pick<Row, 'role' | 'parts' | 'calls' | 'results'>>;

const NOTHING = { role: 'item', parts: [], calls: [], results: [] } as const;

const READERS: Readonly<Record<MessageFormat, (message: Fields) => Reading>> = {
  'openai-chat': readChat,
  'openai-responses': readResponses,
  anthropic: readAnthropic,
  gemini: readGemini,
  'ai-sdk': readAiSdk,
};

function readChat(message: Fields): Reading {
  const role = message.role === 'function' ? 'tool' : roleOf(message.role);
  const calls = role === 'assistant' ? objectsOf(message.tool_calls).map((call) => stringOf(call.id)) : [];
  // The older form names the function instead of the call.
  if (role === 'assistant' && isFields(message.function_call))
    calls.push(stringOf(message.function_call.name));
  const results = role === 'tool' ? [stringOf(message.tool_call_id ?? message.name)] : [];
  return { role, parts: objectsOf(message.content), calls, results };
}

function readResponses(item: Fields): Reading {
  const type = stringOf(item.type);
  const callId = stringOf(item.call_id);
  if (type === '' || type === 'message') return { role: roleOf(item.role), parts: objectsOf(item.content) };
  if (type.endsWith('_output') && callId !== '') return { role: 'tool', results: [callId] };
  // Calls that the provider ran itself have no id to answer to, and their outputs neither.
  if (type.endsWith('_output') || type === 'mcp_approval_request') return { role: 'assistant' };
  if (type.endsWith('_call')) return { role: 'assistant', calls: callId === '' ? [] : [callId] };
  return { role: type === 'reasoning' ? 'assistant' : 'item' };
}

function readAnthropic(message: Fields): Reading {
  const parts = objectsOf(message.content);
  const role = message.role === 'user' || message.role === 'assistant' ? message.role : 'item';
  return {
    role,
    parts,
    calls: parts.filter((part) => part.type === 'tool_use').map((part) => stringOf(part.id)),
    results: parts.filter((part) => part.type === 'tool_result').map((part) => stringOf(part.tool_use_id)),
  };
}

function readGemini(content: Fields): Reading {
  const parts = objectsOf(content.parts);
  const namesOf = (key: 'functionCall' | 'functionResponse'): string[] =>
    parts.flatMap((part) => {
      const call = part[key];
      return isFields(call) ? [stringOf(call.id) || stringOf(call.name)] : [];
    });
  // The role is optional in a request; `function` is its older name for results.
  const role = content.role === 'model' ? 'assistant' : 'user';
  return {
    role: parts.length === 0 ? 'item' : role,
    parts,
    calls: namesOf('functionCall'),
    results: namesOf('functionResponse'),
  };
}

function readAiSdk(message: Fields): Reading {
  const parts = objectsOf(message.content);
  const idsOf = (type: string): string[] =>
    parts
      .filter((part) => part.type === type && part.providerExecuted !== true)
      .map((part) => stringOf(part.toolCallId));
  const role =
    typeof message.content === 'string' || Array.isArray(message.content) ? roleOf(message.role) : 'item';
  // A result inside an assistant message is one of the provider's own.
  const results = role === 'tool' ? idsOf('tool-result') : [];
  return { role, parts, calls: role === 'assistant' ? idsOf('tool-call') : [], results };
}

function roleOf(role: unknown): RowRole {
  switch (role) {
    case 'developer':
    case 'system':
      return 'system';
    case 'user':
    case 'assistant':
    case 'tool':
      return role;
    default:
      return 'item';
  }
}
