/** The UTF-16 units that the scanner acts on. */
export const LF = 10;
export const CR = 13;
export const SPACE = 32;
export const DOUBLE_QUOTE = 34;
export const SINGLE_QUOTE = 39;
export const SLASH = 47;
export const LESS_THAN = 60;
export const EQUALS = 61;
export const GREATER_THAN = 62;
export const BACKTICK = 96;
export const TILDE = 126;
const TAB = 9;
const FF = 12;

/** Whether a unit is one of the five spaces a tag may hold: tab, LF, FF, CR, U+0020. */
export function isSpace(code: number): boolean {
  return code === SPACE || code === LF || code === TAB || code === CR || code === FF;
}

/** Folds A–Z to a–z and nothing else: U+0130 and U+212A must not shift or match. */
export function foldAscii(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
