import type { EventEdit } from '../event-edit.js';
import type { JsonNode } from '../json.js';

/** What is known about the events of one API. */
export interface EventFormat {
  readonly name: string;
  /** Whether an event, or a body that was not streamed, is one of this API. */
  matches(event: EventEdit): boolean;
  /**
   * Says what the event holds, in its order: text of channels, ends of channels, what has to stay as it is.
   * What is not mentioned is scrubbed string by string.
   */
  read(event: EventEdit): void;
}

/** The members that an event of our own takes over from the event that its text belongs to, as JSON. */
export function copyMembers(event: EventEdit, node: JsonNode, keys: readonly string[]): string {
  return keys
    .map((key) => [key, event.rawMember(node, key)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${value},`)
    .join('');
}
