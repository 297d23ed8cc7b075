/** What a character is to a run: no part of it, a part, or the part that makes the run worth a look. */
export type RunKind = 0 | 1 | 2;

/** The maximal runs of characters of kind 1 and 2 that hold at least one of kind 2, in order; each character is looked at once. */
export function markedRuns(text: string, maxLength: number, kindOf: (code: number) => RunKind): string[] {
  const end = Math.min(text.length, maxLength);
  const runs: string[] = [];
  let start = 0;
  let marked = false;
  for (let at = 0; at < end; at += 1) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === 2) marked = true;
    else if (kind === 0) {
      if (marked) runs.push(text.slice(start, at));
      start = at + 1;
      marked = false;
    }
  }
  if (marked) runs.push(text.slice(start, end));
  return runs;
}

/** Whether a character is one of `A–Z`, `a–z` and `_`. */
export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

/** Whether a character is one of `0–9`. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
