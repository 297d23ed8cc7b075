/** Misuse: a native error with a stable `code` such as `invalid-option:keyParts`; its message says what would be right. */
export type MisuseError = (TypeError | RangeError) & { readonly code: string };

/** An option that is not what it must be; a `RangeError` for one of the right type that is out of bounds. */
export function invalidOption(name: string, wanted: string, kind: 'type' | 'range' = 'type'): MisuseError {
  return misuse(`invalid-option:${name}`, `${name} must be ${wanted}`, kind);
}

/** An argument that is not what it must be. */
export function invalidArgument(name: string, wanted: string): MisuseError {
  return misuse(`invalid-argument:${name}`, `${name} must be ${wanted}`, 'type');
}

/** An argument that is no text; what is usually given by mistake is called by its name. */
export function noText(name: string, given: unknown): MisuseError {
  const kind = ArrayBuffer.isView(given) ? 'bytes' : given instanceof Promise ? 'a promise' : typeof given;
  return invalidArgument(name, `a string, not ${kind}`);
}

/** An option that does not exist, with the names that do. */
export function unknownOption(name: string, known: Iterable<string>): MisuseError {
  const message = `There is no option ${name}; known are ${[...known].join(', ')}`;
  return misuse(`unknown-option:${name}`, message, 'type');
}

function misuse(code: string, message: string, kind: 'type' | 'range'): MisuseError {
  const error = kind === 'type' ? new TypeError(`${message}.`) : new RangeError(`${message}.`);
  return Object.assign(error, { code });
}
