/** A misuse of the package: a native `TypeError` whose `code` says which option or argument is wrong. */
export interface MisuseError extends TypeError {
  /** `invalid-option:<name>`, `unknown-option:<name>`, `invalid-argument:<name>` or `already-reading`. */
  readonly code: string;
}

/** Makes the error for a misuse; its message says what would be right and never holds user content. */
export function misuse(code: string, message: string): MisuseError {
  return Object.assign(new TypeError(message), { code });
}

/** Makes the error for an option whose value is not what it has to be. */
export function invalidOption(name: string, wanted: string): MisuseError {
  return misuse(`invalid-option:${name}`, `${name} must be ${wanted}`);
}

/** Throws a `TypeError` with the code `invalid-argument:<name>` unless the value is a string. */
export function assertString(value: unknown, name: string): asserts value is string {
  if (typeof value !== 'string') {
    throw misuse(`invalid-argument:${name}`, `${name} must be a string, not ${typeof value}`);
  }
}
