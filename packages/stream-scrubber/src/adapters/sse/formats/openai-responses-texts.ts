import type { Channel } from '../../../channels.js';
import type { EventEdit } from '../event-edit.js';
import { field } from '../json.js';
import type { TextChannel } from '../text-channels.js';

/** A kind of text that comes in deltas and is repeated as a whole at its end. */
export interface ResponseText {
  readonly kind: Channel;
  /** What its events are called, without `.delta` and `.done`. */
  readonly type: string;
  /** Which member of the `…done` event, and of the part, has the whole text. */
  readonly whole: string;
  /** The part that it is the text of, and the list of its item that the part stands in. */
  readonly part?: string;
  readonly list: 'content' | 'summary' | 'input';
}

/** The texts of OpenAI Responses. */
export const responseTexts: readonly ResponseText[] = [
  { kind: 'text', type: 'response.output_text', whole: 'text', part: 'output_text', list: 'content' },
  { kind: 'refusal', type: 'response.refusal', whole: 'refusal', part: 'refusal', list: 'content' },
  {
    kind: 'reasoning',
    type: 'response.reasoning_text',
    whole: 'text',
    part: 'reasoning_text',
    list: 'content',
  },
  {
    kind: 'reasoning',
    type: 'response.reasoning_summary_text',
    whole: 'text',
    part: 'summary_text',
    list: 'summary',
  },
  { kind: 'text', type: 'response.audio.transcript', whole: 'transcript', list: 'content' },
  { kind: 'toolArguments', type: 'response.function_call_arguments', whole: 'arguments', list: 'input' },
  { kind: 'toolArguments', type: 'response.mcp_call_arguments', whole: 'arguments', list: 'input' },
  { kind: 'toolArguments', type: 'response.custom_tool_call_input', whole: 'input', list: 'input' },
  { kind: 'toolArguments', type: 'response.code_interpreter_call_code', whole: 'code', list: 'input' },
];

/** Where a text stands in the answer: its channel's key, and the members that say so in its events. */
export interface ResponsePlace {
  readonly key: string;
  readonly members: string;
}

/** The key of the item that an event is about; servers change item ids between events, but not the index. */
export function itemKey(event: EventEdit): string {
  const index = event.label(field(event.root, 'output_index')) ?? event.label(field(event.root, 'item_id'));
  return `item:${index ?? ''}:`;
}

/** The place of the text that an event is about. */
export function placeOf(event: EventEdit, list: ResponseText['list']): ResponsePlace {
  const index = event.label(field(event.root, `${list}_index`)) ?? '0';
  const members = ['item_id', 'output_index', 'content_index', 'summary_index']
    .map((key) => [key, event.rawMember(event.root, key)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `"${key}":${value},`);
  return { key: `${itemKey(event)}${list}:${index}:`, members: members.join('') };
}

/** The key of a text's channel: servers that count badly give one place to reasoning and answer. */
export function textKey(place: ResponsePlace, type: string): string {
  return `${place.key}${type}:`;
}

/** The channel of a text at a place. */
export function responseChannel(
  event: EventEdit,
  { kind, type }: ResponseText,
  place: ResponsePlace,
): TextChannel {
  const name = event.eventName === undefined ? undefined : `${type}.delta`;
  const logprobs = type === 'response.output_text' ? ',"logprobs":[]' : '';
  return {
    key: textKey(place, type),
    kind,
    write: (text, number) => ({
      name,
      data: `{"type":"${type}.delta",${place.members}"delta":${JSON.stringify(text)}${logprobs}${number === undefined ? '' : `,"sequence_number":${number}`}}`,
    }),
  };
}

/** A part of an item: its text begins a channel when the part is new, and else repeats one. */
export function readPart(
  event: EventEdit,
  part: Parameters<EventEdit['string']>[0],
  place: ResponsePlace,
  isNew: boolean,
): void {
  event.scope(part, place.key, true);
  const type = event.string(field(part, 'type'));
  const text = type === undefined ? undefined : responseTexts.find((candidate) => candidate.part === type);
  if (text !== undefined) {
    const node = field(part, text.whole);
    if (isNew) event.text(node, responseChannel(event, text, place));
    else event.whole(node, textKey(place, text.type), text.kind);
  }
  event.repeats(field(part, 'annotations'), place.key, '[]');
  const logprobs = field(part, 'logprobs');
  event.logprobs(logprobs, [logprobs], place.key, '[]');
}
