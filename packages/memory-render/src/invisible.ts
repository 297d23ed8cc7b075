/**
 * What may stand between the parts of a tag or a label: white space, control characters, and what is drawn
 * as nothing.
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const GAP = '[\\s\\p{Cc}\\p{DI}]*';

/** The source of a pattern for all that is drawn as `name`: characters that show nothing may stand inside; flag `u`. */
export function shownAs(name: string): string {
  return Array.from(name, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`).join('\\p{DI}*');
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{DI}]/u.test(text);
}
