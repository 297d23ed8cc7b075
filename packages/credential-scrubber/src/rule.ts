/** The kinds of secret a marker can name; few and stable, so that caches and readers can rely on them. */
export type Label =
  | 'API_KEY'
  | 'CONNECTION_STRING'
  | 'COOKIE'
  | 'JWT'
  | 'PASSWORD'
  | 'PRIVATE_KEY'
  | 'SECRET'
  | 'SEED_PHRASE'
  | 'SIGNATURE'
  | 'TOKEN'
  | 'WEBHOOK_URL';

/** The groups that the built-in rules come in. */
export type RuleGroup =
  | 'ai'
  | 'assignments'
  | 'ci'
  | 'cli'
  | 'cloud'
  | 'connection-strings'
  | 'cookies'
  | 'crypto'
  | 'data'
  | 'headers'
  | 'identity'
  | 'jwt'
  | 'messaging'
  | 'observability'
  | 'packages'
  | 'payments'
  | 'private-keys'
  | 'prose'
  | 'saas'
  | 'vcs'
  | 'webhooks';

/** The scanners a rule without a fixed format can name. */
export type ScannerName =
  | 'assignment'
  | 'authorization'
  | 'command'
  | 'cookie'
  | 'jwt'
  | 'prose'
  | 'private-key'
  | 'url-userinfo';

/** One built-in rule: either a vendor format (prefixes and a body) or a scanner for a kind of text. */
export interface Rule {
  /** A stable name, given as `rule` in a finding. */
  readonly id: string;
  /** What the marker says. */
  readonly label: Label;
  /** The group the rule belongs to. */
  readonly group: RuleGroup;
  /** The literal beginnings of a vendor's format. */
  readonly prefixes?: readonly string[];
  /** What follows a prefix, in the notation of `engine/format.ts`. */
  readonly body?: string;
  /** How many characters of the prefix stay readable, for example the host of a webhook. @default 0 */
  readonly keep?: number;
  /** How many path segments behind the kept part stay readable too. @default 0 */
  readonly keepSegments?: number;
  /** What stands before the prefix, as a set with counts (`n14-14`), where the fixed letters are in the middle. */
  readonly lead?: string;
  /** The scanner that a rule without a format switches on. */
  readonly scanner?: ScannerName;
}

/** Where a secret stands in a text; never the secret itself. */
export interface Finding {
  /** The id of the rule that found it, or `known-secret`, `learned-value`, or the label of a user's pattern. */
  readonly rule: string;
  /** What the marker says. */
  readonly label: string;
  /** The offset of its first character. */
  readonly start: number;
  /** The offset after its last character. */
  readonly end: number;
}

/** A text without its credentials. */
export interface ScrubResult {
  /** The text, with a marker in place of each credential. */
  readonly text: string;
  /** The labels of the replaced credentials, in the order of the text. */
  readonly redactions: readonly string[];
  /** Whether the text carried no credential. */
  readonly clean: boolean;
}
