/** A text as the scanners see it: without colour codes and invisible characters. */
export interface View {
  readonly text: string;
  /** Offsets in the view at which colour codes were taken out: words end there. */
  readonly seams: readonly number[];
  /** The offset in the original of a secret's first character. */
  readonly rawStart: (offset: number) => number;
  /** The offset in the original behind a secret's last character. */
  readonly rawEnd: (offset: number) => number;
}

/** Colour and cursor codes (ECMA-48), zero-width and joining characters, bidi marks, soft hyphen, tags. */
const HIDDEN =
  /\u034f|[\ufe00-\ufe0f]|\u001b\[[0-9;:?]{0,48}[A-Za-z]|\u001b\][^\u0007\u001b]{0,200}(?:\u0007|\u001b\\)|\u001b[()][A-Z0-9]|\u009b[0-9;]{0,48}[A-Za-z]|[\u00ad\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\udb40[\udc00-\udc7f]/g;
const ANY =
  /\u034f|[\ufe00-\ufe0f]|[\u001b\u009b\u00ad\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\udb40\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;
const CUT_CODE =
  /^(?:\u001b|\u001b\[[0-9;:?]{0,48}|\u001b\][^\u0007\u001b]{0,200}\u001b?|\u001b[()]|\u009b[0-9;]{0,48})$/;
const LONGEST_CODE = 260;
const FULLWIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const NONE: readonly number[] = [];
const same = (offset: number): number => offset;

/** Looks at a text the way the scanners do; a text without anything hidden is its own view. */
export function viewOf(raw: string): View {
  if (!ANY.test(raw)) return { text: raw, seams: NONE, rawStart: same, rawEnd: same };
  const seams: number[] = [];
  const gaps: number[] = [];
  const removed: number[] = [];
  let text = '';
  let from = 0;
  let total = 0;
  for (const match of raw.matchAll(HIDDEN)) {
    text += raw.slice(from, match.index);
    from = match.index + match[0].length;
    total += match[0].length;
    gaps.push(text.length);
    removed.push(total);
    const c = match[0].charCodeAt(0);
    if (c === 0x1b || c === 0x9b) seams.push(text.length);
  }
  text += raw.slice(from);
  // Full-width letters and digits read as the plain ones, one for one.
  text = text.replace(FULLWIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));
  return {
    text,
    seams,
    rawStart: (offset) => offset + removedBefore(gaps, removed, offset, true),
    rawEnd: (offset) => offset + removedBefore(gaps, removed, offset, false),
  };
}

/** How much was taken out before an offset, or at it too. */
function removedBefore(
  gaps: readonly number[],
  removed: readonly number[],
  offset: number,
  atIt: boolean,
): number {
  let low = 0;
  let high = gaps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const gap = gaps[middle] ?? 0;
    if (gap < offset || (atIt && gap === offset)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (removed[low - 1] ?? 0);
}

/** How much of a text that goes on can be looked at: not into a colour code or a character that is cut. */
export function completeLength(raw: string): number {
  const from = Math.max(0, raw.length - LONGEST_CODE);
  const tail = raw.slice(from);
  const start = Math.max(tail.lastIndexOf('\u001b'), tail.lastIndexOf('\u009b'));
  if (start >= 0) {
    const rest = tail.slice(start);
    if (CUT_CODE.test(rest)) return from + start;
    // The end of a title sequence is an escape itself.
    const before = tail.lastIndexOf('\u001b', start - 1);
    if (before >= 0 && CUT_CODE.test(tail.slice(before))) return from + before;
  }
  return raw.charCodeAt(raw.length - 1) === 0xdb40 ? raw.length - 1 : raw.length;
}
