/** What can fail at run time. */
export type CredentialScrubberErrorCode = 'unreadable-value' | 'stream-closed';

const BRAND = Symbol.for('@context-hygiene/credential-scrubber/error');

/**
 * A run-time failure of this package; its message never holds text that was to be scrubbed. Recognise it with
 * {@link CredentialScrubberError.isInstance}, which also works when the ESM and the CommonJS build are loaded
 * side by side.
 */
export class CredentialScrubberError extends Error {
  override readonly name: string = 'CredentialScrubberError';
  readonly code: CredentialScrubberErrorCode;

  constructor(code: CredentialScrubberErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether `value` is an error of this package, whichever copy of it made it. */
  static isInstance(value: unknown): value is CredentialScrubberError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}
