/**
 * The maximal runs of some characters that hold a mark, in order. Marks are seldom: the characters between the runs are not
 * looked at one by one.
 *
 * @param marks finds the characters that make a run worth a look; a global pattern, each of them part of a run
 * @param isPart whether a character belongs to a run
 */
export function markedRuns(text: string, marks: RegExp, isPart: (code: number) => boolean): string[] {
  const runs: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(marks)) {
    if (index < end) continue;
    let start = index;
    while (start > end && isPart(text.charCodeAt(start - 1))) start -= 1;
    end = index + 1;
    while (end < text.length && isPart(text.charCodeAt(end))) end += 1;
    runs.push(text.slice(start, end));
  }
  return runs;
}

/** Whether a character is one of `A–Z`, `a–z`, `0–9` and `_`. */
export function isWordCharacter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
  );
}

/** A text without the given signs at its beginning and at its end. */
export function withoutSigns(text: string, atStart: string, atEnd: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && atStart.includes(text.charAt(start))) start += 1;
  while (end > start && atEnd.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
