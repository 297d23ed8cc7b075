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

/** Throws when something is not what it must be; `kind:name` is the error's stable `code`, for programs. */
export function check(
  isRight: boolean,
  kind: 'invalid-option' | 'unknown-option' | 'invalid-argument' | 'invalid-result',
  name: string,
  wanted: string,
  Kind: new (message: string) => Error = TypeError,
): asserts isRight {
  if (!isRight) throw Object.assign(new Kind(`${name} must be ${wanted}.`), { code: `${kind}:${name}` });
}

/** Throws a {@link MemoryRenderError} when a function of the caller gave back something unusable. */
export function checkResult(
  isRight: boolean,
  source: 'scrubber' | 'layer' | 'countTokens',
  wanted: string,
): asserts isRight {
  check(isRight, 'invalid-result', source, `a function that gives ${wanted}`, MemoryRenderError);
}
