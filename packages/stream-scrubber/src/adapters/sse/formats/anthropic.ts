import type { Channel } from '../../../channels.js';
import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';
import type { TextChannel } from '../text-channels.js';
import type { EventFormat } from './event-format.js';

/** The events that carry or end content. */
const readers: Readonly<Record<string, (event: EventEdit) => void>> = {
  message_start: readMessageStart,
  content_block_start: (event) => readBlockStart(event, event.root, field(event.root, 'content_block')),
  content_block_delta: readBlockDelta,
  content_block_stop: (event) => event.end(blockKey(event)),
  message_delta: () => {},
  message_stop: (event) => event.end(''),
  ping: () => {},
};

/**
 * Anthropic Messages, streamed or not (https://platform.claude.com/docs/build-with-claude/streaming). Thinking is
 * signed: changed, the API would refuse it in the next turn. A channel is called `block:<index>:<what it is>:`, as
 * servers that count badly give one index to thinking and text.
 */
export const anthropic: EventFormat = {
  name: 'anthropic',
  matches(event) {
    const type = event.string(field(event.root, 'type'));
    if (type === 'message') return field(event.root, 'content')?.kind === 'array';
    return type !== undefined && Object.hasOwn(readers, type);
  },
  read(event) {
    const type = event.string(field(event.root, 'type')) ?? '';
    if (type === 'message') readMessage(event, event.root);
    else readers[type]?.(event);
  },
};

function readMessageStart(event: EventEdit): void {
  const message = field(event.root, 'message');
  event.keepMembers(message, ['id', 'model']);
  for (const [index, block] of items(field(message, 'content')).entries()) {
    readBlockStart(event, undefined, block, index);
  }
}

/** A message that was not streamed. */
function readMessage(event: EventEdit, message: JsonNode): void {
  event.keepMembers(message, ['id', 'model']);
  items(field(message, 'content')).forEach((block, index) => {
    const key = `block:${index}:`;
    event.scope(block, key, true);
    keepOpaque(event, block);
    event.whole(field(block, 'text'), `${key}text:`, 'text');
    if (event.string(field(block, 'type')) === 'thinking') {
      event.whole(
        field(block, 'thinking'),
        `${key}thinking:`,
        event.has(block, 'signature') ? 'signedReasoning' : 'reasoning',
      );
    }
    event.wholeInput(field(block, 'input'), key);
    event.repeats(field(block, 'citations'), key, '[]');
  });
}

function readBlockStart(
  event: EventEdit,
  root: JsonNode | undefined,
  block: JsonNode | undefined,
  at?: number,
): void {
  const key = root === undefined ? `block:${at}:` : blockKey(event);
  const index = event.rawMember(root, 'index') ?? String(at ?? 0);
  event.start(key);
  event.leave('block:');
  event.scope(block, key, true);
  keepOpaque(event, block);
  const type = event.string(field(block, 'type'));
  if (type === 'text') event.text(field(block, 'text'), textChannel(event, key, index));
  if (type === 'thinking') {
    event.channels.notes.add(`thinking:${key}`);
    event.text(field(block, 'thinking'), thinkingChannel(event, key, index, 'signedReasoning'));
  } else {
    event.channels.notes.delete(`thinking:${key}`);
  }
  event.wholeInput(field(block, 'input'), key);
}

function readBlockDelta(event: EventEdit): void {
  const key = blockKey(event);
  const index = event.rawMember(event.root, 'index') ?? '0';
  const delta = field(event.root, 'delta');
  event.scope(delta, key);
  switch (event.string(field(delta, 'type')) ?? '') {
    case 'text_delta':
      event.text(field(delta, 'text'), textChannel(event, key, index));
      break;
    case 'thinking_delta': {
      // Only the start of the block says that it is thinking, and so will be signed.
      const kind = event.channels.notes.has(`thinking:${key}`) ? 'signedReasoning' : 'reasoning';
      event.text(field(delta, 'thinking'), thinkingChannel(event, key, index, kind));
      break;
    }
    case 'signature_delta':
      event.keepMembers(delta, ['signature']);
      break;
    case 'input_json_delta':
      event.text(field(delta, 'partial_json'), inputChannel(event, key, index));
      event.leave('block:');
      break;
    case 'citations_delta':
      // A citation quotes what the text rests on: a document, or what the block hid.
      event.isDropped = event.channels.isMarked(key);
      break;
    default:
      event.keepMembers(delta, ['encrypted_content']);
      event.leave('block:');
  }
}

function blockKey(event: EventEdit): string {
  return `block:${event.label(field(event.root, 'index')) ?? '0'}:`;
}

function keepOpaque(event: EventEdit, block: JsonNode | undefined): void {
  event.keepMembers(block, ['id', 'tool_use_id', 'signature', 'encrypted_content']);
  if (event.string(field(block, 'type')) === 'redacted_thinking') event.keepMembers(block, ['data']);
  for (const item of items(field(block, 'content'))) event.keepMembers(item, ['encrypted_content']);
}

function textChannel(event: EventEdit, key: string, index: string): TextChannel {
  return blockChannel(event, `${key}text:`, 'text', index, (text) => `{"type":"text_delta","text":${text}}`);
}

function thinkingChannel(event: EventEdit, key: string, index: string, kind: Channel): TextChannel {
  return blockChannel(
    event,
    `${key}thinking:`,
    kind,
    index,
    (text) => `{"type":"thinking_delta","thinking":${text}}`,
  );
}

function inputChannel(event: EventEdit, key: string, index: string): TextChannel {
  return blockChannel(
    event,
    `${key}input:`,
    'toolArguments',
    index,
    (text) => `{"type":"input_json_delta","partial_json":${text}}`,
  );
}

function blockChannel(
  event: EventEdit,
  key: string,
  kind: Channel,
  index: string,
  delta: (text: string) => string,
): TextChannel {
  const name = event.eventName === undefined ? undefined : 'content_block_delta';
  return {
    key,
    kind,
    write: (text) => ({
      name,
      data: `{"type":"content_block_delta","index":${index},"delta":${delta(JSON.stringify(text))}}`,
    }),
  };
}
