import type { EventEdit } from '../event-edit.js';
import { field, type JsonNode } from '../json.js';

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

/**
 * The index of one of several answers. Where others say theirs it is 0 that is left out, as the JSON of Protocol
 * Buffers leaves it out; where none does, it is the place in the list.
 */
export function indexOfAnswer(event: EventEdit, answers: readonly JsonNode[], position: number): string {
  const labels = answers.map((answer) => event.label(field(answer, 'index')));
  const isSaid = labels.some((label) => label !== undefined);
  return labels[position] ?? (isSaid ? '0' : String(position));
}

/** The members that an event of our own takes over from the event that its text belongs to, as JSON. */
export function copyMembers(event: EventEdit, node: JsonNode, keys: readonly string[]): string {
  return keys
    .map((key) => [key, event.rawMember(node, key)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${value},`)
    .join('');
}
