/** What can fail at run time: a scrubber, a layer or a token counter that gave back something unusable. */
export type MemoryRenderErrorCode =
  | 'invalid-scrubber-result'
  | 'invalid-layer-result'
  | 'invalid-token-count';

const BRAND = Symbol.for('@context-hygiene/memory-render/error');

/**
 * A run-time failure of this package. Recognise it with {@link MemoryRenderError.isInstance}, which also
 * works when the ESM and the CommonJS build are loaded side by side.
 */
export class MemoryRenderError extends Error {
  override readonly name: string = 'MemoryRenderError';
  readonly code: MemoryRenderErrorCode;

  constructor(code: MemoryRenderErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether `value` is an error of this package, whichever copy of it made it. */
  static isInstance(value: unknown): value is MemoryRenderError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}

/** Misuse: a native error with a stable `code` such as `invalid-option:budget`. */
export function misuse(
  kind: 'TypeError' | 'RangeError',
  code: `${'invalid-option' | 'unknown-option' | 'invalid-argument'}:${string}`,
  message: string,
): Error & { readonly code: string } {
  return Object.assign(kind === 'TypeError' ? new TypeError(message) : new RangeError(message), { code });
}
