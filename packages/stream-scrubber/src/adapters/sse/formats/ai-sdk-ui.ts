import type { Channel } from '../../../channels.js';
import type { EventEdit } from '../event-edit.js';
import { field } from '../json.js';
import type { TextChannel } from '../text-channels.js';
import type { EventFormat } from './event-format.js';

const texts: Readonly<Record<string, Channel>> = { text: 'text', reasoning: 'reasoning' };

/** The chunks that only say where the message stands. */
const frames = new Set(['start', 'start-step', 'message-metadata']);
const otherType =
  /^(?:finish|finish-step|abort|file|source-(?:url|document)|tool-(?:input-(?:start|delta|available|error)|output-(?:available|error|denied)|approval-request)|data-.*)$/s;
const textType = /^(text|reasoning)-(start|delta|end)$/;

/**
 * The AI SDK's UI message stream (https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol): parts of text and reasoning,
 * each with an id, which are the channels `text:<id>:` and `reasoning:<id>:`.
 */
export const aiSdkUi: EventFormat = {
  name: 'ai-sdk-ui',
  matches(event) {
    const type = typeOf(event);
    return frames.has(type) || textType.test(type) || otherType.test(type);
  },
  read(event) {
    event.keepMembers(event.root, [
      'type',
      'id',
      'messageId',
      'toolCallId',
      'toolName',
      'approvalId',
      'sourceId',
    ]);
    const type = typeOf(event);
    const [, name, step] = textType.exec(type) ?? [];
    if (name !== undefined && step !== undefined) readText(event, name, step);
    else if (type === 'finish' || type === 'abort') event.end('');
    else if (!frames.has(type)) readOther(event, type);
  },
};

function typeOf(event: EventEdit): string {
  return event.string(field(event.root, 'type')) ?? '';
}

function readText(event: EventEdit, name: string, step: string): void {
  const channel = textChannel(event, name);
  if (step === 'start') event.start(channel.key);
  if (step === 'delta') event.text(field(event.root, 'delta'), channel);
  if (step === 'end') event.end(channel.key);
  readMetadata(event, channel.key);
  // A part that is over is not spoken of again, and streams may have any number of them.
  if (step === 'end') event.channels.unmark(channel.key);
}

/**
 * What a provider says of a part: some give log probabilities, or annotations that count places of the text, and some
 * repeat the text there, all of it so far or the piece at hand.
 */
function readMetadata(event: EventEdit, key: string): void {
  const metadata = field(event.root, 'providerMetadata');
  event.scope(metadata, `${key}metadata`);
  if (metadata?.kind !== 'object') return;
  for (const { value } of metadata.members.values()) {
    const logprobs = field(value, 'logprobs');
    event.logprobs(logprobs, [logprobs], key, '[]');
    event.repeats(field(value, 'annotations'), key, '[]');
    event.keepMembers(value, [
      'itemId',
      'signature',
      'redactedData',
      'reasoningEncryptedContent',
      'thoughtSignature',
    ]);
  }
}

/** Tools, files, sources and data: what is held comes out first. */
function readOther(event: EventEdit, type: string): void {
  const { root } = event;
  const id = event.label(field(root, 'toolCallId')) ?? event.label(field(root, 'id')) ?? '';
  event.scope(root, `${type}:${id}:`, type.startsWith('tool-'));
  const key = `tool:${id}:`;
  event.text(field(root, 'inputTextDelta'), toolChannel(event, key));
  if (type === 'tool-input-available' || type === 'tool-input-error') {
    event.end(key);
    event.wholeInput(field(root, 'input'), key);
  }
  event.leave('');
}

function textChannel(event: EventEdit, name: string): TextChannel {
  const id = field(event.root, 'id');
  const key = `${name}:${event.label(id) ?? ''}:`;
  return partChannel(
    event,
    key,
    texts[name] ?? 'text',
    `"type":"${name}-delta","id":${idOf(event, 'id')}`,
    'delta',
  );
}

function toolChannel(event: EventEdit, key: string): TextChannel {
  const members = `"type":"tool-input-delta","toolCallId":${idOf(event, 'toolCallId')}`;
  return partChannel(event, key, 'toolArguments', members, 'inputTextDelta');
}

function idOf(event: EventEdit, member: string): string {
  return event.rawMember(event.root, member) ?? '""';
}

function partChannel(
  event: EventEdit,
  key: string,
  kind: Channel,
  members: string,
  delta: string,
): TextChannel {
  return {
    key,
    kind,
    write: (text) => ({ name: event.eventName, data: `{${members},"${delta}":${JSON.stringify(text)}}` }),
  };
}
