/** Facts of messages, held weakly by the message object. */
export interface MessageCache<Fact> {
  /** The fact of a message, or `undefined` when there is none or the message has been edited since. */
  get(message: object): Fact | undefined;
  set(message: object, fact: Fact): void;
}

interface Entry<Fact> {
  readonly leaves: readonly unknown[];
  readonly fact: Fact;
}

const MAX_DEPTH = 32;
const MAX_LEAVES = 100_000;

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
      const leaves: unknown[] = [];
      const isWhole = eachLeaf(message, 0, (leaf) => leaves.push(leaf) <= MAX_LEAVES);
      if (isWhole) entries.set(message, { leaves, fact });
    },
  };
}

// Compared on the way, without a list of its own: this runs for every message of every pass.
function isSame(message: object, leaves: readonly unknown[]): boolean {
  let at = 0;
  const isPart = eachLeaf(message, 0, (leaf) => at < leaves.length && Object.is(leaf, leaves[at++]));
  return isPart && at === leaves.length;
}

/** Visits keys and values of a message in order until `visit` says no; `false` when it did, or the message is too deep. */
function eachLeaf(value: unknown, depth: number, visit: (leaf: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return visit(value);
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    if (!visit(value.length)) return false;
    for (const item of value) if (!eachLeaf(item, depth + 1, visit)) return false;
    return true;
  }
  // Bytes, URLs and the like: their text form is all that an edit could change for a reader.
  if (!isPlain(value)) return visit(value) && visit(value instanceof URL ? value.href : undefined);
  const fields: Readonly<Record<string, unknown>> = value;
  const keys = Object.keys(fields);
  if (!visit(keys.length)) return false;
  for (const key of keys) if (!visit(key) || !eachLeaf(fields[key], depth + 1, visit)) return false;
  return true;
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || !ArrayBuffer.isView(value);
}
