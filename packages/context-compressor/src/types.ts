import type { MessageFormat } from './model.js';

/** What the receiver of the messages demands of a list; the default follows the format. */
export type Profile =
  | 'openai-chat'
  | 'strict-template'
  | 'single-system'
  | 'mistral-template'
  | 'openai-responses'
  | 'anthropic'
  | 'anthropic-preserved-thinking'
  | 'gemini'
  | 'ai-sdk';

/** One finding of `validateMessages`. */
export interface Problem {
  /** Rule id, `C1` … `V5`. */
  readonly rule: string;
  /** `error`: the request is refused; `warning`: accepted, but harmful or refused by some gateways. */
  readonly severity: 'error' | 'warning';
  /** Index of the message (0-based); the length of the list where something is missing at its end. */
  readonly index: number;
  /** What is wrong and what would be right, without any content of the message. */
  readonly message: string;
}

/** Asks a model for a summary. `null`, and an answer that is blank, a refusal, a tool call or an error text, counts as a failure. */
export type Summarize = (prompt: string, options: SummarizeOptions) => Promise<string | null>;

/** What a summarizer is told beside the prompt. */
export interface SummarizeOptions {
  /** Aborted when the pass is cancelled, or `summarizeTimeoutMs` is over. */
  readonly signal: AbortSignal;
  /** Longest useful answer, in tokens; a longer one is cut. */
  readonly maxTokens: number;
}

/** Removes secrets from a text. */
export type Redact = (text: string) => string;

/** A scrubber with the methods of `CredentialScrubber` that are used here. */
export interface Redactor {
  /** The text without its secrets. */
  scrubText(text: string): { readonly text: string };
  /** Where the secrets of a text are; without it, values are not learned across texts. */
  find?(text: string): readonly { readonly label: string; readonly start: number; readonly end: number }[];
}

/** Where originals of pruned and summarized content are kept, redacted, by handle. */
export interface RecallArchive {
  /** The text of a handle, `undefined` when it is not known (any more). */
  get(handle: string): string | undefined | Promise<string | undefined>;
  /** Keeps a redacted text under its handle. */
  set(handle: string, text: string): unknown;
}

/** What happens to the thinking of kept messages when messages before them have changed. */
export type ThinkingPolicy = 'keep-open-turn' | 'prefix-bound' | 'strip';

/** Why a pass ended as it did. */
export type CompressionReason =
  | 'compressed'
  | 'pruned'
  | 'repaired'
  | 'below-threshold'
  | 'nothing-to-compress'
  | 'ineffective'
  | 'cooldown'
  | 'in-flight'
  | 'incompressible'
  | 'aborted';

/** Why a pass should or should not run now. */
export type DecisionReason =
  | 'over-threshold'
  | 'below-threshold'
  | 'stale-reading'
  | 'ineffective'
  | 'cooldown';

/** The answer of `decide`. */
export interface Decision {
  readonly compress: boolean;
  readonly reason: DecisionReason;
}

/** What became of one input message. */
export type MessageFate =
  | 'kept'
  | 'pruned'
  | 'merged'
  | 'repaired'
  | 'thinking-removed'
  | 'summarized'
  | 'dropped';

/** One fate for each input message. */
export interface Coverage {
  /** Messages of the input that this result speaks of: what the caller appended meanwhile is not among them. */
  readonly inputLength: number;
  readonly fates: readonly MessageFate[];
}

/** A content-free note on what a pass did. */
export interface CompressionEvent {
  readonly type:
    | 'pruned'
    | 'excerpted'
    | 'repaired'
    | 'summarizer-called'
    | 'summarizer-failed'
    | 'summary-cut'
    | 'fallback'
    | 'cooldown'
    | 'thinking-removed'
    | 'not-committed'
    | 'archive-failed'
    | 'compressed';
  /** Messages concerned. */
  readonly messages?: number;
  /** Tokens concerned: reclaimed, sent, or written. */
  readonly tokens?: number;
  /** Which step of the retry chain: 1 `summarize`, 2 `summarizeWithMainModel`. */
  readonly attempt?: number;
  /** Why a step failed: a stable word, never the error's text. */
  readonly cause?: string;
  /** What a summarizer threw, with cause `threw` or `prompt-too-long`. */
  readonly thrown?: ThrownError;
}

/** An error without its text, which may quote the conversation or a key. */
export interface ThrownError {
  /** `name` of the error: `AuthenticationError`, `TypeError`. */
  readonly name: string;
  /** Its `code`: `ECONNREFUSED`, `invalid_api_key`. */
  readonly code?: string;
  /** HTTP status of the provider's answer: 401. */
  readonly status?: number;
}

/** What cannot be compressed, in tokens. */
export interface CompressionLimits {
  readonly system: number;
  readonly tools: number;
  readonly protected: number;
}

/** What `compress` gives back. */
export interface CompressionResult<Message = unknown> {
  /** The very same array when nothing changed; untouched messages are the same objects. */
  readonly messages: readonly Message[];
  readonly changed: boolean;
  /** The summarizer failed and `abortOnFailure` is set: the very same array. */
  readonly aborted: boolean;
  /** A deterministic summary stands in for a model's that failed. */
  readonly fallback: boolean;
  readonly reason: CompressionReason;
  readonly tokensBefore: number;
  readonly tokensAfter: number;
  /** Fraction of `tokensBefore` that was saved. */
  readonly saving: number;
  /** The summary that stands in `messages`, without preamble and end mark. */
  readonly summary: string | undefined;
  /** Said when the list stays over the threshold. */
  readonly limits: CompressionLimits | undefined;
  readonly coverage: Coverage;
  readonly events: readonly CompressionEvent[];
}

