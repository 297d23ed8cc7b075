import type { Channel } from '../../channels.js';
import { concatBytes, decodeText, encodeText } from './bytes.js';
import {
  field,
  isPresent,
  items,
  type JsonDocument,
  type JsonNode,
  rawText,
  type Span,
  stringValue,
} from './json.js';
import type { Leftover, TextChannel, TextChannels } from './text-channels.js';

/** How a part of an event is scrubbed that no text channel covers. */
export interface Scope {
  /** What its JSON paths start with, where places in arrays would mix what does not belong together. */
  readonly path: string;
  /** Its strings are complete, and no continuation of earlier ones. */
  readonly isWhole: boolean;
}

/** What a format says of one value. */
export type Mark = 'done' | Scope;

interface Slot {
  readonly kind: Channel;
  readonly node: Span;
  readonly original: string;
  text: string;
}

/** What an event edit needs to know of its stream. */
export interface EditContext {
  readonly document: JsonDocument;
  readonly channels: TextChannels;
  readonly kinds: ReadonlySet<Channel>;
  /** The event's name, if it has one. */
  readonly eventName: string | undefined;
  /** A body that was not streamed: everything ends with it. */
  readonly isBody: boolean;
}

/** One event while it is being scrubbed: a format reads it and says what its values are. */
export class EventEdit {
  readonly root: JsonNode;
  readonly isBody: boolean;
  readonly eventName: string | undefined;
  /** Texts that come out before this event. */
  readonly before: Leftover[] = [];
  /** Whether the event must not go on. */
  isDropped = false;
  readonly marks: Map<Span, Mark> = new Map();
  readonly document: JsonDocument;
  readonly channels: TextChannels;
  readonly #kinds: ReadonlySet<Channel>;
  // What each channel last got from this event.
  readonly #slots = new Map<string, Slot>();
  readonly #texts: Span[] = [];
  readonly #edits = new Map<Span, string>();

  constructor({ document, channels, kinds, eventName, isBody }: EditContext) {
    this.document = document;
    this.root = document.root;
    this.channels = channels;
    this.eventName = eventName;
    this.isBody = isBody;
    this.#kinds = kinds;
  }

  /** The text of a string; undefined for every other value. */
  string(node: JsonNode | undefined): string | undefined {
    return stringValue(this.document, node);
  }

  /** A number or string as the name of what it counts, without colons; undefined when there is none. */
  label(node: JsonNode | undefined): string | undefined {
    // A colon ends a part of a channel's key, and ids such as `rs_1:0` hold some.
    if (node?.kind === 'string') return this.string(node)?.replace(/[:%]/g, encodeURIComponent);
    if (node?.kind !== 'scalar') return undefined;
    const raw = rawText(this.document, node);
    return raw === 'null' ? undefined : String(Number(raw));
  }

  /** A whole number that a program can count on with; undefined for every other value. */
  wholeNumber(node: JsonNode | undefined): number | undefined {
    if (node?.kind !== 'scalar') return undefined;
    const raw = rawText(this.document, node);
    const number = /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
    return Number.isSafeInteger(number) ? number : undefined;
  }

  /** A member's JSON as it came. */
  rawMember(node: JsonNode | undefined, key: string): string | undefined {
    const member = field(node, key);
    return member === undefined ? undefined : rawText(this.document, member);
  }

  /** Whether a member is there and not `null` or empty. */
  has(node: JsonNode | undefined, key: string): boolean {
    return isPresent(this.document, field(node, key));
  }

