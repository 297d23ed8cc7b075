import { misuse } from './errors.js';

/** Where the compressors' states are kept: any key-value store. Values are JSON strings. */
export interface ConversationStore {
  /** The value; `null` or `undefined` when there is none. A client that has parsed the JSON already is understood. */
  get(key: string): unknown;
  /** What it returns is awaited and not looked at. */
  set(key: string, value: string): unknown;
}

/** How many conversations the default store remembers; past it the one unused for longest is forgotten. */
export const MAX_CONVERSATIONS_IN_MEMORY = 10_000;

/** The default store: this process's memory, bounded. A forgotten conversation only starts afresh. */
export function createMemoryStore(capacity: number = MAX_CONVERSATIONS_IN_MEMORY): ConversationStore {
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

/**
 * Lets one job at a time run for each key, in the order asked: two turns of one conversation must not both
 * read the same state and overwrite each other's.
 */
export class JobsInTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `job` when the jobs before it with the same key have ended, well or badly. */
  async run<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const current = before.then(job, job);
    const settled = current.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await current;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
