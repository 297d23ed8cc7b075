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
      return entry !== undefined && sameLeaves(entry.leaves, leavesOf(message)) ? entry.fact : undefined;
    },
    set(message, fact) {
      const leaves = leavesOf(message);
      if (leaves !== undefined) entries.set(message, { leaves, fact });
    },
  };
}

function leavesOf(message: object): readonly unknown[] | undefined {
  const leaves: unknown[] = [];
  return collect(message, leaves, 0) ? leaves : undefined;
}

function collect(value: unknown, leaves: unknown[], depth: number): boolean {
  if (typeof value !== 'object' || value === null) {
    leaves.push(value);
    return leaves.length <= MAX_LEAVES;
  }
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    leaves.push(value.length);
    return value.every((item) => collect(item, leaves, depth + 1));
  }
  if (!isPlain(value)) {
    // Bytes, URLs and the like: their text form is all that an edit could change for a reader.
    leaves.push(value, value instanceof URL ? value.href : undefined);
    return true;
  }
  const keys = Object.keys(value);
  leaves.push(keys.length);
  const fields: Readonly<Record<string, unknown>> = value;
  return keys.every((key) => leaves.push(key) > 0 && collect(fields[key], leaves, depth + 1));
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || !ArrayBuffer.isView(value);
}

function sameLeaves(a: readonly unknown[], b: readonly unknown[] | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((leaf, index) => Object.is(leaf, b[index]));
}
