/** The exact facts of a stretch of conversation, oldest first, each once. */
export interface Specifics {
  /** Paths that a call wrote to. */
  readonly changed: readonly string[];
  /** Paths that a call read, or that were named. */
  readonly read: readonly string[];
  /** Commands with their outcome: `npm test → exit 1`. */
  readonly commands: readonly string[];
  /** Error lines of tool results. */
  readonly errors: readonly string[];
  /** Ids, versions, amounts and other figures. */
  readonly figures: readonly string[];
}

/** No facts. */
export const NO_SPECIFICS: Specifics = { changed: [], read: [], commands: [], errors: [], figures: [] };

/** Adds newer facts to older ones; what comes again counts as new. */
export function mergeSpecifics(older: Specifics, newer: Specifics): Specifics {
  const changed = latest(older.changed, newer.changed);
  const isChanged = new Set(changed);
  return {
    changed,
    read: latest(older.read, newer.read).filter((path) => !isChanged.has(path)),
    commands: latest(older.commands, newer.commands),
    errors: latest(older.errors, newer.errors),
    figures: latest(older.figures, newer.figures),
  };
}

function latest(older: readonly string[], newer: readonly string[]): string[] {
  const again = new Set(newer);
  return [...older.filter((item) => !again.has(item)), ...again];
}
