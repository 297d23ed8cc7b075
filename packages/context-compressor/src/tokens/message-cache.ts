import { isFields } from '../formats/fields.js';

/** Facts of messages, held weakly by the message object. */
export interface MessageCache<Fact> {
  /** The fact of a message, or `undefined` when there is none or the message has been edited since. */
  get(message: object): Fact | undefined;
  set(message: object, fact: Fact): void;
}

/** Keys and values of a message in order, each object and list closed by its mark. */
type Leaves = readonly unknown[];

interface Entry<Fact> {
  readonly leaves: Leaves;
  readonly fact: Fact;
}

const MAX_DEPTH = 32;
const MAX_LEAVES = 100_000;
const END_OF_FIELDS = Symbol('end of fields');
const END_OF_LIST = Symbol('end of list');

/** Shared by all caches, so that a message is listed once for all its facts. */
const leavesOf = new WeakMap<object, Leaves>();

/**
 * Makes a cache whose facts hold only while all keys, strings and other values of the message are the identical
 * ones: callers do edit their last message in place. A message that is too deep or too large is not cached.
 */
export function createMessageCache<Fact>(): MessageCache<Fact> {
  const entries = new WeakMap<object, Entry<Fact>>();
  return {
    get(message) {
      const entry = entries.get(message);
      return entry !== undefined && isSame(message, entry.leaves) ? entry.fact : undefined;
    },
    set(message, fact) {
      const known = leavesOf.get(message);
      const leaves = known !== undefined && isSame(message, known) ? known : listLeaves(message);
      if (leaves === undefined) return;
      leavesOf.set(message, leaves);
      entries.set(message, { leaves, fact });
    },
  };
}

function listLeaves(message: object): Leaves | undefined {
  const leaves: unknown[] = [];
  return addLeaves(message, leaves, 0) ? leaves : undefined;
}

function addLeaves(value: unknown, leaves: unknown[], depth: number): boolean {
  if (leaves.length > MAX_LEAVES || depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!addLeaves(item, leaves, depth + 1)) return false;
    leaves.push(END_OF_LIST);
  } else if (hasLeaves(value)) {
    for (const key in value) {
      leaves.push(key);
      if (!addLeaves(value[key], leaves, depth + 1)) return false;
    }
    leaves.push(END_OF_FIELDS);
  } else leaves.push(value);
  return true;
}

function isSame(message: object, leaves: Leaves): boolean {
  return compare(message, leaves, 0, 0) === leaves.length;
}

/** Compares from a place on and says where the value ends, −1 when it differs. Makes nothing: it runs for every message of every pass. */
function compare(value: unknown, leaves: Leaves, start: number, depth: number): number {
  if (depth > MAX_DEPTH) return -1;
  let at = start;
  if (Array.isArray(value)) {
    for (const item of value) {
      at = compare(item, leaves, at, depth + 1);
      if (at < 0) return -1;
    }
    return leaves[at] === END_OF_LIST ? at + 1 : -1;
  }
  if (!hasLeaves(value)) return Object.is(value, leaves[at]) ? at + 1 : -1;
  for (const key in value) {
    at = leaves[at] === key ? compare(value[key], leaves, at + 1, depth + 1) : -1;
    if (at < 0) return -1;
  }
  return leaves[at] === END_OF_FIELDS ? at + 1 : -1;
}

function hasLeaves(value: unknown): value is Readonly<Record<string, unknown>> {
  return isFields(value) && !ArrayBuffer.isView(value);
}
