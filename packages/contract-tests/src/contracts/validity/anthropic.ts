import { contentText, field, list, text } from '../../fields.js';

/**
 * What the Anthropic Messages API refuses in a list of messages: other roles than user and assistant, an assistant at the
 * beginning, blank messages and text blocks, a `tool_use` that the next message does not answer (but for the last one,
 * which may be in flight), results without their `tool_use`, results behind other content.
 */
export function anthropicFaults(messages: readonly unknown[]): readonly string[] {
  const faults: string[] = [];
  let open: readonly string[] = [];
  if (text(messages[0], 'role') === 'assistant') faults.push('message 0 is an assistant message');
  for (const [at, message] of messages.entries()) {
    const role = text(message, 'role');
    const blocks = list(message, 'content');
    if (role !== 'user' && role !== 'assistant') faults.push(`message ${at} has no known role`);
    if (contentText(message).trim() === '' && !blocks.some(isOtherBlock))
      faults.push(`message ${at} is blank`);
    if (blocks.some((block) => text(block, 'type') === 'text' && text(block, 'text').trim() === '')) {
      faults.push(`message ${at} has a blank text block`);
    }
    const results = blocks.filter((block) => text(block, 'type') === 'tool_result');
    const answered = new Set(results.map((block) => text(block, 'tool_use_id')));
    if (results.length !== answered.size) faults.push(`message ${at} answers one call twice`);
    for (const id of answered)
      if (!open.includes(id)) faults.push(`message ${at} has a result without its call`);
    if (open.some((id) => !answered.has(id))) faults.push(`message ${at} leaves a call without its result`);
    if (results.length > 0 && role !== 'user') faults.push(`message ${at} has results of the wrong role`);
    const firstOther = blocks.findIndex((block) => text(block, 'type') !== 'tool_result');
    if (firstOther >= 0 && blocks.slice(firstOther).some((block) => text(block, 'type') === 'tool_result')) {
      faults.push(`message ${at} has a result behind other content`);
    }
    const calls = blocks.filter((block) => text(block, 'type') === 'tool_use');
    if (calls.length > 0 && role !== 'assistant') faults.push(`message ${at} has calls of the wrong role`);
    for (const call of calls) {
      const input = field(call, 'input');
      if (typeof input !== 'object' || input === null)
        faults.push(`message ${at} has a call without an input`);
    }
    open = calls.map((block) => text(block, 'id'));
    if (new Set(open).size !== open.length) faults.push(`message ${at} has two calls with one id`);
  }
  return faults;
}

function isOtherBlock(block: unknown): boolean {
  return text(block, 'type') !== 'text' && text(block, 'type') !== '';
}
