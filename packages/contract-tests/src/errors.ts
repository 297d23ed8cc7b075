/** Misuse: a native `TypeError` with a `code` that names the argument or the option. */
export function misuse(code: string, message: string): TypeError & { readonly code: string } {
  return Object.assign(new TypeError(`${message}.`), { code });
}
