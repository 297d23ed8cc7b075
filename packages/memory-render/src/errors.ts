/** What gave back something unusable at run time. */
export type MemoryRenderErrorCode = `invalid-result:${'scrubber' | 'layer' | 'countTokens'}`;

const BRAND = Symbol.for('@context-hygiene/memory-render/error');

/**
 * A run-time failure of this package. Recognise it with {@link MemoryRenderError.isInstance}, which also
 * works when the ESM and the CommonJS build are loaded side by side.
 */
export class MemoryRenderError extends Error {
  override readonly name: string = 'MemoryRenderError';
  /** What went wrong, for programs. */
  declare readonly code: MemoryRenderErrorCode;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    Object.defineProperty(this, BRAND, {});
  }

  /** Whether `value` is an error of this package, whichever copy of it made it. */
  static isInstance(value: unknown): value is MemoryRenderError {
    return BRAND in Object(value);
  }
}

/** Throws when something is not what it must be; `code` is stable, for programs. */
export function check(
  isRight: boolean,
  code: `${'invalid-option' | 'unknown-option' | 'invalid-argument'}:${string}` | MemoryRenderErrorCode,
  wanted: string,
  Kind: new (message: string) => Error = TypeError,
): asserts isRight {
  if (!isRight)
    throw Object.assign(new Kind(`${code.replace('-', ' ').replace(':', ' ')}: must be ${wanted}.`), {
      code,
    });
}