/** What `compress` is told about one list. */
export interface CompressOptions {
  /** Context window of the model, in tokens. */
  readonly contextLimit: number;
  /** What the provider counted for the last request, in tokens: calibrates the count. The list may have grown since. */
  readonly promptTokens?: number | undefined;
  /** What the summary should concentrate on. */
  readonly focusTopic?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Skips the threshold, the stop after pruning, the cooldown, anti-thrash and `minReclaimTokens`. @default false */
  readonly force?: boolean | undefined;
  /** Tool definitions of the request, to be counted. */
  readonly tools?: unknown;
  /** System prompt that stands apart from the messages, to be counted. */
  readonly system?: unknown;
}

/** Options of a `ContextCompressor`. */
export interface ContextCompressorConfig {
  /** Share of the usable window (window − `reserveOutputTokens`) at which a pass is due. @default 0.75 */
  readonly thresholdPercent?: number | undefined;
  /** Messages kept at the head, after the system messages. @default 3 */
  readonly protectFirstN?: number | undefined;
  /** Tokens kept at the tail; at most 40 % of the threshold, and up to 1.5 × to keep a group whole. @default 20_000 */
  readonly tailTokenBudget?: number | undefined;
  /** The summary's cap as a share of the threshold; never over 10,000 tokens. @default 0.20 */
  readonly summaryTargetRatio?: number | undefined;
  /** Give the list back as it was when no summarizer answers. @default false */
  readonly abortOnFailure?: boolean | undefined;
  /** A pass that saves less counts as ineffective; two in a row stop the passes. @default 0.10 */
  readonly minSavingPercent?: number | undefined;
  /** Model that writes the summary; without one a deterministic summary is made. */
  readonly summarize?: Summarize | undefined;
  /** Asked when `summarize` fails. */
  readonly summarizeWithMainModel?: Summarize | undefined;
  /** Longest wait for one answer of a summarizer, in milliseconds; a later one counts as a failure. @default 120_000 */
  readonly summarizeTimeoutMs?: number | undefined;
  /** Length in characters from which results, images and arguments between head and tail are shortened. @default 2000 */
  readonly pruneMinChars?: number | undefined;
  /** Tokens of the window that the answer needs. @default 0 */
  readonly reserveOutputTokens?: number | undefined;
  /** Window of the summarizer, in tokens; a longer middle is folded in chunks. @default the `contextLimit` of the call */
  readonly summarizerContextLimit?: number | undefined;
  /** A pass that reclaims less is not worth a lost prompt cache. @default the smaller of 4,096 and 2 % of the window */
  readonly minReclaimTokens?: number | undefined;
  /** Largest request body in bytes (base64 images); over it a pass is due as well. @default no limit */
  readonly maxPayloadBytes?: number | undefined;
  /** @default 'keep-open-turn'; 'prefix-bound' with the profile `anthropic-preserved-thinking` */
  readonly thinkingPolicy?: ThinkingPolicy | undefined;
  /** @default detected from the messages */
  readonly format?: MessageFormat | undefined;
  /** @default the profile named like the format */
  readonly profile?: Profile | undefined;
  /** @default exact o200k_base, loaded on first use */
  readonly countTokens?: ((text: string) => number) | undefined;
  /** @default a `CredentialScrubber` with its built-in rules */
  readonly redact?: Redact | Redactor | undefined;
  /** A `set` is waited for at most 2 s. @default in memory */
  readonly archive?: RecallArchive | undefined;
  /** Milliseconds since the epoch, for the cooldown. @default Date.now */
  readonly clock?: (() => number) | undefined;
  /** @default the four-phase engine */
  readonly engine?: CompressionEngine | undefined;
  /** Hears every event as it happens; what it throws or rejects with is ignored. */
  readonly onEvent?: ((event: CompressionEvent) => unknown) | undefined;
}

/** What an engine works on: one valid list that is over its budget. */
export interface EngineInput {
  readonly messages: readonly object[];
  readonly format: MessageFormat;
  readonly profile: Profile;
  /** Tokens of `messages`, counted like `countMessage`. */
  readonly tokens: number;
  /** Tokens that the messages may have: the threshold less what stands outside of them (system, tools). */
  readonly threshold: number;
  /** Tokens below which a change is not worth a lost prompt cache. */
  readonly minReclaimTokens: number;
  readonly contextLimit: number;
  /** The tokens of one message. */
  readonly countMessage: (message: object) => number;
  readonly focusTopic: string | undefined;
  readonly force: boolean;
  /** Bytes that the messages may have as JSON; `undefined` for no limit. */
  readonly maxPayloadBytes: number | undefined;
  /** `false` during a cooldown: no model is asked. */
  readonly askModel: boolean;
  readonly signal: AbortSignal;
  /** Tells of a step as it happens. */
  readonly emit: (event: CompressionEvent) => void;
}

/** What an engine proposes; the compressor commits it only when it is valid and saves tokens. */
export interface EngineOutput {
  /** The very same array when there is nothing to do. */
  readonly messages: readonly object[];
  /** One fate for each message of the input. */
  readonly fates: readonly MessageFate[];
  readonly reason: 'compressed' | 'pruned' | 'nothing-to-compress' | 'in-flight' | 'aborted';
  readonly summary?: string | undefined;
  /** A deterministic summary stands in for a model's that failed. */
  readonly fallback?: boolean | undefined;
  /** How the asked models did; absent when none was asked. */
  readonly model?: 'answered' | 'failed' | undefined;
  /** How long a provider asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Run when the proposal is committed, and only then: archives the originals. */
  readonly commit?: (() => Promise<void>) | undefined;
}

/** A way to make a list smaller; the four-phase engine is the default. */
export interface CompressionEngine {
  readonly name: string;
  /** Proposes a smaller list, or the very same array when there is nothing to do. */
  run(input: EngineInput): Promise<EngineOutput>;
}
