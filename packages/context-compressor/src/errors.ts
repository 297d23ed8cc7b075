/** Misuse of an option: `TypeError`, or `RangeError` for a number out of range, with a `code`. */
export function invalidOption(name: string, expected: string, kind: 'type' | 'range' = 'type'): Error {
  return withCode(kind, `invalid-option:${name}`, `${name} must be ${expected}.`);
}

/** Whether an error names a misuse. */
export function isMisuse(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(?:invalid|unknown)-(?:option|argument):/.test(String(error.code))
  );
}

/** An option that does not exist, with the names that do. */
export function unknownOption(name: string, known: readonly string[]): Error {
  const message = `There is no option ${name}; known are ${known.join(', ')}.`;
  return withCode('type', `unknown-option:${name}`, message);
}

/** An option that was given in the wrong place. */
export function optionOf(method: string, name: string): Error {
  return withCode(
    'type',
    `unknown-option:${name}`,
    `${name} is an option of ${method}, not of the constructor.`,
  );
}

/** Misuse of an argument. */
export function invalidArgument(name: string, expected: string, kind: 'type' | 'range' = 'type'): Error {
  return withCode(kind, `invalid-argument:${name}`, `${name} must be ${expected}.`);
}

/** Refuses what is not a plain options object, and options whose names are not known. */
export function assertOptions(options: unknown, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Symbol.iterator in options) {
    throw invalidArgument('options', 'an object with options, not a list or a Map');
  }
  for (const name of Object.keys(options)) if (!known.includes(name)) throw unknownOption(name, known);
}

function withCode(kind: 'type' | 'range', code: string, message: string): Error {
  const error = kind === 'type' ? new TypeError(message) : new RangeError(message);
  return Object.assign(error, { code });
}
