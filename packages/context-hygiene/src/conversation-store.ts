import { misuse } from './errors.js';

/** Where the compressors' states are kept: any key-value store. Values are JSON strings. */
export interface ConversationStore {
  /** The value; `null` or `undefined` when there is none. A client that has parsed the JSON already is understood. */
  get(key: string): unknown;
  /** What it returns is awaited and not looked at. */
  set(key: string, value: string): unknown;
}

/**
 * The default store: this process's memory, bounded. Past its capacity the conversation unused for longest is
 * forgotten; it only starts afresh.
 *
 * @param capacity how many conversations it remembers
 */
export function createMemoryStore(capacity = 10_000): ConversationStore {
  const values = new Map<string, string>();
  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const oldest = values.size > capacity ? values.keys().next() : undefined;
      if (oldest?.done === false) values.delete(oldest.value);
    },
  };
}

/**
 * The state that a store gave, parsed; undefined when it has none.
 *
 * @throws TypeError with the code `invalid-state` when it is no JSON
 */
export function parseState(stored: unknown): unknown {
  if (stored === null || stored === undefined || stored === '') return undefined;
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    // Without the parser's message: it quotes what was stored.
    throw misuse('invalid-state', 'The store gave a string that is not the JSON it was given');
  }
}
