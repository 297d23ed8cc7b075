import type { Channel } from '../../../channels.js';
import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';
import type { TextChannel } from '../text-channels.js';
import { copyMembers, type EventFormat } from './event-format.js';

const head = ['model', 'created_at'];
const prefix = 'answer:';

/**
 * Ollama's own API, `/api/chat` and `/api/generate`, streamed as lines of JSON or not
 * (https://docs.ollama.com/api/chat). `context` is what `/api/generate` wants back, and stays.
 */
export const ollama: EventFormat = {
  name: 'ollama',
  matches({ root }) {
    const message = field(root, 'message');
    const hasText = message?.kind === 'object' || field(root, 'response')?.kind === 'string';
    return hasText && field(root, 'done')?.kind === 'scalar';
  },
  read(event) {
    const { root } = event;
    event.keepMembers(root, [...head, 'done_reason']);
    readText(event, root, 'thinking', 'reasoning', (text) => `"response":"","thinking":${text}`);
    readText(event, root, 'response', 'text', (text) => `"response":${text}`);
    const message = field(root, 'message');
    const inMessage = (members: string): string => `"message":{"role":"assistant",${members}}`;
    readText(event, message, 'thinking', 'reasoning', (text) => inMessage(`"content":"","thinking":${text}`));
    readText(event, message, 'content', 'text', (text) => inMessage(`"content":${text}`));
    const calls = items(field(message, 'tool_calls'));
    for (const call of calls) readCall(event, call);
    if (calls.length > 0) event.leave(prefix);
    else event.leaveOthers(prefix);
    const logprobs = field(root, 'logprobs');
    event.logprobs(logprobs, [logprobs], prefix, 'null');
    if (event.rawMember(root, 'done') === 'true') event.end('');
  },
};

function readText(
  event: EventEdit,
  node: JsonNode | undefined,
  member: string,
  kind: Channel,
  write: (text: string) => string,
): void {
  const channel: TextChannel = {
    key: `${prefix}${member}:`,
    kind,
    write: (text) => ({
      name: event.eventName,
      data: `{${copyMembers(event, event.root, head)}${write(JSON.stringify(text))},"done":false}`,
    }),
  };
  event.text(field(node, member), channel);
}

function readCall(event: EventEdit, call: JsonNode): void {
  event.keepMembers(call, ['id']);
  const callee = field(call, 'function');
  event.keepMembers(callee, ['name']);
  event.wholeInput(field(callee, 'arguments'), `${prefix}arguments:`);
}
