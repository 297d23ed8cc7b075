/** What gave back something unusable at run time. */
export type MemoryRenderErrorCode = `invalid-result:${'scrubber' | 'layer' | 'countTokens'}`;

const BRAND = Symbol.for('@context-hygiene/memory-render/error');

/**
 * A run-time failure of this package; its message never holds what a memory says. Recognise it with
 * {@link MemoryRenderError.isInstance}, which also works when the ESM and the CommonJS build are loaded side by
 * side.
 */
export class MemoryRenderError extends Error {
  override readonly name: string = 'MemoryRenderError';
  /** What went wrong, for programs. */
  declare readonly code: MemoryRenderErrorCode;

  /** @internal `check` gives it its code. */
  constructor(message: string) {
    super(message);
    Object.defineProperty(this, BRAND, {});
  }

  /** Whether `value` is an error of this package, whichever copy of it made it. */
  static isInstance(value: unknown): value is MemoryRenderError {
    return BRAND in Object(value);
  }
}