  /** A string that continues a text channel; any other value is left to be scrubbed as an unknown one. */
  text(node: JsonNode | undefined, channel: TextChannel): void {
    if (node?.kind !== 'string') return;
    this.marks.set(node, 'done');
    if (!this.#kinds.has(channel.kind)) return;
    const original = this.string(node) ?? '';
    const { key, kind } = channel;
    this.#texts.push(node);
    this.#slots.set(key, { kind, node, original, text: this.channels.feed(channel, original) });
    this.#settle(key);
  }

  /** What a tool is called with, whole: a text, or an object. */
  wholeInput(node: JsonNode | undefined, key: string): void {
    if (node?.kind === 'string') this.whole(node, key, 'toolArguments');
    else if (this.#kinds.has('toolArguments')) this.scope(node, key, true);
    else this.keep(node);
  }

  /** A string that is the whole text of a channel, as events that end a channel repeat it. */
  whole(node: JsonNode | undefined, key: string, kind: Channel): void {
    if (node?.kind !== 'string') return;
    this.marks.set(node, 'done');
    if (!this.#kinds.has(kind)) return;
    const original = this.string(node) ?? '';
    const text = this.channels.scrubWhole(key, kind, original, !this.isBody);
    if (text !== original) this.replace(node, JSON.stringify(text));
  }

  /** Values that stay as they are. */
  keep(...nodes: readonly (JsonNode | undefined)[]): void {
    for (const node of nodes) if (node !== undefined) this.marks.set(node, 'done');
  }

  /** Members that stay as they are. */
  keepMembers(node: JsonNode | undefined, keys: readonly string[]): void {
    for (const key of keys) this.keep(field(node, key));
  }

  /** Says where the paths of what is unknown in a value start, and whether its strings are complete. */
  scope(node: JsonNode | undefined, path: string, isWhole = false): void {
    if (node !== undefined) this.marks.set(node, { path, isWhole });
  }

  /** A value that repeats the text of the channels whose keys begin so: replaced once any has hidden something. */
  repeats(node: JsonNode | undefined, prefix: string, empty: string): void {
    if (isPresent(this.document, node) && this.channels.isMarked(prefix)) this.replace(node, empty);
  }

  /** Log probabilities: lists that spell the text out token by token, inside of the value that is replaced. */
  logprobs(
    node: JsonNode | undefined,
    lists: readonly (JsonNode | undefined)[],
    prefix: string,
    empty: string,
  ): void {
    for (const [index, list] of lists.entries()) {
      const tokens = this.#keepTokens(list);
      if (tokens !== '') this.channels.feedTokens(`${prefix}tokens:${index}:`, tokens);
    }
    this.repeats(node, prefix, empty);
  }

  /** Another value in the place of one. */
  replace(node: Span, json: string): void {
    this.marks.set(node, 'done');
    this.#edits.set(node, json);
  }

  /** Starts the channels anew whose keys begin so. */
  start(prefix: string): void {
    for (const left of this.channels.start(prefix)) this.#putBack(left);
  }

  /** Leaves the channels whose keys begin so, because a tool call or something else comes in between. */
  leave(prefix: string): void {
    const continued = this.#continued(prefix).filter(([, { kind }]) => kind === 'toolArguments');
    for (const left of this.channels.leave(prefix, new Map(continued))) this.#putBack(left);
  }

  /** Leaves the channels whose keys begin so, when this event has text for others of them. */
  leaveOthers(prefix: string): void {
    const continued = this.#continued(prefix);
    if (continued.length === 0) return;
    for (const left of this.channels.leave(prefix, new Map(continued))) this.#putBack(left);
  }

  /** Ends the channels whose keys begin so. */
  end(prefix: string): void {
    for (const left of this.channels.end(prefix)) this.#putBack(left);
  }

  /** Ends every channel for good. */
  close(): void {
    for (const left of this.channels.close()) this.#putBack(left);
  }

  /** The event's JSON with what was replaced; the very same bytes when nothing was. */
  finish(): Uint8Array {
    return this.#edits.size === 0 ? this.document.bytes : this.#apply(this.#edits);
  }

  /** The event once more, with another text in the place of all that it had. */
  rewrite(node: Span, text: string): string {
    const edits = new Map(this.#edits);
    for (const other of this.#texts) edits.set(other, '""');
    return decodeText(this.#apply(edits.set(node, JSON.stringify(text))));
  }

  #apply(edits: ReadonlyMap<Span, string>): Uint8Array {
    const { bytes } = this.document;
    const parts: Uint8Array[] = [];
    let at = 0;
    for (const [{ start, end }, json] of [...edits].sort(([one], [other]) => one.start - other.start)) {
      parts.push(bytes.subarray(at, start), encodeText(json));
      at = end;
    }
    return concatBytes([...parts, bytes.subarray(at)]);
  }

  #continued(prefix: string): (readonly [key: string, slot: Slot])[] {
    return [...this.#slots].filter(([key, { original }]) => original !== '' && key.startsWith(prefix));
  }

  /** Appends held text where the event itself carries text of the channel, else puts it in an event before. */
  #putBack(left: Leftover): void {
    const slot = this.#slots.get(left.key);
    // An event with an empty text is perhaps the last one, whose text there are clients that do not read.
    if (slot === undefined || slot.original === '') {
      this.before.push(left);
    } else {
      slot.text += left.text;
      this.#settle(left.key);
    }
  }

  #settle(key: string): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    if (slot.text === slot.original) this.#edits.delete(slot.node);
    else this.#edits.set(slot.node, JSON.stringify(slot.text));
  }

  /** Joins the tokens of a list of log probabilities and marks them as read. */
  #keepTokens(list: JsonNode | undefined): string {
    let tokens = '';
    for (const item of items(list)) {
      const token = item.kind === 'string' ? item : field(item, 'token');
      tokens += this.string(token) ?? '';
      this.keep(token);
      for (const alternative of items(field(item, 'top_logprobs'))) this.keep(field(alternative, 'token'));
    }
    return tokens;
  }
}
