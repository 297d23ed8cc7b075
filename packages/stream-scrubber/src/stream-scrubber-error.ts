/** What can fail at run time. */
export type StreamScrubberErrorCode = 'body-too-large' | 'event-too-large' | 'unsupported-result';

const brand = Symbol.for('@context-hygiene/stream-scrubber/error');

/** What goes wrong while a stream runs; misuse throws a native `TypeError` instead. */
export class StreamScrubberError extends Error {
  override readonly name: string = 'StreamScrubberError';
  /** A stable, machine-readable reason. */
  readonly code: StreamScrubberErrorCode;

  constructor(code: StreamScrubberErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
    Object.defineProperty(this, brand, { value: true });
  }

  /** Tells whether a value is such an error, also one made by another copy of this package. */
  static isInstance(value: unknown): value is StreamScrubberError {
    return typeof value === 'object' && value !== null && brand in value;
  }
}
