import type { EventEdit } from '../event-edit.js';
import { field } from '../json.js';
import type { EventFormat } from './event-format.js';
import { readItem, readResponse } from './openai-responses-items.js';
import {
  itemKey,
  placeOf,
  type ResponseText,
  readPart,
  responseChannel,
  responseTexts,
  textKey,
} from './openai-responses-texts.js';

const deltas = new Map(responseTexts.map((text) => [`${text.type}.delta`, text]));
const dones = new Map(responseTexts.map((text) => [`${text.type}.done`, text]));

/** The other events that carry text, or end it. */
const readers: Readonly<Record<string, (event: EventEdit) => void>> = {
  'response.created': readLifecycle,
  'response.queued': readLifecycle,
  'response.in_progress': readLifecycle,
  'response.completed': readEnd,
  'response.incomplete': readEnd,
  'response.failed': readEnd,
  'response.output_item.added': readItemAdded,
  'response.output_item.done': readItemDone,
  'response.content_part.added': (event) => readPartEvent(event, 'content', true),
  'response.content_part.done': (event) => readPartEvent(event, 'content', false),
  'response.reasoning_summary_part.added': (event) => readPartEvent(event, 'summary', true),
  'response.reasoning_summary_part.done': (event) => readPartEvent(event, 'summary', false),
  'response.output_text.annotation.added': readAnnotation,
};

/**
 * OpenAI Responses, streamed or not (https://platform.openai.com/docs/api-reference/responses-streaming). A channel
 * is called `item:<output index>:content:<content index>:<type>:`, with `summary` for a summary of reasoning.
 */
export const openAiResponses: EventFormat = {
  name: 'openai-responses',
  matches: (event) => isResponse(event) || typeOf(event).startsWith('response.'),
  read(event) {
    if (isResponse(event)) {
      readResponse(event, event.root);
      return;
    }
    event.keepMembers(event.root, ['type', 'item_id', 'response_id']);
    const type = typeOf(event);
    const delta = deltas.get(type);
    const done = dones.get(type);
    const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
    if (delta !== undefined) readDelta(event, delta);
    else if (done !== undefined) readDone(event, done);
    else if (read !== undefined) read(event);
    else readOther(event, type);
  },
};

function isResponse(event: EventEdit): boolean {
  return event.string(field(event.root, 'object')) === 'response';
}

function typeOf(event: EventEdit): string {
  return event.string(field(event.root, 'type')) ?? '';
}

function readDelta(event: EventEdit, text: ResponseText): void {
  const channel = responseChannel(event, text, placeOf(event, text.list));
  event.text(field(event.root, 'delta'), channel);
  readLogprobs(event, channel.key);
  if (text.kind === 'toolArguments') event.leave('item:');
}

function readDone(event: EventEdit, text: ResponseText): void {
  const key = textKey(placeOf(event, text.list), text.type);
  event.end(key);
  event.whole(field(event.root, text.whole), key, text.kind);
  readLogprobs(event, key);
}

function readLogprobs(event: EventEdit, key: string): void {
  const logprobs = field(event.root, 'logprobs');
  event.logprobs(logprobs, [logprobs], key, '[]');
}

function readPartEvent(event: EventEdit, list: 'content' | 'summary', isNew: boolean): void {
  const place = placeOf(event, list);
  if (isNew) event.start(place.key);
  else event.end(place.key);
  readPart(event, field(event.root, 'part'), place, isNew);
}

function readItemAdded(event: EventEdit): void {
  const item = field(event.root, 'item');
  const id = event.rawMember(item, 'id');
  const index = event.rawMember(event.root, 'output_index');
  const members = `${id === undefined ? '' : `"item_id":${id},`}${index === undefined ? '' : `"output_index":${index},`}`;
  event.leave('item:');
  readItem(event, item, itemKey(event), members);
}

function readItemDone(event: EventEdit): void {
  event.end(itemKey(event));
  event.leave('item:');
  readItem(event, field(event.root, 'item'), itemKey(event));
}

function readLifecycle(event: EventEdit): void {
  readResponse(event, field(event.root, 'response'));
}

function readEnd(event: EventEdit): void {
  event.end('');
  readLifecycle(event);
}

/** An annotation counts places of the text, or quotes it. */
function readAnnotation(event: EventEdit): void {
  event.isDropped = event.channels.isMarked(placeOf(event, 'content').key);
  event.scope(field(event.root, 'annotation'), 'annotation', true);
}

/** Progress of tools, and events that are not known: what is held comes out first. */
function readOther(event: EventEdit, type: string): void {
  event.scope(event.root, `${type}:${itemKey(event)}`);
  event.leave('item:');
}
