import fc from 'fast-check';
import { type Fields, isFields } from '../../src/formats/fields.js';
import type { MessageFormat } from '../../src/model.js';
import { abstractConversations, type ConversationOptions } from './abstract-conversation.js';
import { type Conversation, renderConversation } from './render-conversation.js';

/** The five formats. */
export const FORMATS: readonly MessageFormat[] = [
  'openai-chat',
  'openai-responses',
  'anthropic',
  'gemini',
  'ai-sdk',
];

/**
 * Valid conversations of a format: parallel calls, results in any order, together or one at a time, open calls at the
 * end (`inFlight`), reused ids, thinking, images, unknown keys, long texts with an emoji on every cut.
 */
export function conversations(
  format: MessageFormat,
  options?: ConversationOptions,
): fc.Arbitrary<Conversation> {
  return abstractConversations(options).map((conversation) => renderConversation(conversation, format));
}

/**
 * Conversations of a format with faults: messages and parts left out, doubled, moved, blanked, half-cut strings, foreign
 * ids and odd values. Some are still valid.
 */
export function brokenConversations(
  format: MessageFormat,
  options?: ConversationOptions,
): fc.Arbitrary<Conversation> {
  return fc
    .tuple(conversations(format, options), fc.array(fault, { minLength: 1, maxLength: 4 }))
    .map(([conversation, faults]) => {
      const messages = faults.reduce((list, apply) => apply(list), conversation.messages);
      return { ...conversation, messages };
    });
}

type Fault = (messages: object[]) => object[];

const place = fc.nat(1_000);
const at = (messages: readonly unknown[], where: number): number => where % Math.max(1, messages.length);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  place.map(
    (where): Fault =>
      (list) =>
        list.toSpliced(at(list, where), 1),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Fault =>
      (list) =>
        move(list, from, to),
  ),
  fc.tuple(place, place, fc.boolean()).map(
    ([from, to, asCopy]): Fault =>
      (list) =>
        double(list, from, to, asCopy),
  ),
  fc
    .tuple(place, place)
    .map(([where, part]): Fault => editParts(where, (parts) => parts.toSpliced(at(parts, part), 1))),
  fc
    .tuple(place, place)
    .map(([where, part]): Fault => editParts(where, (parts) => parts.concat(parts[at(parts, part)]))),
  fc
    .tuple(place, blankValue())
    .map(([where, value]): Fault => editMessage(where, (message) => blank(message, value))),
  fc
    .tuple(place, place)
    .map(([where, depth]): Fault => editMessage(where, (message) => cutString(message, depth))),
  fc
    .tuple(place, fc.constantFrom('call_0', '', 'zzz', 7))
    .map(([where, id]): Fault => editMessage(where, (m) => changeId(m, id))),
);

function blankValue(): fc.Arbitrary<unknown> {
  return fc.constantFrom<unknown>(
    '',
    ' \n',
    null,
    undefined,
    [],
    [{ type: 'text', text: '' }],
    [{ text: '' }],
    42,
  );
}

function move(list: object[], from: number, to: number): object[] {
  const [message] = list.slice(at(list, from));
  return message === undefined ? list : list.toSpliced(at(list, from), 1).toSpliced(at(list, to), 0, message);
}

function double(list: object[], from: number, to: number, asCopy: boolean): object[] {
  const [message] = list.slice(at(list, from));
  if (message === undefined) return list;
  return list.toSpliced(at(list, to), 0, asCopy ? structuredClone(message) : message);
}

function editMessage(where: number, edit: (message: Fields) => object): Fault {
  return (list) => {
    const message = list[at(list, where)];
    return isFields(message) ? list.with(at(list, where), edit(message)) : list;
  };
}

function editParts(where: number, edit: (parts: readonly unknown[]) => readonly unknown[]): Fault {
  return editMessage(where, (message) => {
    const key = ['content', 'parts', 'tool_calls'].find((name) => Array.isArray(message[name]));
    const parts = key === undefined ? undefined : message[key];
    return key !== undefined && Array.isArray(parts) ? { ...message, [key]: edit(parts) } : message;
  });
}

function blank(message: Fields, value: unknown): object {
  const key = ['content', 'parts', 'output', 'arguments'].find((name) => name in message);
  return key === undefined ? message : { ...message, [key]: value };
}

function cutString(message: Fields, depth: number): object {
  const { content } = message;
  return typeof content === 'string' ? { ...message, content: `${content.slice(0, depth)}\ud83d` } : message;
}

function changeId(message: Fields, id: unknown): object {
  const key = ['tool_call_id', 'call_id'].find((name) => name in message);
  if (key !== undefined) return { ...message, [key]: id };
  const { content } = message;
  if (!Array.isArray(content)) return message;
  const rename = (part: unknown): unknown => {
    if (!isFields(part)) return part;
    const name = ['tool_use_id', 'toolCallId', 'id'].find((each) => each in part);
    return name === undefined ? part : { ...part, [name]: id };
  };
  return { ...message, content: content.map(rename) };
}
