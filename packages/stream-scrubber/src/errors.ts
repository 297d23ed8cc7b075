/** A misuse of the package: a native `TypeError` whose `code` says which option or argument is wrong. */
export interface MisuseError extends TypeError {
  /** `invalid-option:<name>`, `unknown-option:<name>`, `invalid-argument:<name>` or `already-reading`. */
  readonly code: string;
}

/** Makes the error for a misuse; its message says what would be right and never holds user content. */
export function misuse(code: string, message: string): MisuseError {
  return Object.assign(new TypeError(`${message}.`), { code });
}

/** Makes the error for an option or argument that is not what it has to be. */
export function invalid(kind: 'option' | 'argument', name: string, wanted: string): MisuseError {
  return misuse(`invalid-${kind}:${name}`, `${name} must be ${wanted}`);
}

/** Throws a `TypeError` with the code `invalid-argument:<name>` unless the value is a string. */
export function assertString(value: unknown, name: string): asserts value is string {
  if (typeof value !== 'string') throw invalid('argument', name, `a string, not ${kindOf(value)}`);
}

/** Throws a `TypeError` with the code `invalid-argument:<name>` unless the value is a `Uint8Array`, of any realm. */
export function assertBytes(
  value: unknown,
  name: string,
  wanted = 'a Uint8Array',
): asserts value is Uint8Array {
  if (kindOf(value) !== 'Uint8Array') throw invalid('argument', name, `${wanted}, not ${kindOf(value)}`);
}

/** What a value is, for a message: `Null`, `Array`, `Promise`, `Uint8Array`. */
export function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}
