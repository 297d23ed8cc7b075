const BRAND = Symbol.for('@context-hygiene/context-compressor/error');

/** What went wrong at run time: a stable word for programs. */
export type ContextCompressorErrorCode =
  | 'engine-failed'
  | 'archive-failed'
  | 'summarizer-failed'
  | 'summarizer-blank'
  | 'summarizer-thinking-only'
  | 'summarizer-tool-call'
  | 'summarizer-cut-off'
  | 'summarizer-refused'
  | 'prompt-too-long'
  | 'invalid-state';

/** Options of a {@link ContextCompressorError}. */
export interface ContextCompressorErrorOptions {
  readonly cause?: unknown;
  /** How long the provider asks to wait, in milliseconds (`retry-after`). */
  readonly retryAfterMs?: number | undefined;
}

/**
 * What fails at run time in this package. Known by its brand, so that the ESM and the CJS copy recognise each
 * other's errors; its message never holds content of the conversation.
 *
 * @example
 * if (ContextCompressorError.isInstance(error)) console.warn(error.code, error.retryAfterMs);
 */
export class ContextCompressorError extends Error {
  override readonly name = 'ContextCompressorError';
  readonly code: ContextCompressorErrorCode;
  /** How long the provider asks to wait, in milliseconds; `undefined` when it said nothing. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ContextCompressorErrorCode,
    message: string,
    options: ContextCompressorErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether a value is an error of this class, from whichever copy of the package. */
  static isInstance(value: unknown): value is ContextCompressorError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}
