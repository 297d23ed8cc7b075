import { misuse } from './errors.js';

/** What an option must be. */
export interface OptionKind {
  readonly accepts: (value: unknown) => boolean;
  /** Ends the sentence "… must be". */
  readonly said: string;
}

/**
 * Checks that `options` is an object of known options of the right kind; `undefined` stands for the default.
 *
 * @throws TypeError with code `invalid-argument:options`, `unknown-option:NAME` or `invalid-option:NAME`
 */
export function checkOptions(options: unknown, kinds: Readonly<Record<string, OptionKind>>): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw misuse('invalid-argument:options', 'options must be an object');
  }
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      const known = Object.keys(kinds).join(', ');
      throw misuse(`unknown-option:${name}`, `There is no option ${name}; known are ${known}`);
    }
    if (value !== undefined && !kind.accepts(value)) {
      throw misuse(`invalid-option:${name}`, `${name} must be ${kind.said}`);
    }
  }
}

/** Whether a value is an array of strings. */
export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Whether a value is an array that is not empty and passes with each of its members. */
export function isFullListOf(value: unknown, accepts: (member: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(accepts);
}
