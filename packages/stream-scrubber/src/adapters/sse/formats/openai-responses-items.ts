import type { EventEdit } from '../event-edit.js';
import { field, items, type JsonNode } from '../json.js';
import { readPart } from './openai-responses-texts.js';

/** What an item says that is no text: ids, what is encrypted, and what a tool is called with. */
const opaque = ['id', 'call_id', 'encrypted_content', 'fingerprint'];
const isCall = /_call$|^mcp_approval_request$|^program$/;
const inputs = ['arguments', 'input', 'code', 'action', 'operation'];

/** The answer as a whole, in the events that begin and end it and in a body that was not streamed. */
export function readResponse(event: EventEdit, response: JsonNode | undefined): void {
  event.scope(response, 'response', true);
  event.keepMembers(response, ['id', 'model', 'previous_response_id']);
  items(field(response, 'output')).forEach((item, index) => {
    readItem(event, item, `item:${index}:`);
  });
}

/**
 * An item of the answer, whole, or new with parts that go on.
 *
 * @param newMembers the members that say where a new item stands
 */
export function readItem(
  event: EventEdit,
  item: JsonNode | undefined,
  key: string,
  newMembers?: string,
): void {
  event.scope(item, key, true);
  event.keepMembers(item, opaque);
  const type = event.string(field(item, 'type'));
  if (type !== undefined && isCall.test(type)) {
    for (const input of inputs) event.wholeInput(field(item, input), `${key}${input}:`);
  }
  for (const list of ['content', 'summary'] as const) {
    items(field(item, list)).forEach((part, index) => {
      const place = {
        key: `${key}${list}:${index}:`,
        members: `${newMembers ?? ''}"${list}_index":${index},`,
      };
      readPart(event, part, place, newMembers !== undefined);
    });
  }
}
