import { decodeText } from './bytes.js';

/** A value's place in the bytes of a JSON text, as offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value of a JSON text, by its place: nothing is converted, so that nothing has to be written back. */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonScalar;

/** An object; of a repeated key the last counts, as in `JSON.parse`. */
export interface JsonObject extends Span {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, JsonMember>;
  /** Values of repeated keys that do not count. */
  readonly shadowed: readonly JsonNode[];
}

/** A member of an object. */
export interface JsonMember {
  readonly key: JsonString;
  readonly value: JsonNode;
}

/** An array. */
export interface JsonArray extends Span {
  readonly kind: 'array';
  readonly items: readonly JsonNode[];
}

/** A string, quotes included. */
export interface JsonString extends Span {
  readonly kind: 'string';
}

/** A number, `true`, `false` or `null`, or what some servers write instead, such as `NaN`. */
export interface JsonScalar extends Span {
  readonly kind: 'scalar';
}

/** A JSON text and its values. */
export interface JsonDocument {
  readonly bytes: Uint8Array;
  readonly root: JsonNode;
}

/** The member of an object; undefined when the value is no object or has no such member. */
export function field(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === 'object' ? node.members.get(key)?.value : undefined;
}

/** The items of an array; none when the value is no array. */
export function items(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : [];
}

/** The bytes of a value as text. */
export function rawText(document: JsonDocument, node: Span): string {
  return decodeText(document.bytes.subarray(node.start, node.end));
}

/** The text that a string stands for; undefined when the value is no string. */
export function stringValue(document: JsonDocument, node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' ? unescapeString(document.bytes, node) : undefined;
}

/** Whether there is a value other than `null`, `""`, `[]` and `{}`. */
export function isPresent(document: JsonDocument, node: JsonNode | undefined): node is JsonNode {
  if (node === undefined) return false;
  if (node.kind === 'array') return node.items.length > 0;
  if (node.kind === 'object') return node.members.size > 0;
  if (node.kind === 'string') return node.end - node.start > 2;
  return rawText(document, node) !== 'null';
}

/** Resolves the escapes of a JSON string. */
export function unescapeString(bytes: Uint8Array, { start, end }: Span): string {
  const text = decodeText(bytes.subarray(start + 1, end - 1));
  if (!text.includes('\\')) return text;
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    // What some clients take for a string though it is none is read as leniently.
    return JSON.parse(`"${text.replace(notInStrings, repair)}"`);
  }
}

// Escapes, which stay when they are right, and what would have to be escaped.
const notInStrings = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4}|([\s\S]))|[^ -\uffff]/g;

function repair(match: string, escaped: string | undefined): string {
  if (match.startsWith('\\')) return escaped === undefined ? match : JSON.stringify(escaped).slice(1, -1);
  return JSON.stringify(match).slice(1, -1);
}
