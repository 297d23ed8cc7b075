import { abortable, neverAborted, throwIfAborted } from './abort.js';
import { budgetsFor } from './budgets.js';
import { assertTokens, checkCompressArguments } from './compress-options.js';
import { type CompressorState, INITIAL_STATE, readState } from './compressor-state.js';
import { parseConfig, type ResolvedConfig } from './config.js';
import { fourPhaseEngine } from './engines/four-phase.js';
import { judge } from './judge.js';
import { memoryArchive } from './recall/memory-archive.js';
import { toRedactor } from './redaction.js';
import { runPass } from './run-pass.js';
import { checkedCounter } from './tokens/checked-counter.js';
import { loadDefaultCounter } from './tokens/load-default-counter.js';
import type { TokenCounter } from './tokens/token-counter.js';
import type {
  CompressionEngine,
  CompressionResult,
  CompressOptions,
  ContextCompressorConfig,
  Decision,
  RecallArchive,
  Redactor,
} from './types.js';

/**
 * Compresses an agent's conversation when it nears the context window: old tool results are pruned, what is between head and
 * tail is summarized, and every guard that keeps this from doing harm is on.
 *
 * One compressor serves one conversation; it remembers figures alone, never content.
 *
 * @example
 * const compressor = new ContextCompressor({ summarize: (prompt, { signal }) => askModel(prompt, signal) });
 * const { messages, reason } = await compressor.compress(history, { contextLimit: 200_000 });
 */
export class ContextCompressor {
  /** Originals of what was pruned or summarized, by handle. */
  readonly archive: RecallArchive;
  readonly #config: ResolvedConfig;
  readonly #redactor: Redactor;
  #countTokens: Promise<TokenCounter> | undefined;
  #state: CompressorState = INITIAL_STATE;

  /**
   * @throws TypeError `unknown-option:<name>`, `invalid-option:<name>`; RangeError for a number out of its range
   */
  constructor(config: ContextCompressorConfig = {}) {
    this.#config = parseConfig(config);
    this.#redactor = toRedactor(this.#config.redact);
    this.archive = this.#config.archive ?? memoryArchive();
  }

  /**
   * Whether a pass is due.
   *
   * @param tokenCount tokens of the prompt, by the provider's last figure or your own count
   * @param contextLimit context window of the model, in tokens
   */
  shouldCompress(tokenCount: number, contextLimit: number): boolean {
    return this.decide(tokenCount, contextLimit).compress;
  }

  /**
   * Whether a pass is due, and why or why not.
   *
   * @param tokenCount tokens of the prompt, by the provider's last figure or your own count
   * @param contextLimit context window of the model, in tokens
   */
  decide(tokenCount: number, contextLimit: number): Decision {
    assertTokens('tokenCount', tokenCount, 0);
    assertTokens('contextLimit', contextLimit, 1);
    const budgets = budgetsFor(this.#config, contextLimit);
    const { reason, state } = judge(this.#state, tokenCount, budgets, this.#config.clock());
    this.#state = state;
    return { compress: reason === 'over-threshold', reason };
  }

  /**
   * Compresses a list of messages in any of the five formats. The input is never changed; an unchanged list comes back as the
   * very same array, an untouched message as the very same object.
   *
   * @throws AbortError (rejects) when `signal` is aborted; TypeError or RangeError for misuse; ContextCompressorError
   */
  async compress<Message extends object>(
    messages: readonly Message[],
    options: CompressOptions,
  ): Promise<CompressionResult<Message>> {
    checkCompressArguments(messages, options);
    const signal = options.signal ?? neverAborted();
    throwIfAborted(signal);
    const length = messages.length;
    const countTokens = await abortable(this.#counter(), signal);
    // What the caller appended while the counter was loaded belongs to the next pass.
    const given = messages.length === length ? messages : messages.slice(0, length);
    const deps = { config: this.#config, engine: this.#engine(countTokens), countTokens, signal };
    const before = this.#state;
    const { result, state } = await runPass(deps, before, given, options);
    this.#state = state;
    // The codec of the format wrote every message that is not the caller's own.
    return result as CompressionResult<Message>;
  }

  /** The state to store between processes: JSON-safe, figures alone. */
  serialize(): CompressorState {
    return this.#state;
  }

  /**
   * A compressor that goes on where another one stopped.
   *
   * @param state what `serialize()` gave, from any store
   * @throws ContextCompressorError `invalid-state`
   */
  static restore(state: unknown, config: ContextCompressorConfig = {}): ContextCompressor {
    const compressor = new ContextCompressor(config);
    compressor.#state = readState(state);
    return compressor;
  }

  #counter(): Promise<TokenCounter> {
    const { countTokens } = this.#config;
    this.#countTokens ??=
      countTokens === undefined ? loadDefaultCounter() : Promise.resolve(checkedCounter(countTokens));
    return this.#countTokens;
  }

  #engine(countTokens: TokenCounter): CompressionEngine {
    const { engine } = this.#config;
    if (engine !== undefined) return engine;
    return fourPhaseEngine({
      config: this.#config,
      countTokens,
      redactor: this.#redactor,
      archive: this.archive,
    });
  }
}
