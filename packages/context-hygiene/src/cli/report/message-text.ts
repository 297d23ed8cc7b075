/** A message of any provider as something to call it by: its role, or the kind of item it is. */
export function roleOf(message: object): string {
  const { role, type } = message as { readonly role?: unknown; readonly type?: unknown };
  return String(role ?? type ?? 'message');
}

/** What a message of any provider says, for reading: texts, calls with their arguments, results. */
export function messageText(message: object): string {
  const lines: string[] = [];
  collect(message, '', lines, 0);
  return lines.join('\n');
}

const unread = new Set([
  'role',
  'type',
  'id',
  'call_id',
  'tool_call_id',
  'tool_use_id',
  'toolCallId',
  'signature',
  'cache_control',
]);
const spoken = new Set(['content', 'text', 'parts', 'input_text', 'output_text', 'thinking', 'summary']);

function collect(value: unknown, name: string, lines: string[], depth: number): void {
  if (depth > 12 || value === null || value === undefined) return;
  if (typeof value !== 'object') {
    lines.push(spoken.has(name) || name === '' ? String(value) : `${name}: ${String(value)}`);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, name, lines, depth + 1);
  } else {
    for (const [key, inner] of Object.entries(value)) {
      if (!unread.has(key)) collect(inner, key, lines, depth + 1);
    }
  }
}
