import { contentText, field, list, text } from '../../fields.js';

const ROLES: ReadonlySet<string> = new Set(['system', 'developer', 'user', 'assistant', 'tool']);

/**
 * What the OpenAI Chat Completions API refuses in a list of messages: unknown roles, blank messages, results without
 * their call, calls without their result (but for the last turn, which may be in flight), arguments that are no JSON.
 */
export function openAiChatFaults(messages: readonly unknown[]): readonly string[] {
  const faults: string[] = [];
  let open = new Set<string>();
  for (const [at, message] of messages.entries()) {
    const role = text(message, 'role');
    if (!ROLES.has(role)) faults.push(`message ${at} has no known role`);
    if (role === 'tool') {
      const id = text(message, 'tool_call_id');
      if (!open.delete(id)) faults.push(`message ${at} is a result without its call`);
      continue;
    }
    if (open.size > 0) faults.push(`message ${at} stands before ${open.size} results`);
    open = new Set();
    const calls = list(message, 'tool_calls');
    if (role === 'assistant') {
      for (const call of calls) {
        const id = text(call, 'id');
        if (id === '') faults.push(`message ${at} has a call without an id`);
        if (open.has(id)) faults.push(`message ${at} has two calls with one id`);
        open.add(id);
        if (!isJson(text(field(call, 'function'), 'arguments')))
          faults.push(`message ${at} has arguments that are no JSON`);
      }
      if (calls.length === 0 && 'tool_calls' in Object(message))
        faults.push(`message ${at} has an empty list of calls`);
    }
    if (calls.length === 0 && contentText(message).trim() === '' && !hasMedia(message))
      faults.push(`message ${at} is blank`);
  }
  return faults;
}

function hasMedia(message: unknown): boolean {
  return list(message, 'content').some((part) => text(part, 'type') !== 'text' && text(part, 'type') !== '');
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
