import type { Rules } from '../../rules.js';
import { encodeText } from './bytes.js';
import type { EventEdit, Scope } from './event-edit.js';
import type { JsonArray, JsonMember, JsonNode, JsonObject, JsonString } from './json.js';

const QUOTE = 34;
const BACKSLASH = 92;
const LESS_THAN = 60;

// No event of any API comes near; deeper strings are not read but removed.
const maxDepth = 128;
const isLabel = /^(?:index|id)$|_(?:index|id)$|(?:Index|Id)$/;
// More tell no text from another, and longer names are told apart by their lengths.
const maxLabels = 16;
const maxName = 64;

/** The bytes with which a tag or delimiter may start in a JSON string. */
export type Triggers = Uint8Array;

/** Finds out which bytes a string must hold to be worth a look. */
export function findTriggers(rules: Rules): Triggers {
  const triggers = new Uint8Array(256);
  triggers[LESS_THAN] = 1;
  // An escape may stand for anything.
  triggers[BACKSLASH] = 1;
  for (const pair of rules.delimiters) {
    for (const delimiter of pair) triggers[encodeText(delimiter)[0] ?? 0] = 1;
  }
  return triggers;
}

/**
 * Scrubs every string of an event that its format did not speak of: a complete one as a whole, any other by the
 * scrubber of its JSON path, which holds nothing back.
 */
export function scrubUnknown(event: EventEdit, path: string, triggers: Triggers): void {
  new UnknownScrubber(event, triggers).scrub(event.root, { path, isWhole: event.isBody }, '', 0);
}

class UnknownScrubber {
  readonly #event: EventEdit;
  readonly #triggers: Triggers;
  /** The objects around the value at hand, from the outermost on, and their labels once they were asked for. */
  readonly #around: { readonly members: JsonObject['members']; labels?: readonly string[] }[] = [];

  constructor(event: EventEdit, triggers: Triggers) {
    this.#event = event;
    this.#triggers = triggers;
  }

  scrub(node: JsonNode, outer: Scope, outerPath: string, depth: number): void {
    const mark = this.#event.marks.get(node);
    if (mark === 'done' || node.kind === 'scalar') return;
    const scope = mark ?? outer;
    const path = mark === undefined ? outerPath : '';
    if (node.kind === 'string') this.#scrubString(node, scope, path);
    else if (depth === maxDepth) this.#removeStrings(node);
    else if (node.kind === 'object') this.#scrubObject(node, scope, path, depth);
    else this.#scrubItems(node, scope, path, depth);
  }

  #scrubItems({ items }: JsonArray, scope: Scope, path: string, depth: number): void {
    for (const [index, item] of items.entries()) this.scrub(item, scope, `${path}[${index}]`, depth + 1);
  }

  #scrubObject(object: JsonObject, scope: Scope, path: string, depth: number): void {
    // Whoever takes the first of a repeated key must not see what was not scrubbed as its text.
    for (const shadowed of object.shadowed) this.#removeStrings(shadowed);
    this.#around.push({ members: object.members });
    for (const [name, { key, value }] of object.members) {
      if (this.#isWorthALook(key)) this.#replaceString(key, name, this.#event.channels.scrubName(name));
      if (value.kind === 'scalar' || this.#isPlain(value)) continue;
      // With its length a name that holds a point is no two names.
      this.scrub(value, scope, `${path}.${name.length}:${name.slice(0, maxName)}`, depth + 1);
    }
    this.#around.pop();
  }

  /** Whether a value is a text that neither holds a tag nor goes on with one. */
  #isPlain(node: JsonNode): boolean {
    return node.kind === 'string' && !this.#event.channels.watchesPaths && !this.#isWorthALook(node);
  }

  #scrubString(node: JsonString, scope: Scope, path: string): void {
    const { channels } = this.#event;
    const isWorthALook = this.#isWorthALook(node);
    if (!isWorthALook && (scope.isWhole || !channels.watchesPaths)) return;
    const text = this.#event.string(node) ?? '';
    const scrubbed = scope.isWhole
      ? channels.scrubLone(text)
      : channels.feedPath(scope.path + path, this.#labels(), text, isWorthALook);
    this.#replaceString(node, text, scrubbed);
  }

  /** The ids and indices around a value: what stands at one path may still be several texts. */
  #labels(): string {
    const labels: string[] = [];
    for (const object of this.#around) {
      object.labels ??= this.#labelsOf(object.members);
      labels.push(...object.labels);
      if (labels.length >= maxLabels) break;
    }
    return labels.join();
  }

  #labelsOf(members: ReadonlyMap<string, JsonMember>): readonly string[] {
    const labels: string[] = [];
    for (const [name, { value }] of members) {
      const label = isLabel.test(name) ? this.#event.label(value) : undefined;
      if (label !== undefined && name.length + label.length < 100) labels.push(`${name}=${label}`);
      if (labels.length === maxLabels) break;
    }
    return labels;
  }

  #replaceString(node: JsonString, text: string, scrubbed: string): void {
    if (scrubbed !== text) this.#event.replace(node, JSON.stringify(scrubbed));
  }

  #isWorthALook({ start, end }: JsonString): boolean {
    const { bytes } = this.#event.document;
    for (let at = start + 1; at < end - 1; at++) if (this.#triggers[bytes[at] ?? 0] === 1) return true;
    return false;
  }

  #removeStrings(node: JsonNode): void {
    const { bytes } = this.#event.document;
    const quote = bytes.indexOf(QUOTE, node.start);
    if (quote >= 0 && quote < node.end) this.#event.replace(node, 'null');
  }
}
