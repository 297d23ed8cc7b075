/** A native error of misuse, with a `code` that names the option or argument. */
export function misuse(code: string, message: string): TypeError {
  return Object.assign(new TypeError(`${message}.`), { code });
}

/** Runs what checks the options of one piece; its complaint says which piece it speaks of. */
export function inPiece<Result>(piece: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError) || !('code' in error)) throw error;
    const Kind = error instanceof RangeError ? RangeError : TypeError;
    throw Object.assign(new Kind(`${piece}: ${error.message}`, { cause: error }), { code: error.code });
  }
}

/** Checks that `options` is an object whose keys are all known. */
export function checkKeys(options: unknown, known: readonly string[]): void {
  // A `Map` has no keys of its own, and would pass for no options.
  const isList = Array.isArray(options) || options instanceof Map;
  if (typeof options !== 'object' || options === null || isList)
    throw misuse('invalid-argument:options', 'options must be an object');
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) {
      throw misuse(`unknown-option:${name}`, `There is no option ${name}; known are ${known.join(', ')}`);
    }
  }
}
