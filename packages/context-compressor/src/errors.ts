const BRAND = Symbol.for('@context-hygiene/context-compressor/error');

/** What went wrong at run time: a stable word for programs. */
export type ContextCompressorErrorCode =
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

/** Misuse of an option: `TypeError`, or `RangeError` for a number out of range, with a `code`. */
export function invalidOption(name: string, expected: string, kind: 'type' | 'range' = 'type'): Error {
  return withCode(kind, `invalid-option:${name}`, `The option "${name}" must be ${expected}.`);
}

/** An option that does not exist, with the names that do. */
export function unknownOption(name: string, known: readonly string[]): Error {
  const message = `There is no option "${name}". Options: ${known.join(', ')}.`;
  return withCode('type', `unknown-option:${name}`, message);
}

/** Misuse of an argument. */
export function invalidArgument(name: string, expected: string, kind: 'type' | 'range' = 'type'): Error {
  return withCode(kind, `invalid-argument:${name}`, `The argument "${name}" must be ${expected}.`);
}

/** Refuses what is not a plain options object, and options whose names are not known. */
export function assertOptions(options: unknown, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw invalidArgument('options', 'an object');
  }
  for (const name of Object.keys(options)) if (!known.includes(name)) throw unknownOption(name, known);
}

function withCode(kind: 'type' | 'range', code: string, message: string): Error {
  const error = kind === 'type' ? new TypeError(message) : new RangeError(message);
  return Object.assign(error, { code });
}
