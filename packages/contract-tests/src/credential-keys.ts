import pinned from './credential-keys.json' with { type: 'json' };

/** The pinned list of credential key parts, with the probes that pin how they decide. */
export interface CredentialKeyList {
  /** The version of the list: its major part grows when something is taken out. */
  readonly version: string;
  /** The parts that make a key name a credential's; words joined by `_`. */
  readonly parts: readonly string[];
  /** What lets a part count that does not by itself: `smtp_pass`, `stripe_key`, `access_tokens`. */
  readonly qualifiers: readonly string[];
  /** What rules a part out: before it (`has_`), behind it (`_count`, `_*ing`), before one part only (`page_token`). */
  readonly vetoes: readonly string[];
  /** Names that are credentials. Those of lower-case words and `_` stand for all of their spellings. */
  readonly mustDrop: readonly string[];
  /** Names that are none. */
  readonly mustKeep: readonly string[];
}

/** The pinned list; the same as `@context-hygiene/contract-tests/credential-keys.json`. */
export const CREDENTIAL_KEYS: CredentialKeyList = pinned;
