/** Whether a char code is `A-Z`, `a-z` or `0-9`. */
export function isAlnum(c: number): boolean {
  return (c >= 97 && c <= 122) || (c >= 48 && c <= 57) || (c >= 65 && c <= 90);
}

/** Whether a char code is `A-Z` or `a-z`. */
export function isLetter(c: number): boolean {
  return (c >= 97 && c <= 122) || (c >= 65 && c <= 90);
}

/** Whether a char code is `0-9`. */
export function isDigit(c: number): boolean {
  return c >= 48 && c <= 57;
}

/** Whether a char code is a hexadecimal digit. */
export function isHex(c: number): boolean {
  return (c >= 48 && c <= 57) || (c >= 97 && c <= 102) || (c >= 65 && c <= 70);
}

/** Whether a char code is a space, tab, no-break space or ideographic space (not a line break). */
export function isBlank(c: number): boolean {
  return c === 32 || c === 9 || c === 0xa0 || c === 0x3000 || c === 0x202f;
}

/** Whether a char code ends a line; a vertical tab stands for an escaped end of one. */
export function isBreak(c: number): boolean {
  return c === 10 || c === 13 || c === 11 || c === 0x2028 || c === 0x2029;
}

/** Whether a char code is white space of any kind, or lies outside the text. */
export function isSpaceOrEdge(c: number): boolean {
  return c < 0 || isBlank(c) || isBreak(c);
}

/** Whether a char code is a letter of a script written with spaces: Latin with marks, Greek, Cyrillic. */
export function isWideLetter(c: number): boolean {
  return (c >= 0xc0 && c < 0x2000 && c !== 0xd7 && c !== 0xf7) || (c >= 0xac00 && c <= 0xd7a3);
}

/** Whether a char code belongs to a Chinese, Japanese or Korean script. */
export function isCjk(c: number): boolean {
  return (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xac00 && c <= 0xd7a3);
}

/** Whether a char code may stand in an identifier used as a key (`db.password`, `x-api-key`). */
export function isKeyChar(c: number): boolean {
  return isAlnum(c) || c === 95 || c === 45 || c === 46 || (c >= 0xc0 && isWideLetter(c));
}
