import type { JsonArray, JsonDocument, JsonMember, JsonNode, JsonObject, JsonString } from './json.js';
import { unescapeString } from './json.js';

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

type Writable<Node> = { -readonly [Key in keyof Node]: Node[Key] };
interface OpenObject extends Writable<JsonObject> {
  readonly members: Map<string, JsonMember>;
  readonly shadowed: JsonNode[];
}
interface OpenArray extends Writable<JsonArray> {
  readonly items: JsonNode[];
}

/**
 * Reads a JSON text without converting anything; undefined when it is none. A little more than JSON is read
 * (`NaN`, control characters in strings, a comma too many), because some clients read it too and what is not
 * read here cannot be scrubbed value by value.
 */
export function parseJson(bytes: Uint8Array): JsonDocument | undefined {
  const parser = new Parser(bytes);
  const root = parser.parse();
  return root === undefined ? undefined : { bytes, root };
}

/** Keeps the open objects and arrays in a list instead of calling itself, so that depth costs no stack. */
class Parser {
  readonly #bytes: Uint8Array;
  readonly #open: (OpenObject | OpenArray)[] = [];
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  parse(): JsonNode | undefined {
    this.#skipSpace();
    const root = this.#readValue();
    if (root === undefined) return undefined;
    for (let container = this.#open.at(-1); container !== undefined; container = this.#open.at(-1)) {
      if (!this.#readNext(container)) return undefined;
    }
    this.#skipSpace();
    return this.#at === this.#bytes.length ? root : undefined;
  }

  /** Reads the next member or item, or the end; false when there is neither. */
  #readNext(container: OpenObject | OpenArray): boolean {
    this.#skipSpace();
    const isEmpty = container.kind === 'object' ? container.members.size === 0 : container.items.length === 0;
    if (!isEmpty && this.#take(COMMA)) this.#skipSpace();
    else if (!isEmpty && !this.#isAtEndOf(container)) return false;
    if (this.#isAtEndOf(container)) {
      this.#at += 1;
      container.end = this.#at;
      this.#open.pop();
      return true;
    }
    return container.kind === 'object' ? this.#readMember(container) : this.#readItem(container);
  }

  #readMember(object: OpenObject): boolean {
    const key = this.#readString();
    if (key === undefined) return false;
    this.#skipSpace();
    if (!this.#take(COLON)) return false;
    this.#skipSpace();
    const value = this.#readValue();
    if (value === undefined) return false;
    const name = unescapeString(this.#bytes, key);
    const earlier = object.members.get(name);
    if (earlier !== undefined) object.shadowed.push(earlier.value);
    object.members.set(name, { key, value });
    return true;
  }

  #readItem(array: OpenArray): boolean {
    const item = this.#readValue();
    if (item === undefined) return false;
    array.items.push(item);
    return true;
  }

  #readValue(): JsonNode | undefined {
    const start = this.#at;
    const byte = this.#bytes[start];
    if (byte === QUOTE) return this.#readString();
    if (byte === OPEN_BRACE) {
      const object: OpenObject = { kind: 'object', start, end: start, members: new Map(), shadowed: [] };
      return this.#enter(object);
    }
    if (byte === OPEN_BRACKET) {
      const array: OpenArray = { kind: 'array', start, end: start, items: [] };
      return this.#enter(array);
    }
    while (this.#at < this.#bytes.length && !endsScalar(this.#bytes[this.#at])) this.#at += 1;
    return this.#at === start ? undefined : { kind: 'scalar', start, end: this.#at };
  }

  #enter<Container extends OpenObject | OpenArray>(container: Container): Container {
    this.#at += 1;
    this.#open.push(container);
    return container;
  }

  #readString(): JsonString | undefined {
    const start = this.#at;
    if (this.#bytes[start] !== QUOTE) return undefined;
    let end = start;
    do {
      end = this.#bytes.indexOf(QUOTE, end + 1);
      if (end < 0) return undefined;
    } while (this.#isEscaped(end, start + 1));
    this.#at = end + 1;
    return { kind: 'string', start, end: end + 1 };
  }

  /** Whether an odd number of backslashes stands before a place. */
  #isEscaped(at: number, from: number): boolean {
    let first = at;
    while (first > from && this.#bytes[first - 1] === BACKSLASH) first -= 1;
    return (at - first) % 2 === 1;
  }

  #isAtEndOf(container: OpenObject | OpenArray): boolean {
    return this.#bytes[this.#at] === (container.kind === 'object' ? CLOSE_BRACE : CLOSE_BRACKET);
  }

  #take(byte: number): boolean {
    if (this.#bytes[this.#at] !== byte) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): void {
    while (isJsonSpace(this.#bytes[this.#at])) this.#at += 1;
  }
}

function isJsonSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}

function endsScalar(byte: number | undefined): boolean {
  return (
    isJsonSpace(byte) ||
    byte === COMMA ||
    byte === COLON ||
    byte === QUOTE ||
    byte === OPEN_BRACKET ||
    byte === CLOSE_BRACKET ||
    byte === OPEN_BRACE ||
    byte === CLOSE_BRACE
  );
}
